import { beforeAll, describe, expect, test } from 'vitest'
import { makeComplaint, URAIAN } from '../../../../tests/complaints.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { type Answer, anyIp, ask } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { attemptLimits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const OWN = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

interface Sent {
  url?: string
  ip?: string
  headers?: Record<string, string>
  files?: { name: string; bytes: Uint8Array }[]
}

/** A form as a browser without a program sends it: no token, no cookies, a nameless nothing for files not chosen. */
function post(
  fields: Record<string, string>,
  { url = '/pengaduan', ip = anyIp(), ...sent }: Sent = {},
): Promise<Answer> {
  const part = (what: string) => `--sekat\r\nContent-Disposition: form-data; ${what}\r\n`
  const { files = [{ name: '', bytes: new Uint8Array() }] } = sent
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(`name="${name}"`)}\r\n${value}\r\n`)),
    ...files.flatMap(({ name, bytes }) => [
      Buffer.from(`${part(`name="lampiran"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--sekat--\r\n'),
  ])
  const headers = { accept: 'text/html,application/xhtml+xml', 'content-type': 'multipart/form-data; boundary=sekat' }
  return ask(site.app, { method: 'POST', url, ip, payload, headers: { ...headers, ...(sent.headers ?? OWN) } })
}

const COMPLAINT = {
  aksi: 'fileComplaint',
  jenis_pengaduan: 'layanan',
  nama: '',
  is_anonim: 'on',
  email: 'tanpa-program@example.com',
  phone: '',
  terlapor: '',
  no_sertifikasi: '',
  tanggal_kejadian: '',
  uraian: `${URAIAN}\r\nBaris kedua.`,
  pernyataan_benar: 'on',
  situs: '',
}

const ticketIn = ({ text }: Answer) => /ADU-\d{4}-\d{4,9}/.exec(text)?.[0] ?? ''
const pinIn = ({ text }: Answer) => /<dd[^>]*>(\d{8})<\/dd>/.exec(text)?.[1] ?? ''
const complaintCount = async () => (await site.db.selectFrom('complaints').select('id').execute()).length

describe('a form without the program', () => {
  test('stands on the page whole, with labels, and posts to the page itself', async () => {
    const { text } = await ask(site.app, {
      method: 'GET',
      url: '/pengaduan',
      ip: anyIp(),
      headers: { accept: 'text/html' },
    })
    const form = /<form [^>]*action="\/pengaduan#formulir"[^>]*>/.exec(text)?.[0]
    expect(form).toMatch(/(?=.*method="post")(?=.*enctype="multipart\/form-data")/i)
    for (const name of Object.keys(COMPLAINT)) expect(text).toContain(`name="${name}"`)
    expect(text.replaceAll('<!-- -->', '')).toContain('menanganinya dalam 1 hari kerja')
    const tracking = await ask(site.app, {
      method: 'GET',
      url: '/pengaduan?tab=lacak&tiket=ADU-2026-0007',
      ip: anyIp(),
      headers: { accept: 'text/html' },
    })
    expect(tracking.text).toContain('value="ADU-2026-0007"')
  })

  test('files a complaint with files: the page shows ticket and PIN, kept by no cache', async () => {
    const answer = await post(COMPLAINT, {
      files: [
        { name: 'bukti.pdf', bytes: pdf() },
        { name: '', bytes: new Uint8Array() },
      ],
    })
    expect([answer.status, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      201,
      'no-store',
      'text/html; charset=utf-8',
    ])
    expect(answer.cookies).toEqual([])
    const tracked = await post(
      { aksi: 'trackComplaint', no_tiket: ticketIn(answer), pin: pinIn(answer) },
      { url: '/pengaduan?tab=lacak' },
    )
    expect(tracked.status).toBe(200)
    expect(tracked.text).toContain('Lampiran: bukti.pdf')
    expect(tracked.text).toContain('Baris kedua.')
    const row = await site.db
      .selectFrom('complaints')
      .select(['uraian', 'user_id'])
      .where('no_tiket', '=', ticketIn(answer))
      .executeTakeFirst()
    expect(row).toEqual({ uraian: `${URAIAN}\nBaris kedua.`, user_id: null })
  })

  test('that is refused comes back with a sentence under the field and everything typed kept', async () => {
    const before = await complaintCount()
    const answer = await post({
      ...COMPLAINT,
      jenis_pengaduan: 'penguji',
      is_anonim: '',
      phone: '<script>',
      uraian: 'Pendek & "tajam"',
    })
    expect(answer.status).toBe(422)
    for (const sentence of [
      'Isi nama Anda, atau centang',
      'Isi nama atau nomor penguji yang diadukan.',
      'Uraian paling sedikit 30 huruf.',
      'No. HP berisi',
    ]) {
      expect(answer.text).toContain(sentence)
    }
    expect(answer.text).toContain('aria-invalid="true"')
    expect(answer.text).toContain('Pendek &amp; &quot;tajam&quot;</textarea>')
    expect(answer.text).toContain('value="tanpa-program@example.com"')
    expect(answer.text).toContain('<option value="penguji" selected="">')
    expect(answer.text).toContain('value="&lt;script&gt;"')
    expect(answer.text).not.toContain('phone":"<script>')
    expect(await complaintCount()).toBe(before)
  })

  test.each<[string, { name: string; bytes: Uint8Array }[], RegExp]>([
    ['a file of more than 2 MB', [{ name: 'besar.pdf', bytes: Buffer.alloc(2_000_001) }], /Berkas paling besar 2 MB/],
    ['four files', Array.from({ length: 4 }, () => ({ name: 'a.pdf', bytes: pdf() })), /paling banyak 3 berkas/],
    ['a file that is no picture and no PDF', [{ name: 'a.pdf', bytes: Buffer.from('#!/bin/sh') }], /Kirim berkas PDF/],
  ])('with %s is refused, and the text kept', async (_what, files, sentence) => {
    const answer = await post(COMPLAINT, { files })
    expect(answer.status).toBe(422)
    expect(answer.text).toMatch(sentence)
    expect(answer.text).toContain('Baris kedua.')
  })

  test('answers, and opens again, by the same page', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const url = '/pengaduan?tab=lacak'
    const replied = await post({ aksi: 'replyToComplaint', no_tiket, pin, isi: 'Balasan tanpa program.' }, { url })
    expect([replied.status, replied.text.includes('Balasan tanpa program.')]).toEqual([200, true])
    const empty = await post({ aksi: 'replyToComplaint', no_tiket, pin, isi: ' ' }, { url })
    expect(empty.status).toBe(422)
    expect(empty.text).toContain('Pesan wajib diisi.')
    expect(empty.text).toContain('Balasan tanpa program.')
    const early = await post({ aksi: 'reopenComplaint', no_tiket, pin, isi: 'Belum terjawab juga.' }, { url })
    expect(early.status).toBe(409)
  })

  test('with a wrong PIN shows the form again, without the case and without the PIN', async () => {
    const { no_tiket } = await makeComplaint(site)
    const answer = await post({ aksi: 'trackComplaint', no_tiket, pin: '12345678' }, { url: '/pengaduan?tab=lacak' })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Nomor tiket dan PIN tidak cocok.')
    expect(answer.text).toContain(`value="${no_tiket}"`)
    expect(answer.text).not.toContain('value="12345678"')
  })

  test('counts as any other try', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const wrong = pin === '00000000' ? '00000001' : '00000000'
    const ip = anyIp()
    const track = (given: string) =>
      post({ aksi: 'trackComplaint', no_tiket, pin: given }, { url: '/pengaduan?tab=lacak', ip })
    for (let at = 0; at < attemptLimits.complaintPin.most; at += 1) expect((await track(wrong)).status).toBe(404)
    const locked = await track(pin)
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '3600'])
    expect(locked.text).toContain('Terlalu banyak percobaan')
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://jahat.example', 'sec-fetch-site': 'cross-site' }],
    ['a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a page whose origin the browser hides', { 'sec-fetch-site': 'cross-site' }],
    ['nobody knows where', {}],
  ])('from %s is refused', async (_where, headers) => {
    const before = await complaintCount()
    const { status, body } = await post(COMPLAINT, { headers })
    expect([status, body]).toEqual([419, { message: 'CSRF token mismatch.' }])
    expect(await complaintCount()).toBe(before)
  })

  test.each<[string, string]>([
    ['no call', ''],
    ['a call of another page', 'login'],
    ['a call of the office', 'listComplaint'],
  ])('that names %s makes none', async (_what, aksi) => {
    const answer = await post({ ...COMPLAINT, aksi })
    expect([answer.status, answer.text.includes('tidak dapat dibaca')]).toEqual([422, true])
  })

  test('is no way around the token of other calls', async () => {
    const { no_tiket, pin } = await makeComplaint(site)
    const answer = await post({ pin, isi: 'Halo.' }, { url: `/pengaduan/${no_tiket}/balas` })
    expect(answer.status).toBe(419)
  })
})
