import { strict as assert } from 'node:assert'
import { cutDeadline } from '../src/features/catalogue/schedules/deadline-rules.ts'
import { type ScheduleFacts, scheduleState } from '../src/features/catalogue/schedules/rules.ts'
import { stageEnd } from '../src/features/certification/applications/deadlines/stage-end-rules.ts'
import type { FileState, Stage } from '../src/features/certification/applications/rules.ts'
import { minutesToExam, stateForOthers } from '../src/features/certification/applications/transitions/facts-service.ts'
import type { ApplicationFacts } from '../src/features/certification/applications/transitions/guard-rules.ts'
import {
  type ApplicationTransition,
  decideTransition,
  transitionRule,
} from '../src/features/certification/applications/transitions/rules.ts'
import { invoiceAfter, invoiceOfEnded, refundOf } from '../src/features/certification/invoices/rules.ts'
import { type InvoiceState, isOpenInvoice } from '../src/features/certification/invoices/state-rules.ts'
import { addDays, type Day, day, dayIn, daysBetween, endOfDay } from '../src/lib/day.ts'

/** Seats follow from the stage, said a second time and by hand. */
const SEATED: Stage[] = ['diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'terjadwal']

export const SETTINGS = {
  umur_draf: 30,
  tawaran_daftar_tunggu: 48,
  batas_perbaikan: 14,
  batas_pembayaran: 3,
  batas_bayar_ulang: 1,
  kali_jadwal_ulang: 1,
  batas_banding: 14,
  hari_libur: [],
  jumlah_penguji: 2,
  buka_kehadiran: 60,
  batas_jadwal_ulang: 7,
  pengembalian_awal_hari: 14,
  pengembalian_awal_persen: 75,
  pengembalian_akhir_hari: 7,
  pengembalian_akhir_persen: 50,
}

export const FEE = 4_500_000

export interface Bill {
  total: number
  state: InvoiceState
  due: Date
  paid: boolean
  refund: number
}

export interface Application {
  id: number
  person: number
  date: number
  stage: Stage
  ditawarkan: boolean
  due: Date | null
  waiting: number
  moved: number
  complete: boolean
  file: FileState | undefined
  bills: Bill[]
}

export interface World {
  now: Date
  schedules: ScheduleFacts[]
  applications: Application[]
  /** The money that was received and not paid back. */
  cash: number
  line: number
  /** Steps that were taken, and between which stages. */
  taken: { transition: ApplicationTransition; from: Stage; to: Stage }[]
}

/** Schedules of one scheme with that many seats each, the first in three weeks, ten days apart. */
export const newWorld = (now: Date, seats: readonly number[]): World => ({
  now,
  schedules: seats.map((kuota, at) => newSchedule(addDays(dayIn('WIB', now), 21 + at * 10), kuota)),
  applications: [],
  cash: 0,
  line: 0,
  taken: [],
})

const newSchedule = (start: Day, kuota: number): ScheduleFacts => ({
  start_date: start,
  end_date: addDays(start, 1),
  jam_mulai: '08.00',
  jam_selesai: '16.00',
  zona_waktu: 'WIB',
  pendaftaran_dibuka: day('2026-10-01'),
  pendaftaran_ditutup: addDays(start, -9),
  kuota,
  terisi: 0,
  dibatalkan: false,
})

export const holdsSeat = ({ stage, ditawarkan }: Application): boolean => ditawarkan || SEATED.includes(stage)

export const isEnded = ({ stage }: Application): boolean => ['ditolak', 'dibatalkan', 'kedaluwarsa'].includes(stage)

export const standingBill = ({ bills }: Application): Bill | undefined => bills.find(({ state }) => isStanding(state))

const isStanding = (state: InvoiceState): boolean => state !== 'kedaluwarsa' && state !== 'dibatalkan'

/** The states of its standing invoice at each stage, by hand from domain 3; a stage that is not named has none. */
const BILLS: Partial<Record<Stage, (InvoiceState | undefined)[]>> = {
  menunggu_pembayaran: ['belum_dibayar', 'bukti_ditolak'],
  menunggu_konfirmasi: ['menunggu_konfirmasi'],
  terjadwal: ['lunas'],
  dibatalkan: [undefined, 'lunas', 'pengembalian_diajukan', 'dikembalikan'],
}

/** Fails where the invoices of an application do not fit its stage. */
export function expectBills(stage: Stage, states: readonly InvoiceState[]): void {
  const state = states.find(isStanding)
  assert.ok((BILLS[stage] ?? [undefined]).includes(state), `${stage} with an invoice that is ${state}`)
}

/** A date with its seats counted. */
export function scheduleAt({ schedules: dates, applications }: World, at: number): ScheduleFacts {
  const date = dates[at]
  if (!date) throw new Error(`no date ${at}`)
  return { ...date, terisi: applications.filter((one) => one.date === at && holdsSeat(one)).length }
}

const someWait = ({ applications }: World, at: number, except?: Application): boolean =>
  applications.some((one) => one.date === at && one.stage === 'daftar_tunggu' && one !== except)

export const todayIn = ({ now }: World): Day => dayIn('WIB', now)

function factsIn(world: World, own: Application, to: number | undefined): ApplicationFacts {
  const date = scheduleAt(world, own.date)
  const facts: ApplicationFacts = {
    tahap: own.stage,
    ditawarkan: own.ditawarkan,
    due_at: own.due,
    registration_fee: FEE,
    kali_jadwal_ulang: own.moved,
    jadwal: {
      state: stateForOthers(date, someWait(world, own.date, own), world.now),
      seats_left: date.kuota - date.terisi,
      days_to_exam: date.start_date && daysBetween(todayIn(world), date.start_date),
      minutes_to_exam: minutesToExam(date, world.now),
    },
    incomplete: [
      ...(own.complete ? [] : (['asesmen'] as const)),
      ...(own.file === 'perlu_perbaikan' ? (['berkas'] as const) : []),
    ],
    berkas: own.file ? [own.file] : [],
    // What follows the door of the exam room is another test's matter.
    tahap_sejak: world.now,
    penguji: { diterima: 0, terkunci: 0 },
    scores_given: 0,
    has_appealed: false,
    is_erased: false,
    another_runs: false,
  }
  if (to === undefined) return facts
  const other = scheduleAt(world, to)
  const free = someWait(world, to) ? 0 : other.kuota - other.terisi
  const tujuan = {
    state: scheduleState(other, world.now),
    seats_left: free,
    same_scheme: true,
    same_schedule: to === own.date,
  }
  return { ...facts, tujuan }
}

/** Takes a transition if the rules allow it; answers whether they did. */
export function take(world: World, own: Application, transition: ApplicationTransition, to?: number): boolean {
  const decision = decideTransition(transition, factsIn(world, own, to), SETTINGS, world.now)
  if ('refused' in decision) return false
  const { stage: from, date } = own
  const isSeated = holdsSeat(own)
  world.taken.push({ transition, from, to: decision.next })
  settleMoney(world, own, transition)
  if (transition === 'withdraw' && from === 'draft' && !own.ditawarkan) {
    world.applications = world.applications.filter((one) => one !== own)
    return true
  }
  if (to === undefined) begin(world, own, transition, decision.next)
  else move(world, own, transition, to)
  if (isSeated) offerAll(world, date)
  return true
}

function move(world: World, own: Application, transition: ApplicationTransition, to: number): void {
  if (transition === 'reschedule' && !scheduleAt(world, own.date).dibatalkan) own.moved += 1
  own.date = to
  const target = scheduleAt(world, to)
  if (own.due) own.due = cutDeadline(own.due, world.now, target)
  const bill = standingBill(own)
  if (bill && isOpenInvoice(bill.state)) bill.due = cutDeadline(bill.due, world.now, target)
}

function begin(world: World, own: Application, transition: ApplicationTransition, next: Stage): void {
  own.stage = next
  own.ditawarkan = transition === 'offer'
  const schedule = scheduleAt(world, own.date)
  const bill = standingBill(own)
  const end = stageEnd(next, { now: world.now, today: todayIn(world), ditawarkan: own.ditawarkan, schedule }, SETTINGS)
  own.due = next === 'menunggu_pembayaran' && bill ? bill.due : end
  if (transition !== 'join') return
  world.line += 1
  own.waiting = world.line
}

export function offerAll(world: World, at: number): void {
  const [next] = world.applications
    .filter((one) => one.date === at && one.stage === 'daftar_tunggu')
    .sort((one, other) => one.waiting - other.waiting)
  if (next && take(world, next, 'offer')) offerAll(world, at)
}

function settleMoney(world: World, own: Application, transition: ApplicationTransition): void {
  const { invoice: effect, by } = transitionRule(transition)
  const schedule = scheduleAt(world, own.date)
  const { start_date, dibatalkan } = schedule
  const today = todayIn(world)
  if (effect === 'issue') {
    const due = cutDeadline(endOfDay('WIB', addDays(today, SETTINGS.batas_pembayaran)), world.now, schedule)
    own.bills.push({ total: FEE + 1 + own.bills.length, state: 'belum_dibayar', due, paid: false, refund: 0 })
  }
  const bill = standingBill(own)
  if (!effect || effect === 'issue' || !bill) return
  const left = { daysLeft: start_date && daysBetween(today, start_date), byBody: transition === 'cancel' || dibatalkan }
  const refund = bill.paid ? refundOf(bill.total, left, SETTINGS) : 0
  const closedInvoice = () => invoiceOfEnded(bill.state, { lapsed: by === 'sistem', refund })
  const next = effect === 'close' ? closedInvoice() : invoiceAfter(effect, bill.state)
  if (!next) throw new Error(`${effect} of an invoice that is ${bill.state}`)
  bill.state = next
  if (effect === 'settle') {
    bill.paid = true
    world.cash += bill.total
  }
  if (effect === 'close') bill.refund = refund
  if (effect === 'refuse' || effect === 'reopen') {
    const again = endOfDay('WIB', addDays(today, SETTINGS.batas_bayar_ulang))
    bill.due = cutDeadline(bill.due > again ? bill.due : again, world.now, schedule)
  }
}

/** The office sends the money back. */
export function giveBack(world: World, own: Application): boolean {
  const bill = standingBill(own)
  if (bill?.state !== 'pengembalian_diajukan') return false
  bill.state = 'dikembalikan'
  world.cash -= bill.refund
  return true
}

/** Runs the deadlines as the job does. */
export function runDeadlines(world: World): void {
  const due: ApplicationTransition[] = ['lapseOffer', 'lapseCorrection', 'lapsePayment', 'closeWaiting']
  for (const own of [...world.applications]) for (const transition of due) take(world, own, transition)
  for (const at of world.schedules.keys()) offerAll(world, at)
  const isOld = (own: Application) =>
    own.stage === 'draft' && !own.ditawarkan && own.due !== null && own.due <= world.now
  world.applications = world.applications.filter((own) => !isOld(own))
}
