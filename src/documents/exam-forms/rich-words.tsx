import { Text, View } from '@react-pdf/renderer'
import { textWidth } from '../../lib/files/lettering.ts'
import { type Block, type Placed, placedCells, type Run, richBlocks } from '../../lib/text/rich-blocks.ts'
import { as } from '../sheet/roles.ts'
import { houseStyles } from '../sheet/style.ts'
import { LETTER, useExamType } from './exam-type.ts'
import { examPieces } from './exam-typeface.ts'
import { CELL_SIDE, type ColumnGroup, columnGroups } from './table-columns.ts'
import { Words } from './Words.tsx'

/** Words and tables of a stimulus, as wide as the page. */
export function RichWords({ html }: { html: string }) {
  return richBlocks(html).map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a printed text never change places
    <RichBlock key={place} block={block} />
  ))
}

function RichBlock({ block }: { block: Block }) {
  const { text, heading } = useExamType()
  const styles = useStyles()
  switch (block.kind) {
    case 'words': {
      const isHead = block.look === 'h2' || block.look === 'h3'
      return (
        <Words
          minPresenceAhead={isHead ? 40 : 0}
          style={[
            styles.words,
            { fontSize: isHead ? heading : text, fontWeight: isHead ? 700 : 400 },
            block.look === 'quote' ? styles.quote : {},
          ]}
        >
          <Runs runs={block.runs} />
        </Words>
      )
    }
    case 'point':
      return (
        <View {...as('L')} style={{ marginLeft: block.depth * text * 1.5 }}>
          <View {...as('LI')} style={styles.point}>
            <Words {...as('Lbl')} style={{ width: text * 2, fontSize: text, lineHeight: 1.5 }}>
              {block.mark}
            </Words>
            <Words {...as('LBody')} style={[styles.words, styles.rest, { fontSize: text }]}>
              <Runs runs={block.runs} />
            </Words>
          </View>
        </View>
      )
    case 'table':
      return <RichTable block={block} />
    default:
      return block satisfies never
  }
}

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, tebal, miring, garis }, place) => (
    <Text
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a printed text never change places
      key={place}
      style={{
        ...(tebal ? { fontWeight: 700 } : {}),
        ...(miring ? { fontStyle: 'italic' as const } : {}),
        ...(garis ? { textDecoration: 'underline' as const } : {}),
      }}
    >
      {text}
    </Text>
  ))

type Table = Extract<Block, { kind: 'table' }>

/** A table on its grid, in as many groups of columns as it takes not to run out of the page. */
function RichTable({ block }: { block: Table }) {
  const { text } = useExamType()
  const styles = useStyles()
  const { columns, placed } = placedCells(block.rows)
  return (
    <View style={styles.table}>
      {block.caption.length > 0 ? (
        <Words minPresenceAhead={40} style={[styles.words, { fontSize: text, fontWeight: 600 }]}>
          <Runs runs={block.caption} />
        </Words>
      ) : null}
      {columnGroups(columns, placed, text).map((group) => (
        <TableGroup key={group.columns.join()} rows={block.rows} placed={placed} group={group} />
      ))}
    </View>
  )
}

interface GroupProps {
  rows: Table['rows']
  placed: readonly Placed[]
  group: ColumnGroup
}

function TableGroup({ rows, placed, group }: GroupProps) {
  const styles = useStyles()
  return (
    <View {...as('Table')} style={styles.group}>
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table never change places
        <View key={row} {...as('TR')} wrap={cells.some(({ runs }) => lengthOf(runs) > LONG_CELL)} style={styles.row}>
          {gridOf(placed, row, group.columns).map((place) => (
            <TableCell key={place.column} place={place} row={row} group={group} />
          ))}
        </View>
      ))}
    </View>
  )
}

interface CellProps {
  place: GridPlace
  row: number
  group: ColumnGroup
}

function TableCell({ place: { column, span, cell, below }, row, group }: CellProps) {
  const { text } = useExamType()
  const styles = useStyles()
  const at = group.columns.indexOf(column)
  const width = sum(group.widths.slice(at, at + span))
  const letters = Math.max(Math.floor((width - 2 * CELL_SIDE) / (text * LETTER)), 2)
  return (
    <Words
      {...as(cell?.head ? 'TH' : 'TD')}
      hyphenationCallback={wordPieces(width - 2 * CELL_SIDE, text, letters)}
      style={[
        styles.cell,
        { width, fontSize: text, fontWeight: cell?.head ? 700 : 400 },
        below ? { borderBottomWidth: 0 } : {},
        at === 0 ? { borderLeftWidth: 0.7 } : {},
        row === 0 ? { borderTopWidth: 0.7 } : {},
      ]}
    >
      {cell ? <Runs runs={cell.runs} /> : ' '}
    </Words>
  )
}

/** Leaves the words of a cell whole that fit into it, and breaks the others. */
const wordPieces =
  (room: number, size: number, letters: number) =>
  (word: string): string[] =>
    textWidth(word, { weight: 700, size }) <= room ? examPieces(word.length)(word) : examPieces(1, letters - 1)(word)

const LONG_CELL = 400
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const lengthOf = (runs: readonly Run[]): number => sum(runs.map(({ text }) => text.length))

interface GridPlace {
  column: number
  span: number
  cell: Placed['cell'] | undefined
  /** True where the cell reaches into the next row too. */
  below: boolean
}

/** Returns what stands in some columns of a row of the grid. */
function gridOf(placed: readonly Placed[], row: number, columns: readonly number[]): GridPlace[] {
  const covers = (one: Placed, column: number) =>
    one.row <= row && one.row + one.cell.rows > row && one.column <= column && one.column + one.cell.columns > column
  return columns.flatMap((column) => {
    const one = placed.find((some) => covers(some, column))
    if (!one) return [{ column, span: 1, cell: undefined, below: false }]
    if (one.column !== column) return []
    const below = one.row + one.cell.rows > row + 1
    return [{ column, span: one.cell.columns, cell: one.row === row ? one.cell : undefined, below }]
  })
}

const useStyles = houseStyles(({ colour }) => ({
  words: { lineHeight: 1.5, marginBottom: 4 },
  quote: { marginLeft: 16 },
  rest: { flex: 1 },
  point: { flexDirection: 'row' },
  table: { marginTop: 6 },
  group: { marginBottom: 8 },
  row: { flexDirection: 'row' },
  cell: {
    padding: CELL_SIDE,
    lineHeight: 1.35,
    borderBottomWidth: 0.7,
    borderRightWidth: 0.7,
    borderColor: colour.ink,
  },
}))
