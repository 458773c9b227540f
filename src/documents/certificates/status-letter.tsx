import { Text, View } from '@react-pdf/renderer'
import { builtInDesign, type DocumentDesign } from '../../features/platform/document-designs/rules.ts'
import { bodyZone, dayIn, dayRange, longDay, longMoment } from '../../lib/day.ts'
import { fillPlaceholders } from '../../lib/placeholders.ts'
import { renderPaper } from '../render-paper.tsx'
import { BillFacts, BillHead, BillPart } from '../sheet/bill-parts.tsx'
import { Closing } from '../sheet/design-parts.tsx'
import { QrCode } from '../sheet/QrCode.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'

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
  /** The address in the QR code. */
  tautan_periksa: string
}

type Design = DocumentDesign<'surat_keterangan'>

/** A letter on a certificate's status as PDF; the same letter and design always give the same bytes. */
export const statusLetterPdf = (
  letter: StatusLetter,
  branding?: PaperBranding,
  design: Design = builtInDesign('surat_keterangan'),
): Promise<Buffer> => renderPaper(<StatusLetterSheet letter={letter} design={design} />, branding)

const GOOD = ['aktif', 'akan_berakhir']

interface DesignedProps {
  letter: StatusLetter
  design: Design
}

/** Returns the values of the placeholders in braces. */
const slotsOf = ({ penerbit: { nama_lembaga }, nama, created_at }: StatusLetter) => ({
  nama_lembaga,
  nama,
  waktu: longMoment(created_at),
  tanggal: longDay(dayIn(bodyZone(), created_at)),
})

function StatusLetterSheet({ letter, design }: DesignedProps) {
  const styles = useStyles()
  const { type } = usePaper()
  const { penerbit, nomor, nama, no_sertifikasi, no_registrasi, skema, kualifikasi, status_label } = letter
  const day = dayIn(bodyZone(), letter.created_at)
  const kind = 'Surat keterangan status'
  return (
    <SheetDocument
      title={`${kind} ${nomor}`}
      author={penerbit.nama_lembaga}
      subject={`${no_sertifikasi}, ${nama}`}
      at={letter.created_at}
    >
      <FramedPage
        headLeft={penerbit.nama_lembaga}
        headRight={nomor}
        foot={`${kind} ${nomor} · ${longDay(day)}`}
        design={design}
      >
        <BillHead
          kind={kind}
          number={nomor}
          mark={status_label.toUpperCase()}
          good={GOOD.includes(letter.status_sertifikat)}
          issuer={penerbit}
        />
        <Text style={type.text}>{fillPlaceholders(design.teks.pembuka, slotsOf(letter))}</Text>
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
        <Check letter={letter} design={design} />
        <Closing text="" design={design} />
      </FramedPage>
    </SheetDocument>
  )
}

const sinceDay = ({ status_since }: StatusLetter): string => longDay(dayIn(bodyZone(), new Date(status_since)))

/** Says what the status meant on the day of the letter. */
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

function Check({ letter, design: { teks } }: DesignedProps) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <View wrap={false} style={styles.check}>
      <QrCode text={letter.tautan_periksa} size={CODE} />
      <View style={styles.words}>
        <Text {...as('H2')} style={type.heading}>
          Periksa keadaan sekarang
        </Text>
        <Text style={type.text}>{fillPlaceholders(teks.penutup, slotsOf(letter))}</Text>
        {teks.catatan !== '' && <Text style={styles.note}>{fillPlaceholders(teks.catatan, slotsOf(letter))}</Text>}
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
