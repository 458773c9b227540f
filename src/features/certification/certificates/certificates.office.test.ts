import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { certificateOn, type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Answer, Browser } from '../../../../tests/http.ts'
import { makeFile } from '../../../../tests/personal-data.ts'
import { imposeCase } from '../../../../tests/sanctions.ts'
import { day } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
let decider: Browser
let second: Browser
let verifier: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  decider = (await staffIn(site, ['keputusan'])).browser
  second = (await staffIn(site, ['keputusan'])).browser
  verifier = (await staffIn(site, ['verifikasi'])).browser
})

const ALASAN = 'Laporan dan kegiatan yang tertinggal sudah disampaikan.'
const LIST = '/admin-api/sertifikat'

const seen = async ({ certificate }: Granted, by = decider) => (await by.get(`${LIST}/${certificate.id}`)).body

async function step(one: Granted, name: string, by = decider, more: object = {}): Promise<Answer> {
  const { version } = await seen(one, by)
  return by.post(`${LIST}/${one.certificate.id}/${name}`, { version, alasan: ALASAN, ...more })
}

const lettersTo = async ({ who }: Granted) => (await site.deliverMails()).filter(({ to }) => to === who.account.email)

/** Somebody who holds a certificate and has read all letters. */
async function holder(): Promise<Granted> {
  const one = await grantCertificate(site, decider)
  await site.deliverMails()
  return one
}

/** A suspended one, with tasks. */
async function suspended(tugas: string[] = []): Promise<Granted & { sanction: number }> {
  const one = await holder()
  const sanction = await imposeCase(site, one.certificate.id, { notifier: decider, decider: second }, { tugas })
  await site.deliverMails()
  return { ...one, sanction: sanction.id }
}

describe('restoring', () => {
  test('gives back what was, told with the reason, and is possible once', async () => {
    const one = await suspended()
    expect((await step(one, 'pulihkan', verifier)).status).toBe(404)
    const { body } = await step(one, 'pulihkan')
    expect([body.status, body.frozen_until]).toEqual(['aktif', null])
    const [letter] = await lettersTo(one)
    expect([letter?.subject, letter?.text.includes(`Alasan: ${ALASAN}`)]).toEqual([
      `Sertifikat ${one.certificate.no_sertifikasi} dipulihkan`,
      true,
    ])
    const again = await step(one, 'pulihkan')
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.CERTIFICATE_STATUS.message])
  })

  test('needs every task done, or a reason in words', async () => {
    const one = await suspended(['Kirim laporan tahun ke-2.', 'Ikuti satu kegiatan.'])
    const without = () => step(one, 'pulihkan', decider, { alasan: '' })
    const tick = async (ke: number) => {
      const { version } = (await decider.get(`/admin-api/sanksi/${one.sanction}`)).body
      await decider.post(`/admin-api/sanksi/${one.sanction}/tugas`, { version, ke, selesai: true })
    }
    await tick(0)
    const refused = await without()
    expect([refused.status, refused.body.errors.alasan[0]]).toEqual([422, expect.stringMatching(/Tulis alasan/)])
    expect((await step(one, 'pulihkan', decider, { alasan: 'Terlalu singkat' })).status).toBe(422)
    await tick(1)
    expect((await seen(one)).tugas.every(({ done_at }: { done_at: string | null }) => done_at)).toBe(true)
    const { body } = await without()
    expect([body.status, body.riwayat.at(-1).alasan]).toEqual(['aktif', 'Semua tugas pemulihan sudah selesai.'])
  })

  test('past an open task says so of each, with a reason; the desk shows what is ready', async () => {
    const one = await suspended(['Kirim laporan tahun ke-2.'])
    const refused = await step(one, 'pulihkan')
    expect([refused.status, refused.body.errors.tugas_dilewati]).toEqual([
      422,
      ['Tugas yang belum selesai: Kirim laporan tahun ke-2. Nyatakan bahwa Anda memulihkan tanpa tugas itu.'],
    ])
    const ready = async () =>
      (await decider.get('/admin-api/meja')).body.antrean.find(({ key }: { key: string }) => key === 'pemulihan_siap')
        ?.jumlah ?? 0
    const before = await ready()
    const other = await suspended(['Ikuti satu kegiatan.'])
    const { version } = (await decider.get(`/admin-api/sanksi/${other.sanction}`)).body
    await decider.post(`/admin-api/sanksi/${other.sanction}/tugas`, { version, ke: 0, selesai: true })
    expect(await ready()).toBe(before + 1)
    const { data } = (await decider.get('/admin-api/sertifikat?tugas_selesai=true')).body
    expect(data.map(({ id }: { id: number }) => id)).toContain(other.certificate.id)
    const done = await step(one, 'pulihkan', decider, { alasan: ALASAN, tugas_dilewati: true })
    expect([done.status, done.body.status]).toEqual([200, 'aktif'])
  })

  test('is not for the holder themself, also where they are of the staff', async () => {
    const staff = await staffIn(site, ['keputusan'])
    const from_until = { valid_from: day('2026-01-01'), valid_until: day('2028-12-31') }
    const own = await makeCertificate(site.db, { status: 'dibekukan', user_id: staff.account.id, ...from_until })
    const asked = { version: 1, alasan: ALASAN }
    const { status, body } = await staff.browser.post(`${LIST}/${own.id}/pulihkan`, asked)
    expect([status, body.message]).toEqual([409, PROBLEMS.NOT_YOUR_DECISION.message])
    expect((await staff.browser.get(`${LIST}/${own.id}`)).body.can).toMatchObject({ pulihkan: false, sanksi: false })
  })
})

