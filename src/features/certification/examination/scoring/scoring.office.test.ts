import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../../tests/accounts.ts'
import { examOn } from '../../../../../tests/applications.ts'
import {
  assign,
  candidate,
  type ExaminerIn,
  examinerIn,
  filledSheet,
  METHODS,
  makeDecision,
  scoreAll,
  stageOf,
  UNITS,
} from '../../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { patiently } from '../../../../../tests/invoices.ts'
import { day } from '../../../../lib/day.ts'

let site: TestApp
let one: ExaminerIn
let two: ExaminerIn

beforeAll(async () => {
  site = await testApp()
  one = await examinerIn(site)
  two = await examinerIn(site)
})

const sheet = async ({ browser }: ExaminerIn, id: number) => (await browser.get(`/admin-api/penilaian/${id}`)).body
const versionOf = async (who: ExaminerIn, id: number) => (await sheet(who, id)).version ?? 1
const save = async (who: ExaminerIn, id: number, nilai: unknown[], version?: number) =>
  who.browser.put(`/admin-api/penilaian/${id}`, { version: version ?? (await versionOf(who, id)), nilai })
const lock = async (who: ExaminerIn, id: number, version?: number) =>
  who.browser.post(`/admin-api/penilaian/${id}/kunci`, { version: version ?? (await versionOf(who, id)) })
const answer = ({ browser }: ExaminerIn, id: number, given: object) =>
  browser.post(`/admin-api/penilaian/${id}/jawab`, given)
const ACCEPT = { terima: true, kerahasiaan: true, tidak_berpihak: true }

/** A candidate at the exam with both examiners accepted. */
async function both(choices: Parameters<typeof candidate>[1] = {}) {
  const who = await candidate(site, choices)
  return { who, first: await assign(site.db, who, one), second: await assign(site.db, who, two) }
}

