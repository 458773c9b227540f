import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn } from '../../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { openedPdf, qrIn } from '../../../../../tests/pdf-reading.ts'
import { submitPersonalData } from '../../../../../tests/personal-data.ts'
import { day } from '../../../../lib/day.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

type Choices = Parameters<typeof makeCertificate>[1]

/** Somebody who holds a certificate from before the portal. */
async function holder(choices: Choices = {}) {
  const { browser, account } = await loggedIn(site)
  const certificate = await makeCertificate(site.db, { user_id: account.id, nama: 'Ir. Wulan Contoh', ...choices })
  return { browser, account, certificate }
}

type Holder = Awaited<ReturnType<typeof holder>>

const write = ({ browser, certificate }: Holder) => browser.post(`/sertifikat-saya/${certificate.id}/surat-status`)
const openLetter = ({ browser }: Holder, id: number) => openedPdf(site.app, browser, `/surat-status/${id}/surat.pdf`)
const found = (bytes: Buffer) => site.client.findPaper({ sha256: createHash('sha256').update(bytes).digest('hex') })

describe('a letter on the status of a certificate', () => {
  test('says what the register says that moment, with a number without gap and a code that leads to the verdict', async () => {
    const who = await holder()
    const [first, second] = [await write(who), await write(who)]
    expect([first.status, first.body]).toEqual([
      201,
      { id: expect.any(Number), nomor: 'SKS/2026/0001', created_at: '2026-11-20T03:00:00.000Z', status_label: 'Aktif' },
    ])
    expect(second.body.nomor).toBe('SKS/2026/0002')
    const { bytes, text, pages, name } = await openLetter(who, first.body.id)
    for (const said of [
      'LSK Contoh',
      'SKS/2026/0001',
      'Ir. Wulan Contoh',
      who.certificate.no_sertifikasi,
      'Aktif',
      '31 Desember 2028',
    ])
      expect(text).toContain(said)
    expect([pages, name]).toEqual([1, expect.stringContaining('surat-status-SKS-2026-0001.pdf')])
    expect(await qrIn(bytes)).toBe(
      `http://localhost:3000/daftar-pemegang?no_sertifikasi=${encodeURIComponent(who.certificate.no_sertifikasi)}`,
    )
  })

  test('is the same file for ever, and what was true then stays in it', async () => {
    const who = await holder()
    const { id } = (await write(who)).body
    const before = await openLetter(who, id)
    await site.db
      .updateTable('certificates')
      .set({ status: 'dibekukan', frozen_until: '2027-05-20', status_since: '2026-11-20T02:00:00Z' })
      .where('id', '=', who.certificate.id)
      .execute()
    const after = await openLetter(who, id)
    expect(after.bytes.equals(before.bytes)).toBe(true)
    const later = await write(who)
    expect(later.body.status_label).toBe('Dibekukan')
    expect((await openLetter(who, later.body.id)).text).toContain('tidak boleh memakainya')
  })

  test('tells no NIK, address or phone', async () => {
    const { browser, account } = await loggedIn(site)
    await submitPersonalData(site, account.id, { nik: '9900010101900001' })
    const certificate = await makeCertificate(site.db, { user_id: account.id })
    const who = { browser, account, certificate }
    const { text } = await openLetter(who, (await write(who)).body.id)
    expect(text).not.toMatch(/9900010101900001|Jalan Contoh Nomor 1|6281/)
  })

  test.each([
    ['belum_berlaku', { valid_from: day('2027-01-01') }, 'mulai berlaku pada 1 Januari 2027'],
    ['kedaluwarsa', { valid_until: day('2026-11-19') }, 'berakhir pada 19 November 2026'],
    ['dicabut', { status: 'dicabut' as const }, 'tidak berlaku lagi'],
    ['diganti', { status: 'diganti' as const }, 'diganti sejak 1 Januari 2026'],
  ])('says of one that is %s what that means', async (_state, choices, words) => {
    const who = await holder(choices)
    expect((await openLetter(who, (await write(who)).body.id)).text.replace(/\s+/g, ' ')).toContain(words)
  })

  test('is written five times a day at most, and again the day after', async () => {
    const who = await holder()
    for (let made = 0; made < 5; made += 1) expect((await write(who)).status).toBe(201)
    const numbers = () => site.db.selectFrom('status_letters').select('nomor').execute()
    const before = (await numbers()).length
    const refused = await write(who)
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringMatching(/^Hari ini Anda sudah membuat lima/),
    ])
    await site.db
      .updateTable('status_letters')
      .set({ created_at: '2026-11-19T16:59:59Z' })
      .where('user_id', '=', who.account.id)
      .execute()
    const again = await write(who)
    expect([again.status, Number(again.body.nomor.slice(-4))]).toEqual([201, before + 1])
  })

  test('asked for many times at once is written five times all the same', async () => {
    const who = await holder()
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(who)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
    const rows = await site.db.selectFrom('status_letters').select('nomor').orderBy('nomor').execute()
    expect(rows.map(({ nomor }) => Number(nomor.slice(-4)))).toEqual(rows.map((_row, at) => at + 1))
  })

  test('of somebody else’s certificate is not to be had', async () => {
    const [who, stranger] = [await holder(), await holder()]
    const { id } = (await write(who)).body
    expect((await stranger.browser.post(`/sertifikat-saya/${who.certificate.id}/surat-status`)).status).toBe(404)
    expect((await stranger.browser.get(`/surat-status/${id}/surat.pdf`)).status).toBe(404)
  })
})

