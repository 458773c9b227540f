import { sql } from 'kysely'
import { drawInWorker } from '../../../../documents/draw-in-worker.ts'
import { bodyInWords, officeTexts } from '../../../../documents/mail/letter-words.ts'
import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { recordPersonalRead } from '../../files/service.ts'
import { bodyBranding } from '../../site-content/service.ts'
import {
  affectedPeople,
  countExports,
  countWithoutAccount,
  freezeAffected,
  INCIDENT_RECORD,
  INCIDENT_ROWS,
  IS_UNSENT,
} from '../queries.ts'
import { type IncidentState, type IncidentTransition, nextIncidentState, noticeDue } from '../rules.ts'
import { incidentNotice, requireSelection } from '../service.ts'
import { type Incident, incidentOnPaper } from '../view.ts'
import { type incidentOfficeCalls, incidentResource } from './contract.ts'

const FIRST_NAMES = 20

const incidentLabel = ({ judul }: { judul: string }): string => judul

const isOrNot = (value: unknown, condition: typeof IS_UNSENT) => (value ? condition : sql`not ${condition}`)

const incidents = resourceHandlers(incidentResource, {
  table: 'incidents',
  rows: INCIDENT_ROWS,
  record: INCIDENT_RECORD,
  filters: {
    belum_dikirim: (value) => isOrNot(value, IS_UNSENT),
    terlambat: (value, now) => isOrNot(value, sql`(${IS_UNSENT} and r.notice_due < ${now})`),
  },
  label: incidentLabel,
  values: ({ before, form, ctx }) => {
    if (before?.status === 'ditutup') throw new Problem('INCIDENT_STATUS')
    // The database knows fewer offsets from UTC than ISO texts may have.
    const discovered_at = new Date(form.discovered_at)
    if (discovered_at > ctx.now) throw invalidFields({ discovered_at: 'Waktu itu belum tiba.' })
    const notice_due = noticeDue(discovered_at)
    const written = { ...form, discovered_at, notice_due, uraian: withoutIdentityNumbers(form.uraian) }
    return before ? written : { ...written, created_by: requireAccount(ctx).id, created_at: ctx.now }
  },
})

const stored = {
  table: 'incidents',
  noun: incidentResource.name,
  label: incidentLabel,
  get: incidents.getIncident,
} as const

/** Where a transition leads; throws INCIDENT_STATUS where it is not possible. */
function requireNext(transition: IncidentTransition, { status }: Incident): IncidentState {
  const next = nextIncidentState(transition, status)
  if (next === undefined) throw new Problem('INCIDENT_STATUS')
  return next
}

export const incidentOfficeHandlers: Handlers<typeof incidentOfficeCalls, Context> = {
  ...incidents,

  previewAffected: async (ctx, { id, ...given }) => {
    await incidents.getIncident(ctx, { id })
    const selection = await requireSelection(ctx.db, given)
    const affected = await affectedPeople(ctx.db, id, selection, FIRST_NAMES)
    const reads = affected.data.map(
      ({ id: owner_id }) => ({ owner_id, isi: 'terdampak', perihal: `Insiden ${id}` }) as const,
    )
    await recordPersonalRead(ctx.db, ctx, ...reads)
    return {
      ...affected,
      tanpa_akun: await countWithoutAccount(ctx.db, selection),
      ekspor: await countExports(ctx.db, selection),
    }
  },

  previewIncidentNotice: async (ctx, { id }) => {
    const letter = await incidentNotice(ctx.db, ctx, id, requireAccount(ctx).name)
    const { body } = bodyInWords(letter, ctx, await officeTexts(ctx.db, letter.letter))
    return { perihal: body.subject, isi: [...body.paragraphs, ...(body.notes ?? [])] }
  },

  sendIncidentNotice: (ctx, { id, version, ...given }) =>
    takeRecordTransition<Incident>(
      ctx,
      { id, version },
      {
        ...stored,
        action: 'kirim',
        change: async (db, incident) => {
          const status = requireNext('notify', incident)
          const selection = await requireSelection(db, given)
          const added = await freezeAffected(db, id, selection, ctx.now)
          if (added === 0 && selection.pilihan !== 'tidak_ada') {
            throw invalidFields({ pilihan: 'Pilihan ini tidak menambah seorang pun.' })
          }
          const tanpa_akun = Math.max(incident.tanpa_akun, await countWithoutAccount(db, selection))
          const first = incident.notified_at === null
          return { status, tanpa_akun, ...(first ? { notified_at: ctx.now, notified_by: requireAccount(ctx).id } : {}) }
        },
      },
    ),

  recordAuthorityNotice: (ctx, { pemberitahuan_lembaga, ...asked }) =>
    takeRecordTransition<Incident>(ctx, asked, {
      ...stored,
      action: 'beritahukan',
      change: async (_db, { status }) => {
        if (status === 'ditutup') throw new Problem('INCIDENT_STATUS')
        const by = requireAccount(ctx).id
        return { pemberitahuan_lembaga, authority_notified_at: ctx.now, authority_notified_by: by }
      },
    }),

  closeIncident: (ctx, { pelajaran, ...asked }) =>
    takeRecordTransition<Incident>(ctx, asked, {
      ...stored,
      action: 'tutup',
      change: async (_db, incident) => {
        const status = requireNext('close', incident)
        if (incident.authority_notified_at === null) throw new Problem('INCIDENT_UNREPORTED')
        return { status, pelajaran, closed_at: ctx.now, closed_by: requireAccount(ctx).id }
      },
    }),

  getIncidentRecord: async (ctx, { id }) => {
    const incident = await incidents.getIncident(ctx, { id })
    const facts = await incidentOnPaper(ctx.db, incident, ctx.now)
    const bytes = await drawInWorker('incidentRecordPdf', facts, await bodyBranding(ctx))
    return { type: 'application/pdf', bytes, filename: `insiden-${id}.pdf` }
  },
}
