import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { formatRupiah } from '../../lib/rupiah.ts'
import { BodyLogo } from './BodyLogo.tsx'
import { ContourField } from './ContourField.tsx'
import { as } from './roles.ts'
import { houseStyles, sheet, usePaper } from './style.ts'

interface BillHeadProps {
  /** 'Invoice' or 'Kuitansi'. */
  kind: string
  number: string
  /** 'LUNAS': what the reader has to see first. */
  mark: string
  /** True when the mark is good news. */
  good: boolean
  issuer: { nama_lembaga: string; alamat: string }
}

/** Issuer, kind, number and mark of a bill, over the house motif. */
export function BillHead({ kind, number, mark, good, issuer }: BillHeadProps) {
  const styles = useStyles()
  return (
    <View style={styles.head}>
      <View style={styles.contours}>
        <ContourField ground="green" terrain={{ width: WIDTH, height: HEAD_HEIGHT, cell: 9, levels: 9, seed: 21 }} />
      </View>
      <View style={styles.issuer}>
        <Text style={styles.issuerName}>{issuer.nama_lembaga}</Text>
        <Text style={styles.issuerAddress}>{issuer.alamat}</Text>
      </View>
      <View style={styles.logo}>
        <BodyLogo width={84} height={46} />
      </View>
      <View style={styles.what}>
        <View>
          <Text {...as('H1')} style={styles.kind}>
            {kind}
          </Text>
          <Text style={styles.number}>{number}</Text>
        </View>
        <Text style={[styles.mark, good ? styles.goodMark : {}]}>{mark}</Text>
      </View>
    </View>
  )
}

interface BillFactsProps {
  facts: { label: string; value: string }[]
}

/** Label above value, two beside each other. */
export function BillFacts({ facts }: BillFactsProps) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View {...as('Table')} style={styles.facts}>
      {facts.map(({ label, value }) => (
        <View key={label} {...as('TR')} style={styles.fact}>
          <Text {...as('TH')} style={type.label}>
            {label}
          </Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  )
}

interface AmountsProps {
  items: { nama: string; jumlah: number }[]
  /** The unique code, a line of its own; left out on papers that have none. */
  kode_unik?: number
  total: number
  /** The total in words. */
  terbilang: string
}

/** The amounts of a bill: its lines, the total, and the total in words. */
export function Amounts({ items, kode_unik, total, terbilang }: AmountsProps) {
  const styles = useStyles()
  const lines = kode_unik === undefined ? items : [...items, { nama: 'Kode unik', jumlah: kode_unik }]
  return (
    <View wrap={false}>
      <View {...as('Table')}>
        <View {...as('TR')} style={[styles.line, styles.lineHead]}>
          <Text {...as('TH')} style={[styles.uraian, styles.headText]}>
            Uraian
          </Text>
          <Text {...as('TH')} style={[styles.amount, styles.headText]}>
            Jumlah
          </Text>
        </View>
        {lines.map(({ nama, jumlah }) => (
          <View key={nama} {...as('TR')} style={styles.line}>
            <Text style={styles.uraian}>{nama}</Text>
            <Text style={styles.amount}>{formatRupiah(jumlah)}</Text>
          </View>
        ))}
        <View {...as('TR')} style={[styles.line, styles.total]}>
          <Text style={[styles.uraian, styles.totalText]}>Total</Text>
          <Text style={[styles.amount, styles.totalText]}>{formatRupiah(total)}</Text>
        </View>
      </View>
      <Text style={styles.words}>Terbilang: {terbilang}.</Text>
    </View>
  )
}

/** A sentence of the office between two parts; nothing where it wrote none. */
export function BillText({ text }: { text: string }) {
  const styles = useStyles()
  return text === '' ? null : <Text style={styles.text}>{text}</Text>
}

interface BillPartProps {
  title: string
  children: ReactNode
}

/** A part under its heading, which is never alone at the foot of a page. */
export function BillPart({ title, children }: BillPartProps) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View style={styles.part}>
      <Text minPresenceAhead={60} {...as('H2')} style={[type.heading, styles.partTitle]}>
        {title}
      </Text>
      {children}
    </View>
  )
}

/** On what basis the body asks for money, where it says so. */
export function BillBasis() {
  const styles = useStyles()
  const { dasar_hukum } = usePaper()
  if (dasar_hukum === '') return null
  return <Text style={styles.basis}>Dasar hukum: {dasar_hukum}</Text>
}

const WIDTH = sheet.width - 2 * sheet.side
const HEAD_HEIGHT = 138

const useStyles = houseStyles(({ colour, type }) => ({
  head: {
    height: HEAD_HEIGHT,
    borderRadius: 10,
    overflow: 'hidden',
    backgroundColor: colour.primary,
    padding: 22,
    justifyContent: 'space-between',
    marginBottom: 18,
  },
  contours: { position: 'absolute', top: 0, left: 0 },
  logo: { position: 'absolute', top: 18, right: 18 },
  issuer: { maxWidth: 320 },
  issuerName: {
    fontSize: 13,
    fontWeight: 700,
    lineHeight: 1.3,
    color: colour.white,
    maxLines: 2,
    textOverflow: 'ellipsis',
  },
  issuerAddress: {
    fontSize: 8.5,
    lineHeight: 1.4,
    color: colour.primaryPale,
    marginTop: 2,
    maxLines: 2,
    textOverflow: 'ellipsis',
  },
  what: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  kind: { fontSize: 24, fontWeight: 700, lineHeight: 1.2, color: colour.white },
  number: { fontSize: 12, fontWeight: 600, lineHeight: 1.3, color: colour.white },
  mark: {
    fontSize: 10,
    fontWeight: 700,
    color: colour.ink,
    backgroundColor: colour.white,
    borderRadius: 5,
    paddingVertical: 6,
    paddingHorizontal: 12,
  },
  goodMark: { backgroundColor: colour.gold },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20, rowGap: 8 },
  fact: { width: (WIDTH - 20) / 2 },
  value: { fontSize: 10, fontWeight: 500, lineHeight: 1.4, marginTop: 1 },
  line: {
    flexDirection: 'row',
    borderBottomWidth: 0.5,
    borderBottomColor: colour.hairline,
    paddingVertical: 6,
    paddingHorizontal: 8,
  },
  lineHead: { backgroundColor: colour.primary, borderBottomWidth: 0, marginTop: 18 },
  headText: { fontSize: 9, fontWeight: 600, color: colour.white },
  uraian: { flex: 1, fontSize: 9.5, lineHeight: 1.5, paddingRight: 12 },
  amount: { width: 120, fontSize: 9.5, lineHeight: 1.5, fontWeight: 600, textAlign: 'right' },
  total: { borderBottomWidth: 0, backgroundColor: colour.mist },
  totalText: { fontSize: 12, fontWeight: 700, color: colour.primary },
  words: { fontSize: 9.5, lineHeight: 1.5, fontWeight: 500, marginTop: 8, paddingHorizontal: 8 },
  text: { ...type.text, marginVertical: 8 },
  part: { marginTop: 18 },
  basis: { fontSize: 8, lineHeight: 1.4, color: colour.quiet, marginTop: 16 },
  partTitle: { fontSize: 11.5, marginBottom: 4 },
}))
