import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmPassword, later, loggedIn, makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'
import { rowsOf } from '../../../../tests/people-tables.ts'
import { PROBLEMS } from '../../../problems.ts'
import { deleteDependents } from '../../service/retention/deletion/erasure-queries.ts'

const PATH = '/admin-api/insiden'
const FORM = {
  judul: 'Folder terbuka',
  uraian: 'Sebuah folder dapat dibuka tanpa masuk.',
  waktu_kejadian: 'Antara 17 dan 19 November 2026',
  discovered_at: '2026-11-20T02:00:00.000Z',
  jenis_data: ['nik', 'dokumen_identitas'],
  penanganan: 'Folder ditutup pada hari yang sama.',
  pemulihan: 'Semua akses diperiksa kembali.',
}
const TO_AUTHORITY = { pemberitahuan_lembaga: 'Lembaga Contoh, surat no. 1/2026 lewat kurir.' }
const HOUR = 3600

let site: TestApp
let officer: Browser

beforeEach(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  officer = (await staffIn(site, ['pengguna'])).browser
})

interface Incident {
  id: number
  version: number
}

const declare = async (form: object = FORM): Promise<Incident> => (await officer.post(PATH, form)).body
const send = ({ id, version }: Incident, more: object) => officer.post(`${PATH}/${id}/kirim`, { version, ...more })
const report = ({ id, version }: Incident) => officer.post(`${PATH}/${id}/lembaga`, { version, ...TO_AUTHORITY })
const close = ({ id, version }: Incident, more: object) => officer.post(`${PATH}/${id}/tutup`, { version, ...more })
const now = async ({ id }: Incident) => (await officer.get(`${PATH}/${id}`)).body
const preview = async ({ id }: Incident, query: string) => (await officer.get(`${PATH}/${id}/terdampak?${query}`)).body
const everybody = { pilihan: 'semua_akun' }

/** Letters of incidents that the queue sends by now, sorted by their receivers. */
async function letters() {
  await site.deadlines()
  const sent = await site.deliverMails()
  return sent
    .filter(({ subject }) => subject.includes('pelindungan data pribadi'))
    .sort((a, b) => (a.to < b.to ? -1 : 1))
}

const queue = async (key: string) =>
  (await officer.get('/admin-api/meja')).body.antrean.find((one: { key: string }) => one.key === key)