describe('whoever is handed a letter', () => {
  test('is told which certificate it is about, what that was on its day, and what it is now', async () => {
    const who = await holder()
    const { id, nomor } = (await write(who)).body
    const { bytes } = await openLetter(who, id)
    await site.db.updateTable('certificates').set({ status: 'dicabut' }).where('id', '=', who.certificate.id).execute()
    expect(await found(bytes)).toMatchObject({
      no_sertifikasi: who.certificate.no_sertifikasi,
      surat: { nomor, created_at: '2026-11-20T03:00:00.000Z', status_label: 'Aktif' },
    })
    const { pemegang } = await site.client.checkHolder({ no_sertifikasi: who.certificate.no_sertifikasi })
    expect(pemegang?.status_label).toBe('Dicabut')
  })

  test('learns that a letter in which a byte was changed is none of ours', async () => {
    const who = await holder()
    const { bytes } = await openLetter(who, (await write(who)).body.id)
    expect(await found(Buffer.concat([bytes, Buffer.from(' ')]))).toMatchObject({ no_sertifikasi: null, surat: null })
  })
})

describe('one’s own certificates', () => {
  test('are those of earlier days, too, withdrawn ones included, each with its window and letters', async () => {
    const who = await holder({ valid_until: day('2027-02-01') })
    const gone = await makeCertificate(site.db, { user_id: who.account.id, status: 'dicabut' })
    const { nomor } = (await write(who)).body
    const { status, body } = await who.browser.get('/sertifikat-saya')
    expect([status, body]).toEqual([
      200,
      [
        expect.objectContaining({
          no_sertifikasi: gone.no_sertifikasi,
          status_sertifikat: 'dicabut',
          perpanjangan: null,
          surat: [],
        }),
        expect.objectContaining({
          no_sertifikasi: who.certificate.no_sertifikasi,
          status_sertifikat: 'akan_berakhir',
          user_training_id: null,
          no_sertifikasi_pengganti: null,
          perpanjangan: { mulai: '2026-08-05', valid_until: '2027-02-01', tenggang: '2027-05-02', keadaan: 'terbuka' },
          kurang: [],
          surat: [expect.objectContaining({ nomor, status_label: 'Akan berakhir' })],
        }),
      ],
    ])
  })

  test('say by which number one was renewed, and cannot be renewed again', async () => {
    const who = await holder({ valid_until: day('2027-02-01') })
    const next = await makeCertificate(site.db, {
      user_id: who.account.id,
      replaces_id: who.certificate.id,
      valid_from: day('2027-02-02'),
      valid_until: day('2030-02-02'),
    })
    const { body } = await who.browser.get('/sertifikat-saya')
    const [later, earlier] = body
    expect([later.status_sertifikat, later.perpanjangan.keadaan]).toEqual(['belum_berlaku', 'belum_dibuka'])
    expect([earlier.no_sertifikasi_pengganti, earlier.perpanjangan]).toEqual([next.no_sertifikasi, null])
  })

  test('are nobody else’s', async () => {
    await holder()
    expect((await (await loggedIn(site)).browser.get('/sertifikat-saya')).body).toEqual([])
  })
})
