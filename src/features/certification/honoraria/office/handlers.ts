import { sql } from 'kysely'
import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers, type StoredRecord } from '../../../../ground/office-lists/resource-handlers.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { bodyZone, type Day, day, dayIn, longDay, longMonth } from '../../../../lib/day.ts'
import { csvText, type Separator } from '../../../../lib/files/csv-writer.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { officeTo } from '../../../../office-paths.ts'
import { Problem } from '../../../../problems.ts'
import { examinerOfAccount } from '../../../catalogue/examiners/service.ts'
import { notifyUser } from '../../../platform/notifications/service.ts'
import { bodyBranding, certificationBodyName } from '../../../platform/site-content/service.ts'
import { requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { deleteHonorarium, isHonorariumOf, linesOfMonths, lockHonorarium, markApproved } from '../queries.ts'
import { HONORARIUM_STATES, LINE_KINDS, mayApprove } from '../rules.ts'
import { composeHonorariums } from '../service.ts'
import { type honorariumOfficeCalls, honorariumResource, rateResource } from './contract.ts'

type Honorarium = StoredRecord<typeof honorariumResource>

const label = ({ penguji, bulan }: Pick<Honorarium, 'penguji' | 'bulan'>) => `${penguji}, ${bulan.slice(0, 7)}`

const rows = sql`select one.id, one.version, one.examiner_id, examiners.name as penguji, one.bulan, one.status, one.total,
  one.proposed_at, one.proposed_by, examiners.user_id as examiner_user_id, proposer.name as proposed_by_name, one.decided_at, decider.name as decided_by_name
  from honorariums as one join examiners on examiners.id = one.examiner_id
  left join users as proposer on proposer.id = one.proposed_by left join users as decider on decider.id = one.decided_by`

const honorariums = resourceHandlers(honorariumResource, {
  table: 'honorariums',
  rows,
  record: sql`select known.*, (select coalesce(json_agg(json_build_object('id', line.id, 'jenis', line.jenis,
      'tanggal', line.tanggal, 'uraian', line.uraian, 'jumlah', line.jumlah) order by line.tanggal, line.id), '[]')
    from honorarium_lines as line where line.honorarium_id = known.id) as baris from (${rows}) as known`,
  label,
})

/** Locks a waiting statement; throws when the caller saw another version. */
async function lockWaiting(db: Db, { id, version }: { id: number; version: number }) {
  const seen = await lockHonorarium(db, id)
  if (!seen) throw new Problem('RECORD_NOT_FOUND')
  if (seen.version !== version || seen.status !== 'diajukan') throw new Problem('STALE')
  return seen
}

/** Throws unless the statement is the reader's own, as if any other did not exist. */
async function requireOwn(ctx: Context, id: number): Promise<void> {
  const own = await examinerOfAccount(ctx.db, requireAccount(ctx).id)
  if (!own || !(await isHonorariumOf(ctx.db, id, own.id))) throw new Problem('RECORD_NOT_FOUND')
}

async function pdfOf(ctx: Context, id: number) {
  const { penguji, bulan, status, total, decided_at, decided_by_name, baris } = await honorariums.getHonorarium(ctx, {
    id,
  })
  const bytes = await drawInWorker(
    'honorariumPdf',
    {
      nama_lembaga: await certificationBodyName(ctx.db),
      penguji,
      bulan: longMonth(bulan),
      made_at: ctx.now,
      keadaan: HONORARIUM_STATES[status],
      disetujui:
        decided_at && decided_by_name
          ? `${decided_by_name}, ${longDay(dayIn(bodyZone(), new Date(decided_at)))}`
          : null,
      total,
      baris: baris.map((line) => ({ ...line, jenis: LINE_KINDS[line.jenis] })),
    },
    await bodyBranding(ctx),
  )
  return { type: 'application/pdf', bytes, filename: `honorarium-${bulan.slice(0, 7)}-${id}.pdf` }
}

const HEADS = ['Penguji', 'Bulan', 'Tanggal', 'Jenis', 'Uraian', 'Jumlah (Rp)', 'Keadaan']

async function csvOf(ctx: Context, [first, last]: [Day, Day], name: string, separator: Separator) {
  const lines = await linesOfMonths(ctx.db, first, last)
  const cells = lines.map(({ penguji, bulan, tanggal, jenis, uraian, jumlah, status }) => [
    penguji,
    bulan.slice(0, 7),
    tanggal,
    jenis === 'honor' ? LINE_KINDS.honor : LINE_KINDS.perjalanan,
    uraian,
    jumlah,
    status === 'disetujui' ? HONORARIUM_STATES.disetujui : HONORARIUM_STATES.diajukan,
  ])
  const bytes = csvText([HEADS, ...cells], separator)
  return { type: 'text/csv; charset=utf-8', bytes, filename: `honorarium-${name}.csv` }
}

export const honorariumOfficeHandlers: Handlers<typeof honorariumOfficeCalls, Context> = {
  ...resourceHandlers(rateResource, {
    table: 'honorarium_rates',
    rows: sql`select id, version, berlaku_sejak, per_peserta, perjalanan_kota, perjalanan_provinsi, perjalanan_luar
      from honorarium_rates`,
    label: ({ berlaku_sejak }) => `Sejak ${longDay(berlaku_sejak)}`,
  }),
  ...honorariums,

  listOwnHonorarium: async (ctx, given) => {
    const own = await examinerOfAccount(ctx.db, requireAccount(ctx).id)
    return honorariums.listHonorarium(ctx, { ...given, examiner_id: own?.id ?? 0 })
  },
  getOwnHonorarium: async (ctx, { id }) => {
    await requireOwn(ctx, id)
    return honorariums.getHonorarium(ctx, { id })
  },

  composeHonorariums: (ctx, { bulan }) =>
    inTransaction(ctx.db, async (db) => ({ dibuat: await composeHonorariums(db, ctx, day(bulan)) })),

  approveHonorarium: (ctx, seen) =>
    inTransaction(ctx.db, async (db) => {
      const { id, proposed_by, user_id, email } = await lockWaiting(db, seen)
      const second = requireAccount(ctx).id
      const first = user_id === null ? [proposed_by] : [proposed_by, user_id]
      if (!mayApprove(second, { proposed_by, examiner_user_id: user_id })) throw new Problem('SECOND_PERSON_OWN')
      await requireSecondPerson(db, ctx, 'honorarium', { second, first })
      await markApproved(db, id, { decided_by: second, decided_at: ctx.now })
      const after = await honorariums.getHonorarium({ ...ctx, db }, { id })
      const { total, penguji, bulan } = after
      await recordAudit(db, ctx, {
        action: 'setujui',
        noun: 'honorarium',
        nounId: id,
        label: label(after),
        after: { total },
      })
      if (user_id !== null && email !== null) {
        const path = officeTo.show('honorarium-saya', id)
        const facts = { name: penguji, bulan: longMonth(bulan), jumlah: formatRupiah(total), link: ctx.appUrl + path }
        await notifyUser(db, ctx, { id: user_id, email }, { letter: 'honorariumApproved', ...facts }, path)
      }
      return after
    }),

  dropHonorarium: (ctx, seen) =>
    inTransaction(ctx.db, async (db) => {
      const { id } = await lockWaiting(db, seen)
      const before = await honorariums.getHonorarium({ ...ctx, db }, { id })
      await deleteHonorarium(db, id)
      await recordAudit(db, ctx, { action: 'buang', noun: 'honorarium', nounId: id, label: label(before), before })
      return undefined
    }),

  getHonorariumPdf: (ctx, { id }) => pdfOf(ctx, id),
  getOwnHonorariumPdf: async (ctx, { id }) => {
    await requireOwn(ctx, id)
    return pdfOf(ctx, id)
  },

  getHonorariumCsv: async (ctx, { bulan, pemisah }) => csvOf(ctx, [day(bulan), day(bulan)], bulan.slice(0, 7), pemisah),
  getHonorariumYearCsv: async (ctx, { tahun, pemisah }) =>
    csvOf(ctx, [day(`${tahun}-01-01`), day(`${tahun}-12-01`)], String(tahun), pemisah),
}
