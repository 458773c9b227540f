import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import {
  assign,
  type Candidate,
  candidate,
  type ExaminerIn,
  examinerIn,
  METHODS,
  makeDecision,
  scoreAll,
  stageOf,
  UNITS,
} from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { patiently } from '../../../../tests/invoices.ts'
import { makeProvider, nameTraining } from '../../../../tests/training-providers.ts'
import { day } from '../../../lib/day.ts'
import { APPLICATION_TRANSITION_NAMES, transitionRule } from '../applications/transitions/rules.ts'

let site: TestApp
let decider: Awaited<ReturnType<typeof staffIn>>
let one: ExaminerIn
let two: ExaminerIn

const ALASAN = 'Bukti lengkap dan penilaian kedua penguji sejalan.'
const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  one = await examinerIn(site)
  two = await examinerIn(site)
})
beforeEach(async () => {
  site.clock.now = NOW
  decider = await staffIn(site, ['keputusan'])
})

const found = (failed: readonly string[] = []) =>
  UNITS.map((unit) => ({ unit, hasil: failed.includes(unit) ? 'BK' : 'K', catatan: '' }))

const decide = (id: number, unit: unknown[] = found(), by = decider.browser, more: object = {}) =>
  by.post(`/admin-api/keputusan/${id}`, {
    tahap: 'menunggu_keputusan',
    unit,
    tidak_terlibat: true,
    alasan: ALASAN,
    ...more,
  })

/** Somebody whom both examiners scored, waiting for a decision. */
async function scored(failed: readonly string[] = []): Promise<Candidate> {
  const who = await candidate(site)
  await scoreAll(one, await assign(site.db, who, one), failed)
  await scoreAll(two, await assign(site.db, who, two))
  await site.db
    .updateTable('user_trainings')
    .set({ tahap: 'menunggu_keputusan', tahap_sejak: NOW })
    .where('id', '=', who.id)
    .execute()
  return who
}

const due = (choices: Parameters<typeof candidate>[1] = {}) =>
  candidate(site, { tahap: 'menunggu_keputusan', ...choices })

const effects = async (id: number) => {
  const { rows } = await sql<{ decisions: number; certificates: number; steps: number }>`
    select (select count(*)::int from decisions where user_training_id = ${id}) as decisions,
      (select count(*)::int from certificates where user_training_id = ${id}) as certificates,
      (select count(*)::int from application_events where user_training_id = ${id}
        and transition in ('decideCompetent', 'decideNotYet')) as steps`.execute(site.db)
  return rows[0]
}

describe('the queue', () => {
  test('holds what waits, the longest first, with the working day by which it should be decided', async () => {
    const schedule = await examOn(site, { start: day('2026-11-04'), days: 2 }, { units: UNITS, methods: METHODS })
    const late = await due({ schedule, name: 'Antrean Lama', since: '2026-11-05T00:00:00Z' })
    const fresh = await due({ name: 'Antrean Baru', since: '2026-11-06T00:00:00Z' })
    const { data } = (await decider.browser.get('/admin-api/keputusan?q=antrean')).body
    expect(data).toMatchObject([
      { id: late.id, nama: 'Antrean Lama', tanggal_uji: '2026-11-04', target: '2026-11-19', terlambat: true },
      { id: fresh.id, target: '2026-12-28', terlambat: false },
    ])
    await decide(late.id)
    expect((await decider.browser.get('/admin-api/keputusan?q=antrean lama&sort=id')).body.total).toBe(0)
  })

  test('and its cases are for who may decide', async () => {
    const { id } = await due()
    const own = (await decider.browser.get(`/admin-api/keputusan?id=${id}&dapat_diputus=true`)).body
    expect(own).toMatchObject({ total: 1, data: [{ id }] })
    const strangers = [one.browser, (await staffIn(site, ['verifikasi', 'pengaduan', 'keuangan'])).browser]
    for (const browser of strangers) {
      expect((await browser.get('/admin-api/keputusan')).status).toBe(404)
      expect((await browser.get(`/admin-api/keputusan/${id}`)).status).toBe(404)
      expect((await decide(id, found(), browser)).status).toBe(404)
    }
  })
})

