import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { makeEvaluation } from '../../../../tests/evaluations.ts'
import { assign, type ExaminerIn, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Bringing } from '../../../../tests/rest.ts'
import { RESTS } from '../../../../tests/rests.ts'
import { addDays, type Day, day } from '../../../lib/day.ts'
import { STAGE_NAMES, type Stage } from '../../certification/applications/rules.ts'
import { transitionRule } from '../../certification/applications/transitions/rules.ts'
import { deskQueues, sharedQueues } from './view.ts'

const APPLICATIONS: Record<Stage, Bringing> = RESTS.permohonan
const today = day('2026-11-20')
let site: TestApp
let version: number
let examiners: ExaminerIn[]

beforeAll(async () => {
  site = await testApp()
  version = await makeScheme(site.db)
  examiners = [await examinerIn(site), await examinerIn(site)]
})

/** How much waits in every queue, on the desk of all staff and of both examiners. */
async function waiting(): Promise<Record<string, number>> {
  const at = { now: site.clock.now, today }
  const everything = ['verifikasi', 'keuangan', 'keputusan', 'pengaduan', 'konten', 'pengguna']
  const shared = await sharedQueues(site.db, at, [])
  const desks = await Promise.all([
    deskQueues(site.db, at, shared, { id: 0, role: 'administrator', permissions: everything }),
    ...examiners.map(({ account }) =>
      deskQueues(site.db, at, shared, { id: account.id, role: 'penguji', permissions: [] }),
    ),
  ])
  const counts: Record<string, number> = {}
  for (const { key, jumlah } of desks.flat()) counts[key] = (counts[key] ?? 0) + jumlah
  return counts
}

/** Days until the exam; null has none yet. */
const EXAMS = [null, -20, -1, 0, 3, 100] as const
/** The answers that each of the two examiners may have given. */
const ASSIGNED = ['nobody', 'asked', 'one accepted', 'accepted'] as const

interface Situation {
  tahap: Stage
  days: (typeof EXAMS)[number]
  cancelled: boolean
  assigned: (typeof ASSIGNED)[number]
}

let minute = 0

/** Makes an exam at hours of its own, as the two examiners examine at all of them. */
async function makeExam(start: Day | null): Promise<number> {
  const id = await makeSchedule(site.db, { version, start })
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}.${String(at % 60).padStart(2, '0')}`
  const hours = { jam_mulai: clock(minute), jam_selesai: clock(minute + 1) }
  minute += 1
  await site.db.updateTable('schedules').set(hours).where('id', '=', id).execute()
  return id
}

async function makeCase({ tahap, days, cancelled, assigned }: Situation): Promise<void> {
  const schedule_id = await makeExam(days === null ? null : addDays(today, days))
  if (cancelled) {
    const which = site.db.updateTable('schedules').where('id', '=', schedule_id)
    await which.set({ cancelled_at: site.clock.now }).execute()
  }
  const { id: user_id } = await makeAccount(site.db)
  const { id } = await site.db
    .insertInto('user_trainings')
    .values({ user_id, schedule_id, tahap, tahap_sejak: site.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [one, two] = examiners
  if (assigned === 'nobody' || !one || !two) return
  await assign(site.db, { id }, one, assigned === 'asked' ? 'ditawarkan' : 'diterima')
  await assign(site.db, { id }, two, assigned === 'accepted' ? 'diterima' : 'ditawarkan')
}

/** A seat at an exam that is still ahead, and whose examiners need not be asked yet or have all accepted. */
const isAhead = ({ days, cancelled, assigned }: Situation): boolean =>
  !cancelled && days !== null && (days > 21 || (days >= 0 && assigned === 'accepted'))

const SITUATIONS = (['terjadwal', 'diuji'] as const).flatMap((tahap) =>
  EXAMS.flatMap((days) =>
    [false, true].flatMap((cancelled) => ASSIGNED.map((assigned): Situation => ({ tahap, days, cancelled, assigned }))),
  ),
)

test.each(SITUATIONS.filter((each) => each.tahap === 'diuji' || !isAhead(each)))(
  'somebody has $tahap, exam in $days days, cancelled $cancelled, examiners $assigned on the desk',
  async (situation) => {
    const before = await waiting()
    await makeCase(situation)
    const after = await waiting()
    const grown = Object.keys(after).filter((key) => (after[key] ?? 0) > (before[key] ?? 0))
    expect(grown).not.toEqual([])
    expect(APPLICATIONS[situation.tahap].queues).toEqual(expect.arrayContaining(grown))
  },
)

/** Their cases have rows of their own beside the application. */
const BESIDE: Stage[] = ['menunggu_konfirmasi', 'banding']

const QUEUED = STAGE_NAMES.filter((tahap) => {
  const { queues, turn } = APPLICATIONS[tahap]
  return queues && !turn && !BESIDE.includes(tahap) && tahap !== 'terjadwal' && tahap !== 'diuji'
})

test.each(QUEUED)('%s stands in a queue of the desk', async (tahap) => {
  const before = await waiting()
  await makeCase({ tahap, days: 100, cancelled: false, assigned: 'nobody' })
  const after = await waiting()
  expect(Object.keys(after).filter((key) => (after[key] ?? 0) > (before[key] ?? 0))).not.toEqual([])
})

test.each(transitionRule('reschedule').from)('%s with a seat at a cancelled exam needs another day', async (tahap) => {
  const before = await waiting()
  await makeCase({ tahap, days: 3, cancelled: true, assigned: 'nobody' })
  const after = await waiting()
  expect((after['uji_tanpa_tanggal'] ?? 0) - (before['uji_tanpa_tanggal'] ?? 0)).toBe(1)
})

test('surveillance that was not answered stands in a queue with a due day until somebody says what follows', async () => {
  const lapsed = async () => {
    const at = { now: site.clock.now, today: day('2026-11-20') }
    const staff = { id: 0, role: 'administrator', permissions: ['verifikasi'] }
    const queue = (await deskQueues(site.db, at, await sharedQueues(site.db, at, []), staff)).find(
      ({ key }) => key === 'evaluasi_kedaluwarsa',
    )
    return [queue?.jumlah ?? 0, queue?.hari_ini ?? 0, queue?.terlambat ?? 0]
  }
  const days = ['2026-11-07', '2026-11-06', '2026-11-05']
  for (const [waiting, batas_waktu] of days.entries()) {
    expect((await lapsed())[0]).toBe(waiting)
    await makeEvaluation(site, { status: 'kedaluwarsa', batas_waktu: day(batas_waktu) })
  }
  expect(await lapsed()).toEqual([3, 1, 1])
  expect(RESTS.evaluasi.kedaluwarsa.queues).toEqual(['evaluasi_kedaluwarsa'])
})
