import { circles } from '../scripts/circles.ts'

/** An import of one file of the source by another. */
export interface Import {
  from: string
  to: string
}

/** The roles that a file of a feature can have, by its folder or the end of its name (decision 28). */
const FOLDERS = ['parts', 'pages', 'office'] as const
const ENDINGS = ['contract', 'rules', 'queries', 'service', 'view', 'handlers', 'jobs', 'letters'] as const
export type Role = (typeof FOLDERS)[number] | (typeof ENDINGS)[number]

const PLACE = /^src\/features\/[^/]+\/([^/]+)\/(.+)$/

/** undefined: the file belongs to no feature, or its name tells no role. */
export function roleOf(file: string): Role | undefined {
  const [, , rest = ''] = PLACE.exec(file) ?? []
  const ending = ENDINGS.find((name) => new RegExp(`^([a-z-]+/)?([a-z0-9-]+-)?${name}\\.ts$`).test(rest))
  return ending ?? FOLDERS.find((name) => rest.startsWith(`${name}/`))
}

const featureOf = (file: string): string | undefined => PLACE.exec(file)?.[1]

/** Rules and contracts are words, not calls, and what is seen is put together from every side. */
const WITHOUT_CALLS = new Set<Role | undefined>(['rules', 'contract', ...FOLDERS, undefined])

/** Features that reach one another by calls, each group sorted: 'invoices → sanctions'. */
export function featureCircles(imports: Import[]): string[] {
  const calls = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [caller, called] = [featureOf(from), featureOf(to)]
    if (!caller || !called || caller === called) continue
    if (WITHOUT_CALLS.has(roleOf(from)) || WITHOUT_CALLS.has(roleOf(to))) continue
    calls.set(caller, (calls.get(caller) ?? new Set()).add(called))
  }
  return circles(calls).map((circle) => circle.join(' → '))
}
