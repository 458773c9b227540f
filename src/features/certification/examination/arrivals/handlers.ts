import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Asked } from '../../../../lib/calls/call.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { own } from '../../../../own-paths.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { takeApplicationTransition } from '../../../../processes/applications/take-application-transition.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { lockApplication } from '../../applications/lock-service.ts'
import { settingsOfStage } from '../../applications/service.ts'
import { examTime } from '../exam-time-rules.ts'
import { candidateLabel } from '../rules.ts'
import type { arrivalOfficeCalls } from './contract.ts'
import {
  type ArrivalRow,
  arrivalsUnder,
  attendedBy,
  type EarlierRecord,
  insertArrival,
  insertDoorList,
  latestEvent,
  lockArrival,
  ownDoorList,
  setAttended,
  settle,
  type UnsettledRow,
  unsettledArrivals,
} from './queries.ts'
import {
  arrivalOutcome,
  arrivalRefusal,
  arrivedAt,
  doorHours,
  leavesChoice,
  mayRule,
  mayTakeList,
  RULINGS,
  type Ruling,
  type SentArrival,
} from './rules.ts'
import { ownDoors, peopleForDevice, recordListRead, requireDoor } from './view.ts'

type Sent = Asked<typeof arrivalOfficeCalls.sendArrivals>['kedatangan'][number]
type Candidate = Awaited<ReturnType<typeof lockApplication>>
type TakenList = NonNullable<Awaited<ReturnType<typeof ownDoorList>>>

interface SeenArrival extends SentArrival, Pick<Sent, 'kunci' | 'cara'> {
  datang_pada: Date
}

const NONE: EarlierRecord = { recorded_by: null, tercatat_pada: null }

/** Records an arrival, or why it differs; one that was sent before is answered as it was then. */
const receiveArrival = (
  ctx: Context,
  list: TakenList,
  { datang_pada: at, ...arrival }: SeenArrival,
): Promise<ArrivalRow> =>
  inTransaction(ctx.db, async (db) => {
    const row = await lockApplication(db, { id: arrival.user_training_id })
    const [known] = await arrivalsUnder(db, list.id, [arrival.kunci])
    if (known) return known
    const by = requireAccount(ctx).id
    const { hasil, earlier } = await compare(db, row, { at, by, schedule_id: list.schedule_id })
    const { id } = row
    if (hasil === 'dicatat') {
      await takeApplicationTransition(db, ctx, { id, transition: 'attend', tahap: 'terjadwal' })
      await setAttended(db, id, { attended_at: at, attended_by: by })
    }
    await insertArrival(db, { ...arrival, ...earlier, list_id: list.id, datang_pada: at, received_at: ctx.now, hasil })
    const [received] = await arrivalsUnder(db, list.id, [arrival.kunci])
    if (!received) throw new Error('an arrival was not kept')
    return received
  })

/** Compares an arrival with what is known of the candidate, whose application is locked. */
async function compare(db: Db, row: Candidate, seen: { at: Date; by: number; schedule_id: number }) {
  const { buka_kehadiran } = await settingsOfStage(db, row)
  const attended_by = await attendedBy(db, row.id)
  const hasil = arrivalOutcome(seen, { ...row, attended_by, hours: doorHours(row, buka_kehadiran) })
  if (!leavesChoice(hasil)) return { hasil, earlier: NONE }
  if (row.attended_at) return { hasil, earlier: { recorded_by: attended_by, tercatat_pada: row.attended_at } }
  const { user_id = null, at = null } = (await latestEvent(db, row.id)) ?? {}
  return { hasil, earlier: { recorded_by: user_id, tercatat_pada: at } }
}

/** Makes what was chosen of an arrival so. */
async function applyRuling(db: Db, ctx: Context, arrival: UnsettledRow, putusan: Ruling): Promise<void> {
  const { user_training_id: id, datang_pada, taken_by } = arrival
  if (putusan === 'biarkan') return
  if (putusan === 'hadir') {
    await takeApplicationTransition(db, ctx, { id, transition: 'correctAbsence', tahap: 'tidak_hadir' })
    await notifyCorrected(db, ctx, id)
  } else if (!(await lockApplication(db, { id })).attended_at) throw new Problem('STALE')
  await setAttended(db, id, { attended_at: datang_pada, attended_by: taken_by })
}

