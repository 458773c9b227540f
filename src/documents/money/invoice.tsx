import { Text } from '@react-pdf/renderer'
import { type BilledKind, billSlots } from '../../features/certification/invoices/rules.ts'
import type { InvoiceState } from '../../features/certification/invoices/state-rules.ts'
import { builtInDesign, type DocumentDesign } from '../../features/platform/document-designs/rules.ts'
import { bodyZone, dayIn, longDay, longMoment } from '../../lib/day.ts'
import { fillPlaceholders } from '../../lib/placeholders.ts'
import { renderPaper } from '../render-paper.tsx'
import { Amounts, BillBasis, BillFacts, BillHead, BillPart, BillText } from '../sheet/bill-parts.tsx'
import { Closing } from '../sheet/design-parts.tsx'
import { Table } from '../sheet/parts.tsx'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'

/** The facts on an invoice and its receipt; money in whole rupiah. */
export interface Bill {
  nomor: string
  status: InvoiceState
  created_at: Date
  due_at: Date
  penerbit: { nama_lembaga: string; alamat: string }
  nama_tagihan: string
  npwp_tagihan: string | null
  untuk: BilledKind
  /** Whose seat it is. */
  peserta: string
  skema: string
  /** YYYY-MM-DD */
  tanggal_uji: string | null
  items: { nama: string; jumlah: number }[]
  kode_unik: number
  total: number
  terbilang: string
  rekening: { bank: string; nomor: string; atas_nama: string }[]
}

type Design = DocumentDesign<'invoice'>

/** The invoice as PDF, one sheet of A4; the same invoice and design always give the same bytes. */
export const invoicePdf = (
  bill: Bill,
  branding?: PaperBranding,
  design: Design = builtInDesign('invoice'),
): Promise<Buffer> => renderPaper(<Invoice bill={bill} design={design} />, branding)

const MARKS: Record<InvoiceState, string> = {
  belum_dibayar: 'BELUM DIBAYAR',
  menunggu_konfirmasi: 'MENUNGGU KONFIRMASI',
  bukti_ditolak: 'BELUM DIBAYAR',
  lunas: 'LUNAS',
  ditarik: 'DANA DITARIK KEMBALI',
  kedaluwarsa: 'KEDALUWARSA',
  dibatalkan: 'DIBATALKAN',
  pengembalian_diajukan: 'DANA AKAN DIKEMBALIKAN',
  dikembalikan: 'DANA DIKEMBALIKAN',
}

/** Long runs of digits are read, and typed, by fours. */
const groupByFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

interface DesignedProps {
  bill: Bill
  design: Design
}

/** A text of the office about a bill. */
export const billText = (text: string, bill: Bill): string =>
  fillPlaceholders(text, billSlots({ ...bill, nama: bill.peserta }))

function Invoice({ bill, design }: DesignedProps) {
  const { teks } = design
  const day = dayIn(bodyZone(), bill.created_at)
  return (
    <SheetDocument
      title={`Invoice ${bill.nomor}`}
      author={bill.penerbit.nama_lembaga}
      subject={`${bill.skema}, ${bill.nama_tagihan}`}
      at={bill.created_at}
    >
      <FramedPage
        headLeft={bill.penerbit.nama_lembaga}
        headRight={bill.nomor}
        foot={`Invoice ${bill.nomor} · ${longDay(day)}`}
        design={design}
      >
        <BillHead
          kind="Invoice"
          number={bill.nomor}
          mark={MARKS[bill.status]}
          good={bill.status === 'lunas'}
          issuer={bill.penerbit}
        />
        <BillText text={billText(teks.pembuka, bill)} />
        <BillFacts
          facts={[
            { label: 'Tanggal', value: longDay(day) },
            { label: 'Jatuh tempo', value: longMoment(bill.due_at) },
            ...payerFacts(bill),
          ]}
        />
        <Amounts {...bill} />
        {bill.rekening.length > 0 && <HowToPay bill={bill} design={design} />}
        <Closing text={billText(teks.penutup, bill)} design={design} />
        <BillBasis />
      </FramedPage>
    </SheetDocument>
  )
}

const WORDS: Record<BilledKind, { what: string; when: string }> = {
  permohonan: { what: 'Skema', when: 'Tanggal uji' },
  kegiatan: { what: 'Kegiatan', when: 'Tanggal kegiatan' },
}

type Payer = Pick<Bill, 'nama_tagihan' | 'npwp_tagihan' | 'peserta' | 'untuk' | 'skema' | 'tanggal_uji'>

/** To whom it is written and for what. */
export const payerFacts = ({
  addressee = 'Ditagihkan kepada',
  ...bill
}: Payer & { addressee?: string }): { label: string; value: string }[] => [
  { label: addressee, value: bill.nama_tagihan },
  ...(bill.npwp_tagihan ? [{ label: 'NPWP', value: bill.npwp_tagihan }] : []),
  ...(bill.peserta === bill.nama_tagihan ? [] : [{ label: 'Peserta', value: bill.peserta }]),
  { label: WORDS[bill.untuk].what, value: bill.skema },
  { label: WORDS[bill.untuk].when, value: bill.tanggal_uji ? longDay(bill.tanggal_uji) : 'Menyusul' },
]

function HowToPay({ bill, design: { teks } }: DesignedProps) {
  const styles = useStyles()
  const { type } = usePaper()
  return (
    <BillPart title="Cara membayar">
      <Text style={type.text}>{billText(teks.cara_membayar, bill)}</Text>
      <Table
        columns={[
          { name: 'Nomor rekening', width: 157 },
          { name: 'Bank', width: 130 },
          { name: 'Atas nama', width: 180 },
        ]}
        rows={bill.rekening.map(({ bank, nomor, atas_nama }) => [groupByFours(nomor), bank, atas_nama])}
        empty=""
      />
      {teks.catatan_pembayaran !== '' && <Text style={styles.note}>{billText(teks.catatan_pembayaran, bill)}</Text>}
    </BillPart>
  )
}

const useStyles = houseStyles(({ colour }) => ({
  note: { fontSize: 9, lineHeight: 1.5, color: colour.quiet, marginTop: 8 },
}))
