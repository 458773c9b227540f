import { Text } from '@react-pdf/renderer'
import { builtInDesign, type DocumentDesign } from '../../features/platform/document-designs/rules.ts'
import { longMoment } from '../../lib/day.ts'
import { renderPaper } from '../render-paper.tsx'
import { Amounts, BillBasis, BillFacts, BillHead, BillPart } from '../sheet/bill-parts.tsx'
import { Closing } from '../sheet/design-parts.tsx'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'
import { type Bill, payerFacts } from './invoice.tsx'

type Payer = 'penerbit' | 'nama_tagihan' | 'npwp_tagihan' | 'untuk' | 'peserta' | 'skema' | 'tanggal_uji'

/** The facts on a pro forma; money in whole rupiah. It has no number, no code and no account to pay to. */
export interface Proforma extends Pick<Bill, Payer | 'items' | 'total' | 'terbilang'> {
  made_at: Date
  /** While one can register; null: without an end. */
  valid_until: Date | null
}

type Design = DocumentDesign<'invoice'>

const KIND = 'PROFORMA'

/** The pro forma as PDF, one sheet of A4 in the design of an invoice; the same facts always give the same bytes. */
export const proformaPdf = (
  proforma: Proforma,
  branding?: PaperBranding,
  design: Design = builtInDesign('invoice'),
): Promise<Buffer> => renderPaper(<ProformaSheet proforma={proforma} design={design} />, branding)

function ProformaSheet({ proforma, design }: { proforma: Proforma; design: Design }) {
  const { penerbit, skema, nama_tagihan, made_at, valid_until } = proforma
  const made = longMoment(made_at)
  return (
    <SheetDocument
      title={`Invoice proforma ${skema}`}
      author={penerbit.nama_lembaga}
      subject={`${skema}, ${nama_tagihan}`}
      at={made_at}
    >
      <FramedPage headLeft={penerbit.nama_lembaga} headRight={KIND} foot={`Proforma · ${made}`} design={design}>
        <BillHead kind={KIND} number="Invoice proforma" mark="BUKAN TAGIHAN" good={false} issuer={penerbit} />
        <BillFacts
          facts={[
            { label: 'Dibuat', value: made },
            {
              label: 'Berlaku sampai',
              value: valid_until ? `${longMoment(valid_until)}, saat pendaftaran ditutup` : 'Pendaftaran ditutup',
            },
            ...payerFacts({ ...proforma, addressee: 'Ditujukan kepada' }),
          ]}
        />
        <Amounts {...proforma} />
        <NotABill />
        <Closing text="" design={design} />
        <BillBasis />
      </FramedPage>
    </SheetDocument>
  )
}

function NotABill() {
  const { type } = usePaper()
  return (
    <BillPart title="Bukan tagihan, bukan bukti pembayaran">
      <Text style={type.text}>
        Perkiraan biaya ini dibuat untuk persetujuan pembayaran. Jangan membayar dengan dokumen ini: invoice yang
        bernomor terbit sesudah permohonan disetujui, dengan jumlah, rekening, dan batas waktunya. Jumlah pada invoice
        mengikuti ketentuan pada hari terbitnya dan ditambah kode unik paling besar Rp999.
      </Text>
    </BillPart>
  )
}
