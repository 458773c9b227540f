import type { Posted } from '../../app/routing/page.ts'
import type { RouteEntry } from '../../app/routing/route-entry.ts'

/** The same page, with the outcome of its form. */
export const withOutcome = (entry: RouteEntry, posted: Posted): RouteEntry => ({
  ...entry,
  page: Object.assign(async () => {
    const module = await entry.page()
    return { ...module, load: (client, at) => module.load?.(client, { ...at, posted }) } as typeof module
  }, entry.page),
})