/** Tells a candidate, who was told of an absence, that it does not count. */
async function notifyCorrected(db: Db, ctx: Context, id: number): Promise<void> {
  const { user_id, email, nama: name, skema, ...exam } = await lockApplication(db, { id })
  const path = own.certificationTab(id, 'jadwal')
  const words = { name, skema, waktu: examTime(exam), link: `${ctx.appUrl}${path}` }
  await notifyUser(db, ctx, { id: user_id, email }, { letter: 'absenceCorrected', ...words }, path)
}

export const arrivalOfficeHandlers: Handlers<typeof arrivalOfficeCalls, Context> = {
  listDoorExams: (ctx) => ownDoors(ctx.db, ctx),

  takeDoorList: async (ctx, { id }) => {
    const { peserta: _expected, hadir: _came, ...exam } = await requireDoor(ctx.db, ctx, id)
    const { buka_kehadiran } = await settingsOn(ctx.db, ctx.today)
    const hours = doorHours(exam, buka_kehadiran)
    if (!hours || !mayTakeList(exam, ctx.today)) throw new Problem('DOOR_LIST_CLOSED')
    const { listed, owners } = await peopleForDevice(ctx.db, ctx, id)
    const taken = { taken_by: requireAccount(ctx).id, taken_at: ctx.now }
    const list = await inTransaction(ctx.db, async (db) => {
      await recordListRead(db, ctx, id, owners)
      const peserta = listed.map(({ user_training_id }) => user_training_id)
      return insertDoorList(db, { schedule_id: id, ...hours, ...taken, peserta })
    })
    return { ...exam, ...hours, id: list.id, taken_at: ctx.now, peserta: listed }
  },

  sendArrivals: async (ctx, { id, jam_perangkat, kedatangan }) => {
    const list = await ownDoorList(ctx.db, id, requireAccount(ctx).id)
    if (!list) throw new Problem('RECORD_NOT_FOUND')
    const clocks = { sent: new Date(jam_perangkat), now: ctx.now }
    const keys = kedatangan.map(({ kunci }) => kunci)
    const known = new Map((await arrivalsUnder(ctx.db, id, keys)).map((one) => [one.kunci, one]))
    const diterima: ArrivalRow[] = []
    const ditolak: { kunci: string; alasan: string }[] = []
    for (const { jam_perangkat: at, ...one } of kedatangan) {
      const arrival = { ...one, jam_perangkat: new Date(at) }
      const before = known.get(one.kunci)
      const alasan = before ? undefined : arrivalRefusal(arrival, list, clocks)
      if (before) diterima.push(before)
      else if (alasan !== undefined) ditolak.push({ kunci: one.kunci, alasan })
      else {
        const datang_pada = arrivedAt(arrival.jam_perangkat, clocks.sent, clocks.now)
        diterima.push(await receiveArrival(ctx, list, { ...arrival, datang_pada }))
      }
    }
    return { diterima, ditolak }
  },

  listArrivalConflicts: (ctx) => unsettledArrivals(ctx.db),

  settleArrival: (ctx, { id, putusan }) =>
    inTransaction(ctx.db, async (db) => {
      const arrival = await lockArrival(db, id)
      if (!arrival) throw new Problem('RECORD_NOT_FOUND')
      if (arrival.settled_at) throw new Problem('STALE')
      if (!mayRule(arrival.hasil, putusan)) throw invalidFields({ putusan: 'Pilihan ini tidak berlaku di sini.' })
      await applyRuling(db, ctx, arrival, putusan)
      await settle(db, id, { putusan, settled_by: requireAccount(ctx).id, settled_at: ctx.now })
      await recordAudit(db, ctx, {
        action: 'pilih catatan kedatangan',
        noun: 'permohonan',
        nounId: arrival.user_training_id,
        label: candidateLabel({ ...arrival, id: arrival.user_training_id }),
        after: { putusan: RULINGS[putusan], datang_pada: arrival.datang_pada },
      })
      return undefined
    }),
}
