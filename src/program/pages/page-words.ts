import { routeTable } from '../../app/route-table.ts'
import type { Context } from '../../ground/context.ts'
import { stripMarkup } from '../../lib/text/markup.ts'
import { performCall } from '../http/calls/perform-call.ts'
import { loadPage, pageRoutesOf } from './page-data.ts'
import { inProcessClient, markupOf } from './render.tsx'

/** Elements after which a line of words ends. */
const LINE_ENDS = /<\/(?:h[1-6]|p|li|dt|dd|tr|th|td|div|section|summary|figcaption|blockquote)>|<br\s*\/?>/g

/** Returns the lines of the main part of a page: its words, without pictures and forms. */
const linesIn = (html: string): string[] =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<(svg|form|nav|button)\b[\s\S]*?<\/\1>/g, ' ')
    .split(LINE_ENDS)
    .map(stripMarkup)
    .filter((line) => line !== '')

/** Reads a public page as its visitors do, for those who quote it; an address without a page has no lines. */
export async function readPage(ctx: Context, path: string): Promise<string[]> {
  const entry = routeTable.find((known) => known.path === path && known.audience === 'anyone')
  if (!entry) return []
  const client = inProcessClient({ get: (name, asked) => performCall(name, ctx, asked) })
  const page = await pageRoutesOf(entry, client)
  const context = await loadPage(page, client, new URL(path, ctx.appUrl))
  return context instanceof Response || context.errors ? [] : linesIn(markupOf(page.routes, context))
}
