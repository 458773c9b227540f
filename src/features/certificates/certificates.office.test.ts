import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../tests/accounts.ts'
import { makeCertificate } from '../../../tests/certificates.ts'
import { makeSiteContent } from '../../../tests/content.ts'
import { certificateOn, type Granted, granted } from '../../../tests/granted.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import type { Answer, Browser } from '../../../tests/http.ts'
import { makeFile } from '../../../tests/personal-data.ts'
import { day } from '../../lib/day.ts'

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

const ALASAN = 'Tidak memelihara kompetensi dua tahun berturut-turut.'
const LIST = '/admin-api/sertifikat'

const seen = async ({ certificate }: Granted, by = decider) => (await by.get(`${LIST}/${certificate.id}`)).body

async function step(one: Granted, name: string, by = decider, more: object = {}): Promise<Answer> {
  const { version } = await seen(one, by)
  return by.post(`${LIST}/${one.certificate.id}/${name}`, { version, alasan: ALASAN, ...more })
}

const numberOf = async ({ who }: Granted) =>
  (
    await site.db
      .selectFrom('users')
      .select('no_sertifikasi')
      .where('id', '=', who.account.id)
      .executeTakeFirstOrThrow()
  ).no_sertifikasi

const lettersTo = async ({ who }: Granted) => (await site.deliverMails()).filter(({ to }) => to === who.account.email)

/** Somebody who holds a certificate and has read all letters. */
async function holder(): Promise<Granted> {
  const one = await granted(site, decider)
  await site.deliverMails()
  return one
}

describe('suspending', () => {
  test('is told with the reason, lasts for the setting’s months at most, and is seen by whoever holds it', async () => {
    const one = await holder()
    const { status, body } = await step(one, 'bekukan')
    expect([status, body.status, body.frozen_until, body.status_label]).toEqual([
      200,
      'dibekukan',
      '2027-05-20',
      'Dibekukan',
    ])
    const [letter] = await lettersTo(one)
    expect(letter?.subject).toBe(`Sertifikat ${one.certificate.nomor} dibekukan`)
    expect(letter?.text).toContain(`Alasan: ${ALASAN}`)
    expect(letter?.text).toContain('20 Mei 2027')
    const own = (await one.who.browser.get(`/user-training/${one.id}/sertifikat`)).body
    expect([own.status_sertifikat, own.riwayat.at(-1)]).toEqual([
      'dibekukan',
      expect.objectContaining({ label: 'Dibekukan', alasan: ALASAN }),
    ])
    expect(await numberOf(one)).toBe(one.certificate.nomor)
  })

  test('and restoring again gives back what was; neither is possible twice', async () => {
    const one = await holder()
    expect((await step(one, 'pulihkan')).status).toBe(409)
    await step(one, 'bekukan')
    expect((await step(one, 'bekukan')).body.message).toMatch(/tidak berlaku pada status/)
    const { body } = await step(one, 'pulihkan')
    expect([body.status, body.frozen_until]).toEqual(['aktif', null])
    expect((await lettersTo(one)).map(({ subject }) => subject)).toContain(
      `Sertifikat ${one.certificate.nomor} dipulihkan`,
    )
  })

  test('needs a reason in words, from which an identity number is taken out', async () => {
    const one = await holder()
    expect((await step(one, 'bekukan', decider, { alasan: 'pendek' })).body.errors).toHaveProperty('alasan')
    const { body } = await step(one, 'bekukan', decider, { alasan: `${ALASAN} NIK 3100005212900001.` })
    expect(body.riwayat.at(-1).alasan).not.toContain('3100005212900001')
  })
})

