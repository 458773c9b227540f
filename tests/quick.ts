/** True in `npm test`, which leaves to `npm run test:all` what repeats something or takes long. */
export const isQuick = process.env['TESTS'] === 'quick'

/** Returns the number of random cases: as many as `npm run test:all` tries, or the few of `npm test`. */
export const runs = (all: number, few: number): number => (isQuick ? few : all)

/**
 * Returns rows in which each value of each field still stands: `npm test` tries those of a table that
 * combines everything with everything, `npm run test:all` the whole table.
 */
export function fewestRows<Row extends Record<string, unknown>>(rows: readonly Row[]): readonly Row[] {
  if (!isQuick) return rows
  const met = new Set<string>()
  const valuesOf = (row: Row) => Object.entries(row).map(([field, value]) => `${field}=${JSON.stringify(value)}`)
  const news = (row: Row) => valuesOf(row).filter((value) => !met.has(value)).length
  const chosen: Row[] = []
  for (let best = rows[0]; best && news(best) > 0; ) {
    chosen.push(best)
    for (const value of valuesOf(best)) met.add(value)
    best = rows.reduce((one, other) => (news(other) > news(one) ? other : one))
  }
  return chosen
}
