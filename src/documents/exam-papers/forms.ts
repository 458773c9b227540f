/** A piece of a form, in the order in which it is drawn. */
export type Block =
  | { kind: 'heading'; words: string }
  | { kind: 'sentence'; words: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'list'; items: string[]; empty: string }
  | { kind: 'table'; columns: { name: string; width: number }[]; rows: string[][]; empty: string }

/** One form or list, on pages of its own. */
export interface Form {
  /** 'FR.AK.02'; a list of the portal's own has none. */
  kode: string
  judul: string
  blocks: Block[]
}

/** Points between the margins of a sheet. */
export const PAGE_WIDTH = 467

export const heading = (words: string): Block => ({ kind: 'heading', words })
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
