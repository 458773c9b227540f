import { Text, View } from '@react-pdf/renderer'
import { renderPaper } from '../render-paper.tsx'
import { Facts, NumberedList, Table } from '../sheet/parts.tsx'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'

export interface ExamRecordPaper {
  nama_lembaga: string
  skema: string
  /** '10–11 Desember 2026' */
  tanggal: string
  jam_jadwal: string
  /** When it really began and ended. */
  jam: string
  tempat: string
  keadaan: string
  peserta: { nomor: string; nama: string; hadir: string; kursi: string; penyesuaian: string }[]
  penguji: string[]
  petugas: string[]
  kejadian: string[]
  catatan: string
  tanda_tangan: { nama: string; peran: string; waktu: string }[]
  tambahan: string[]
  made_at: Date
}

/** Draws the record of the day of an exam, with those who confirmed it and what was added later. */
export const examRecordPdf = (of: ExamRecordPaper, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheet of={of} />, branding)

const PEOPLE = [
  { name: 'No.', width: 26 },
  { name: 'Nomor', width: 96 },
  { name: 'Peserta', width: 140 },
  { name: 'Kehadiran', width: 66 },
  { name: 'Kursi', width: 45 },
  { name: 'Penyesuaian', width: 114 },
]
const SIGNERS = [
  { name: 'Nama', width: 200 },
  { name: 'Sebagai', width: 90 },
  { name: 'Waktu', width: 197 },
]

function Sheet({ of }: { of: ExamRecordPaper }) {
  const { type } = usePaper()
  const title = `Berita acara uji ${of.skema}, ${of.tanggal}`
  const here = of.peserta.filter(({ hadir }) => hadir === 'Hadir').length
  return (
    <SheetDocument title={title} author={of.nama_lembaga} subject={of.tempat} at={of.made_at}>
      <FramedPage headLeft={of.nama_lembaga} headRight={of.tanggal} foot={title}>
        <Text style={type.title}>Berita Acara Uji</Text>
        <Facts
          facts={[
            { label: 'Skema', value: of.skema },
            { label: 'Tanggal', value: of.tanggal },
            { label: 'Jam menurut jadwal', value: of.jam_jadwal },
            { label: 'Jam sebenarnya', value: of.jam },
            { label: 'Tempat', value: of.tempat },
            { label: 'Peserta', value: `${here} hadir dari ${of.peserta.length}` },
            { label: 'Penguji', value: of.penguji.join('; ') || '-' },
            { label: 'Petugas', value: of.petugas.join('; ') || '-' },
            { label: 'Keadaan', value: of.keadaan },
          ]}
        />
        <Heading>Peserta</Heading>
        <Table
          columns={PEOPLE}
          padding={4}
          rows={of.peserta.map(({ nomor, nama, hadir, kursi, penyesuaian }, i) => [
            `${i + 1}.`,
            nomor,
            nama,
            hadir,
            kursi || '-',
            penyesuaian || '-',
          ])}
          empty="Tidak ada peserta."
        />
        <Heading>Kejadian</Heading>
        <NumberedList items={of.kejadian} empty="Tidak ada kejadian yang dicatat." />
        {of.catatan === '' ? null : (
          <>
            <Heading>Catatan</Heading>
            <Text style={type.text}>{of.catatan}</Text>
          </>
        )}
        <Heading>Dikonfirmasi melalui akun</Heading>
        <Table
          columns={SIGNERS}
          rows={of.tanda_tangan.map(({ nama, peran, waktu }) => [nama, peran, waktu])}
          empty="Belum ditandatangani."
        />
        {of.tambahan.length === 0 ? null : (
          <>
            <Heading>Tambahan sesudah terkunci</Heading>
            <NumberedList items={of.tambahan} empty="" />
          </>
        )}
      </FramedPage>
    </SheetDocument>
  )
}

function Heading({ children }: { children: string }) {
  const { type } = usePaper()
  return (
    <View style={{ marginTop: 14, marginBottom: 4 }}>
      <Text minPresenceAhead={40} style={type.heading}>
        {children}
      </Text>
    </View>
  )
}