/** The office grants a wish for another name; answers the wish's number. */
async function renamed({ who }: Granted, nama_lengkap: string): Promise<number> {
  const file_id = await makeFile(site, who.account.id, 'bukti_perubahan')
  const { body } = await who.browser.post('/perubahan-data', { alasan: 'KTP saya diperbarui.', file_id, nama_lengkap })
  await verifier.post(`/admin-api/perubahan-data/${body.id}/putuskan`, { version: 1, setuju: true, catatan: null })
  return body.id
}

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

describe('writing anew', () => {
  test('takes the name of today; the number, the validity and the first paper stay', async () => {
    const one = await holder()
    const before = await certificateOn(site, one.id)
    const change = await renamed(one, 'Wulan Purnama Contoh')
    expect((await verifier.get(`/admin-api/perubahan-data/${change}`)).body.sertifikat).toEqual([one.certificate])
    const hinted = await seen(one)
    expect([hinted.nama, hinted.nama_terkini]).toEqual(['Ir. Wulan Contoh, M.Si.', 'Ir. Wulan Purnama Contoh, M.Si.'])
    const toReprint = async () =>
      (await decider.get('/admin-api/sertifikat?cetak_ulang=true')).body.data.map(({ id }: { id: number }) => id)
    expect(await toReprint()).toEqual([one.certificate.id])
    const { antrean } = (await decider.get('/admin-api/meja')).body
    expect(antrean).toContainEqual(expect.objectContaining({ key: 'cetak_ulang', jumlah: 1 }))
    const { body } = await step(one, 'cetak-ulang')
    expect(await toReprint()).toEqual([])
    expect(body).toMatchObject({
      no_sertifikasi: before.no_sertifikasi,
      nama: 'Ir. Wulan Purnama Contoh, M.Si.',
      nama_terkini: null,
    })
    expect([body.valid_from, body.valid_until]).toEqual([before.valid_from, before.valid_until])
    expect(body.cetakan.map(({ versi, nama }: { versi: number; nama: string }) => [versi, nama])).toEqual([
      [2, 'Ir. Wulan Purnama Contoh, M.Si.'],
      [1, 'Ir. Wulan Contoh, M.Si.'],
    ])
    await site.deliverMails()
    const pdf = async (query: string) =>
      (
        await site.app.server.inject({
          url: `${LIST}/${one.certificate.id}/pdf${query}`,
          headers: { cookie: decider.cookieHeader },
        })
      ).rawPayload
    const { cetakan } = await seen(one)
    expect([hash(await pdf('')), hash(await pdf('?versi=1'))]).toEqual([cetakan[0].sha256, cetakan[1].sha256])
    expect(cetakan[0].sha256).not.toBe(cetakan[1].sha256)
    expect((await verifier.get(`/admin-api/perubahan-data/${change}`)).body.sertifikat).toEqual([])
    expect((await decider.get(`${LIST}/${one.certificate.id}/pdf?versi=3`)).status).toBe(404)
  })

  const isAsked = async (id: number) =>
    (await decider.get('/admin-api/sertifikat?cetak_ulang=true&perPage=100')).body.data.some(
      (row: { id: number }) => row.id === id,
    )

  test.each(['Wulan', 'Wulan Contoh Sari', 'wulan contoh'])(
    'is asked for when a name becomes %s, shorter or longer or in other letters',
    async (name) => {
      const one = await holder()
      const change = await renamed(one, name)
      expect((await verifier.get(`/admin-api/perubahan-data/${change}`)).body.sertifikat).toEqual([one.certificate])
      expect(await isAsked(one.certificate.id)).toBe(true)
      expect((await step(one, 'cetak-ulang')).body.nama).toBe(`Ir. ${name}, M.Si.`)
      expect(await isAsked(one.certificate.id)).toBe(false)
    },
  )

  test('is asked for by a job for shortened names of earlier days, once', async () => {
    const one = await holder()
    const change = await renamed(one, 'Wulan')
    const forget = async (papers_compared_at: Date | null) => {
      await site.db
        .updateTable('certificates')
        .set({ reprint_asked_at: null })
        .where('id', '=', one.certificate.id)
        .execute()
      await site.db.updateTable('data_change_requests').set({ papers_compared_at }).where('id', '=', change).execute()
      await site.deadlines()
      return isAsked(one.certificate.id)
    }
    expect([await forget(null), await forget(site.clock.now)]).toEqual([true, false])
  })
})

