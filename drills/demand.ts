/** What has to be so; throws a sentence that says what is not. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`tidak demikian: ${what}`)
}
