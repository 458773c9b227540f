import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { portalOpenedAt } from '../../../../ground/database/portal-opening.ts'
import { takeRecordTransition } from '../../../../ground/office-lists/transition.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { confirmingRight } from '../../../platform/staff/second-person-rules.ts'
import { administratorsAtWork, requireSecondPerson } from '../../../platform/staff/second-person-service.ts'
import { publicationFaults } from '../publication-rules.ts'
import type { schemeOfficeCalls } from './contract.ts'
import { type Version, versionLabel, versions } from './version-handlers.ts'

const stored = {
  table: 'scheme_versions',
  noun: 'versi-skema',
  label: versionLabel,
  get: versions.getSchemeVersion,
} as const

/** Throws unless a draft has all that a published version needs, and a review date that is still to come. */
function requirePublishable(version: Version, tinjau_pada: string | null, today: string): void {
  if (version.published_at) throw new Problem('VERSION_PUBLISHED')
  const faults = publicationFaults(version)
  const isLate = tinjau_pada === null || tinjau_pada <= today
  const errors = isLate ? { ...faults, tinjau_pada: 'Pilih tanggal peninjauan sesudah hari ini.' } : faults
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** Throws unless a proposal waits; answers who made it. */
function proposerOf({ published_at, proposed_by }: Version): number {
  if (published_at) throw new Problem('VERSION_PUBLISHED')
  if (proposed_by === null) throw new Problem('VERSION_NOT_PROPOSED')
  return proposed_by
}

/** By which right a proposal is confirmed: the rule's own, or, in a body where one person has it, that of decisions. */
const rightFor = async (db: Db, proposedBy: number) =>
  confirmingRight('konten', proposedBy, await administratorsAtWork(db))

type Calls = Pick<typeof schemeOfficeCalls, 'proposeSchemeVersion' | 'publishSchemeVersion' | 'refuseSchemeVersion'>

export const publicationHandlers: Handlers<Calls, Context> = {
  // Before the opening one person sets the portal up, and nobody relies on a scheme yet.
  proposeSchemeVersion: async (ctx, { tinjau_pada, dasar_hukum, ...asked }) => {
    const isOpened = (await portalOpenedAt(ctx.db)) !== null
    const { id: proposed_by } = requireAccount(ctx)
    return takeRecordTransition<Version>(ctx, asked, {
      ...stored,
      action: isOpened ? 'usulkan' : 'terbitkan',
      change: async (_db, version) => {
        requirePublishable(version, tinjau_pada, ctx.today)
        const proposed = { tinjau_pada, dasar_hukum, proposed_by, proposed_at: ctx.now }
        return isOpened ? proposed : { ...proposed, published_at: ctx.now, published_by: proposed_by }
      },
    })
  },

  publishSchemeVersion: (ctx, asked) =>
    takeRecordTransition<Version>(ctx, asked, {
      ...stored,
      action: 'terbitkan',
      change: async (db, version) => {
        const proposer = proposerOf(version)
        const { id: second, permissions } = requireAccount(ctx)
        if (second === proposer) throw new Problem('SECOND_PERSON_OWN')
        const right = await rightFor(db, proposer)
        if (!permissions.includes(right)) throw new Problem('UNAUTHORIZED_ACTION')
        requirePublishable(version, version.tinjau_pada, ctx.today)
        await requireSecondPerson(db, ctx, 'penerbitan_skema', { second, first: [proposer], right })
        return { published_at: ctx.now, published_by: second }
      },
    }),

  // To refuse needs no second person: nothing changes by it, and the history says who did it and why.
  refuseSchemeVersion: (ctx, { alasan, ...asked }) =>
    takeRecordTransition<Version>(ctx, asked, {
      ...stored,
      action: 'tolak',
      auditNote: { alasan },
      change: async (db, version) => {
        const proposer = proposerOf(version)
        const { id, permissions } = requireAccount(ctx)
        const isOwn = id === proposer
        if (!isOwn && !permissions.includes(await rightFor(db, proposer))) throw new Problem('UNAUTHORIZED_ACTION')
        return { proposed_by: null, proposed_at: null }
      },
    }),
}
