import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import {
  inOfficeTransaction,
  resourceHandlers,
  type StoredRecord,
} from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { requireOwnFiles } from '../../../platform/files/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { isDemanded } from '../../../platform/staff/condition-rules.ts'
import { dueBy } from '../../quality/due-service.ts'
import { SHOWN_DAYS } from '../../quality/rules.ts'
import { requireQualityOwner } from '../../quality/service.ts'
import { EVIDENCE_ROWS, insertStatement, isAtWork, ownConditionRows } from '../queries.ts'
import { isStatement, STATEMENTS, signatureRefusals } from '../rules.ts'
import { keepCondition, staffRecordsOn } from '../service.ts'
import { type competenceOfficeCalls, evidenceResource, ownConditionResource, staffRecordResource } from './contract.ts'

type Evidence = StoredRecord<typeof evidenceResource>

const label = ({ judul, staff_name }: Evidence): string => `${judul}, ${staff_name}`

const evidence = resourceHandlers(evidenceResource, {
  table: 'competence_evidence',
  rows: EVIDENCE_ROWS,
  filters: { jatuh_tempo: dueBy('berlaku_sampai', ['berlaku']) },
  label,
  values: async ({ db, before, form, ctx }) => {
    if (before && before.ended_at !== null) throw new Problem('QUALITY_STATE')
    if (!(await isAtWork(db, form.user_id))) throw invalidFields({ user_id: 'Pilih petugas yang aktif.' })
    await requireQualityOwner(db, form.owner_id)
    if (form.berlaku_sampai !== null && form.berlaku_sampai < form.tanggal)
      throw invalidFields({ berlaku_sampai: 'Hari terakhir tidak sebelum tanggalnya.' })
    const by = requireAccount(ctx).id
    if (form.file_id !== before?.file_id) await requireOwnFiles(db, by, [form.file_id])
    if (!before) return { ...form, created_by: by, created_at: ctx.now }
    return form.berlaku_sampai === before.berlaku_sampai ? form : { ...form, reminded_at: null }
  },
})

/** What the caller renews, and of it what is due: also what they never did, once it is demanded. */
const ownOf = (ctx: Context, demanded = false) =>
  resourceHandlers(ownConditionResource, {
    table: 'staff_conditions',
    rows: ownConditionRows(requireAccount(ctx)),
    filters: {
      jatuh_tempo: (value, now) => {
        const due = sql`coalesce(r.berlaku_sampai <= ${dayIn(bodyZone(), now)}::date + ${SHOWN_DAYS}::int, ${demanded})`
        return value === true ? due : sql`not ${due}`
      },
    },
    label: ({ jenis }) => jenis,
  })

export const competenceOfficeHandlers: Handlers<typeof competenceOfficeCalls, Context> = {
  ...evidence,
  listStaffRecord: (ctx, given) => staffRecordsOn(ctx).listStaffRecord(ctx, given),
  getStaffRecord: (ctx, { id }) => staffRecordsOn(ctx).getStaffRecord(ctx, { id }),
  getOwnStaffRecord: (ctx) => staffRecordsOn(ctx).getStaffRecord(ctx, { id: requireAccount(ctx).id }),
  getStaffDemand: async (ctx) => {
    const { syarat_petugas_sejak } = await settingsOn(ctx.db, ctx.today)
    return { syarat_petugas_sejak, dituntut: isDemanded(syarat_petugas_sejak, ctx.today) }
  },
  getOwnCondition: (ctx, { id }) => ownOf(ctx).getOwnCondition(ctx, { id }),
  listOwnCondition: async (ctx, given) => {
    const { syarat_petugas_sejak } = await settingsOn(ctx.db, ctx.today)
    return ownOf(ctx, isDemanded(syarat_petugas_sejak, ctx.today)).listOwnCondition(ctx, given)
  },

  endCompetenceEvidence: (ctx, { alasan, ...seen }) =>
    takeRecordTransition<Evidence>(ctx, seen, {
      table: 'competence_evidence',
      noun: evidenceResource.name,
      action: 'akhiri',
      label,
      get: evidence.getCompetenceEvidence,
      auditNote: { alasan },
      change: async (_db, { ended_at }) => {
        if (ended_at !== null) throw new Problem('QUALITY_STATE')
        return { ended_at: ctx.now }
      },
    }),

  signStatement: (ctx, { id, version, versi, kepentingan }) =>
    inOfficeTransaction(ctx, async (db) => {
      const user_id = requireAccount(ctx).id
      const own = ownOf(ctx)
      const before = await own.getOwnCondition({ ...ctx, db }, { id })
      const { jenis } = before
      if (!isStatement(jenis)) throw new Problem('RECORD_NOT_FOUND')
      const { versi: current, text: pernyataan } = STATEMENTS[jenis]
      if (before.version !== version || versi !== current) throw new Problem('STALE', { told: { current: before } })
      const refused = signatureRefusals(jenis, kepentingan)
      if (Object.keys(refused).length > 0) throw invalidFields(refused)
      const signed = { user_id, jenis, tanggal: ctx.today, versi, pernyataan, signed_at: ctx.now }
      const interests = jenis === 'pernyataan' ? kepentingan : null
      if (await insertStatement(db, { ...signed, kepentingan: interests })) {
        const { lama_kerahasiaan, lama_pernyataan } = await settingsOn(db, ctx.today)
        const months = { kerahasiaan: lama_kerahasiaan, pernyataan: lama_pernyataan }[jenis]
        await keepCondition(db, { user_id, jenis, owner_id: user_id, from: ctx.today, months })
        await recordAudit(db, ctx, {
          action: 'tanda tangani',
          noun: staffRecordResource.name,
          nounId: user_id,
          label: requireAccount(ctx).name,
          after: { jenis, versi },
        })
      }
      return own.getOwnCondition({ ...ctx, db }, { id })
    }),
}
