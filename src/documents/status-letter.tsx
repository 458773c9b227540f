import { Text, View } from '@react-pdf/renderer'
import { dayIn, dayRange, longDay, longMoment } from '../lib/day.ts'
import { BillFacts, BillHead, BillPart } from './bill-parts.tsx'
import { QrCode } from './QrCode.tsx'
import { renderPaper } from './render-paper.tsx'
import { FramedPage, SheetDocument } from './sheet.tsx'
import { houseStyles, type PaperFace, usePaper } from './sheet-style.ts'

export interface StatusLetter {
  penerbit: { nama_lembaga: string; alamat: string }
  /** The letter's number. */
  nomor: string
  created_at: Date
  no_sertifikasi: string
  no_registrasi: string | null
  nama: string
  kualifikasi: string
  skema: string
  valid_from: string
  valid_until: string
  status_sertifikat: string
  status_label: string
  status_since: string
  frozen_until: string | null
  no_sertifikasi_pengganti: string | null
  /** What the QR code leads to. */
  tautan_periksa: string
}

/** A letter on a certificate's status as PDF; the same letter always gives the same bytes. */
export const statusLetterPdf = (letter: StatusLetter, face?: PaperFace): Promise<Buffer> =>
  renderPaper(<StatusLetterSheet letter={letter} />, face)

const GOOD = ['aktif', 'akan_berakhir']

function StatusLetterSheet({ letter }: { letter: StatusLetter }) {
  const styles = useStyles()
  const { type } = usePaper()
  const { penerbit, nomor, nama, no_sertifikasi, no_registrasi, skema, kualifikasi, status_label } = letter
  const day = dayIn('WIB', letter.created_at)
  const kind = 'Surat keterangan status'
  return (
    <SheetDocument
      title={`${kind} ${nomor}`}
      author={penerbit.nama_lembaga}
      subject={`${no_sertifikasi}, ${nama}`}
      day={day}
    >
      <FramedPage headLeft={penerbit.nama_lembaga} headRight={nomor} foot={`${kind} ${nomor} · ${longDay(day)}`}>
        <BillHead
          kind={kind}
          number={nomor}
          mark={status_label.toUpperCase()}
          good={GOOD.includes(letter.status_sertifikat)}
          issuer={penerbit}
        />
        <Text style={type.text}>
          {`${penerbit.nama_lembaga} menerangkan bahwa pada ${longMoment(letter.created_at)} daftar pemegang sertifikat memuat keterangan berikut.`}
        </Text>
        <View style={styles.facts}>
          <BillFacts
            facts={[
              { label: 'Nama pemegang', value: nama },
              { label: 'Nomor sertifikat', value: no_sertifikasi },
              { label: 'Skema', value: `${skema} (${kualifikasi})` },
              { label: 'Masa berlaku', value: dayRange(letter.valid_from, letter.valid_until) },
              { label: 'Nomor registrasi kementerian', value: no_registrasi ?? 'Belum dicatat' },
              { label: `Status pada ${longDay(day)}`, value: status_label },
            ]}
          />
        </View>
        <BillPart title="Keterangan status">
          <Text style={type.text}>{statusWords(letter)}</Text>
        </BillPart>
        <Check letter={letter} />
      </FramedPage>
    </SheetDocument>
  )
}

const sinceDay = ({ status_since }: StatusLetter): string => longDay(dayIn('WIB', new Date(status_since)))

/** What the status meant on the day of the letter. */
function statusWords(letter: StatusLetter): string {
  const { status_sertifikat, valid_from, valid_until, frozen_until, no_sertifikasi_pengganti } = letter
  switch (status_sertifikat) {
    case 'belum_berlaku':
      return `Sertifikat ini sudah terbit dan mulai berlaku pada ${longDay(valid_from)}.`
    case 'dibekukan':
      return `Sertifikat ini dibekukan sejak ${sinceDay(letter)}${frozen_until ? `, paling lama sampai ${longDay(frozen_until)}` : ''}. Selama dibekukan, pemegangnya tidak boleh memakainya.`
    case 'dicabut':
      return `Sertifikat ini dicabut sejak ${sinceDay(letter)} dan tidak berlaku lagi.`
    case 'diganti':
      return `Sertifikat ini diganti sejak ${sinceDay(letter)}${no_sertifikasi_pengganti ? ` dengan sertifikat ${no_sertifikasi_pengganti}` : ''}.`
    case 'kedaluwarsa':
      return `Masa berlaku sertifikat ini berakhir pada ${longDay(valid_until)}.`
    default:
      return `Sertifikat ini sah dan berlaku sampai ${longDay(valid_until)}, selama tidak dibekukan atau dicabut sebelumnya.`
  }
}

function Check({ letter: { created_at, tautan_periksa } }: { letter: StatusLetter }) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View wrap={false} style={styles.check}>
      <QrCode text={tautan_periksa} size={CODE} />
      <View style={styles.words}>
        <Text style={type.heading}>Periksa keadaan sekarang</Text>
        <Text style={type.text}>
          {`Surat ini menyatakan keadaan pada ${longDay(dayIn('WIB', created_at))} saja. Status sertifikat dapat berubah sesudahnya; pindai kode ini untuk melihat keadaan sekarang.`}
        </Text>
        <Text style={styles.note}>
          Keaslian surat ini diperiksa dengan berkas PDF-nya pada halaman Daftar Pemegang, bagian Periksa berkas PDF.
          Surat ini dibuat oleh sistem dan sah tanpa tanda tangan basah.
        </Text>
      </View>
    </View>
  )
}

const CODE = 118

const useStyles = houseStyles(({ colour }) => ({
  facts: { marginTop: 14 },
  check: { flexDirection: 'row', columnGap: 18, marginTop: 26, alignItems: 'center' },
  words: { flex: 1 },
  note: { fontSize: 9, lineHeight: 1.5, color: colour.quiet, marginTop: 8 },
}))
