/** A demand of a drill that does not hold; any other error is the fault itself. */
export class NotSo extends Error {}

/** Throws a sentence that names the demand when it does not hold. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new NotSo(`tidak demikian: ${what}`)
}
