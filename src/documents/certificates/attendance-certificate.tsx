import { Page, Text, View } from '@react-pdf/renderer'
import { bodyZone, dayIn, longDay } from '../../lib/day.ts'
import { renderPaper } from '../render-paper.tsx'
import { BodyLogo } from '../sheet/BodyLogo.tsx'
import { ContourField } from '../sheet/ContourField.tsx'
import { as } from '../sheet/roles.ts'
import { SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, sheet, usePaper } from '../sheet/style.ts'

export interface AttendanceCertificate {
  nama_lembaga: string
  /** 'KHD/2026/0001' */
  nomor: string
  nama: string
  /** 'Workshop' */
  jenis: string
  kegiatan: string
  /** Days, hours and place. */
  waktu: string
  jam_pelajaran: number | null
  made_at: Date
}

/** Says that somebody was there, one sheet of A4 lying on its side; the same facts always give the same bytes. */
export const attendanceCertificatePdf = (
  certificate: AttendanceCertificate,
  branding?: PaperBranding,
): Promise<Buffer> => renderPaper(<Sheet certificate={certificate} />, branding)

function Sheet({ certificate }: { certificate: AttendanceCertificate }) {
  const styles = useStyles()
  const { type } = usePaper()
  const { nama_lembaga, nomor, nama, jenis, kegiatan, waktu, jam_pelajaran, made_at } = certificate
  return (
    <SheetDocument
      title={`Sertifikat kehadiran ${nomor}`}
      author={nama_lembaga}
      subject={`${kegiatan}, ${nama}`}
      at={made_at}
    >
      <Page size="A4" orientation="landscape" style={[type.page, styles.page]}>
        <View style={styles.head}>
          <View style={styles.contours}>
            <ContourField ground="green" terrain={{ width: WIDTH, height: HEAD, cell: 9, levels: 7, seed: 21 }} />
          </View>
          <Text style={styles.issuer}>{nama_lembaga}</Text>
          <Text {...as('H1')} style={styles.kind}>
            Sertifikat Kehadiran
          </Text>
          <Text style={styles.number}>{nomor}</Text>
          <View style={styles.logo}>
            <BodyLogo width={130} height={60} />
          </View>
        </View>
        <View style={styles.matter}>
          <Text style={styles.quiet}>diberikan kepada</Text>
          <Text style={styles.name}>{nama}</Text>
          <Text style={styles.quiet}>yang hadir sebagai peserta pada</Text>
          <Text style={styles.activity}>{kegiatan}</Text>
          <Text style={styles.fact}>{jam_pelajaran === null ? jenis : `${jenis}, ${jam_pelajaran} jam pelajaran`}</Text>
          <Text style={styles.fact}>{waktu}</Text>
        </View>
        <View style={styles.foot}>
          <Text style={type.small}>{`Diterbitkan ${longDay(dayIn(bodyZone(), made_at))}`}</Text>
          <Text style={type.small}>Bukti kehadiran; bukan sertifikat kompetensi.</Text>
        </View>
      </Page>
    </SheetDocument>
  )
}

/** A4 lying on its side, in points. */
const WIDTH = sheet.height
const HEAD = 132

const useStyles = houseStyles(({ colour }) => ({
  page: { backgroundColor: colour.white },
  head: { height: HEAD, backgroundColor: colour.primary, justifyContent: 'center', paddingHorizontal: sheet.side },
  contours: { position: 'absolute', top: 0, left: 0 },
  logo: { position: 'absolute', top: 36, right: sheet.side },
  issuer: { fontSize: 11, fontWeight: 600, color: colour.primaryPale, maxLines: 1, textOverflow: 'ellipsis' },
  kind: { fontSize: 32, fontWeight: 700, lineHeight: 1.3, color: colour.white },
  number: { fontSize: 11, color: colour.primaryPale },
  matter: { paddingHorizontal: sheet.side, paddingTop: 46 },
  quiet: { fontSize: 12, lineHeight: 1.5, color: colour.quiet },
  name: { fontSize: 28, fontWeight: 700, lineHeight: 1.3, color: colour.primary, marginBottom: 16 },
  activity: { fontSize: 18, fontWeight: 700, lineHeight: 1.35, marginBottom: 8, maxLines: 3, textOverflow: 'ellipsis' },
  fact: { fontSize: 12, lineHeight: 1.6, maxLines: 2, textOverflow: 'ellipsis' },
  foot: {
    position: 'absolute',
    bottom: 36,
    left: sheet.side,
    right: sheet.side,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
}))
