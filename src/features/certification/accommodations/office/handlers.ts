import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { own } from '../../../../own-paths.ts'
import { Problem } from '../../../../problems.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { requireApplication } from '../../applications/service.ts'
import { minutesToExam } from '../../applications/transitions/facts-service.ts'
import { lockAccommodation, writeDecision, writeGiven } from '../queries.ts'
import { type AccommodationTransition, accommodationAfter, MAY_CHANGE_NEEDS, plainMeasureLines } from '../rules.ts'
import { type accommodationOfficeCalls, accommodationResource } from './contract.ts'

type Request = StoredRecord<typeof accommodationResource>

const rows = sql`select asked.id, asked.version, asked.user_training_id, own.nomor, person.name as nama,
    scheme.name as skema, own.schedule_id, schedules.start_date as tanggal_uji, own.tahap, asked.status, asked.asked_at,
    schedules.start_date - setting_on('batas_kebutuhan_khusus', current_date)::int as batas, asked.decided_at,
    asked.status = 'diminta' and own.tahap in (${sql.join([...MAY_CHANGE_NEEDS])}) as menunggu,
    asked.permintaan, asked.tambahan_menit, asked.ruang_terpisah, asked.pembaca, asked.huruf_besar,
    asked.perangkat_sendiri, asked.langkah_lain, asked.alasan, asked.pemberian, asked.catatan, asked.given_at,
    decider.name as decided_by_name, giver.name as given_by_name
  from accommodations as asked
  left join user_trainings as own on own.id = asked.user_training_id
  left join users as person on person.id = own.user_id
  left join schedules on schedules.id = own.schedule_id
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join users as decider on decider.id = asked.decided_by
  left join users as giver on giver.id = asked.given_by`

const requests = resourceHandlers(accommodationResource, {
  table: 'accommodations',
  rows,
  label: ({ nomor, nama }) => `${nomor ?? '-'}, ${nama}`,
})

/** Locks a request for a transition that its state and the caller's version allow. */
async function lockFor(
  db: Db,
  { id, version }: { id: number; version: number },
  transition: AccommodationTransition,
): Promise<{ user_training_id: number }> {
  const row = await lockAccommodation(db, id)
  if (!row) throw new Problem('RECORD_NOT_FOUND')
  if (row.version !== version || !accommodationAfter(transition, row.status)) throw new Problem('STALE')
  return row
}

/** Records a transition without its words: the log is read by more people than the request is. */
const recordTransition = (db: Db, ctx: Context, { id, nomor, nama }: Request, action: string, after: object) =>
  recordAudit(db, ctx, { action, noun: 'kebutuhan-khusus', nounId: id, label: `${nomor ?? '-'}, ${nama}`, after })

type Notice =
  | { letter: 'accommodationGranted'; langkah: string[]; has_more: boolean }
  | { letter: 'accommodationRefused' }

async function notifyCandidate(db: Db, ctx: Context, applicationId: number, notice: Notice): Promise<void> {
  const row = await requireApplication(db, applicationId)
  const { nama: name, skema, email, user_id } = row
  const path = own.certificationTab(applicationId, 'jadwal')
  const facts = { name, skema, nomor: row.nomor ?? skema, link: `${ctx.appUrl}${path}` }
  await notifyUser(db, ctx, { id: user_id, email }, { ...notice, ...facts }, path)
}

export const accommodationOfficeHandlers: Handlers<typeof accommodationOfficeCalls, Context> = {
  ...requests,

  getAccommodation: async (ctx, { id }) => {
    const shown = await requests.getAccommodation(ctx, { id })
    const { user_id } = await requireApplication(ctx.db, shown.user_training_id)
    const perihal = `Kebutuhan khusus ${shown.nomor ?? ''}`.trim()
    await recordPersonalRead(ctx.db, ctx, { isi: 'data_pemohon', owner_id: user_id, perihal })
    return shown
  },

  grantAccommodation: (ctx, { id, version, ...measures }) =>
    inTransaction(ctx.db, async (db) => {
      const { user_training_id } = await lockFor(db, { id, version }, 'grant')
      const by = { decided_by: requireAccount(ctx).id, decided_at: ctx.now }
      await writeDecision(db, id, { ...measures, ...by, status: 'ditetapkan', alasan: '' })
      const after = await requests.getAccommodation({ ...ctx, db }, { id })
      const langkah = plainMeasureLines(measures)
      await recordTransition(db, ctx, after, 'tetapkan', { langkah, ada_yang_lain: measures.langkah_lain !== '' })
      const has_more = measures.langkah_lain !== ''
      await notifyCandidate(db, ctx, user_training_id, { letter: 'accommodationGranted', langkah, has_more })
      return after
    }),

  refuseAccommodation: (ctx, { id, version, alasan }) =>
    inTransaction(ctx.db, async (db) => {
      const { user_training_id } = await lockFor(db, { id, version }, 'refuse')
      const by = { decided_by: requireAccount(ctx).id, decided_at: ctx.now }
      await writeDecision(db, id, { ...NO_MEASURES, ...by, status: 'ditolak', alasan })
      const after = await requests.getAccommodation({ ...ctx, db }, { id })
      await recordTransition(db, ctx, after, 'tolak', {})
      await notifyCandidate(db, ctx, user_training_id, { letter: 'accommodationRefused' })
      return after
    }),

  recordAccommodation: (ctx, { id, version, pemberian, catatan }) =>
    inTransaction(ctx.db, async (db) => {
      const { user_training_id } = await lockFor(db, { id, version }, 'record')
      const { buka_kehadiran } = await settingsOn(db, ctx.today)
      const left = minutesToExam(await requireApplication(db, user_training_id), ctx.now)
      if (left === null || left > buka_kehadiran) throw new Problem('EXAM_NOT_BEGUN')
      await writeGiven(db, id, { pemberian, catatan, given_by: requireAccount(ctx).id, given_at: ctx.now })
      const after = await requests.getAccommodation({ ...ctx, db }, { id })
      await recordTransition(db, ctx, after, 'catat pemberian', { pemberian })
      return after
    }),
}

const NO_MEASURES = {
  tambahan_menit: 0,
  ruang_terpisah: false,
  pembaca: false,
  huruf_besar: false,
  perangkat_sendiri: false,
  langkah_lain: '',
}
