/** The outcome for the selected rows: what undoing needs of each, and the skipped ones with the reason. */
export interface Outcome<Done> {
  berhasil: Done[]
  dilewati: { id: number; alasan: string }[]
}

/** Rows of one request, so that the count moves on while they are worked on. */
const TOGETHER = 10

/** Works on rows some at a time; those of a request that failed are skipped with its message. */
export async function inParts<Row extends { id: number }, Done>(
  rows: readonly Row[],
  work: (part: Row[]) => Promise<Outcome<Done>>,
  progress: (done: number) => void,
): Promise<Outcome<Done>> {
  const all: Outcome<Done> = { berhasil: [], dilewati: [] }
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const part = rows.slice(at, at + TOGETHER)
    const { berhasil, dilewati } = await work(part).catch((error: unknown) => ({
      berhasil: [],
      dilewati: part.map(({ id }) => ({ id, alasan: String((error as Error).message) })),
    }))
    all.berhasil.push(...berhasil)
    all.dilewati.push(...dilewati)
    progress(at + part.length)
  }
  return all
}

const inSentence = (reason: string): string => reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '')

/** '18 diingatkan, 2 dilewati: sudah diingatkan dalam 24 jam terakhir'; several reasons each with their number. */
export function outcomeText(verb: string, { berhasil, dilewati }: Outcome<unknown>): string {
  const done = `${berhasil.length} ${verb}`
  if (dilewati.length === 0) return `${done}.`
  const reasons = dilewati.map(({ alasan }) => alasan)
  const each = [...new Set(reasons)].map((reason) => ({
    reason: inSentence(reason),
    times: reasons.filter((other) => other === reason).length,
  }))
  const why = each.map(({ reason, times }) => (each.length > 1 ? `${reason} (${times})` : reason)).join('; ')
  return `${done}, ${dilewati.length} dilewati: ${why}.`
}
