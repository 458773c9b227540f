import { Text, View } from '@react-pdf/renderer'
import { longDay } from '../../lib/day.ts'
import { renderPaper } from '../render-paper.tsx'
import { Facts } from '../sheet/parts.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'

export interface AttendanceSheet {
  nama_lembaga: string
  skema: string
  /** YYYY-MM-DD, each day. */
  hari: string[]
  jam: string
  tempat: string
  peserta: { nomor: string; nama: string; skema: string }[]
  /** Null where nobody examines. */
  penguji: string[] | null
  made_at: Date
}

/** The list that those who come, and who examines them, sign on every day, on sheets of A4. */
export const attendanceSheetPdf = (list: AttendanceSheet, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheets list={list} />, branding)

function Sheets({ list }: { list: AttendanceSheet }) {
  const { type } = usePaper()
  return (
    <SheetDocument
      title={`Daftar hadir ${list.skema}`}
      author={list.nama_lembaga}
      subject={list.tempat}
      at={list.made_at}
    >
      {list.hari.map((day) => (
        <FramedPage
          key={day}
          headLeft={list.nama_lembaga}
          headRight={longDay(day)}
          foot={`Daftar hadir ${list.skema} · ${longDay(day)}`}
        >
          <Text {...as('H1')} style={type.title}>
            Daftar Hadir
          </Text>
          <Facts
            facts={[
              { label: 'Skema', value: list.skema },
              { label: 'Hari', value: `${longDay(day)}, ${list.jam}` },
              { label: 'Tempat', value: list.tempat },
            ]}
          />
          <Signatures
            title="Peserta"
            rows={list.peserta.map(({ nomor, nama, skema }) => ({
              key: `${nomor} ${nama}`,
              nama,
              keterangan: [nomor, skema].filter(Boolean).join(' · '),
            }))}
          />
          {list.penguji ? (
            <Signatures
              title="Penguji"
              rows={list.penguji.map((nama) => ({ key: nama, nama, keterangan: 'Penguji' }))}
            />
          ) : null}
        </FramedPage>
      ))}
    </SheetDocument>
  )
}

interface SignaturesProps {
  title: string
  rows: { key: string; nama: string; keterangan: string }[]
}

/** A line to sign on for each; a row is never broken over two pages. */
function Signatures({ title, rows }: SignaturesProps) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View>
      <Text minPresenceAhead={60} {...as('H2')} style={[type.heading, styles.title]}>
        {title}
      </Text>
      {rows.length === 0 ? <Text style={type.text}>Belum ada.</Text> : null}
      <View {...as('Table')}>
        {rows.map(({ key, nama, keterangan }, i) => (
          <View key={key} wrap={false} {...as('TR')} style={styles.row}>
            <Text style={styles.place}>{`${i + 1}.`}</Text>
            <View {...as('TD')} style={styles.who}>
              <Text style={styles.name}>{nama}</Text>
              <Text style={type.small}>{keterangan}</Text>
            </View>
            <Text style={styles.sign}>{`${i + 1}.`}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

const useStyles = houseStyles(({ colour }) => ({
  title: { marginTop: 16, marginBottom: 4 },
  row: { flexDirection: 'row', alignItems: 'flex-end', paddingVertical: 7 },
  place: { width: 24, fontSize: 9.5 },
  who: { flex: 1, paddingRight: 12 },
  name: { fontSize: 10, fontWeight: 600, lineHeight: 1.3 },
  sign: {
    width: 170,
    height: 26,
    fontSize: 8,
    color: colour.quiet,
    borderBottomWidth: 0.7,
    borderBottomColor: colour.ink,
  },
}))
