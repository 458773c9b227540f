import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { portalOpenedAt } from '../../../ground/database/portal-opening.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import { requireAccount } from '../../../ground/sessions/session.ts'
import { longMoment } from '../../../lib/day.ts'
import { limits } from '../../../limits.ts'
import { officeTo } from '../../../office-paths.ts'
import { Problem } from '../../../problems.ts'
import { TWO_PERSON_RULES, type WaitingRule } from '../staff/second-person-rules.ts'
import { administratorsAtWork, alertAdministrators } from '../staff/second-person-service.ts'
import {
  insertPendingChange,
  lockOpenChange,
  openPendingChange,
  type PendingChangeRow,
  updateEnded,
} from './queries.ts'
import { nextPendingState, type PendingTransition, type WeighedChange } from './rules.ts'

export { dueChanges, forgottenChanges, lockPendingChange, type PendingChangeRow, updateApproved } from './queries.ts'

const PURPOSE = 'pending-change'
const HOUR_MS = 3_600_000
const DISPLACED = 'Pengaturannya diubah lebih dahulu.'

/** The screen of a change. */
export const PENDING_NOUN = 'perubahan-tertunda'

interface Change {
  rule: WaitingRule
  record_id: number
  /** The version of the record that was seen. */
  version: number
  weighed: WeighedChange
  /** The new values, as the rule's own feature gets them back. */
  isi: object
}

/** The change that a feature gets back once it takes effect. */
export interface CountingChange {
  id: number
  version: number
  isi: unknown
  /** The people who decided it, for the log. */
  who: string
}

/** Returns the change of a record that waits, as its own screen shows it; null where none does. */
export const openChangeOf = async (db: Db, rule: WaitingRule, record_id: number) =>
  (await openPendingChange(db, rule, record_id)) ?? null

/**
 * Says whether the caller makes the change now. One that waits is laid down instead, as part of the caller's transaction;
 * one that counts at once ends what waited, and all read of it. Before the opening one person sets the portal up.
 */
export async function countsAtOnce(db: Db, ctx: Context, change: Change): Promise<boolean> {
  const { rule, record_id, weighed } = change
  const waiting = await lockOpenChange(db, rule, record_id)
  const isOpened = (await portalOpenedAt(db)) !== null
  if (waiting && weighed.weight !== 'counts') throw new Problem('CHANGE_PENDING')
  if (isOpened && weighed.weight === 'waits') {
    await propose(db, ctx, change)
    return false
  }
  if (waiting) await settleChange(db, ctx, waiting, 'gugurkan', DISPLACED)
  if (isOpened && weighed.weight === 'counts') {
    const { noun, title: hal } = TWO_PERSON_RULES[rule]
    const link = `${ctx.appUrl}${officeTo.list(noun)}`
    const facts = { pelaku: requireAccount(ctx).name, penyetuju: null, hal, perubahan: weighed.perubahan, link }
    await alertAdministrators(db, ctx, { letter: 'changeCounts', ...facts })
  }
  return true
}

/** Ends what waits of a record that itself has ended. */
export async function dropOpenChange(db: Db, ctx: Context, rule: WaitingRule, record_id: number): Promise<void> {
  const waiting = await lockOpenChange(db, rule, record_id)
  if (waiting) await settleChange(db, ctx, waiting, 'gugurkan', DISPLACED)
}

async function propose(db: Db, ctx: Context, { rule, record_id, version, weighed, isi }: Change): Promise<void> {
  const { id: proposed_by, name: pengusul } = requireAccount(ctx)
  const { perubahan } = weighed
  // In a demonstration nothing moves, and nobody waits a day to see how it goes on.
  const counts_at = new Date(ctx.now.getTime() + (ctx.demo ? 0 : limits.changeWaitHours * HOUR_MS))
  const id = await insertPendingChange(db, {
    ...{ hal: rule, record_id, seen_version: version, perubahan: asJson(perubahan), counts_at },
    ...{
      isi: sealNewValues(ctx.keys, rule, record_id, isi),
      proposed_by,
      proposed_at: ctx.now,
    },
  })
  if (id === undefined) throw new Problem('CHANGE_PENDING')
  await recordChangeAudit(db, ctx, { hal: rule, record_id }, 'usulkan', { perubahan, counts_at })
  const facts = { pengusul, hal: TWO_PERSON_RULES[rule].title, perubahan, sejak: longMoment(counts_at) }
  await alertAdministrators(db, ctx, { letter: 'changeProposed', ...facts, link: linkTo(ctx, id) })
}