describe('a case', () => {
  test('shows all evidence with what every examiner found, and no identity papers', async () => {
    const { id, account } = await scored([UNITS[1] ?? ''])
    const { body } = await decider.browser.get(`/admin-api/keputusan/${id}`)
    expect(body).toMatchObject({
      nama: account.name,
      penyesuaian: [],
      metode: METHODS,
      rekomendasi: [
        { unit: UNITS[0], hasil: 'K' },
        { unit: UNITS[1], hasil: 'BK' },
      ],
      keputusan: [],
      banding: null,
      boleh: true,
      halangan: null,
    })
    expect(body.penguji.map(({ nilai }: { nilai: unknown[] }) => nilai.length)).toEqual([4, 4])
    expect(body.berkas).toMatchObject([{ jenis: 'bukti_pengalaman' }])
    expect((await decider.browser.get(`/berkas/${body.foto}`)).status).toBe(200)
  })

  test('is not there before the scores are locked', async () => {
    for (const tahap of ['terjadwal', 'diuji'] as const) {
      const { id } = await candidate(site, { tahap })
      expect((await decider.browser.get(`/admin-api/keputusan/${id}`)).status).toBe(404)
      expect((await decide(id)).status).toBe(409)
    }
    expect((await decide(2_000_000_000)).status).toBe(404)
  })
})

