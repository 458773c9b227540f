import { Image, Page, Text, View } from '@react-pdf/renderer'
import { builtInDesign, type DocumentDesign, linesOf } from '../../features/platform/document-designs/rules.ts'
import { renderPaper } from '../render-paper.tsx'
import { BodyLogo } from '../sheet/BodyLogo.tsx'
import { ContourField } from '../sheet/ContourField.tsx'
import { Background, ExampleMark, pictureSource } from '../sheet/design-parts.tsx'
import { QrCode } from '../sheet/QrCode.tsx'
import { as, figure } from '../sheet/roles.ts'
import { SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'

export interface ExamCard {
  /** The body that holds the exam. */
  nama_lembaga: string
  nomor: string
  /** With degrees. */
  nama: string
  /** A JPEG; without one the frame stays empty. */
  foto: Buffer | null
  skema: string
  /** The methods of the exam. */
  metode: string[]
  /** '10–11 Desember 2026' */
  tanggal: string
  /** '08.00–16.00 WIB' */
  jam: string
  tempat: string
  alamat: string
  /** The measures that the body prepares for the candidate, one line each. */
  penyesuaian: string[]
  /** The address in the QR code. */
  tautan: string
  /** The moment at which the candidate was given the seat. */
  issued_at: Date
}

type Design = DocumentDesign<'kartu_peserta'>

/** Draws the card that a candidate shows at the door, half a sheet of A4; equal input always gives equal bytes. */
export const examCardPdf = (
  card: ExamCard,
  branding?: PaperBranding,
  design: Design = builtInDesign('kartu_peserta'),
): Promise<Buffer> => renderPaper(<Card card={card} design={design} />, branding)

function Card({ card, design }: { card: ExamCard; design: Design }) {
  const styles = useStyles()
  const { type } = usePaper()
  const { teks, latar, stempel, isExample } = design
  const { nama_lembaga, nomor, nama, foto, skema } = card
  return (
    <SheetDocument
      title={`Kartu peserta ${nomor}`}
      author={nama_lembaga}
      subject={`${skema}, ${nama}`}
      at={card.issued_at}
    >
      <Page size="A5" orientation="landscape" style={[type.page, styles.page]}>
        <Background picture={latar} width={WIDTH} height={HEIGHT} />
        <View style={styles.head}>
          <View style={styles.contours}>
            <ContourField ground="green" terrain={{ width: WIDTH, height: HEAD, cell: 9, levels: 7, seed: 8 }} />
          </View>
          <Text style={styles.issuer}>{nama_lembaga}</Text>
          <Text {...as('H1')} style={styles.kind}>
            {teks.judul}
          </Text>
          <View style={styles.logo}>
            <BodyLogo width={96} height={46} />
          </View>
        </View>
        <View style={styles.matter}>
          <View style={styles.portrait}>
            {foto ? (
              <Image {...figure('Pas foto')} src={{ data: foto, format: 'jpg' }} style={styles.photo} />
            ) : (
              <View style={styles.photo} />
            )}
            <Text style={styles.number}>{nomor}</Text>
          </View>
          <View style={styles.facts}>
            <Text style={styles.name}>{nama}</Text>
            <Fact label="Skema" value={skema} />
            <Fact label="Waktu" value={`${card.tanggal}, ${card.jam}`} />
            <Fact label="Yang diuji" value={card.metode.join(', ')} />
            <Fact label="Tempat" value={card.tempat} />
            {card.alamat === '' ? null : <Text style={styles.value}>{card.alamat}</Text>}
            {card.penyesuaian.length > 0 && <Fact label="Penyesuaian" value={card.penyesuaian.join(', ')} />}
          </View>
          <View style={styles.code}>
            <QrCode text={card.tautan} size={CODE} />
            {teks.keterangan_kode !== '' && <Text style={styles.hint}>{teks.keterangan_kode}</Text>}
          </View>
        </View>
        <Instructions title={teks.judul_petunjuk} lines={linesOf(teks.petunjuk)} />
        {stempel && <Image {...figure('Stempel')} src={pictureSource(stempel)} style={styles.stamp} />}
        <ExampleMark shown={isExample} width={WIDTH} height={HEIGHT} />
      </Page>
    </SheetDocument>
  )
}

/** Smaller once there are many, so that they leave place and time their room. */
function Instructions({ title, lines }: { title: string; lines: string[] }) {
  const styles = useStyles()
  const { type } = usePaper()
  const size = { fontSize: lines.length <= 4 ? 9 : 7.5 }
  return (
    <View style={styles.bring}>
      <Text {...as('H2')} style={type.label}>
        {title}
      </Text>
      {lines.map((line) => (
        <Text key={line} style={[styles.line, size]}>
          {`• ${line}`}
        </Text>
      ))}
    </View>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View style={styles.fact}>
      <Text style={type.label}>{label}</Text>
      <Text style={styles.value}>{value}</Text>
    </View>
  )
}

/** A5 lying on its side, in points. */
const WIDTH = 595.28
const HEIGHT = 419.53
const HEAD = 78
const SIDE = 30
const CODE = 132
const PORTRAIT = 96

const useStyles = houseStyles(({ colour }) => ({
  page: { backgroundColor: colour.white },
  head: { height: HEAD, backgroundColor: colour.primary, justifyContent: 'center', paddingHorizontal: SIDE },
  contours: { position: 'absolute', top: 0, left: 0 },
  logo: { position: 'absolute', top: 16, right: SIDE },
  issuer: { fontSize: 10, fontWeight: 600, color: colour.primaryPale, maxLines: 1, textOverflow: 'ellipsis' },
  kind: { fontSize: 20, fontWeight: 700, lineHeight: 1.3, color: colour.white },
  matter: { flexDirection: 'row', paddingHorizontal: SIDE, paddingTop: 20, columnGap: 18 },
  portrait: { width: PORTRAIT },
  photo: {
    width: PORTRAIT,
    height: PORTRAIT * 1.5,
    objectFit: 'cover',
    backgroundColor: colour.mist,
    borderWidth: 0.5,
    borderColor: colour.hairline,
  },
  number: { fontSize: 9, fontWeight: 700, textAlign: 'center', marginTop: 6 },
  facts: { flex: 1 },
  name: {
    fontSize: 16,
    fontWeight: 700,
    lineHeight: 1.25,
    color: colour.primary,
    maxLines: 3,
    textOverflow: 'ellipsis',
  },
  fact: { marginTop: 8 },
  value: { fontSize: 10, lineHeight: 1.35, maxLines: 2, textOverflow: 'ellipsis' },
  code: { width: CODE, alignItems: 'center' },
  hint: { fontSize: 7.5, color: colour.quiet, textAlign: 'center' },
  bring: { position: 'absolute', bottom: 24, left: SIDE, right: SIDE },
  line: { lineHeight: 1.5, maxLines: 2, textOverflow: 'ellipsis' },
  stamp: { position: 'absolute', right: SIDE, bottom: 20, width: 68, height: 68, objectFit: 'contain' },
}))
