import { Image, Page, Text, View } from '@react-pdf/renderer'
import { builtInDesign, type DocumentDesign } from '../../features/platform/document-designs/rules.ts'
import { bodyZone, type Day, dayIn, longDay } from '../../lib/day.ts'
import { fillPlaceholders } from '../../lib/placeholders.ts'
import { renderPaper } from '../render-paper.tsx'
import { ContourField } from '../sheet/ContourField.tsx'
import { Background, ExampleMark, pictureSource } from '../sheet/design-parts.tsx'
import { as, figure } from '../sheet/roles.ts'
import { SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, sheet, usePaper } from '../sheet/style.ts'
import { CertificateBand } from './CertificateBand.tsx'
import type { CertificateFacts } from './facts.ts'
import { conditionSize, nameSize, titleSize, unitColumns, unitSize } from './fitting.ts'

type Design = DocumentDesign<'sertifikat'>

/** The certificate as PDF, one landscape sheet of A4; the same facts and design always give the same bytes. */
export const certificatePdf = (
  facts: CertificateFacts,
  branding?: PaperBranding,
  design: Design = builtInDesign('sertifikat'),
): Promise<Buffer> => renderPaper(<Certificate facts={facts} design={design} />, branding)

const WIDTH = sheet.height
const HEIGHT = sheet.width
const BAND = 214

interface DesignedProps {
  facts: CertificateFacts
  design: Design
}

function Certificate({ facts, design }: DesignedProps) {
  const styles = useStyles()
  const { type } = usePaper()
  const { nama_lembaga, no_sertifikasi, nama, skema, created_at } = facts
  return (
    <SheetDocument
      title={`Sertifikat ${no_sertifikasi}`}
      author={nama_lembaga}
      subject={`${skema}, ${nama}`}
      at={created_at}
    >
      <Page size="A4" orientation="landscape" style={[type.page, styles.page]}>
        <View style={styles.ground}>
          {design.latar ? (
            <Background picture={design.latar} width={WIDTH - BAND} height={HEIGHT} />
          ) : (
            <ContourField
              ground="white"
              terrain={{ width: WIDTH - BAND, height: HEIGHT, cell: 10, levels: 11, seed: 47, shore: 0.5 }}
            />
          )}
        </View>
        <CertificateBand facts={facts} width={BAND} height={HEIGHT} />
        <View style={styles.matter}>
          <Head facts={facts} design={design} />
          <Award facts={facts} design={design} />
          <Units units={facts.unit_kompetensi} />
          <View style={styles.foot}>
            <View>
              <Validity facts={facts} />
              <Signature facts={facts} design={design} />
            </View>
            <Conditions facts={facts} design={design} />
          </View>
        </View>
        <SignatureLine />
        <ExampleMark shown={design.isExample} width={WIDTH} height={HEIGHT} />
      </Page>
    </SheetDocument>
  )
}

function Head({ facts: { no_sertifikasi, no_registrasi }, design: { teks } }: DesignedProps) {
  const styles = useStyles()
  return (
    <View>
      <View style={styles.rule} />
      <View style={styles.head}>
        <View style={styles.titles}>
          <Text {...as('H1')} style={[styles.kind, titleSize(teks.judul)]}>
            {teks.judul}
          </Text>
          {teks.judul_inggris !== '' && <Text style={styles.kindEnglish}>{teks.judul_inggris}</Text>}
        </View>
        <View style={styles.numbers}>
          <Text style={styles.number}>No. {no_sertifikasi}</Text>
          {no_registrasi && <Text style={styles.registration}>No. registrasi {no_registrasi}</Text>}
        </View>
      </View>
    </View>
  )
}

function Award({ facts: { nama, skema, skema_versi, kualifikasi }, design: { teks } }: DesignedProps) {
  const styles = useStyles()
  return (
    <View style={styles.awarded}>
      <Caption id={teks.pembuka} en={teks.pembuka_inggris} />
      <Text style={[styles.name, nameSize(nama)]}>{nama}</Text>
      <Caption id={teks.pernyataan} en={teks.pernyataan_inggris} />
      <Text style={styles.scheme}>{skema}</Text>
      <Text style={styles.version}>
        {kualifikasi}
        {skema_versi === null ? '' : ` · Skema versi ${skema_versi}`}
      </Text>
    </View>
  )
}