describe('withdrawing', () => {
  test('takes two people; until the second nothing changes and the holder hears nothing', async () => {
    const one = await holder()
    const { body } = await step(one, 'usul-cabut')
    expect(body).toMatchObject({ status: 'aktif', usul_cabut: true, usul: { alasan: ALASAN, oleh_saya: true } })
    expect(await lettersTo(one)).toEqual([])
    const own = (await one.who.browser.get(`/user-training/${one.id}/sertifikat`)).body
    expect([own.status_sertifikat, own.riwayat]).toEqual(['aktif', [expect.objectContaining({ label: 'Terbit' })]])
    expect((await seen(one)).can).toMatchObject({ tegaskan_cabut: false, batalkan_usul: true, usulkan_cabut: false })
    expect((await step(one, 'cabut')).body.message).toBe(
      'Pencabutan memerlukan dua orang. Minta petugas lain menegaskannya.',
    )
    const revoked = await step(one, 'cabut', second)
    expect([revoked.status, revoked.body.status, revoked.body.usul]).toEqual([200, 'dicabut', null])
    expect((await lettersTo(one)).map(({ subject }) => subject)).toEqual([
      `Sertifikat ${one.certificate.nomor} dicabut`,
    ])
    expect(await numberOf(one)).toBeNull()
  })

  test('can be dropped, and is final once done', async () => {
    const one = await holder()
    expect((await step(one, 'cabut', second)).status).toBe(409)
    await step(one, 'usul-cabut')
    expect((await step(one, 'batal-cabut', second)).body).toMatchObject({ usul: null, usul_cabut: false })
    await step(one, 'bekukan')
    await step(one, 'usul-cabut')
    expect((await step(one, 'cabut', second)).body).toMatchObject({ status: 'dicabut', frozen_until: null })
    for (const name of ['bekukan', 'pulihkan', 'usul-cabut', 'batal-cabut', 'cabut', 'cetak-ulang']) {
      expect([name, (await step(one, name, second)).status]).toEqual([name, 409])
    }
  })

  test('of several who confirm at once happens once', async () => {
    const one = await holder()
    const { body } = await step(one, 'usul-cabut')
    const asked = { version: body.version, alasan: ALASAN }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => second.copy().post(`${LIST}/${one.certificate.id}/cabut`, asked)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

/** The office grants a wish for another name; answers the wish's number. */
async function renamed({ who }: Granted, nama_lengkap: string): Promise<number> {
  const bukti = await makeFile(site, who.account.id, 'bukti_perubahan')
  const { body } = await who.browser.post('/perubahan-data', { alasan: 'KTP saya diperbarui.', bukti, nama_lengkap })
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
    const { body } = await step(one, 'cetak-ulang')
    expect(body).toMatchObject({ nomor: before.nomor, nama: 'Ir. Wulan Purnama Contoh, M.Si.', nama_terkini: null })
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
    const one = await holder()
    await step(one, 'usul-cabut')
    await makeCertificate(site.db, {
      nama: 'Kedaluwarsa Contoh',
      valid_from: day('2020-01-01'),
      valid_until: day('2023-01-01'),
    })
    const numbers = async (query: string) =>
      (await verifier.get(`${LIST}?${query}`)).body.data.map(({ nomor }: { nomor: string }) => nomor)
    expect(await numbers(`q=${encodeURIComponent(one.certificate.nomor)}`)).toEqual([one.certificate.nomor])
    expect(await numbers('usul_cabut=true')).toContain(one.certificate.nomor)
    expect(await numbers('usul_cabut=false')).not.toContain(one.certificate.nomor)
    expect(await numbers('status=dicabut')).not.toContain(one.certificate.nomor)
    expect(await numbers('kualifikasi=ATPA')).toEqual([])
    const old = (await verifier.get(`${LIST}?berakhir_sebelum=2024-01-01`)).body.data
    expect(old).toMatchObject([{ nama: 'Kedaluwarsa Contoh', status: 'aktif', status_sertifikat: 'kedaluwarsa' }])
  })

  test('every administrator reads, only who decides takes steps', async () => {
    const one = await holder()
    expect((await seen(one, verifier)).can).toEqual({
      registrasi: false,
      cetak_ulang: false,
      bekukan: false,
      pulihkan: false,
      usulkan_cabut: false,
      tegaskan_cabut: false,
      batalkan_usul: false,
    })
    expect((await step(one, 'bekukan', verifier)).status).toBe(404)
    expect((await decider.get(`${LIST}/999999`)).status).toBe(404)
    expect((await decider.post(`${LIST}/999999/bekukan`, { version: 1, alasan: ALASAN })).status).toBe(404)
    const stale = await step(one, 'bekukan', decider, { version: 99 })
    expect([stale.status, stale.body.message]).toEqual([409, 'Data sudah berubah, muat ulang'])
  })

  test('each step is in the certificate’s life and in the audit log', async () => {
    const one = await holder()
    await step(one, 'bekukan')
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
