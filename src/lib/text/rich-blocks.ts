/** Words of one look; a line break is '\n'. */
export interface Run {
  text: string
  tebal: boolean
  miring: boolean
  garis: boolean
}

export interface Cell {
  runs: Run[]
  head: boolean
  columns: number
  rows: number
}

/** A piece of rich text as paper shows it, in the order in which it is read. */
export type Block =
  | { kind: 'words'; look: 'p' | 'h2' | 'h3' | 'quote'; runs: Run[] }
  | { kind: 'point'; mark: string; depth: number; runs: Run[] }
  | { kind: 'table'; caption: Run[]; rows: Cell[][] }

const PIECE = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
const MOST_CODE = 0x10ffff

const plain = (escaped: string): string =>
  escaped.replace(/&(#\d+|\w+);/g, (whole, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Math.min(Number(name.slice(1)), MOST_CODE)) : (NAMED[name] ?? whole),
  )

const LOOKS = { strong: 'tebal', th: 'tebal', em: 'miring', u: 'garis' } as const
const BLOCK_TAGS = new Set(['p', 'h2', 'h3', 'blockquote', 'li', 'hr', 'table', 'caption', 'tr', 'ul', 'ol'])

const TABLE_TAGS = new Set(['table', 'tr'])

const numberOf = (name: string, attributes: string): number =>
  Number(new RegExp(`${name}="(\\d{1,3})"`).exec(attributes)?.[1] ?? 1)

/** Returns runs without blanks that nobody sees: several are one, and none stands at either end. */
function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = []
  for (const run of runs) {
    const before = tidy.at(-1)
    const text = run.text.replaceAll(/[ \t\r]*\n[ \t\r\n]*/g, '\n').replaceAll(/[ \t\r]+/g, ' ')
    const last = before?.text.at(-1) ?? '\n'
    const rest = last === '\n' || last === ' ' ? text.replace(last === '\n' ? /^[ \n]+/ : /^ +/, '') : text
    if (rest !== '') tidy.push({ ...run, text: rest })
  }
  const end = tidy.at(-1)
  if (end) end.text = end.text.trimEnd()
  return tidy.filter(({ text }) => text !== '')
}

/** Reads cleaned rich text (`cleanRichText`), whose tags are well formed, into blocks for paper. */
export function richBlocks(html: string): Block[] {
  const reader = new Reader()
  for (const [, closes, tag, attributes = '', text] of html.matchAll(PIECE)) {
    if (text !== undefined) reader.write(plain(text).replaceAll('\n', ' '))
    else if (tag) reader.turn(tag.toLowerCase(), closes === '/', attributes)
  }
  reader.finish()
  return reader.blocks
}

class Reader {
  readonly blocks: Block[] = []
  private runs: Run[] = []
  private open: string[] = []
  private readonly lists: { tag: string; count: number }[] = []
  private table: { caption: Run[]; rows: Cell[][] } | undefined
  private mark: string | undefined

  write(text: string): void {
    const looks = new Set(this.open.flatMap((tag) => LOOKS[tag as keyof typeof LOOKS] ?? []))
    const last = this.runs.at(-1)
    const [tebal, miring, garis] = [looks.has('tebal'), looks.has('miring'), looks.has('garis')]
    if (last && last.tebal === tebal && last.miring === miring && last.garis === garis) last.text += text
    else this.runs.push({ text, tebal, miring, garis })
  }

  turn(tag: string, closes: boolean, attributes: string): void {
    const breaks = this.inCell() && BLOCK_TAGS.has(tag) && !TABLE_TAGS.has(tag)
    if (tag === 'br' || breaks) this.write('\n')
    else if (tag === 'table' || tag === 'tr' || tag === 'td' || tag === 'th' || tag === 'caption')
      this.turnTable(tag, closes, attributes)
    else if (BLOCK_TAGS.has(tag)) this.turnBlock(tag, closes)
    this.keepOpen(tag, closes)
  }

  finish(): void {
    const runs = tidyRuns(this.runs)
    this.runs = []
    const mark = this.mark
    if (runs.length === 0) return
    this.mark = undefined
    if (mark !== undefined || this.lists.length > 0)
      this.blocks.push({ kind: 'point', mark: mark ?? '', depth: Math.max(this.lists.length - 1, 0), runs })
    else this.blocks.push({ kind: 'words', look: this.look(), runs })
  }

  private inCell(): boolean {
    return this.open.includes('td') || this.open.includes('th')
  }

  private look(): 'p' | 'h2' | 'h3' | 'quote' {
    if (this.open.includes('h2')) return 'h2'
    if (this.open.includes('h3')) return 'h3'
    return this.open.includes('blockquote') ? 'quote' : 'p'
  }

  private keepOpen(tag: string, closes: boolean): void {
    if (tag === 'hr' || tag === 'br' || tag === 'img') return
    if (!closes) this.open.push(tag)
    else if (this.open.includes(tag)) this.open = this.open.toSpliced(this.open.lastIndexOf(tag), 1)
  }

  private turnBlock(tag: string, closes: boolean): void {
    this.finish()
    if (tag === 'ul' || tag === 'ol') {
      if (closes) this.lists.pop()
      else this.lists.push({ tag, count: 0 })
    }
    const list = this.lists.at(-1)
    if (tag === 'li' && !closes && list) {
      list.count += 1
      this.mark = list.tag === 'ol' ? `${list.count}.` : '•'
    }
  }

  private turnTable(tag: string, closes: boolean, attributes: string): void {
    if (tag === 'table' && !closes && !this.table) {
      this.finish()
      this.table = { caption: [], rows: [] }
    } else if (tag === 'table' && closes && this.table && !this.inCell()) {
      this.runs = []
      this.blocks.push({ kind: 'table', ...this.table })
      this.table = undefined
    } else if (tag === 'caption' && closes && this.table) this.table.caption = this.take()
    else if (tag === 'tr' && !closes && !this.inCell()) this.table?.rows.push([])
    else if (tag === 'td' || tag === 'th') this.turnCell(tag, closes, attributes)
  }

  private turnCell(tag: string, closes: boolean, attributes: string): void {
    const row = this.table?.rows.at(-1)
    if (!closes) {
      this.runs = []
      const [columns, rows] = [numberOf('colspan', attributes), numberOf('rowspan', attributes)]
      row?.push({ runs: [], head: tag === 'th', columns, rows })
      return
    }
    const cell = row?.at(-1)
    if (cell) cell.runs = this.take()
  }

  private take(): Run[] {
    const runs = tidyRuns(this.runs)
    this.runs = []
    return runs
  }
}

/** A place of a table's grid: a cell begins there, or one from the left or above reaches into it. */
export interface Placed {
  row: number
  column: number
  cell: Cell
}

/** Places the cells of a table on its grid, as a browser does (HTML, 4.9.12). */
export function placedCells(rows: readonly Cell[][]): { columns: number; placed: Placed[] } {
  const taken = new Set<string>()
  const placed: Placed[] = []
  let columns = 0
  for (const [row, cells] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (taken.has(`${row} ${column}`)) column += 1
      for (let down = 0; down < Math.min(cell.rows, rows.length - row); down += 1)
        for (let across = 0; across < cell.columns; across += 1) taken.add(`${row + down} ${column + across}`)
      placed.push({ row, column, cell })
      column += cell.columns
      columns = Math.max(columns, column)
    }
  }
  return { columns, placed }
}
