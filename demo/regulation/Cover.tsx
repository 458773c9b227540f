import { Page, Text, View } from '@react-pdf/renderer'
import { ContourField } from '../../src/documents/sheet/ContourField.tsx'
import { houseStyles, sheet, usePaper } from '../../src/documents/sheet/style.ts'

interface CoverProps {
  body: string
  kind: string
  title: string
  facts: { label: string; value: string }[]
}

/** First page: who publishes, what kind of document, its name, and the facts that tell one edition from another. */
export function Cover({ body, kind, title, facts }: CoverProps) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <Page size="A4" style={[type.page, styles.page]}>
      <View style={styles.field}>
        <View style={styles.contours}>
          <ContourField
            ground="green"
            terrain={{ width: sheet.width, height: FIELD_HEIGHT, cell: 9, levels: 15, seed: 34 }}
          />
        </View>
        <Text style={styles.body}>{body}</Text>
        <View>
          <View style={styles.rule} />
          <Text style={styles.kind}>{kind}</Text>
          <Text style={[styles.title, titleSize(title)]}>{title}</Text>
        </View>
      </View>
      <View style={styles.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={type.label}>{label}</Text>
            <Text style={styles.value}>{value}</Text>
          </View>
        ))}
      </View>
    </Page>
  )
}

const FIELD_HEIGHT = 620

/** A name of one line stands large, one of 200 characters still leaves room for the contours. */
function titleSize(title: string): { fontSize: number; maxLines: number } {
  if (title.length <= 50) return { fontSize: 34, maxLines: 5 }
  if (title.length <= 110) return { fontSize: 27, maxLines: 7 }
  return { fontSize: 20, maxLines: 12 }
}

const useStyles = houseStyles(({ colour }) => ({
  page: { backgroundColor: colour.paper },
  field: {
    height: FIELD_HEIGHT,
    backgroundColor: colour.primary,
    paddingTop: 64,
    paddingBottom: 56,
    paddingHorizontal: sheet.side,
    justifyContent: 'space-between',
  },
  contours: { position: 'absolute', top: 0, left: 0 },
  body: {
    fontSize: 13,
    fontWeight: 600,
    lineHeight: 1.4,
    color: colour.white,
    maxWidth: 380,
    maxLines: 4,
    textOverflow: 'ellipsis',
  },
  rule: { width: 48, height: 3, backgroundColor: colour.gold, marginBottom: 18 },
  kind: { fontSize: 12, fontWeight: 500, lineHeight: 1.4, color: colour.primaryPale, marginBottom: 10 },
  title: { fontWeight: 700, lineHeight: 1.2, color: colour.white, textOverflow: 'ellipsis' },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    paddingTop: 36,
    paddingHorizontal: sheet.side,
    rowGap: 20,
    columnGap: 24,
  },
  fact: { width: 221 },
  value: { fontSize: 11.5, fontWeight: 600, lineHeight: 1.4, marginTop: 2, maxLines: 3, textOverflow: 'ellipsis' },
}))
