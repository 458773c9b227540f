import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untranslated } from '../src/english/language.tsx'
import { makeSiteContent } from './content.ts'
import { englishTextOf, indonesianIn } from './english-text.ts'
import { type TestApp, testApp } from './harness.ts'
import { type Answer, anyIp, ask } from './http.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

afterAll(() => expect([...untranslated]).toEqual([]))

const OWN = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

/** A form as a browser sends it by itself. */
function post(
  fields: Record<string, string>,
  headers: Record<string, string> = OWN,
  url = '/en/complaints',
): Promise<Answer> {
  const payload = Object.entries(fields)
    .map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
  const more = {
    'content-type': 'multipart/form-data; boundary=edge',
    accept: 'text/html,application/xhtml+xml',
    ...headers,
  }
  return ask(site.app, { method: 'POST', url, ip: anyIp(), payload: `${payload}--edge--\r\n`, headers: more })
}

const COMPLAINT = {
  aksi: 'fileComplaint',
  jenis_pengaduan: 'layanan',
  nama: 'Sponsor Example',
  email: 'sponsor@example.com',
  phone: '',
  terlapor: '',
  no_sertifikasi: '',
  tanggal_kejadian: '',
  uraian: 'The examination was moved twice without any notice to us.',
  pernyataan_benar: 'on',
  situs: '',
}

describe('a complaint in English', () => {
  test('is registered as any other, followed, and answered', async () => {
    const filed = await post(COMPLAINT)
    expect(filed.status).toBe(201)
    expect(filed.text).toContain('We have received your complaint')
    const no_tiket = /ADU-\d{4}-\d{8}/.exec(filed.text)?.[0] ?? ''
    const pin = />(\d{8})</.exec(filed.text)?.[1] ?? ''
    const row = await site.db
      .selectFrom('complaints')
      .select(['uraian', 'status'])
      .where('no_tiket', '=', no_tiket)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ uraian: COMPLAINT.uraian, status: 'diterima' })
    expect((await site.deliverMails()).map(({ to }) => to)).toContain('sponsor@example.com')
    const followed = await post({ aksi: 'trackComplaint', no_tiket, pin }, OWN, '/en/complaints?tab=lacak')
    expect([followed.status, followed.text.includes('Under investigation')]).toEqual([200, false])
    expect(followed.text).toContain(COMPLAINT.uraian)
    expect(indonesianIn(englishTextOf(followed.text))).toEqual([])
    const replied = await post(
      { aksi: 'replyToComplaint', no_tiket, pin, isi: 'One more thing.' },
      OWN,
      '/en/complaints?tab=lacak',
    )
    expect([replied.status, replied.text.includes('One more thing.')]).toEqual([200, true])
  })

  test('that is refused says why in English beside each field, and keeps what was typed', async () => {
    const { status, text } = await post({
      ...COMPLAINT,
      nama: '',
      email: 'sponsor',
      uraian: 'Too short',
      pernyataan_benar: '',
    })
    expect(status).toBe(422)
    for (const sentence of [
      'Please enter your name, or tick “Hide my identity”.',
      'Please enter a complete e-mail address',
      'Please write at least 30 characters.',
      'Please declare that what you have written is true.',
    ]) {
      expect(text).toContain(sentence)
    }
    expect(text).toContain('>Too short</textarea>')
    expect(indonesianIn(englishTextOf(text))).toEqual([])
  })

  test('with a wrong PIN is not shown, and a form of another site registers nothing', async () => {
    const wrong = await post(
      { aksi: 'trackComplaint', no_tiket: 'ADU-2026-00000001', pin: '00000000' },
      OWN,
      '/en/complaints?tab=lacak',
    )
    expect([wrong.status, wrong.text.includes('Ticket number and PIN do not match.')]).toEqual([404, true])
    const before = await site.db.selectFrom('complaints').select('id').execute()
    const foreign = await post(COMPLAINT, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(419)
    expect(await site.db.selectFrom('complaints').select('id').execute()).toHaveLength(before.length)
  })
})