function Units({ units }: { units: string[] }) {
  const styles = useStyles()
  if (units.length === 0) return null
  const size = unitSize(units)
  return (
    <View>
      <Caption id="Unit kompetensi" en="Units of competency" />
      <View style={styles.units}>
        {unitColumns(units).map((column) => (
          <View key={column[0]?.place} {...as('L')} style={styles.column}>
            {column.map(({ place, unit }) => (
              <View key={place} {...as('LI')} style={styles.unit}>
                <Text {...as('Lbl')} style={[styles.place, { fontSize: size }]}>
                  {place}
                </Text>
                <Text {...as('LBody')} style={[styles.unitText, { fontSize: size }]}>
                  {unit}
                </Text>
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  )
}

function Validity({ facts: { valid_from, valid_until, issued_at } }: { facts: CertificateFacts }) {
  const styles = useStyles()
  const issued = dayIn(bodyZone(), issued_at)
  return (
    <View style={styles.dates}>
      <DayLine id="Terbit" en="Issued" on={issued} />
      <DayLine id="Berlaku mulai" en="Valid from" on={valid_from} />
      <DayLine id="Berlaku sampai" en="Valid until" on={valid_until} />
    </View>
  )
}

function DayLine({ id, en, on }: { id: string; en: string; on: Day }) {
  const styles = useStyles()
  return (
    <View style={styles.dated}>
      <Caption id={id} en={en} />
      <Text style={styles.date}>{longDay(on)}</Text>
    </View>
  )
}

/** The signature. With a picture of one, the words on the line move below the name. */
function Signature({ facts: { signer_name, signer_title }, design: { teks, tanda_tangan, stempel } }: DesignedProps) {
  const styles = useStyles()
  const issued = (
    <>
      {teks.tanda_terbit !== '' && <Text style={styles.sealed}>{teks.tanda_terbit}</Text>}
      {teks.tanda_terbit_inggris !== '' && <Text style={styles.sealedEnglish}>{teks.tanda_terbit_inggris}</Text>}
    </>
  )
  return (
    <View style={[styles.signature, tanda_tangan ? styles.upward : styles.onLine]}>
      <View style={styles.signing}>
        {tanda_tangan ? (
          <Image {...figure('Tanda tangan')} src={pictureSource(tanda_tangan)} style={styles.signed} />
        ) : (
          issued
        )}
      </View>
      <View style={styles.signatureLine} />
      <Text style={styles.signer}>{signer_name}</Text>
      <Text style={styles.office}>{signer_title}</Text>
      {tanda_tangan && issued}
      {stempel && <Image {...figure('Stempel')} src={pictureSource(stempel)} style={styles.stamp} />}
    </View>
  )
}

function Conditions({ facts: { nama_lembaga, nama, skema }, design: { teks } }: DesignedProps) {
  const styles = useStyles()
  const [id, en] = [teks.ketentuan, teks.ketentuan_inggris].map((text) =>
    fillPlaceholders(text, { nama_lembaga, nama, skema }),
  )
  return (
    <View style={styles.conditions}>
      <Text style={[styles.condition, conditionSize(`${id}${en}`)]}>{id}</Text>
      {en !== '' && <Text style={styles.conditionEnglish}>{en}</Text>}
    </View>
  )
}

/** The note on the electronic signature, below the conditions, so that nothing else moves. */
function SignatureLine() {
  const styles = useStyles()
  const { tanda_tangan } = usePaper()
  return tanda_tangan === '' ? null : <Text style={styles.electronic}>{tanda_tangan}</Text>
}

function Caption({ id, en }: { id: string; en: string }) {
  const styles = useStyles()
  return (
    <Text style={styles.caption}>
      {id} {en !== '' && <Text style={styles.captionEnglish}>/ {en}</Text>}
    </Text>
  )
}

const oneLine = { maxLines: 1, textOverflow: 'ellipsis' } as const

const useStyles = houseStyles(({ colour }) => ({
  page: { backgroundColor: colour.paper, flexDirection: 'row' },
  ground: { position: 'absolute', top: 0, left: BAND },
  matter: { flex: 1, paddingTop: 40, paddingBottom: 30, paddingLeft: 40, paddingRight: 44 },
  rule: { width: 48, height: 3, backgroundColor: colour.gold, marginBottom: 12 },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
  titles: { maxWidth: 264 },
  kind: { fontWeight: 700, lineHeight: 1.2, color: colour.primary },
  kindEnglish: { fontSize: 10, fontWeight: 500, lineHeight: 1.4, color: colour.quiet },
  numbers: { alignItems: 'flex-end', maxWidth: 280 },
  number: { fontSize: 10.5, fontWeight: 700, lineHeight: 1.4, color: colour.ink },
  registration: { fontSize: 8.5, lineHeight: 1.4, color: colour.quiet },
  awarded: { marginTop: 34, marginBottom: 18 },
  caption: { fontSize: 8, fontWeight: 600, lineHeight: 1.4, color: colour.quiet },
  captionEnglish: { fontSize: 7, fontWeight: 400 },
  name: { fontWeight: 700, lineHeight: 1.2, color: colour.ink, marginTop: 4, marginBottom: 10, maxLines: 3 },
  scheme: {
    fontSize: 14,
    fontWeight: 700,
    lineHeight: 1.25,
    color: colour.primary,
    marginTop: 3,
    maxLines: 2,
    textOverflow: 'ellipsis',
  },
  version: { fontSize: 9, fontWeight: 500, lineHeight: 1.5, color: colour.quiet },
  units: { flexDirection: 'row', columnGap: 18, marginTop: 6, maxHeight: 190, overflow: 'hidden' },
  column: { flex: 1, rowGap: 3.5 },
  unit: { flexDirection: 'row' },
  place: { width: 14, fontWeight: 600, lineHeight: 1.3, color: colour.primary },
  unitText: { flex: 1, lineHeight: 1.3, maxLines: 3, textOverflow: 'ellipsis' },
  foot: { position: 'absolute', left: 40, right: 44, bottom: 28 },
  dates: { flexDirection: 'row', columnGap: 18, marginBottom: 18 },
  dated: { width: 104 },
  date: { fontSize: 10.5, fontWeight: 700, lineHeight: 1.4, marginTop: 1 },
  signature: { position: 'absolute', right: 0, width: 172 },
  onLine: { top: -40 },
  // What stands below the name would reach the conditions: it grows the other way.
  upward: { bottom: 5 },
  signing: { height: 40, paddingTop: 6 },
  signed: { width: 150, height: 40, marginTop: -4, objectFit: 'contain', objectPosition: 'left' },
  stamp: { position: 'absolute', left: -30, top: -10, width: 64, height: 64, objectFit: 'contain' },
  sealed: { fontSize: 7.5, fontWeight: 500, lineHeight: 1.4, color: colour.primary },
  sealedEnglish: { fontSize: 6.5, lineHeight: 1.4, color: colour.quiet },
  signatureLine: { height: 0.8, backgroundColor: colour.gold, marginBottom: 5 },
  signer: { fontSize: 10, fontWeight: 700, lineHeight: 1.3, maxLines: 2, textOverflow: 'ellipsis' },
  office: { fontSize: 8, lineHeight: 1.4, color: colour.quiet, ...oneLine },
  conditions: { borderTopWidth: 0.5, borderTopColor: colour.hairline, paddingTop: 7 },
  condition: { lineHeight: 1.45, color: colour.quiet },
  electronic: {
    position: 'absolute',
    left: BAND + 40,
    right: 44,
    top: HEIGHT - 22,
    fontSize: 5.8,
    color: colour.quiet,
    ...oneLine,
  },
  conditionEnglish: { fontSize: 6.2, lineHeight: 1.45, color: colour.quiet, marginTop: 2 },
}))
