/** A piece of a form, in the order in which it is drawn. */
export type Block =
  | { kind: 'heading'; words: string }
  | { kind: 'sentence'; words: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'list'; items: string[]; empty: string }
  | { kind: 'table'; columns: { name: string; width: number }[]; rows: string[][]; empty: string }

/** One form or list, on a paper of its own. */
export interface Form {
  /** 'FR.AK.02'; a list of the portal's own has none. */
  kode: string
  judul: string
  blocks: Block[]
}

/** Names a form: 'FR.AK.02 Rekaman asesmen kompetensi'. */
export const titleOfForm = ({ kode, judul }: Pick<Form, 'kode' | 'judul'>): string =>
  [kode, judul].filter(Boolean).join(' ')

/** Points between the margins of a sheet. */
const PAGE_WIDTH = 467

export const headingOf = (words: string): Block => ({ kind: 'heading', words })
export const sentence = (words: string): Block => ({ kind: 'sentence', words })
export const facts = (pairs: readonly (readonly [label: string, value: string])[]): Block => ({
  kind: 'facts',
  facts: pairs.map(([label, value]) => ({ label, value: value === '' ? '-' : value })),
})
export const list = (items: string[], empty: string): Block => ({ kind: 'list', items, empty })

const NUMBER_WIDTH = 26

/** A table whose rows are numbered; the widths are shares of what the number leaves. */
export function table(columns: Record<string, number>, rows: readonly (readonly string[])[], empty: string): Block {
  const whole = Object.values(columns).reduce((sum, share) => sum + share, 0)
  const room = PAGE_WIDTH - NUMBER_WIDTH
  return {
    kind: 'table',
    columns: [
      { name: 'No.', width: NUMBER_WIDTH },
      ...Object.entries(columns).map(([name, share]) => ({ name, width: (room * share) / whole })),
    ],
    rows: rows.map((cells, at) => [`${at + 1}.`, ...cells.map((cell) => (cell === '' ? '-' : cell))]),
    empty,
  }
}

/** The performance criteria of units, one a row, as a long row breaks over pages. */
export const criteriaTable = (units: readonly { judul: string; kuk: readonly string[] }[], empty: string): Block =>
  table(
    { 'Unit kompetensi': 4, 'Kriteria unjuk kerja (KUK)': 8 },
    units.flatMap(({ judul, kuk }) =>
      kuk.length === 0
        ? [[judul, 'Versi skema ini tidak mencatat KUK untuk unit ini.']]
        : kuk.map((one) => [judul, one]),
    ),
    empty,
  )

/** Drawing a paper takes time with each of its rows, and a worker has some seconds for one. */
const AT_ONCE = 20

/** Makes the form of these people in papers that can be drawn: one for all, or several, each with its place. */
export function inPapers<Person>(people: readonly Person[], make: (some: readonly Person[]) => Form): Form[] {
  const papers = Math.max(1, Math.ceil(people.length / AT_ONCE))
  return Array.from({ length: papers }, (_, at) => {
    const form = make(people.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
    return papers === 1 ? form : { ...form, judul: `${form.judul}, bagian ${at + 1} dari ${papers}` }
  })
}