describe('an examiner', () => {
  test('sees only the own candidates; what belongs to a colleague, or to nobody, is not there', async () => {
    const { who, first, second } = await both({ name: 'Rimba Sendiri' })
    const { body } = await one.browser.get('/admin-api/penilaian?q=rimba')
    expect(body).toMatchObject({ total: 1, data: [{ id: first, nama: 'Rimba Sendiri', status: 'diterima' }] })
    for (const id of [second, 2_000_000_000]) {
      expect((await one.browser.get(`/admin-api/penilaian/${id}`)).status).toBe(404)
      expect((await save(one, id, [])).status).toBe(404)
      expect((await lock(one, id)).status).toBe(404)
      expect((await answer(one, id, ACCEPT)).status).toBe(404)
    }
    const { browser } = await staffIn(site, ['verifikasi', 'keputusan'])
    expect((await browser.get(`/admin-api/penilaian/${first}`)).status).toBe(404)
    expect((await who.browser.get('/admin-api/penilaian')).status).toBe(404)
  })

  test('finds a candidate by name and number, but not by address', async () => {
    const { who, first } = await both({ name: 'Cendana Teduh' })
    const { nomor } = await sheet(one, first)
    const found = async (q: string) =>
      (await one.browser.get(`/admin-api/penilaian?q=${encodeURIComponent(q)}`)).body.total
    expect([await found('cendana'), await found(nomor), await found(who.account.email)]).toEqual([1, 1, 0])
    expect((await one.browser.get('/admin-api/penilaian?status=diterima&terkunci=true&q=cendana')).body.total).toBe(0)
  })

  test('sees evidence once the assignment is accepted, and never identity, address, phone or payment', async () => {
    const who = await candidate(site)
    const id = await assign(site.db, who, one, 'ditawarkan')
    const nothing = { foto: null, penyesuaian: [], pengalaman: [], asesmen: [], berkas: [], boleh_menilai: false }
    expect(await sheet(one, id)).toMatchObject({ ...nothing, halangan: 'Terima penugasan ini sebelum menilai.' })
    const { status, body } = await answer(one, id, ACCEPT)
    expect([status, body.status, body.penyesuaian, body.boleh_menilai]).toEqual([200, 'diterima', [], true])
    expect(body.berkas).toMatchObject([{ jenis: 'bukti_pengalaman' }])
    expect([body.unit, body.metode, body.nilai.length]).toEqual([UNITS, METHODS, 4])
    const text = JSON.stringify(body)
    const papers = '55111 3100005 ijazah ktp roda'.split(' ')
    for (const secret of [who.account.email, '+628110000099', 'Jalan Contoh', ...papers]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
  })

  test('is told the online room once the assignment is accepted', async () => {
    const ruang_daring = 'https://rapat.example.com/uji-3'
    const who = await candidate(site, { schedule: await examOn(site, { metode: 'Daring', ruang_daring }) })
    const [offered, accepted] = [await assign(site.db, who, one, 'ditawarkan'), await assign(site.db, who, two)]
    expect((await sheet(one, offered)).ruang_daring).toBe(null)
    expect((await sheet(two, accepted)).ruang_daring).toBe(ruang_daring)
  })

  test('sees nothing more once it is decided, also not while a granted appeal waits for a new decision', async () => {
    const { who, first } = await both({ tahap: 'menunggu_keputusan', name: 'Sudah Diputus' })
    expect((await one.browser.get(`/admin-api/penilaian/${first}`)).status).toBe(200)
    const { account } = await staffIn(site, ['keputusan'])
    await makeDecision(site.db, who.id, account.id, { failed: UNITS })
    for (const tahap of ['menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan'] as const) {
      await site.db.updateTable('user_trainings').set({ tahap }).where('id', '=', who.id).execute()
      expect([tahap, (await one.browser.get(`/admin-api/penilaian/${first}`)).status]).toEqual([tahap, 404])
    }
    expect((await one.browser.get('/admin-api/penilaian?q=sudah diputus')).body.total).toBe(0)
  })
})

describe('an assignment', () => {
  test('is accepted only with both declarations, once, and the moment of declaring is kept', async () => {
    const id = await assign(site.db, await candidate(site, { tahap: 'terjadwal' }), one, 'ditawarkan')
    const half = await answer(one, id, { terima: true, kerahasiaan: true })
    expect([half.status, Object.keys(half.body.errors)]).toEqual([422, ['tidak_berpihak']])
    expect((await answer(one, id, ACCEPT)).status).toBe(200)
    const again = await answer(one, id, { terima: false, alasan: 'Berhalangan.' })
    expect([again.status, again.body.message]).toEqual([409, 'Penugasan ini sudah dijawab atau sudah dicabut.'])
    const row = await site.db
      .selectFrom('examiner_assignments')
      .select(['status', 'declared_at', 'answered_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'diterima', declared_at: site.clock.now, answered_at: site.clock.now })
  })

  test('is declined with a reason, and shows nothing afterwards', async () => {
    const id = await assign(site.db, await candidate(site), one, 'ditawarkan')
    expect((await answer(one, id, { terima: false })).body.errors).toEqual({ alasan: ['Tulis alasan Anda menolak.'] })
    const { status, body } = await answer(one, id, { terima: false, alasan: 'Pernah sekantor.' })
    expect([status, body.status, body.berkas]).toEqual([200, 'ditolak', []])
    expect((await one.browser.get(`/admin-api/penilaian/${id}`)).status).toBe(404)
    const { browser } = await staffIn(site, ['verifikasi'])
    const { antrean } = (await browser.get('/admin-api/meja')).body
    expect(antrean.map(({ key }: { key: string }) => key)).toContain('penguji_kurang')
  })

  test.each([
    ['works for the same firm by now', 'Satu instansi dengan peserta.', { instansi: 'PT. Contoh Lestari' }],
    [
      'has a certificate that runs out before',
      'Sertifikat pengujinya tidak berlaku pada hari uji.',
      { berlaku_sampai: '2026-12-10' },
    ],
  ])('is not accepted by an examiner who %s', async (_why, sentence, change) => {
    const late = await examinerIn(site)
    const id = await assign(site.db, await candidate(site, { tahap: 'terjadwal' }), late, 'ditawarkan')
    await site.db.updateTable('examiners').set(change).where('id', '=', late.id).execute()
    const { status, body } = await answer(late, id, ACCEPT)
    expect([status, body.errors]).toEqual([409, { tidak_berpihak: [sentence] }])
  })

  test('is not accepted against a declared relation, nor once scoring is over', async () => {
    const schedule = await examOn(site, { start: day('2027-02-01') }, { units: UNITS, methods: METHODS })
    const who = await candidate(site, { tahap: 'menunggu_keputusan', schedule })
    const id = await assign(site.db, who, one, 'ditawarkan')
    expect((await answer(one, id, ACCEPT)).status).toBe(409)
    await site.db.updateTable('user_trainings').set({ tahap: 'terjadwal' }).where('id', '=', who.id).execute()
    const conflict = { examiner_id: one.id, user_id: who.account.id, jenis: 'melatih', keterangan: 'Pelatihan 2025' }
    await site.db
      .insertInto('examiner_conflicts')
      .values({ ...conflict, declared_by: one.account.id, at: site.clock.now })
      .execute()
    expect((await answer(one, id, ACCEPT)).body.errors).toEqual({ tidak_berpihak: ['Pernah melatih peserta.'] })
  })
})

describe('scores', () => {
  const cell = (more: object) => ({ unit: UNITS[0], metode: 'Wawancara', ...more })

  test('are kept as far as they go; points of the written exam give the finding, whatever is claimed', async () => {
    const { first } = await both()
    const points = (nilai: number) => cell({ metode: 'Uji tulis', nilai, hasil: 'K' })
    const found = async () => (await sheet(one, first)).nilai[0]
    expect((await save(one, first, [points(69)])).body.nilai[0]).toMatchObject({ nilai: 69, hasil: 'BK' })
    await save(one, first, [points(70)])
    expect(await found()).toMatchObject({ nilai: 70, hasil: 'K' })
    await save(one, first, [cell({ hasil: 'BK', nilai: 99, catatan: ' Belum runtut. ' })])
    expect((await sheet(one, first)).nilai.slice(0, 2)).toEqual([
      { unit: UNITS[0], metode: 'Uji tulis', jenis: 'tulis', nilai: 70, hasil: 'K', catatan: '' },
      { unit: UNITS[0], metode: 'Wawancara', jenis: null, nilai: null, hasil: 'BK', catatan: 'Belum runtut.' },
    ])
    await save(one, first, [cell({ metode: 'Uji tulis' })])
    expect(await found()).toMatchObject({ nilai: null, hasil: null })
  })

  test('count as they are written, with decimals; what does not fit is refused beside its field and changes nothing', async () => {
    const { first } = await both()
    const points = (nilai: unknown) => [cell({ metode: 'Uji tulis', nilai })]
    const found = async () => (await sheet(one, first)).nilai[0]
    await save(one, first, points(69.5))
    expect(await found()).toMatchObject({ nilai: 69.5, hasil: 'BK' })
    for (const [typed, refusal] of [
      [120, 'Nilai paling besar 100.'],
      [-5, 'Nilai paling kecil 0.'],
      ['65,5', 'Tulis nilai dengan angka, misalnya 65,5.'],
      [69.55, 'Paling banyak 1 angka di belakang koma.'],
    ]) {
      const { status, body } = await save(one, first, points(typed))
      expect([status, body.errors]).toEqual([422, { 'nilai.0.nilai': [refusal] }])
      expect(await found()).toMatchObject({ nilai: 69.5, hasil: 'BK' })
    }
  })

  test('of another unit or method, and notes without a score, are refused', async () => {
    const { first } = await both()
    const { status, body } = await save(one, first, [
      cell({ unit: 'Unit lain', hasil: 'K' }),
      cell({ metode: 'Ramalan', hasil: 'K' }),
      cell({ catatan: 'Nanti.' }),
    ])
    expect([status, Object.keys(body.errors)]).toEqual([422, ['nilai.0.unit', 'nilai.1.metode', 'nilai.2.catatan']])
    expect((await sheet(one, first)).nilai.every(({ hasil }: { hasil: string | null }) => hasil === null)).toBe(true)
  })

  test('are not written before the candidate has come', async () => {
    const schedule = await examOn(site, { start: day('2027-03-01') }, { units: UNITS, methods: METHODS })
    const { first } = await both({ tahap: 'terjadwal', schedule })
    expect((await sheet(one, first)).boleh_menilai).toBe(false)
    expect((await save(one, first, [cell({ hasil: 'K' })])).status).toBe(409)
    expect((await lock(one, first)).status).toBe(409)
  })

  test('are locked only when complete, and then final: by the program and by the database', async () => {
    const { first } = await both()
    const { nilai } = await sheet(one, first)
    await save(one, first, filledSheet({ nilai }).slice(1))
    const early = await lock(one, first)
    expect([early.status, early.body.message]).toEqual([
      422,
      'Nilai setiap unit dengan setiap metode sebelum mengunci.',
    ])
    expect((await scoreAll(one, first)).body).toMatchObject({ boleh_menilai: false, tahap: 'diuji' })
    expect((await save(one, first, filledSheet({ nilai }, UNITS))).status).toBe(409)
    expect((await lock(one, first)).status).toBe(409)
    const forced = site.db.updateTable('unit_scores').set({ hasil: 'BK' }).where('assignment_id', '=', first).execute()
    await expect(forced).rejects.toThrow('locked scores are final')
  })

  test('of a colleague stay unseen until both are locked; the last one moves the case on to its decision', async () => {
    const { who, first, second } = await both()
    await scoreAll(one, first)
    const before = await sheet(two, second)
    expect(before.rekan).toEqual([{ nama: expect.any(String), terkunci: true, nilai: null }])
    expect(await stageOf(site.db, who.id)).toBe('diuji')
    const { body } = await scoreAll(two, second, [UNITS[1] ?? ''])
    expect([body.tahap, body.rekan[0].nilai.length]).toEqual(['menunggu_keputusan', 4])
    expect((await sheet(one, first)).rekan[0].nilai).toContainEqual(
      expect.objectContaining({ unit: UNITS[1], metode: 'Uji tulis', nilai: 40, hasil: 'BK' }),
    )
  })

  test('of a single examiner do not complete the scoring where two are needed', async () => {
    const who = await candidate(site)
    await scoreAll(one, await assign(site.db, who, one))
    expect(await stageOf(site.db, who.id)).toBe('diuji')
  })

  test('locked by both at the same moment move the case on exactly once', async () => {
    const pairs = await Promise.all(Array.from({ length: 5 }, () => both()))
    for (const { first, second } of pairs) {
      await save(one, first, filledSheet(await sheet(one, first)))
      await save(two, second, filledSheet(await sheet(two, second)))
    }
    const answers = await Promise.all(
      pairs.flatMap(({ first, second }) => [
        ...Array.from({ length: 3 }, () => patiently(() => lock(one, first))),
        ...Array.from({ length: 3 }, () => patiently(() => lock(two, second))),
      ]),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const moves = await site.db
      .selectFrom('application_events')
      .select('user_training_id')
      .where('ke', '=', 'menunggu_keputusan')
      .where(
        'user_training_id',
        'in',
        pairs.map(({ who }) => who.id),
      )
      .execute()
    expect(moves.map(({ user_training_id }) => user_training_id).sort()).toEqual(pairs.map(({ who }) => who.id).sort())
    for (const { who } of pairs) expect(await stageOf(site.db, who.id)).toBe('menunggu_keputusan')
  })
})

describe('a re-test', () => {
  test('examines the units that failed, by the methods of then where its scheme names none', async () => {
    const origin = await candidate(site, { tahap: 'belum_kompeten' })
    const { account } = await staffIn(site, ['keputusan'])
    await makeDecision(site.db, origin.id, account.id, { failed: [UNITS[1] ?? ''] })
    const schedule = await examOn(site, {}, { jenis: 'uji_ulang', category: 'Uji Ulang', methods: [], units: ['Umum'] })
    const who = await candidate(site, { schedule, asal: origin.id })
    expect(await sheet(one, await assign(site.db, who, one))).toMatchObject({ unit: [UNITS[1]], metode: METHODS })
  })
})