describe('a decision', () => {
  test('that every unit is met issues the certificate in the same moment and tells the person', async () => {
    const { id, account } = await scored()
    await site.deliverMails()
    const { status, body } = await decide(id)
    expect([status, body.tahap, body.boleh]).toEqual([200, 'diterbitkan', false])
    expect(body.keputusan).toMatchObject([
      { hasil: 'kompeten', decided_by_name: decider.account.name, alasan: ALASAN, unit: found() },
    ])
    expect(await effects(id)).toEqual({ decisions: 1, certificates: 1, steps: 1 })
    const letters = (await site.deliverMails()).filter(({ to }) => to === account.email)
    expect(letters.map(({ subject }) => subject)).toContain('Anda dinyatakan kompeten: Sertifikasi Contoh')
  })

  test('that one unit is missing is not yet competent as a whole, without a certificate', async () => {
    const { id, account } = await scored()
    await site.deliverMails()
    const { body } = await decide(id, found([UNITS[0] ?? '']))
    expect([body.tahap, body.keputusan[0].hasil]).toEqual(['belum_kompeten', 'belum_kompeten'])
    expect(await effects(id)).toEqual({ decisions: 1, certificates: 0, steps: 1 })
    const [letter] = (await site.deliverMails()).filter(({ to }) => to === account.email)
    expect(letter?.subject).toBe('Hasil uji: Sertifikasi Contoh')
  })

  test.each([
    ['leaves a unit out', found().slice(1)],
    ['names another unit', [...found().slice(1), { unit: 'Unit lain', hasil: 'K' }]],
    ['names a unit twice', [...found().slice(1), ...found().slice(1)]],
    ['names one more', [...found(), { unit: 'Unit lain', hasil: 'K' }]],
    ['names none', []],
  ])('that %s is refused, and nothing is kept', async (_what, unit) => {
    const { id } = await due()
    const { status, body } = await decide(id, unit)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['unit']])
    expect([await stageOf(site.db, id), await effects(id)]).toEqual([
      'menunggu_keputusan',
      { decisions: 0, certificates: 0, steps: 0 },
    ])
  })

  test('needs the declaration that whoever decides had no part in training the candidate', async () => {
    const { id } = await due()
    const { status, body } = await decide(id, found(), decider.browser, { tidak_terlibat: false })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['tidak_terlibat']])
  })

  test('of who saw another stage is refused', async () => {
    const { id } = await due()
    expect((await decide(id, found(), decider.browser, { tahap: 'diuji' })).status).toBe(409)
  })

  test('of who saw other scores, which were reopened and locked again since, is refused', async () => {
    const { id } = await scored()
    const { tahap_sejak } = (await decider.browser.get(`/admin-api/keputusan/${id}`)).body
    const later = new Date(NOW.getTime() + 60_000)
    await site.db.updateTable('user_trainings').set({ tahap_sejak: later }).where('id', '=', id).execute()
    expect((await decide(id, found(), decider.browser, { tahap_sejak })).status).toBe(409)
    expect((await decide(id, found(), decider.browser, { tahap_sejak: later.toISOString() })).status).toBe(200)
  })

  test.each([
    'examined it',
    'was asked to examine it',
    'trained the candidate',
    'trains where the candidate was trained',
    'is the candidate',
    'decided it before',
  ])('is not made by an administrator who %s', async (part) => {
    const who = await due()
    const { account, browser } = decider
    const examiner = await site.db
      .insertInto('examiners')
      .values({ name: account.name, user_id: account.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const as = { id: examiner.id, account, browser }
    if (part === 'examined it') await assign(site.db, who, as)
    if (part === 'was asked to examine it') {
      await site.db
        .updateTable('examiner_assignments')
        .set({ status: 'ditolak' })
        .where('id', '=', await assign(site.db, who, as, 'ditawarkan'))
        .execute()
    }
    if (part === 'trained the candidate') {
      const conflict = { examiner_id: examiner.id, user_id: who.account.id, jenis: 'melatih', keterangan: 'Bimtek' }
      await site.db
        .insertInto('examiner_conflicts')
        .values({ ...conflict, declared_by: account.id, at: NOW })
        .execute()
    }
    if (part === 'trains where the candidate was trained') {
      await makeProvider(site.db, { nama: 'LPK Rimba Lestari', pengajar: [account.id], sampai: '2016-01-01' })
      const lembaga_pelatihan = 'lpk  rimba-lestari'
      await nameTraining(site.db, { user_id: who.account.id, user_training_id: who.id, lembaga_pelatihan })
    }
    if (part === 'is the candidate') {
      await site.db.updateTable('user_trainings').set({ user_id: account.id }).where('id', '=', who.id).execute()
    }
    if (part === 'decided it before') await makeDecision(site.db, who.id, account.id, { failed: UNITS })
    expect((await browser.get(`/admin-api/keputusan/${who.id}`)).body).toMatchObject({
      boleh: false,
      halangan: 'Anda terlibat pada perkara ini, jadi keputusannya harus diambil orang lain.',
    })
    const queued = async (wanted: boolean) =>
      (await browser.get(`/admin-api/keputusan?id=${who.id}&dapat_diputus=${wanted}`)).body.total
    expect([await queued(true), await queued(false)]).toEqual([0, 1])
    expect((await decide(who.id)).status).toBe(409)
    expect(await stageOf(site.db, who.id)).toBe('menunggu_keputusan')
    expect((await decide(who.id, found(), (await staffIn(site, ['keputusan'])).browser)).status).toBe(200)
  })

  test('made ten times at once has one effect, whatever each says', async () => {
    const { id } = await scored()
    const deciders = await Promise.all(Array.from({ length: 10 }, () => staffIn(site, ['keputusan'])))
    const answers = await Promise.all(
      deciders.map(({ browser }, n) => patiently(() => decide(id, found(n % 2 === 0 ? [] : UNITS), browser))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const tahap = await stageOf(site.db, id)
    expect(await effects(id)).toEqual({ decisions: 1, certificates: tahap === 'diterbitkan' ? 1 : 0, steps: 1 })
  })

  test('stands: it can be neither changed nor taken back', async () => {
    const { id } = await due()
    await decide(id, found(UNITS))
    const changed = site.db.updateTable('decisions').set({ hasil: 'kompeten' }).where('user_training_id', '=', id)
    await expect(changed.execute()).rejects.toThrow('only ever added to')
    expect((await decide(id)).status).toBe(409)
  })

  test('of a re-test is about the units that failed', async () => {
    const origin = await candidate(site, { tahap: 'belum_kompeten' })
    const failed = UNITS[1] ?? ''
    await makeDecision(site.db, origin.id, decider.account.id, { failed: [failed] })
    const schedule = await examOn(site, {}, { jenis: 'uji_ulang', category: 'Uji Ulang', units: ['Umum'] })
    const { id } = await due({ schedule, asal: origin.id })
    expect((await decide(id)).status).toBe(422)
    expect((await decide(id, [{ unit: failed, hasil: 'K' }])).body.tahap).toBe('diterbitkan')
  })
})

describe('nobody but a person decides', () => {
  test('no step of the system, an examiner or the applicant leads to a decision', () => {
    const deciding = APPLICATION_TRANSITION_NAMES.filter((step) => {
      const { to, from } = transitionRule(step)
      return to === 'diterbitkan' || (to === 'belum_kompeten' && from.includes('menunggu_keputusan'))
    })
    expect(deciding.map((step) => [step, transitionRule(step).by])).toEqual([
      ['decideCompetent', 'keputusan'],
      ['decideNotYet', 'keputusan'],
    ])
    const bySystem = APPLICATION_TRANSITION_NAMES.filter((step) => transitionRule(step).by === 'sistem')
    const after = ['diuji', 'menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan']
    expect(bySystem.filter((step) => after.includes(transitionRule(step).to))).toEqual([])
  })

  test('the job of deadlines leaves a decision that is due to people', async () => {
    const { id } = await due({ since: '2025-01-01T00:00:00Z' })
    await site.deadlines()
    expect(await stageOf(site.db, id)).toBe('menunggu_keputusan')
  })
})
