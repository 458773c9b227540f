import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { assign, candidate, type ExaminerIn, examinerIn, scoreAll, UNITS } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { giveCondition, qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'
import { STAFF_CONDITION_NAMES } from '../../platform/staff/condition-rules.ts'

const RECORDS = '/admin-api/catatan-petugas'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let owner: Staff
let clerk: Staff

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-12-10T03:00:00Z') })
  await makeSiteContent(site.db)
  await makeScheme(site.db)
  ;({ owner } = await qualityStaffIn(site))
  clerk = await staffIn(site, ['verifikasi'])
})

/** Two examiners who found the same of some candidates and not of others; answers the exam of the last one. */
async function scoreTogether(count: number, differing: number) {
  const [one, other] = [await examinerIn(site), await examinerIn(site)]
  let schedule_id = 0
  for (let at = 0; at < count; at += 1) {
    const who = await candidate(site, { tahap: 'diuji' })
    const row = site.db.selectFrom('user_trainings').select('schedule_id').where('id', '=', who.id)
    schedule_id = (await row.executeTakeFirstOrThrow()).schedule_id
    for (const examiner of [one, other]) {
      const failed = examiner === other && at < differing ? UNITS.slice(0, 1) : []
      await scoreAll(examiner, await assign(site.db, who, examiner), failed)
    }
  }
  return { one, other, schedule_id }
}

const NOTES = {
  ...{ catatan_persiapan: 'Siap.', catatan_pelaksanaan: 'Runtut.', catatan_penilaian: 'Beralasan.' },
  catatan_sikap: 'Adil.',
}

async function record({ browser }: Staff, { account }: ExaminerIn, way: string, given: object) {
  const { version } = (await owner.browser.get(`${RECORDS}/${account.id}`)).body
  return browser.post(`${RECORDS}/${account.id}/${way}`, { version, ...given })
}

describe('the mirror', () => {
  test('shows an examiner their own agreement and leaning, without names, and nobody else’s', async () => {
    const { one, other } = await scoreTogether(3, 2)
    const mine = (await one.browser.get('/admin-api/cermin-saya')).body
    // Of each candidate two units by interview: the written ones are the program's.
    expect(mine.seluruhnya).toMatchObject({ pasangan: 6 })
    expect(mine.seluruhnya.kesepakatan).toBeCloseTo(4 / 6)
    expect(mine.seluruhnya.kecenderungan).toBeCloseTo(2 / 6)
    const theirs = await other.browser.get('/admin-api/cermin-saya')
    expect(theirs.body.seluruhnya.kecenderungan).toBeCloseTo(-2 / 6)
    for (const word of [one.account.name, one.account.email, 'Penguji ']) expect(theirs.text).not.toContain(word)
    expect(mine.triwulan).toMatchObject([{ sejak: '2026-10-01', pasangan: 6 }])
    expect((await clerk.browser.get('/admin-api/cermin-saya')).status).toBe(404)
    expect((await one.browser.get(`${RECORDS}/${other.account.id}/tahun`)).status).toBe(404)
  })

  test('says nothing where there is too little to compare', async () => {
    const { one } = await scoreTogether(1, 0)
    const { seluruhnya } = (await one.browser.get('/admin-api/cermin-saya')).body
    expect(seluruhnya).toMatchObject({ pasangan: 2, kesepakatan: null, kecenderungan: null })
  })
})

describe('witnessing', () => {
  test('is recorded by who saw it, of an exam at which they examined, once', async () => {
    const { one, schedule_id } = await scoreTogether(1, 0)
    const seen = { ...NOTES, schedule_id, tanggal: '2026-12-10', hasil: 'memadai' }
    const wrong = await record(owner, one, 'penyaksian', { ...seen, tanggal: '2026-12-09' })
    expect(wrong.body.errors).toHaveProperty('tanggal')
    const stranger = await examinerIn(site)
    expect((await record(owner, stranger, 'penyaksian', seen)).body.errors).toHaveProperty('schedule_id')
    expect((await record(clerk, one, 'penyaksian', seen)).status).toBe(404)
    const made = await record(owner, one, 'penyaksian', seen)
    expect(made.body).toMatchObject({ penyaksian_sampai: '2028-12-10', penyaksian: [{ hasil: 'memadai' }] })
    const twice = await record(owner, one, 'penyaksian', seen)
    expect(twice.body.message).toBe(PROBLEMS.QUALITY_STATE.message)
    expect((await one.browser.get('/admin-api/catatan-saya')).body.penyaksian).toHaveLength(1)
  })

  test('that asks for guidance ends what was valid', async () => {
    const { one, schedule_id } = await scoreTogether(1, 0)
    const seen = { ...NOTES, schedule_id, tanggal: '2026-12-10', hasil: 'perlu_pembinaan' }
    expect((await record(owner, one, 'penyaksian', seen)).body.penyaksian_sampai).toBe('2026-12-09')
  })
})

