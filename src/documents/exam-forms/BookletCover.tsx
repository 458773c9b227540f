import { Text, View } from '@react-pdf/renderer'
import { BodyLogo } from '../sheet/BodyLogo.tsx'
import { as } from '../sheet/roles.ts'
import { houseStyles } from '../sheet/style.ts'
import type { Booklet } from './booklet-facts.ts'
import { ExamHeading, ExamPage } from './exam-page.tsx'
import { useExamType } from './exam-type.ts'

/** The first page of a booklet: whose exam it is, how long it takes, its rules, and the place for the paper's code. */
export function BookletCover({ booklet: { print, menit, aturan, parts } }: { booklet: Booklet }) {
  const { text, title } = useExamType()
  const styles = useStyles()
  const count = parts.reduce((sum, { items }) => sum + items.length, 0)
  const facts = [
    ['Skema', print.skema],
    ['Kode naskah', print.kode],
    ['Jumlah soal', String(count)],
    ['Waktu', menit === null ? 'Sesuai jadwal' : `${menit} menit`],
  ]
  return (
    <ExamPage print={print} part="Buku soal">
      <BodyLogo width={96} height={52} />
      <Text style={[styles.body, { fontSize: text }]}>{print.nama_lembaga}</Text>
      <Text {...as('H1')} style={[styles.title, { fontSize: title }]}>
        Buku Soal
      </Text>
      <View {...as('Table')}>
        {facts.map(([label = '', value = '']) => (
          <View key={label} {...as('TR')} style={styles.fact}>
            <Text {...as('TH')} style={[styles.label, { fontSize: text }]}>
              {label}
            </Text>
            <Text style={[styles.value, { fontSize: text }]}>{value}</Text>
          </View>
        ))}
      </View>
      <View wrap={false} style={styles.code}>
        <Text style={{ fontSize: text, fontWeight: 600, lineHeight: 1.4 }}>Kode lembar jawaban Anda</Text>
        <View style={styles.codeBox} />
      </View>
      <ExamHeading>Tata tertib</ExamHeading>
      <View {...as('L')}>
        {aturan.map((one, place) => (
          <View key={one} {...as('LI')} wrap={false} style={styles.rule}>
            <Text {...as('Lbl')} style={{ width: text * 2, fontSize: text, lineHeight: 1.45 }}>{`${place + 1}.`}</Text>
            <Text {...as('LBody')} style={[styles.value, { fontSize: text }]}>
              {one}
            </Text>
          </View>
        ))}
      </View>
    </ExamPage>
  )
}

const useStyles = houseStyles(({ colour }) => ({
  body: { fontWeight: 600, lineHeight: 1.4, marginTop: 6 },
  title: { fontWeight: 700, lineHeight: 1.2, color: colour.ink, marginTop: 14, marginBottom: 12 },
  fact: { flexDirection: 'row', paddingVertical: 4, borderBottomWidth: 0.5, borderBottomColor: colour.ink },
  label: { width: '32%', lineHeight: 1.45 },
  value: { flex: 1, lineHeight: 1.45, fontWeight: 500 },
  code: { flexDirection: 'row', alignItems: 'center', columnGap: 14, marginTop: 18, marginBottom: 6 },
  codeBox: { flex: 1, height: 40, borderWidth: 1.2, borderColor: colour.ink },
  rule: { flexDirection: 'row', marginTop: 3 },
}))