describe('an incident', () => {
  test('leads from its discovery over both letters to its lessons', async () => {
    const wulan = await makeAccount(site.db, { name: 'Wulan Contoh' })
    const incident = await declare()
    expect(await now(incident)).toMatchObject({ status: 'terbuka', notice_due: '2026-11-23T02:00:00.000Z' })
    const { perihal, isi } = (await officer.get(`${PATH}/${incident.id}/surat`)).body
    expect(perihal).toContain('Folder terbuka')
    for (const fact of ['NIK, Pindaian KTP', FORM.waktu_kejadian, FORM.uraian, FORM.penanganan, FORM.pemulihan]) {
      expect(isi.join('\n')).toContain(fact)
    }
    expect(await preview(incident, 'pilihan=semua_akun')).toMatchObject({ jumlah: 2, sudah_disurati: 0 })
    expect((await send(incident, everybody)).body).toMatchObject({ status: 'diberitahukan', jumlah_terdampak: 2 })
    expect((await now(incident)).jumlah_terkirim).toBe(0)
    const sent = await letters()
    expect(sent).toHaveLength(2)
    const own = sent.find(({ to }) => to === wulan.email)?.text ?? ''
    for (const fact of ['Wulan Contoh', '20 November 2026 pukul 09.00 WIB', FORM.uraian, FORM.pemulihan]) {
      expect(own).toContain(fact)
    }
    expect(await now(incident)).toMatchObject({ jumlah_terkirim: 2, jumlah_terdampak: 2 })

    const reported = (await report(await now(incident))).body
    expect(reported).toMatchObject(TO_AUTHORITY)
    const unlearned = await close(reported, { pelajaran: ' ' })
    expect([unlearned.status, unlearned.body.errors]).toEqual([422, { pelajaran: ['Pelajaran wajib diisi.'] }])
    const closed = await close(reported, { pelajaran: 'Hak akses ditinjau setiap bulan.' })
    expect(closed.body).toMatchObject({ status: 'ditutup', pelajaran: 'Hak akses ditinjau setiap bulan.' })
    const changed = await officer.put(`${PATH}/${incident.id}`, { ...FORM, version: closed.body.version })
    expect([changed.status, changed.body.message]).toEqual([409, PROBLEMS.INCIDENT_STATUS.message])
    expect((await send(closed.body, everybody)).status).toBe(409)

    const { text, name } = await openedPdf(site.app, officer, `${PATH}/${incident.id}/catatan.pdf`)
    expect(name).toContain(`insiden-${incident.id}.pdf`)
    const words = text.replace(/\s+/g, ' ')
    for (const fact of [
      ...[FORM.judul, FORM.uraian, FORM.waktu_kejadian, FORM.penanganan, FORM.pemulihan],
      ...['20 November 2026 pukul 09.00 WIB', '23 November 2026 pukul 09.00 WIB', 'NIK; Pindaian KTP'],
      ...['2 akun; surat terkirim kepada 2', 'Semua akun: 2 akun', TO_AUTHORITY.pemberitahuan_lembaga],
      ...['Hak akses ditinjau setiap bulan.', 'Insiden dicatat', 'Insiden ditutup', 'diantrekan'],
    ]) {
      expect(words).toContain(fact)
    }
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'label'])
      .where('noun', '=', 'insiden')
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['buat', 'kirim', 'beritahukan', 'tutup'])
  })

  test('is not closed before the authority was notified', async () => {
    const { body } = await send(await declare(), { pilihan: 'tidak_ada' })
    expect(body).toMatchObject({ status: 'diberitahukan', jumlah_terdampak: 0 })
    const early = await close(body, { pelajaran: 'Cukup.' })
    expect([early.status, early.body.message]).toEqual([409, PROBLEMS.INCIDENT_UNREPORTED.message])
  })

  test('waits on the desk until both letters went, and says when they are late', async () => {
    const incident = await declare()
    expect(await queue('insiden_belum_dikirim')).toMatchObject({ jumlah: 1, label: 'Insiden: surat belum dikirim' })
    expect(await queue('insiden_terlambat')).toBeUndefined()
    site.clock.now = new Date('2026-11-23T02:00:01Z')
    officer = (await staffIn(site, ['pengguna'])).browser
    expect(await queue('insiden_terlambat')).toMatchObject({ jumlah: 1 })
    expect((await officer.get(`${PATH}?terlambat=true`)).body.total).toBe(1)
    const { body } = await send(incident, everybody)
    expect(await queue('insiden_terlambat')).toMatchObject({ jumlah: 1 })
    await report(body)
    expect([await queue('insiden_terlambat'), await queue('insiden_belum_dikirim')]).toEqual([undefined, undefined])
    expect((await officer.get(`${PATH}?belum_dikirim=true`)).body.total).toBe(0)
    expect((await officer.get(`${PATH}?terlambat=false`)).body.total).toBe(1)
  })

  test('cannot be discovered later than now, or without kinds of data', async () => {
    const answer = await officer.post(PATH, { ...FORM, discovered_at: '2026-11-20T09:00:00Z' })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['discovered_at']])
    const odd = await officer.post(PATH, { ...FORM, discovered_at: '2026-11-20T01:00:00+23:30' })
    expect([odd.status, odd.body.discovered_at]).toEqual([201, '2026-11-19T01:30:00.000Z'])
    const bare = await officer.post(PATH, { ...FORM, jenis_data: [], discovered_at: 'kemarin' })
    expect([bare.status, Object.keys(bare.body.errors).sort()]).toEqual([422, ['discovered_at', 'jenis_data']])
  })

  test('is changed by whoever saw its newest state', async () => {
    const { id, version } = await declare()
    const changed = await officer.put(`${PATH}/${id}`, { ...FORM, pemulihan: 'Cadangan dipulihkan.', version })
    expect(changed.body).toMatchObject({ pemulihan: 'Cadangan dipulihkan.', version: version + 1 })
    expect((await officer.put(`${PATH}/${id}`, { ...FORM, version })).status).toBe(409)
    expect((await officer.get(`${PATH}/${id}/riwayat`)).body).toHaveLength(2)
  })

  test('is no business of other permissions', async () => {
    const { id, version } = await declare()
    const others = (await staffIn(site, ['verifikasi', 'keuangan', 'keputusan', 'pengaduan', 'konten'])).browser
    const member = (await loggedIn(site)).browser
    for (const path of ['', `/${id}`, `/${id}/surat`, `/${id}/terdampak?pilihan=semua_akun`, `/${id}/catatan.pdf`]) {
      expect([(await others.get(PATH + path)).status, (await member.get(PATH + path)).status]).toEqual([404, 404])
    }
    expect((await others.post(PATH, FORM)).status).toBe(404)
    expect((await others.post(`${PATH}/${id}/kirim`, { version, ...everybody })).status).toBe(404)
    expect((await officer.get(`${PATH}/${id + 1}`)).status).toBe(404)
  })
})

