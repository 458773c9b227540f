import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { makeDecision } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { makeProvider, nameTraining } from '../../../../tests/training-providers.ts'
import { OFFICE_PROBLEMS } from '../../../office-problems.ts'

const PROVIDERS = '/admin-api/lembaga-pelatihan'
const COMPARED = '/admin-api/mutu/kelulusan-pelatihan'
const OPEN = '/admin-api/temuan/buka-pelatihan'

let site: TestApp
let owner: Awaited<ReturnType<typeof staffIn>>
let version: number
let scheme_id: number

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
  owner = await staffIn(site, ['mutu'])
  version = await makeScheme(site.db, { name: 'Ketua tim' })
  const row = site.db.selectFrom('scheme_versions').select('scheme_id').where('id', '=', version)
  scheme_id = (await row.executeTakeFirstOrThrow()).scheme_id
})

/** Candidates of a year who were trained at a place; so many of them pass. */
async function decided(place: string | null, of: number, passing: number, at = '2025-06-10T03:00:00Z'): Promise<void> {
  const schedule_id = await makeSchedule(site.db, { version })
  for (let n = 0; n < of; n += 1) {
    const { id: user_id } = await makeAccount(site.db)
    const { id } = await site.db
      .insertInto('user_trainings')
      .values({ user_id, schedule_id, tahap: 'diterbitkan' })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (place !== null) await nameTraining(site.db, { user_id, user_training_id: id, lembaga_pelatihan: place })
    await makeDecision(site.db, id, owner.account.id, { at, units: ['satu'], failed: n < passing ? [] : ['satu'] })
  }
}

const GIVEN = { nama: 'LPK Hutan Raya', nama_lain: ['Hutan Raya Training'], hubungan: 'sendiri', sejak: '2018-01-01' }

describe('the list of training providers', () => {
  test('keeps names, relation, period and trainers, and only those of the quality register see it', async () => {
    const trainer = await staffIn(site, 'penguji')
    const people = (await owner.browser.get('/admin-api/lembaga-pelatihan-pengajar')).body
    expect(people.map((one: { id: number }) => one.id)).toContain(trainer.account.id)
    const made = await owner.browser.post(PROVIDERS, { ...GIVEN, sampai: '', pengajar: [trainer.account.id] })
    expect(made.body).toMatchObject({ ...GIVEN, sampai: null, pengajar_nama: [trainer.account.name] })
    const clerk = await staffIn(site, ['verifikasi'])
    expect((await clerk.browser.get(PROVIDERS)).status).toBe(404)
    expect((await clerk.browser.get(COMPARED)).status).toBe(404)
  })

  test('refuses a second place under the same name at the same time, a period the wrong way round, and strangers', async () => {
    const same = await owner.browser.post(PROVIDERS, { ...GIVEN, nama: 'hutan-raya  training', nama_lain: [] })
    expect(same.body.errors.nama).toEqual([
      'Nama itu sudah dipakai LPK Hutan Raya pada masa yang sama. Ubah namanya atau masanya.',
    ])
    const before = { ...GIVEN, sejak: '2015-01-01', sampai: '2017-12-31', hubungan: 'mitra' }
    expect((await owner.browser.post(PROVIDERS, before)).status).toBe(201)
    const turned = await owner.browser.post(PROVIDERS, { ...GIVEN, nama: 'A', nama_lain: [], sampai: '2017-01-01' })
    expect(Object.keys(turned.body.errors)).toEqual(['sampai'])
    const member = await makeAccount(site.db)
    const strange = await owner.browser.post(PROVIDERS, { ...GIVEN, nama: 'B', nama_lain: [], pengajar: [member.id] })
    expect(Object.keys(strange.body.errors)).toEqual(['pengajar'])
  })
})

describe('pass rates by place of training', () => {
  const compared = async () => (await owner.browser.get(COMPARED)).body
  const of = async (tahun: number) =>
    (await compared()).perbandingan.find((one: { tahun: number }) => one.tahun === tahun)
  const page = async () => {
    const answer = await site.app.server.inject({ url: '/kinerja-layanan', headers: { accept: 'text/html' } })
    return answer.payload
  }
  const published = async () => {
    site.app.dropPages()
    return (await site.client.getServiceFigures({})).pelatihan
  }

  test('count the standing decisions of each year; a place counts as it was on the day of its certificate', async () => {
    await makeProvider(site.db, { nama: 'Mitra Lama', hubungan: 'mitra', sejak: '2010-01-01', sampai: '2015-12-31' })
    await decided('Hutan Raya Training', 12, 12)
    await decided('Mitra Lama', 5, 1)
    await decided('Tempat yang tidak dikenal', 9, 5)
    await decided(null, 3, 3)
    const one = await of(2025)
    expect(one).toMatchObject({
      scheme_id,
      terkait: { diputus: 12, kompeten: 12 },
      lain: { diputus: 14, kompeten: 6, hasil: { persen: 42.9, bawah: 21.4, atas: 67.4 } },
      ...{ tanpa_tempat: 3, berbeda: true, finding_id: null },
    })
    expect((await compared()).tak_dikenal).toContainEqual({
      lembaga_pelatihan: 'Tempat yang tidak dikenal',
      peserta: 9,
    })
  })

  test('that differ by more than chance open one finding by one press, with the figures in it', async () => {
    const opened = await owner.browser.post(OPEN, { scheme_id, tahun: 2025 })
    expect(opened.body).toMatchObject({ sumber: 'pelatihan', status: 'terbuka', owner_id: owner.account.id })
    expect(opened.body.uraian).toContain('12 dari 12 kompeten (100%)')
    const again = await owner.browser.post(OPEN, { scheme_id, tahun: 2025 })
    expect(again.body.id).toBe(opened.body.id)
    expect((await of(2025)).finding_id).toBe(opened.body.id)
  })

  test('that chance explains open none, nor does a year in which nobody was decided on', async () => {
    await decided('Hutan Raya Training', 10, 8, '2024-06-10T03:00:00Z')
    await decided('Tempat lain', 10, 7, '2024-06-10T03:00:00Z')
    const refused = await owner.browser.post(OPEN, { scheme_id, tahun: 2024 })
    expect([refused.status, refused.body.message]).toEqual([409, OFFICE_PROBLEMS.NO_TRAINING_DIFFERENCE.message])
    expect((await owner.browser.post(OPEN, { scheme_id, tahun: 2010 })).status).toBe(404)
  })

  test('are public for the last whole year, and the page says them without the program', async () => {
    expect(await published()).toMatchObject({
      tahun: 2025,
      skema: [{ terkait: { diputus: 12, hasil: { persen: 100 } }, lain: { diputus: 14 }, berbeda: true }],
      terlalu_sedikit: [],
    })
    const text = await page()
    expect(text).toContain('Kelulusan menurut tempat pelatihan, tahun')
    expect(text).toContain('lebih besar daripada yang wajar karena kebetulan')
  })

  test('are not public while a group is smaller than the setting; the page says why', async () => {
    await site.db
      .insertInto('setting_values')
      .values({ key: 'peserta_banding_pelatihan', berlaku_sejak: '2026-01-01', value: '15' })
      .execute()
    expect(await published()).toMatchObject({ skema: [], terlalu_sedikit: [expect.any(String)], paling_sedikit: 15 })
    const text = await page()
    expect(text).toContain('Angkanya belum ditampilkan')
    expect(text).not.toContain('12 peserta')
  })
})