describe('a yearly review', () => {
  test('stores what the portal counted beside the conclusion of a person', async () => {
    const { one } = await scoreTogether(3, 1)
    const year = (await owner.browser.get(`${RECORDS}/${one.account.id}/tahun`)).body
    expect(year.angka).toMatchObject({ ujian: 3, peserta: 3, tepat_waktu: 100, pengaduan: 0, pasangan: 6 })
    const done = await record(owner, one, 'tinjauan', { hasil: 'layak', simpulan: 'Menilai ajek.' })
    expect(done.body).toMatchObject({
      tinjauan_sampai: '2027-12-10',
      tinjauan: [{ angka: year.angka, hasil: 'layak' }],
    })
    expect((await record(owner, one, 'tinjauan', { hasil: 'layak', simpulan: 'Lagi.' })).status).toBe(409)
  })

  test('of nobody who examines there is none', async () => {
    const { version } = (await owner.browser.get(`${RECORDS}/${clerk.account.id}`)).body
    const given = { version, hasil: 'layak', simpulan: 'S.' }
    expect((await owner.browser.post(`${RECORDS}/${clerk.account.id}/tinjauan`, given)).status).toBe(404)
    expect((await owner.browser.get(`${RECORDS}/${clerk.account.id}/tahun`)).status).toBe(404)
  })
})

describe('an examiner whose conditions lapsed', () => {
  const demand = (from: string) =>
    site.db
      .insertInto('setting_values')
      .values({ key: 'syarat_petugas_sejak', berlaku_sejak: '2026-01-01', value: JSON.stringify(from) })
      .onConflict((known) => known.columns(['key', 'berlaku_sejak']).doUpdateSet({ value: JSON.stringify(from) }))
      .execute()
  const offer = (id: number, examiner: ExaminerIn) =>
    clerk.browser.post(`/admin-api/permohonan/${id}/penugasan`, { examiner_id: examiner.id })
  const renew = async ({ account }: ExaminerIn) => {
    for (const jenis of STAFF_CONDITION_NAMES)
      await giveCondition(site.db, { user_id: account.id, jenis, berlaku_sampai: '2027-01-01' })
  }

  test('is asked for no new exam, with what is missing, and keeps what they were asked before', async () => {
    const [lapsed, whole] = [await examinerIn(site), await examinerIn(site)]
    await renew(whole)
    const who = await candidate(site, { tahap: 'terjadwal' })
    const before = await candidate(site, { tahap: 'terjadwal' })
    await demand('')
    const asked = await offer(before.id, lapsed)
    expect(asked.status).toBe(200)
    await demand('2026-12-01')
    const refused = await offer(who.id, lapsed)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body.errors)).toContain('Belum disaksikan menguji.')
    expect((await offer(who.id, whole)).status).toBe(200)
    const { calon } = (await clerk.browser.get(`/admin-api/permohonan/${who.id}/penugasan`)).body
    const shown = calon.find(({ examiner_id }: { examiner_id: number }) => examiner_id === lapsed.id)
    expect(shown).toMatchObject({ diusulkan: false })
    expect(shown.halangan).toContain('Belum mengikuti kalibrasi.')
    const id = asked.body.penugasan.at(-1).id
    const said = { terima: true, kerahasiaan: true, tidak_berpihak: true }
    expect((await lapsed.browser.post(`/admin-api/penilaian/${id}/jawab`, said)).status).toBe(200)
    await demand('')
  })
})
