import { HttpError, type Identifier } from 'react-admin'

/** Why a removal was refused: the sentence about this record, where there is one. */
export function removalRefusal(error: unknown): string {
  const { message, body } = error as HttpError
  return String(body?.errors?.['data'] ?? message)
}

/** Returns the notice on a selection that was partly removed: how many went, and each reason once. */
export function partlyRemovedText(removed: number, reasons: readonly string[]): string {
  const said = [...new Set(reasons)].map((reason) => {
    const times = reasons.filter((each) => each === reason).length
    return times > 1 ? `${reason} (${times} data)` : reason
  })
  return `${removed} dari ${removed + reasons.length} data dihapus. ${said.join(' ')}`
}

/** Removes each record by itself; throws after all had their turn when some were refused. */
export async function removeEach(
  ids: Identifier[],
  remove: (id: Identifier) => Promise<unknown>,
): Promise<Identifier[]> {
  const removed: Identifier[] = []
  const refusals: unknown[] = []
  for (const id of ids) {
    await remove(id).then(
      () => removed.push(id),
      (error: unknown) => refusals.push(error),
    )
  }
  const [first] = refusals
  if (first === undefined) return removed
  if (ids.length === 1) throw first
  const text = partlyRemovedText(removed.length, refusals.map(removalRefusal))
  throw new HttpError(text, (first as HttpError).status, {})
}
