import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, loggedIn } from '../../../../tests/accounts.ts'
import {
  clerkIn,
  closeComplaint,
  fileComplaint,
  makeComplaint,
  move,
  reopen,
  reply,
  replyWithFile,
  type Staff,
  takeOver,
  track,
  URAIAN,
} from '../../../../tests/complaints.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { attemptLimits } from '../../../limits.ts'
import { sweepFiles } from '../../platform/files/jobs.ts'
import { sweepComplaints } from './jobs.ts'

let site: TestApp
let clerk: Staff

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  clerk = await clerkIn(site)
})
beforeEach(() => {
  site.clock.now = NOW
})

const rowOf = (no_tiket: string) =>
  site.db.selectFrom('complaints').selectAll().where('no_tiket', '=', no_tiket).executeTakeFirstOrThrow()

describe('filing', () => {
  test('answers a ticket of eight chance digits and a PIN of eight digits, and mails both', async () => {
    const { body, status } = await fileComplaint(site)
    expect(status).toBe(201)
    expect(body).toEqual({
      no_tiket: expect.stringMatching(/^ADU-2026-\d{8}$/),
      pin: expect.stringMatching(/^\d{8}$/),
      email: 'pelapor@example.com',
    })
    await fileComplaint(site, { uraian: 'terlalu pendek' })
    const next = await fileComplaint(site)
    expect(next.body.no_tiket).not.toBe(body.no_tiket)
    const mails = await site.deliverMails()
    const receipt = mails.find(({ text }) => text.includes(body.no_tiket))
    expect(receipt).toMatchObject({ to: 'pelapor@example.com', subject: `Tanda terima pengaduan ${body.no_tiket}` })
    expect(receipt?.text).toContain(`PIN Anda: ${body.pin}`)
    expect(receipt?.text).toContain(`http://localhost:3000/pengaduan?tab=lacak&tiket=${body.no_tiket}`)
  })

  test.each<[string, object, string, RegExp]>([
    ['without a kind', { jenis_pengaduan: '' }, 'jenis_pengaduan', /Pilih jenis/],
    ['without a name, though not hidden', { nama: '' }, 'nama', /Sembunyikan/],
    ['with a name too short', { nama: 'Al' }, 'nama', /paling sedikit 3/],
    ['without an address', { email: '', is_anonim: true }, 'email', /Email wajib diisi/],
    ['with a phone that is none', { phone: 'abc' }, 'phone', /No. HP/],
    ['about an examiner without a name', { jenis_pengaduan: 'penguji' }, 'terlapor', /penguji/],
    ['about a holder without name and number', { jenis_pengaduan: 'pemegang_sertifikat' }, 'terlapor', /pemegang/],
    ['of tomorrow', { tanggal_kejadian: '2026-11-21' }, 'tanggal_kejadian', /hari ini/],
    ['of 29 letters', { uraian: 'x'.repeat(29) }, 'uraian', /paling sedikit 30/],
    ['of 4001 letters', { uraian: 'x'.repeat(4001) }, 'uraian', /paling panjang 4000/],
    ['without the declaration', { pernyataan_benar: false }, 'pernyataan_benar', /benar/],
    ['by a program that fills in everything', { situs: 'https://example.com' }, 'situs', /Kosongkan/],
  ])('%s is refused with a sentence', async (_what, choices, field, sentence) => {
    const { status, body } = await fileComplaint(site, choices)
    expect([status, body.errors[field]?.join(' ')]).toEqual([422, expect.stringMatching(sentence)])
  })

  test.each([
    ['without a name by who hides', { is_anonim: true, nama: '' }],
    ['of today', { tanggal_kejadian: '2026-11-20' }],
    ['of 30 letters', { uraian: 'x'.repeat(30) }],
    ['about a holder by number alone', { jenis_pengaduan: 'pemegang_sertifikat', no_sertifikasi: '0001/KTPA/X' }],
  ])('%s is taken', async (_what, choices) => {
    expect((await fileComplaint(site, choices)).status).toBe(201)
  })

  test('is stopped after ten an hour from one address', async () => {
    const browser = new Browser(site.app)
    const statuses = []
    for (let at = 0; at <= attemptLimits.complaints.most; at += 1)
      statuses.push((await fileComplaint(site, { uraian: `${URAIAN} Ini aduan ke-${at}.` }, browser)).status)
    expect(statuses.slice(-2)).toEqual([201, 429])
    expect((await fileComplaint(site)).status).toBe(201)
    later(site, attemptLimits.complaints.seconds)
    expect((await fileComplaint(site, {}, browser)).status).toBe(201)
  })

  test('keeps neither PIN nor reporter readable, and the account only of who does not hide', async () => {
    const { browser, account } = await loggedIn(site)
    const open = await makeComplaint(site, { nama: 'Nama Terbuka', email: 'terbuka@example.com' }, browser)
    const hidden = await makeComplaint(
      site,
      { is_anonim: true, nama: 'Nama Rahasia', email: 'rahasia@example.com' },
      browser,
    )
    const rows = [await rowOf(open.no_tiket), await rowOf(hidden.no_tiket)]
    expect(rows.map(({ user_id }) => user_id)).toEqual([account.id, null])
    const kept = JSON.stringify(rows.map((row) => ({ ...row, pelapor: row.pelapor.toString('latin1') })))
    for (const secret of [open.pin, hidden.pin, 'Terbuka', 'Rahasia', 'rahasia@']) expect(kept).not.toContain(secret)
    const log = await site.db.selectFrom('audit_log').selectAll().where('noun', '=', 'pengaduan').execute()
    expect(log.map(({ who, ip, user_id }) => [who, ip, user_id])).toContainEqual(['pelapor', '', null])
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${browser.ip}|${account.name}|Rahasia`))
    expect(site.logged.join()).not.toContain(hidden.pin)
  })
})

describe('the talk', () => {
  test('goes both ways, and an answer that was asked for moves the case on', async () => {
    const complaint = await makeComplaint(site)
    await takeOver(clerk, complaint.id)
    await move(clerk, complaint.id, 'validasi')
    await move(clerk, complaint.id, 'telaah')
    await move(clerk, complaint.id, 'tanya', 'Jadwal tanggal berapa? NIK 9901010101010001 tidak perlu.')
    const mails = await site.deliverMails()
    const asked = mails.find(({ subject }) => subject === `Pengaduan ${complaint.no_tiket}: menunggu pelapor`)
    expect(asked?.text).toContain('Jadwal tanggal berapa?')
    expect(asked?.text).not.toContain('9901010101010001')
    const { body } = await reply(site, complaint, 'Tanggal 10 November.')
    expect(body.status).toBe('ditelaah')
    expect(body.riwayat.map(({ jenis, ke }: { jenis: string; ke: string | null }) => ke ?? jenis)).toEqual([
      'diterima',
      'divalidasi',
      'ditelaah',
      'pesan',
      'menunggu_pelapor',
      'pesan',
      'ditelaah',
    ])
    const told = (await site.deliverMails()).find(({ to }) => to === clerk.account.email)
    expect(told?.subject).toBe(`Pengaduan ${complaint.no_tiket} dibalas`)
  })

  test('shows the reporter neither notes nor names of staff', async () => {
    const complaint = await makeComplaint(site)
    await takeOver(clerk, complaint.id)
    await clerk.browser.post(`/admin-api/pengaduan/${complaint.id}/tulis`, { jenis: 'catatan', isi: 'Catatan dalam.' })
    await clerk.browser.post(`/admin-api/pengaduan/${complaint.id}/tulis`, { jenis: 'pesan', isi: 'Sedang kami baca.' })
    const { text } = await track(site, complaint)
    expect(text).toContain('Sedang kami baca.')
    expect(text).not.toMatch(new RegExp(`Catatan dalam|${clerk.account.name}`))
    const letters = (await site.deliverMails()).filter(({ to }) => to === 'pelapor@example.com')
    expect(letters.map(({ text }) => text).join()).not.toContain('Catatan dalam')
  })

  test('takes files along, which nobody but the handlers opens', async () => {
    const complaint = await makeComplaint(site)
    const sent = await replyWithFile(site, complaint)
    expect([sent.status, sent.body.riwayat.at(-1)]).toEqual([200, expect.objectContaining({ berkas: ['bukti.pdf'] })])
    const { body } = await clerk.browser.get(`/admin-api/pengaduan/${complaint.id}`)
    const [given] = body.riwayat.at(-1).berkas
    expect((await clerk.browser.get(`/berkas/${given.id}`)).status).toBe(200)
    const { browser: stranger } = await loggedIn(site)
    expect((await stranger.get(`/berkas/${given.id}`)).status).toBe(404)
    const row = await site.db.selectFrom('private_files').selectAll().where('id', '=', given.id).executeTakeFirst()
    expect(row).toMatchObject({ user_id: null, jenis: 'lampiran_pengaduan' })
  })

  test('refuses a file that is none of the kinds, and keeps nothing', async () => {
    const complaint = await makeComplaint(site)
    const { status, body } = await replyWithFile(site, complaint, {
      name: 'bukti.html',
      type: 'text/html',
      bytes: Buffer.from('<script>'),
    })
    expect([status, body.errors.lampiran]).toEqual([422, [expect.stringMatching(/PDF, JPG/)]])
    expect((await track(site, complaint)).body.riwayat).toHaveLength(1)
  })
})

describe('a closed complaint', () => {
  test('tells what was found, takes no reply and can be opened again once', async () => {
    const complaint = await makeComplaint(site)
    await closeComplaint(clerk, complaint.id)
    const { body } = await track(site, complaint)
    expect(body).toMatchObject({
      status: 'selesai',
      putusan: 'Pengaduan terbukti; peserta sudah dihubungi.',
      boleh_dibalas: false,
      reopen_until: '2026-12-04',
    })
    const letter = (await site.deliverMails()).find(
      ({ subject }) => subject === `Pengaduan ${complaint.no_tiket} ditutup`,
    )
    expect(letter?.text).toContain('peserta sudah dihubungi')
    expect(letter?.text).toContain('4 Desember 2026')
    expect(await reply(site, complaint, 'Terima kasih.')).toMatchObject({ status: 409 })
    const opened = await reopen(site, complaint)
    expect([opened.status, opened.body.status, opened.body.putusan]).toEqual([
      200,
      'dibuka_kembali',
      expect.any(String),
    ])
    expect(await rowOf(complaint.no_tiket)).toMatchObject({ closed_at: null, target_jawab: '2026-12-10' })
    for (const [langkah, isi] of [
      ['telaah', ''],
      ['tindak', 'Diperiksa ulang.'],
      ['tutup', 'Putusan tetap.'],
    ] as const) {
      expect((await move(clerk, complaint.id, langkah, isi)).status).toBe(200)
    }
    expect((await track(site, complaint)).body.reopen_until).toBeNull()
    const again = await reopen(site, complaint)
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('sudah pernah dibuka kembali')])
  })

  test.each<[string, string, number]>([
    ['the day before the last', '2026-12-03T16:59:59Z', 200],
    ['on the last day', '2026-12-04T16:59:59Z', 200],
    ['the day after', '2026-12-04T17:00:00Z', 409],
  ])('%s it is opened again: %s', async (_when, moment, status) => {
    const complaint = await makeComplaint(site)
    await closeComplaint(clerk, complaint.id)
    site.clock.now = new Date(moment)
    expect((await reopen(site, complaint)).status).toBe(status)
  })

  test('is kept with its files for the years of the setting, and then removed', async () => {
    const complaint = await makeComplaint(site)
    await replyWithFile(site, complaint)
    await closeComplaint(clerk, complaint.id)
    const files = () =>
      site.db.selectFrom('private_files').select('id').where('jenis', '=', 'lampiran_pengaduan').execute()
    const before = (await files()).length
    const sweepOn = async (moment: string) => {
      const world = { db: site.db, files: site.files, now: new Date(moment) }
      await sweepComplaints(world)
      await sweepFiles(world)
    }
    await sweepOn('2031-11-20T16:59:59Z')
    expect(await rowOf(complaint.no_tiket)).toMatchObject({ status: 'selesai' })
    await sweepOn('2031-11-20T17:00:00Z')
    await expect(rowOf(complaint.no_tiket)).rejects.toThrow()
    expect((await files()).length).toBeLessThan(before)
  })
})

test('anybody reads what is promised, in working days', async () => {
  expect(await site.client.getComplaintTerms()).toEqual({
    terima: 1,
    validasi: 3,
    jawab: 14,
    buka_kembali: 14,
    banding: 14,
    hari_ini: '2026-11-20',
  })
})
