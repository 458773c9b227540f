import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { contains } from '../../../../ground/database/word-search.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, bodyZone, day, momentIn } from '../../../../lib/day.ts'
import { foldName } from '../../../../lib/text/fold-text.ts'
import { Problem } from '../../../../problems.ts'
import { AUDIT_ROWS, auditEntry, isOfOthers, ownCases } from '../queries.ts'
import { readableSubjects } from '../rules.ts'
import { entryFor } from '../service.ts'
import type { auditOfficeCalls } from './contract.ts'

/** When a day begins by the body's clocks. */
const dawn = (text: string, later = 0): Date => momentIn(bodyZone(), addDays(day(text), later), '00.00')

export const auditOfficeHandlers: Handlers<typeof auditOfficeCalls, Context> = {
  listAudit: async (ctx, { order = 'desc', dari, sampai, noun, noun_id, user_id, who, action, ...given }) => {
    const reader = requireAccount(ctx)
    const [cases, subjects] = [await ownCases(ctx.db, reader.id), readableSubjects(reader.permissions)]
    // What is looked for by its words or its number is found only where these may be read.
    const looksInside = Boolean(given.q) || noun_id !== undefined
    const conditions = [
      ...(cases.length > 0 ? [isOfOthers(cases)] : []),
      ...(looksInside ? [sql`r.noun = any(${subjects}::text[])`] : []),
      ...(dari === undefined ? [] : [sql`r.at >= ${dawn(dari)}`]),
      ...(sampai === undefined ? [] : [sql`r.at < ${dawn(sampai, 1)}`]),
      ...(noun === undefined ? [] : [sql`r.noun = ${noun}`]),
      ...(noun_id === undefined ? [] : [sql`r.noun_id = ${noun_id}`]),
      ...(user_id === undefined ? [] : [sql`r.user_id = ${user_id}`]),
      // The words of a row have an index, and names are among them.
      ...(who === undefined
        ? []
        : [contains('r.search_text', who), sql`strpos(fold_text(r.who), ${foldName(who)}) > 0`]),
      ...(action === undefined ? [] : [sql`r.action = ${action}`]),
    ]
    const { data, ...page } = await officeListPage(ctx.db, { rows: AUDIT_ROWS, search: true, conditions, order }, given)
    return { ...page, data: data.map((entry) => entryFor(reader, entry)) }
  },

  getAudit: async (ctx, { id }) => {
    const reader = requireAccount(ctx)
    const found = await auditEntry(ctx.db, id, await ownCases(ctx.db, reader.id))
    if (!found) throw new Problem('RECORD_NOT_FOUND')
    const entry = { ...entryFor(reader, found), version: 1 }
    // A hash over few possible values would tell which of them it was.
    return entry.terbaca ? entry : { ...entry, before: null, after: null, hash: null }
  },
}
