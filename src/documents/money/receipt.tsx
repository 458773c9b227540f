import { Text, View } from '@react-pdf/renderer'
import { builtInDesign, type DocumentDesign } from '../../features/platform/document-designs/rules.ts'
import { fullRegulation } from '../../features/platform/regulations/known-rules.ts'
import { bodyZone, dayIn, longDay } from '../../lib/day.ts'
import { formatRupiah } from '../../lib/rupiah.ts'
import { renderPaper } from '../render-paper.tsx'
import { Amounts, BillBasis, BillFacts, BillHead, BillPart, BillText } from '../sheet/bill-parts.tsx'
import { Closing } from '../sheet/design-parts.tsx'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { houseStyles, type PaperBranding, usePaper } from '../sheet/style.ts'
import { type Bill, billText, payerFacts } from './invoice.tsx'

export interface Receipt extends Bill {
  nomor_kuitansi: string
  paid_at: Date
  /** Its amount calls for an e-meterai. */
  perlu_meterai: boolean
  /** Its serial number, once the body has bought it. */
  nomor_meterai: string | null
  /** The sum that was paid back of it, and when. */
  pengembalian: number
  refunded_at: Date | null
  /** When its money was taken back by a bank or provider: it is worth nothing any more. */
  withdrawn_at?: Date | null
}

type Design = DocumentDesign<'kuitansi'>

/** The receipt as PDF, one sheet of A4; the same receipt and design always give the same bytes. */
export const receiptPdf = (
  receipt: Receipt,
  branding?: PaperBranding,
  design: Design = builtInDesign('kuitansi'),
): Promise<Buffer> => renderPaper(<ReceiptSheet receipt={receipt} design={design} />, branding)

function ReceiptSheet({ receipt, design }: { receipt: Receipt; design: Design }) {
  const { teks } = design
  const { nomor_kuitansi, penerbit, skema, nama_tagihan, withdrawn_at } = receipt
  const mark = withdrawn_at ? 'TIDAK BERLAKU' : 'LUNAS'
  const day = dayIn(bodyZone(), receipt.paid_at)
  return (
    <SheetDocument
      title={`Kuitansi ${nomor_kuitansi}`}
      author={penerbit.nama_lembaga}
      subject={`${skema}, ${nama_tagihan}`}
      at={receipt.paid_at}
    >
      <FramedPage
        headLeft={penerbit.nama_lembaga}
        headRight={nomor_kuitansi}
        foot={`Kuitansi ${nomor_kuitansi} · ${longDay(day)}`}
        design={design}
      >
        <BillHead kind="Kuitansi" number={nomor_kuitansi} mark={mark} good={mark === 'LUNAS'} issuer={penerbit} />
        <BillText text={billText(teks.pembuka, receipt)} />
        <BillFacts
          facts={[
            { label: 'Diterima pada', value: longDay(day) },
            { label: 'Untuk invoice', value: receipt.nomor },
            ...payerFacts({ ...receipt, addressee: 'Diterima dari' }),
          ]}
        />
        <Amounts {...receipt} />
        {withdrawn_at && <Withdrawal at={withdrawn_at} />}
        {receipt.refunded_at && <Refund amount={receipt.pengembalian} at={receipt.refunded_at} />}
        {(receipt.perlu_meterai || receipt.nomor_meterai !== null) && <StampDuty number={receipt.nomor_meterai} />}
        <Closing text={billText(teks.penutup, receipt)} design={design} />
        <BillBasis />
      </FramedPage>
    </SheetDocument>
  )
}

function Withdrawal({ at }: { at: Date }) {
  const { type } = usePaper()
  return (
    <BillPart title="Tidak berlaku">
      <Text style={type.text}>
        Dana kuitansi ini ditarik kembali oleh bank atau penyedia pembayaran pada {longDay(dayIn(bodyZone(), at))}.
      </Text>
    </BillPart>
  )
}

function Refund({ amount, at }: { amount: number; at: Date }) {
  const { type } = usePaper()
  return (
    <BillPart title="Pengembalian dana">
      <Text style={type.text}>
        Dari jumlah ini, {formatRupiah(amount)} dikembalikan pada {longDay(dayIn(bodyZone(), at))}.
      </Text>
    </BillPart>
  )
}

/** UU 10/2020: a receipt above the bound bears stamp duty. */
function StampDuty({ number }: { number: string | null }) {
  const styles = useStyles()
  return (
    <View wrap={false} style={styles.duty}>
      <View style={styles.stamp}>
        <Text style={styles.stampText}>e-meterai</Text>
        <Text style={styles.stampText}>Rp10.000</Text>
      </View>
      <Text style={styles.dutyText}>
        {number === null
          ? `Jumlahnya di atas batas bea meterai, jadi kuitansi ini memerlukan e-meterai (${fullRegulation('meterai')}). Bubuhkan pada kotak ini.`
          : `Kuitansi ini dibubuhi e-meterai dengan nomor seri ${number} (${fullRegulation('meterai')}).`}
      </Text>
    </View>
  )
}

const useStyles = houseStyles(({ colour }) => ({
  duty: { flexDirection: 'row', marginTop: 18, alignItems: 'center' },
  stamp: {
    width: 96,
    height: 72,
    borderWidth: 0.8,
    borderStyle: 'dashed',
    borderColor: colour.quiet,
    borderRadius: 6,
    justifyContent: 'center',
    alignItems: 'center',
    marginRight: 16,
  },
  stampText: { fontSize: 8.5, color: colour.quiet },
  dutyText: { flex: 1, fontSize: 9, lineHeight: 1.5, color: colour.quiet },
}))
