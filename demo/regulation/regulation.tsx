import { renderToBuffer, Text, View } from '@react-pdf/renderer'
import { ContourField } from '../../src/documents/sheet/ContourField.tsx'
import { Facts, NumberedList, Table } from '../../src/documents/sheet/parts.tsx'
import { FramedPage, SheetDocument } from '../../src/documents/sheet/sheet.tsx'
import { houseStyles, sheet } from '../../src/documents/sheet/style.ts'
import { longDay } from '../../src/lib/day.ts'
import { formatRupiah } from '../../src/lib/rupiah.ts'
import { Contents, type Part, PartHeading } from './Contents.tsx'
import { Cover } from './Cover.tsx'

export interface RegulatedScheme {
  nama_lembaga: string
  name: string
  category: string
  versi: number
  /** YYYY-MM-DD, the day of this edition. */
  tanggal: string
  durasi: string
  /** Whole rupiah. */
  registration_fee: number
  persyaratan: { nama: string; keterangan: string; wajib: boolean }[]
  unit_kompetensi: { judul: string }[]
  metode_uji: string[]
  regulasi: { judul: string; isi: string[] }[]
}

/** The scheme document as PDF; the same scheme always gives the same bytes. */
export async function regulationPdf(scheme: RegulatedScheme): Promise<Buffer> {
  const pages = new Map<string, number>()
  const onPlace = (id: string, page: number) => void pages.set(id, page)
  // react-pdf knows the pages only after the layout: once to learn them, once to print them.
  await renderToBuffer(<Regulation scheme={scheme} pages={new Map()} onPlace={onPlace} />)
  return renderToBuffer(<Regulation scheme={scheme} pages={new Map(pages)} onPlace={onPlace} />)
}

const BACKDROP_HEIGHT = 320
const KIND = 'Dokumen Skema Sertifikasi'

interface Placing {
  pages: ReadonlyMap<string, number>
  onPlace: (id: string, page: number) => void
}

function Regulation({ scheme, pages, onPlace }: Placing & { scheme: RegulatedScheme }) {
  const styles = useStyles()
  const sections = scheme.regulasi.map(({ judul, isi }, i) => ({ part: sectionPart(judul, i + 1), paragraphs: isi }))
  const edition = `Versi ${scheme.versi}`
  const frame = {
    headLeft: scheme.nama_lembaga,
    headRight: scheme.name,
    foot: `${KIND} · ${edition} · ${longDay(scheme.tanggal)}`,
  }
  return (
    <SheetDocument
      title={`${KIND}: ${scheme.name}`}
      author={scheme.nama_lembaga}
      subject={`${scheme.category}, ${edition}`}
      at={new Date(`${scheme.tanggal}T00:00:00Z`)}
    >
      <Cover body={scheme.nama_lembaga} kind={KIND} title={scheme.name} facts={coverFacts(scheme)} />
      <FramedPage {...frame}>
        <View fixed style={styles.backdrop}>
          <ContourField
            ground="white"
            terrain={{ width: sheet.width, height: BACKDROP_HEIGHT, cell: 9, levels: 11, seed: 7, shore: 0.5 }}
          />
        </View>
        <Contents parts={[SUMMARY, ...sections.map(({ part }) => part), ...ANNEXES]} pages={pages} />
      </FramedPage>
      <FramedPage {...frame}>
        <Summary scheme={scheme} onPlace={onPlace} />
        {sections.map(({ part, paragraphs }) => (
          <Section key={part.id} part={part} paragraphs={paragraphs} onPlace={onPlace} />
        ))}
      </FramedPage>
      <FramedPage {...frame}>
        <Annexes scheme={scheme} onPlace={onPlace} />
        <Text style={styles.end}>Akhir dokumen</Text>
      </FramedPage>
    </SheetDocument>
  )
}

function coverFacts(scheme: RegulatedScheme): { label: string; value: string }[] {
  return [
    { label: 'Kategori', value: scheme.category },
    { label: 'Versi', value: String(scheme.versi) },
    { label: 'Tanggal', value: longDay(scheme.tanggal) },
    { label: 'Durasi', value: scheme.durasi },
  ]
}

