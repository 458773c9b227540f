import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { someNik } from '../../../../tests/personal-data.ts'
import { openImported, sealImported } from './sealing-service.ts'

let site: TestApp
let staff: Browser
let made = 0

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
})
beforeEach(async () => void (await site.deliverMails()))

const alasan = 'Salah ketik pada daftar yang diterima tahun lalu.'
const facts = { nik: someNik(), alamat: 'Jalan Lama 2', telepon: '0274 555', email: 'lama@example.com' }

/** A holder as a list brought them in, and the form as it opens. */
async function earlier(more: object = {}) {
  made += 1
  const no_sertifikasi = `${made}/LAMA/2024`
  const imported = sealImported(TEST_KEYS, no_sertifikasi, facts)
  const { id } = await makeCertificate(site.db, { no_sertifikasi, nama: 'Wulan Conto', imported, ...more })
  const { version, nama, valid_from, valid_until } = (await staff.get(`/admin-api/sertifikat/${id}`)).body
  return { id, form: { version, nama, no_sertifikasi, valid_from, valid_until, alasan } }
}

const correct = (id: number, form: object, by = staff) => by.post(`/admin-api/sertifikat/${id}/koreksi`, form)
const seen = async (id: number) => (await staff.get(`/admin-api/sertifikat/${id}`)).body
const kept = (id: number) =>
  site.db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a holder from before the portal', () => {
  test('is corrected in name, number and dates, and the log says what stood there and why', async () => {
    const { id, form } = await earlier()
    expect((await seen(id)).can.koreksi).toBe(true)
    const right = { nama: 'Wulan Contoh, M.Si.', no_sertifikasi: `${made}/BARU/2024`, valid_from: '2025-02-01' }
    const answer = await correct(id, { ...form, ...right, valid_until: '2028-01-31' })
    expect([answer.status, await seen(id)]).toEqual([
      204,
      expect.objectContaining({ ...right, valid_until: '2028-01-31', status: 'aktif' }),
    ])
    expect((await seen(id)).riwayat.at(-1)).toMatchObject({ label: 'Dikoreksi', alasan })
    const row = await kept(id)
    expect(openImported(TEST_KEYS, right.no_sertifikasi, row.imported)).toEqual(facts)
    expect(row.issued_at).toEqual(new Date('2025-01-31T17:00:00Z'))
    const log = await site.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(log).toMatchObject({ action: 'dikoreksi', noun: 'sertifikat', noun_id: String(id) })
    expect(log.before).toMatchObject({ nama: 'Wulan Conto', no_sertifikasi: form.no_sertifikasi })
    expect(log.after).toMatchObject({ nama: right.nama, alasan })
    expect(JSON.stringify(log)).not.toContain(facts.nik)
    const verdict = async (no_sertifikasi: string) =>
      (await site.client.checkHolder({ no_sertifikasi })).pemegang !== null
    expect([await verdict(right.no_sertifikasi), await verdict(form.no_sertifikasi)]).toEqual([true, false])
  })

  test('is corrected by those who bring lists in, over what they saw, and with a reason', async () => {
    const { id, form } = await earlier()
    const given = { ...form, nama: 'Wulan Contoh' }
    expect((await correct(id, given, (await staffIn(site, ['keputusan'])).browser)).status).toBe(404)
    expect((await correct(id, { ...given, version: form.version + 1 })).status).toBe(409)
    const other = (await earlier()).form.no_sertifikasi
    for (const [field, bad] of [
      ['alasan', { alasan: 'Salah.' }],
      ['valid_until', { valid_until: form.valid_from }],
      ['no_sertifikasi', { no_sertifikasi: ` ${other.toLowerCase()}` }],
      ['nama', { nama: form.nama }],
      ['valid_from', { valid_from: '2024-02-31' }],
    ] as const) {
      const answer = await correct(id, { ...given, ...bad })
      expect([field, answer.status, Object.keys(answer.body.errors)]).toEqual([field, 422, [field]])
    }
    expect((await kept(id)).nama).toBe(form.nama)
  })

  test('who was frozen for as long as the certificate lasts still is', async () => {
    const { id, form } = await earlier({ status: 'dibekukan', frozen_until: '2028-12-31', valid_until: '2028-12-31' })
    expect((await correct(id, { ...form, valid_until: '2029-06-30' })).status).toBe(204)
    expect(await kept(id)).toMatchObject({ status: 'dibekukan', frozen_until: '2029-06-30', valid_until: '2029-06-30' })
  })

  test('who has an account reads of it, goes by the new number, and keeps the time that duties run by', async () => {
    const person = await makeAccount(site.db)
    const { id, form } = await earlier({ user_id: person.id })
    const number = `${made}/AKUN/2024`
    expect((await correct(id, { ...form, no_sertifikasi: number })).status).toBe(204)
    expect((await site.deliverMails()).map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, `Data sertifikat ${number} dikoreksi`],
    ])
    const user = await site.db.selectFrom('users').select('no_sertifikasi').where('id', '=', person.id).execute()
    expect(user).toEqual([{ no_sertifikasi: number }])
    const year = { certificate_id: id, user_id: person.id, ke: 1, wajib_kegiatan: 1, wajib_poin: 0 }
    const days = { mulai: '2026-01-01', selesai: '2026-12-31', jatuh_tempo: '2027-01-30', lapor_mulai: '2026-12-01' }
    await site.db
      .insertInto('certificate_years')
      .values({ ...year, ...days })
      .execute()
    const { version } = await seen(id)
    const answer = await correct(id, { ...form, no_sertifikasi: number, version, valid_from: '2025-06-01' })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['valid_from']])
  })
})

test('a certificate that the portal has printed is not changed behind its paper', async () => {
  const { id, form } = await earlier()
  const paper = { certificate_id: id, versi: 1, nama: form.nama, alasan: 'Dicetak', created_at: site.clock.now }
  await site.db
    .insertInto('certificate_papers')
    .values({ ...paper, credential: '{}', status_index: 90_001 })
    .execute()
  expect((await seen(id)).can.koreksi).toBe(false)
  const answer = await correct(id, { ...form, nama: 'Orang Lain' })
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('sudah dicetak portal')])
  expect((await kept(id)).nama).toBe(form.nama)
})