export const sealNewValues = (keys: Context['keys'], hal: WaitingRule, record_id: number, isi: object): Buffer =>
  keys.seal(PURPOSE, JSON.stringify(isi), aboutOf(hal, record_id))

const aboutOf = (hal: WaitingRule, record_id: number): string => `${hal} ${record_id}`

const linkTo = ({ appUrl }: Pick<Context, 'appUrl'>, id: number): string =>
  `${appUrl}${officeTo.show(PENDING_NOUN, id)}`

/** Notes what became of a change in the history of the record that it is about. */
export const recordChangeAudit = (
  db: Db,
  ctx: Pick<Context, 'now' | 'visit'>,
  { hal, record_id }: Pick<PendingChangeRow, 'hal' | 'record_id'>,
  action: string,
  after: object,
): Promise<void> => {
  const { noun, title } = TWO_PERSON_RULES[hal]
  return recordAudit(db, ctx, { action, noun, nounId: record_id, label: title, after, who: 'sistem' })
}

/** The change as its own feature makes it; undefined unless both who decided it are still at work. */
export async function openForCounting(
  db: Db,
  { keys }: Pick<Context, 'keys'>,
  { hal, record_id, seen_version, isi, proposed_by, approved_by }: PendingChangeRow,
): Promise<CountingChange | undefined> {
  const staff = await administratorsAtWork(db)
  const [proposer, approver] = [proposed_by, approved_by].map((one) => staff.find(({ id }) => id === one))
  if (!proposer || !approver || isi === null) return undefined
  const opened = JSON.parse(keys.open(PURPOSE, isi, aboutOf(hal, record_id)).toString()) as unknown
  return { id: record_id, version: seen_version, isi: opened, who: `${proposer.name} dan ${approver.name}` }
}

/** Ends a change by a transition and writes it to all; `catatan` says why where it does not count. */
export async function settleChange(
  db: Db,
  ctx: Pick<Context, 'now' | 'visit' | 'jobs' | 'appUrl'>,
  change: PendingChangeRow,
  transition: PendingTransition,
  catatan: string | null,
): Promise<void> {
  const status = nextPendingState(transition, change.status)
  if (status === undefined) throw new Problem('STALE')
  const ended_by = ctx.visit.account?.id ?? null
  await updateEnded(db, change.id, { status, ended_by, ended_at: ctx.now, catatan })
  const names = new Map((await administratorsAtWork(db)).map(({ id, name }) => [id, name]))
  const { hal: rule, perubahan, proposed_by, approved_by } = change
  const about = { hal: TWO_PERSON_RULES[rule].title, perubahan, link: linkTo(ctx, change.id) }
  const pengusul = names.get(proposed_by) ?? 'Petugas'
  if (status === 'berlaku') {
    const penyetuju = names.get(approved_by ?? 0) ?? null
    return alertAdministrators(db, ctx, { letter: 'changeCounts', ...about, pelaku: pengusul, penyetuju })
  }
  await recordChangeAudit(db, ctx, change, transition, { catatan })
  await alertAdministrators(db, ctx, {
    letter: 'changeEnded',
    ...about,
    pengusul,
    hasil: ENDINGS[status] ?? status,
    catatan,
  })
}

const ENDINGS: Record<string, string> = {
  ditolak: 'ditolak',
  ditarik: 'ditarik kembali',
  gugur: 'gugur dan tidak berlaku',
}