const SUMMARY: Part = { id: 'ringkasan', mark: '', title: 'Ringkasan Skema' }
const REQUIREMENTS: Part = { id: 'lampiran-a', mark: 'Lampiran A', title: 'Persyaratan Pemohon' }
const UNITS: Part = { id: 'lampiran-b', mark: 'Lampiran B', title: 'Daftar Unit Kompetensi' }
const METHODS: Part = { id: 'lampiran-c', mark: 'Lampiran C', title: 'Metode Uji' }
const FEES: Part = { id: 'lampiran-d', mark: 'Lampiran D', title: 'Biaya' }
const ANNEXES = [REQUIREMENTS, UNITS, METHODS, FEES]

function sectionPart(title: string, number: number): Part {
  return { id: `bagian-${number}`, mark: String(number), title }
}

/** Parts are fragments, not Views: a heading keeps with what follows only among siblings. */
interface SchemePartProps {
  scheme: RegulatedScheme
  onPlace: Placing['onPlace']
}

function Summary({ scheme, onPlace }: SchemePartProps) {
  const required = scheme.persyaratan.filter(({ wajib }) => wajib).length
  return (
    <>
      <PartHeading part={SUMMARY} onPlace={onPlace} />
      <Facts
        facts={[
          { label: 'Nama skema', value: scheme.name },
          ...coverFacts(scheme),
          { label: 'Biaya pendaftaran', value: formatRupiah(scheme.registration_fee) },
          { label: 'Persyaratan', value: `${scheme.persyaratan.length} butir, ${required} di antaranya wajib` },
          { label: 'Unit kompetensi', value: `${scheme.unit_kompetensi.length} unit` },
        ]}
      />
    </>
  )
}

interface SectionProps {
  part: Part
  paragraphs: string[]
  onPlace: Placing['onPlace']
}

function Section({ part, paragraphs, onPlace }: SectionProps) {
  const styles = useStyles()
  const numbered = paragraphs.map((text, i) => ({ number: `${part.mark}.${i + 1}`, text }))
  return (
    <>
      <PartHeading part={part} onPlace={onPlace} />
      {numbered.map(({ number, text }) => (
        <View key={number} wrap={text.length > LONG_PARAGRAPH} style={styles.paragraph}>
          <Text wrap={false} style={[styles.number, text.length > LONG_PARAGRAPH ? styles.besideTwoLines : {}]}>
            {number}
          </Text>
          <Text style={styles.text} orphans={2} widows={2}>
            {text}
          </Text>
        </View>
      ))}
    </>
  )
}

function Annexes({ scheme, onPlace }: SchemePartProps) {
  return (
    <>
      <PartHeading part={REQUIREMENTS} onPlace={onPlace} />
      <Table
        columns={[
          { name: 'No.', width: 34 },
          { name: 'Persyaratan', width: 150 },
          { name: 'Keterangan', width: 208 },
          { name: 'Sifat', width: 75 },
        ]}
        rows={scheme.persyaratan.map(({ nama, keterangan, wajib }, i) => [
          String(i + 1),
          nama,
          keterangan,
          wajib ? 'Wajib' : 'Tidak wajib',
        ])}
        empty="Skema ini tidak menetapkan persyaratan."
      />
      <PartHeading part={UNITS} onPlace={onPlace} />
      <NumberedList
        items={scheme.unit_kompetensi.map(({ judul }) => judul)}
        empty="Skema ini belum memuat unit kompetensi."
      />
      <PartHeading part={METHODS} onPlace={onPlace} />
      <NumberedList items={scheme.metode_uji} empty="Skema ini belum memuat metode uji." />
      <PartHeading part={FEES} onPlace={onPlace} />
      <Table
        columns={[
          { name: 'Uraian', width: 317 },
          { name: 'Jumlah', width: 150, figures: true },
        ]}
        rows={[['Biaya pendaftaran', formatRupiah(scheme.registration_fee)]]}
        empty=""
      />
    </>
  )
}

/** Characters; shorter ones stay on one page. */
const LONG_PARAGRAPH = 500

const useStyles = houseStyles(({ colour, type }) => ({
  backdrop: { position: 'absolute', left: 0, top: sheet.height - BACKDROP_HEIGHT },
  paragraph: { flexDirection: 'row', marginBottom: 7 },
  number: { ...type.text, width: 34, fontWeight: 500, color: colour.quiet },
  /** Keeps the number on the page of the first two lines. */
  besideTwoLines: { minHeight: 32, alignSelf: 'flex-start' },
  text: { ...type.text, flex: 1 },
  end: { ...type.small, textAlign: 'center', marginTop: 28 },
}))