describe('the letters of an incident', () => {
  test('go to each once, also when two people press at once and another round adds people', async () => {
    const incident = await declare()
    const both = await Promise.all([send(incident, everybody), send(incident, everybody)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([site.deadlines(), site.deadlines()])
    expect(await letters()).toHaveLength(1)
    const again = await send(await now(incident), everybody)
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['pilihan']])
    const { email } = await makeAccount(site.db)
    expect(await preview(incident, 'pilihan=semua_akun')).toMatchObject({ jumlah: 2, sudah_disurati: 1 })
    expect((await send(await now(incident), everybody)).status).toBe(200)
    expect((await letters()).map(({ to }) => to)).toEqual([email])
    expect(await letters()).toEqual([])
    expect((await now(incident)).pilihan.map(({ jumlah }: { jumlah: number }) => jumlah)).toEqual([1, 1])
  })

  test('go to those who were affected when they were chosen, not to those who came later', async () => {
    const incident = await declare()
    await send(incident, everybody)
    await makeAccount(site.db)
    expect(await letters()).toHaveLength(1)
  })

  test('go to accounts with security events in a period', async () => {
    const { account } = await loggedIn(site, { name: 'Sari Contoh' })
    const incident = await declare()
    later(site, 48 * HOUR)
    officer = (await staffIn(site, ['pengguna'])).browser
    const found = await preview(incident, 'pilihan=kejadian_keamanan&dari=2026-11-19&sampai=2026-11-20')
    expect(found.data.map(({ nama }: { nama: string }) => nama)).toContain('Sari Contoh')
    expect(found.jumlah).toBe(2)
    const period = { pilihan: 'kejadian_keamanan', dari: '2026-11-20', sampai: '2026-11-20' }
    expect((await send(incident, period)).body.jumlah_terdampak).toBe(2)
    expect((await letters()).map(({ to }) => to)).toContain(account.email)
    const unfinished = await send(await now(incident), { pilihan: 'kejadian_keamanan', dari: '2026-11-20' })
    expect([unfinished.status, Object.keys(unfinished.body.errors)]).toEqual([422, ['sampai']])
  })

  test('go to holders of certificates, and those without an account are counted', async () => {
    const holder = await makeAccount(site.db, { name: 'Ratna Contoh' })
    await makeCertificate(site.db, { user_id: holder.id })
    await makeCertificate(site.db)
    const incident = await declare()
    expect(await preview(incident, 'pilihan=pemegang_sertifikat')).toMatchObject({
      jumlah: 1,
      tanpa_akun: 1,
      data: [{ nama: 'Ratna Contoh' }],
    })
    const { body } = await send(incident, { pilihan: 'pemegang_sertifikat' })
    expect([body.jumlah_terdampak, body.tanpa_akun]).toEqual([1, 1])
    expect((await letters()).map(({ to }) => to)).toEqual([holder.email])
  })

  test("stand in the person's copy of their own data, and do not go to those who were deleted", async () => {
    const { browser, account } = await loggedIn(site, { name: 'Seruni Contoh' })
    const leaving = await makeAccount(site.db)
    await send(await declare(), everybody)
    await deleteDependents(site.db, leaving.id, site.clock.now)
    expect((await letters()).map(({ to }) => to)).not.toContain(leaving.email)
    await confirmPassword(browser)
    const headers = { cookie: browser.cookieHeader, accept: '*/*', 'x-requested-with': 'XMLHttpRequest' }
    const { rawPayload } = await site.app.server.inject({ url: '/data-diri/unduh', headers })
    const data = JSON.parse(Buffer.from(unzipSync(rawPayload)['data.json'] ?? []).toString())
    expect(data.surat_insiden).toMatchObject([{ judul: FORM.judul, sent_at: site.clock.now.toISOString() }])
    await deleteDependents(site.db, account.id, site.clock.now)
    expect(await rowsOf(site.db, account.id, ['incident_recipients'])).toEqual(['incident_recipients'])
  })

  test('are not previewed without a trace: whose names were shown is written down, once for each', async () => {
    const owner = await makeAccount(site.db)
    const clerk = await staffIn(site, ['pengguna'])
    const incident = await declare()
    const { data } = (await clerk.browser.get(`${PATH}/${incident.id}/terdampak?pilihan=semua_akun`)).body
    const traces = await site.db
      .selectFrom('file_accesses')
      .select(['owner_id', 'isi', 'perihal'])
      .where('user_id', '=', clerk.account.id)
      .execute()
    const shown = data.map(({ id }: { id: number }) => id).filter((id: number) => id !== clerk.account.id)
    expect(shown).toContain(owner.id)
    expect(traces.map(({ owner_id }) => owner_id).sort()).toEqual(shown.sort())
    expect(traces[0]).toMatchObject({ isi: 'terdampak', perihal: `Insiden ${incident.id}` })
  })

  test('go to the owners of what one of the staff opened', async () => {
    const [owner, other] = [await makeAccount(site.db), await makeAccount(site.db)]
    const curious = await makeAccount(site.db, { role: 'administrator' })
    const read = { ip: '127.0.0.1', at: site.clock.now, perihal: null }
    await site.db
      .insertInto('file_accesses')
      .values([
        { ...read, user_id: curious.id, owner_id: owner.id, isi: 'data_pemohon' },
        { ...read, user_id: curious.id, owner_id: null, isi: 'ekspor' },
        { ...read, user_id: other.id, owner_id: other.id, isi: 'sertifikat' },
      ])
      .execute()
    const incident = await declare()
    const period = 'dari=2026-11-20&sampai=2026-11-20'
    expect(await preview(incident, `pilihan=dibuka_petugas&staff_id=${curious.id}&${period}`)).toMatchObject({
      jumlah: 1,
      ekspor: 1,
      data: [{ id: owner.id }],
    })
    const missing = await officer.get(`${PATH}/${incident.id}/terdampak?pilihan=dibuka_petugas&${period}`)
    expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['staff_id']])
  })
})
