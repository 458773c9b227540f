import { Text, View } from '@react-pdf/renderer'
import { as } from './roles.ts'
import { houseStyles } from './style.ts'

interface FactsProps {
  facts: { label: string; value: string }[]
}

/** Label and value, line by line. */
export function Facts({ facts }: FactsProps) {
  const styles = useStyles()
  return (
    <View {...as('Table')} style={styles.facts}>
      {facts.map(({ label, value }, i) => (
        <View
          key={label}
          {...as('TR')}
          wrap={value.length > LONG_CELL}
          style={[styles.fact, i === 0 ? styles.firstFact : {}]}
        >
          <Text {...as('TH')} style={styles.factLabel}>
            {label}
          </Text>
          <Text style={styles.factValue}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

interface NumberedListProps {
  items: string[]
  empty: string
}

export function NumberedList({ items, empty }: NumberedListProps) {
  const styles = useStyles()
  if (items.length === 0) return <Text style={styles.empty}>{empty}</Text>
  const numbered = items.map((item, i) => ({ number: `${i + 1}.`, item }))
  return (
    <View {...as('L')}>
      {numbered.map(({ number, item }) => (
        <View key={number} {...as('LI')} wrap={item.length > LONG_CELL} style={styles.item}>
          <Text {...as('Lbl')} style={styles.itemNumber}>
            {number}
          </Text>
          <Text {...as('LBody')} style={styles.itemText}>
            {item}
          </Text>
        </View>
      ))}
    </View>
  )
}

interface Column {
  name: string
  /** Points. */
  width: number
  /** Money and counts stand at the right. */
  figures?: boolean
}

interface TableProps {
  columns: Column[]
  /** Cells in the columns' order; no two rows begin with the same. */
  rows: string[][]
  empty: string
  /** Points at each side of a cell. */
  padding?: number
}

/** The head comes again on every page the table reaches; a row is broken only when it could not fit on one. */
export function Table({ columns, rows, empty, padding = 8 }: TableProps) {
  const styles = useStyles()
  if (rows.length === 0) return <Text style={styles.empty}>{empty}</Text>
  return (
    <View {...as('Table')} style={styles.table}>
      <View fixed {...as('TR')} style={[styles.row, styles.head]}>
        {columns.map(({ name, width, figures }) => (
          <Text
            key={name}
            {...as('TH')}
            style={[
              styles.cell,
              styles.headCell,
              { width, paddingHorizontal: padding, textAlign: figures ? 'right' : 'left' },
            ]}
          >
            {name}
          </Text>
        ))}
      </View>
      {rows.map((cells) => (
        <View key={cells[0] ?? ''} {...as('TR')} wrap={cells.join('').length > LONG_CELL} style={styles.row}>
          {columns.map(({ name, width, figures }, at) => (
            <Text
              key={name}
              style={[
                styles.cell,
                { width, paddingHorizontal: padding, textAlign: figures ? 'right' : 'left' },
                figures ? styles.figures : {},
              ]}
            >
              {cells[at] ?? ''}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

/** Characters from which a row may break: unbreakable and taller than a page, react-pdf would cut it off. */
const LONG_CELL = 800

const useStyles = houseStyles(({ colour, type }) => ({
  facts: { backgroundColor: colour.mist, borderRadius: 8, paddingVertical: 6, paddingHorizontal: 16, marginTop: 4 },
  fact: { flexDirection: 'row', paddingVertical: 6, borderTopWidth: 0.5, borderTopColor: colour.hairline },
  firstFact: { borderTopWidth: 0 },
  factLabel: { ...type.label, width: 130, paddingTop: 1.5 },
  factValue: { flex: 1, fontSize: 10, fontWeight: 500, lineHeight: 1.45 },
  item: { flexDirection: 'row', paddingVertical: 5, borderBottomWidth: 0.5, borderBottomColor: colour.hairline },
  itemNumber: { ...type.text, width: 34, fontWeight: 600, color: colour.primary },
  itemText: { ...type.text, flex: 1 },
  table: { marginTop: 4 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: colour.hairline },
  head: { backgroundColor: colour.primary, borderBottomWidth: 0 },
  cell: { paddingVertical: 6, fontSize: 9, lineHeight: 1.5 },
  headCell: { fontWeight: 600, color: colour.white },
  figures: { fontWeight: 600 },
  empty: { ...type.text, color: colour.quiet },
}))