describe('the ministry’s number', () => {
  test('is recorded once for one certificate, also when two try at once', async () => {
    const [one, other] = [await holder(), await holder()]
    const record = async (of: Granted, no_registrasi: string) => step(of, 'registrasi', decider, { no_registrasi })
    expect((await record(one, 'REG-KLH-0001')).body).toMatchObject({ no_registrasi: 'REG-KLH-0001' })
    expect((await record(other, 'REG-KLH-0001')).body.errors.no_registrasi[0]).toMatch(/sertifikat lain/)
    const both = await Promise.all([record(one, 'REG-KLH-0002'), record(other, 'REG-KLH-0002')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await step(one, 'registrasi', decider, { no_registrasi: '' })).status).toBe(422)
  })
})

describe('the office', () => {
  test('lists, finds and filters certificates', async () => {
    const one = await suspended()
    await makeCertificate(site.db, {
      nama: 'Kedaluwarsa Contoh',
      valid_from: day('2020-01-01'),
      valid_until: day('2023-01-01'),
    })
    const overdue = await makeCertificate(site.db, { status: 'dibekukan', frozen_until: day('2026-11-19') })
    const lastDay = await makeCertificate(site.db, { status: 'dibekukan', frozen_until: day('2026-11-20') })
    const numbers = async (query: string) =>
      (await verifier.get(`${LIST}?${query}`)).body.data.map(
        ({ no_sertifikasi }: { no_sertifikasi: string }) => no_sertifikasi,
      )
    expect(await numbers(`q=${encodeURIComponent(one.certificate.no_sertifikasi)}`)).toEqual([
      one.certificate.no_sertifikasi,
    ])
    expect(await numbers('lewat_pembekuan=true')).toEqual([overdue.no_sertifikasi])
    expect(await numbers('lewat_pembekuan=false')).toEqual(
      expect.arrayContaining([one.certificate.no_sertifikasi, lastDay.no_sertifikasi]),
    )
    expect(await numbers('status=dicabut')).not.toContain(one.certificate.no_sertifikasi)
    expect(await numbers('kualifikasi=ATPA')).toEqual([])
    const old = (await verifier.get(`${LIST}?berakhir_sebelum=2024-01-01`)).body.data
    expect(old).toMatchObject([{ nama: 'Kedaluwarsa Contoh', status: 'aktif', status_sertifikat: 'kedaluwarsa' }])
  })

  test('every administrator reads, only who decides takes steps', async () => {
    const one = await holder()
    const none = { registrasi: false, cetak_ulang: false, koreksi: false, pulihkan: false, sanksi: false }
    expect((await seen(one, verifier)).can).toEqual(none)
    expect((await seen(one)).can).toEqual({ ...none, registrasi: true, cetak_ulang: true, sanksi: true })
    expect((await step(one, 'cetak-ulang', verifier)).status).toBe(404)
    expect((await decider.get(`${LIST}/999999`)).status).toBe(404)
    expect((await decider.post(`${LIST}/999999/pulihkan`, { version: 1, alasan: ALASAN })).status).toBe(404)
    const stale = await step(one, 'pulihkan', decider, { version: 99 })
    expect([stale.status, stale.body.message]).toEqual([409, 'Data sudah berubah, muat ulang'])
  })

  test('knows no other way to suspend or withdraw than a decided sanction', async () => {
    const one = await holder()
    for (const name of ['bekukan', 'usul-cabut', 'cabut']) {
      expect([name, (await step(one, name)).status]).toEqual([name, 404])
    }
  })

  test('each step is in the certificate’s life and in the audit log', async () => {
    const one = await suspended()
    await step(one, 'pulihkan')
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'label'])
      .where('noun', '=', 'sertifikat')
      .where('noun_id', '=', String(one.certificate.id))
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['terbitkan', 'dibekukan', 'dipulihkan'])
    expect((await seen(one)).riwayat.map(({ label }: { label: string }) => label)).toEqual([
      'Terbit',
      'Dibekukan',
      'Dipulihkan',
    ])
    const events = site.db.deleteFrom('certificate_events').where('certificate_id', '=', one.certificate.id)
    await expect(events.execute()).rejects.toThrow(/only ever added to/)
  })
})

describe('consent', () => {
  test('given or taken back shows or hides the holder’s certificates', async () => {
    const one = await holder()
    const isPublic = async () => (await certificateOn(site, one.id)).publik
    const set = (persetujuan_publikasi: boolean) =>
      one.who.browser.put('/data-diri/persetujuan-publikasi', { persetujuan_publikasi })
    expect(await isPublic()).toBe(false)
    expect([(await set(true)).status, await isPublic()]).toEqual([200, true])
    expect([(await set(false)).status, await isPublic()]).toEqual([200, false])
  })
})
