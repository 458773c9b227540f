/** What a drill has found not to be so; everything else that is thrown is the fault itself. */
export class NotSo extends Error {}

/** What has to be so; throws a sentence that says what is not. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new NotSo(`tidak demikian: ${what}`)
}
