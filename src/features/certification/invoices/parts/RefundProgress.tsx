import { longMoment } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { own } from '../../../../own-paths.ts'
import { Chip, type Tone } from '../../../../ui/Chip.tsx'
import { FileLink } from '../../../../ui/navigation/FileLink.tsx'
import type { Invoice } from '../contract.ts'
import { isOpenRefund, type RefundState, wayName } from '../refunds/rules.ts'
import { refundDue } from '../state-rules.ts'

const TONES: Record<RefundState, Tone> = {
  diusulkan: 'info',
  dikirim: 'info',
  selesai: 'success',
  ditolak: 'warning',
  dibatalkan: 'neutral',
}

/** Shows the progress of refunds through a provider or by transfer; shows nothing without any. */
export function RefundProgress({ invoice }: { invoice: Invoice }) {
  const { pengembalian_daring: refunds, pengembalian_transfer: transfer, transfer_disiapkan: prepared } = invoice
  const sent = invoice.transfer_kembali
  const underway = refunds.find(({ status }) => isOpenRefund(status))?.jumlah ?? 0
  const planned = refundDue(invoice) - transfer - underway
  if (refunds.length === 0 && sent.length === 0 && planned <= 0 && prepared === 0) return null
  return (
    <section aria-labelledby="pengembalian-daring" className="panel p-5 sm:p-6">
      <h2 id="pengembalian-daring" className="text-xl">
        Dana yang kembali
      </h2>
      <ul className="mt-4 grid gap-4">
        {refunds.map((refund) => (
          <li key={`${refund.penyedia}${refund.status}${refund.ended_at}`}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Chip tone={TONES[refund.status]}>{refund.status_label}</Chip>
              <strong>{formatRupiah(refund.jumlah)}</strong> melalui {wayName(refund)}
            </p>
            <p className="mt-1 text-muted">
              {refund.keterangan}
              {refund.status === 'selesai' && refund.ended_at && ` Selesai ${longMoment(new Date(refund.ended_at))}.`}
            </p>
          </li>
        ))}
        {sent.map(({ jumlah, decided_at, berkas }) => (
          <li key={berkas.id} className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Chip tone={TONES.selesai}>Terkirim</Chip>
              <strong>{formatRupiah(jumlah)}</strong> dengan transfer ke rekening yang Anda berikan
            </p>
            <p className="mt-1 text-muted">Dikirim {longMoment(new Date(decided_at))}. Bukti transfernya:</p>
            <FileLink href={own.file(berkas.id)} name={berkas.name} />
          </li>
        ))}
      </ul>
      {prepared > 0 && (
        <p className="mt-4 text-muted">
          {formatRupiah(prepared)} sedang kami transfer ke rekening yang Anda berikan. Bila rekeningnya keliru, segera
          hubungi kami.
        </p>
      )}
      {planned > 0 && (
        <p className="mt-4 text-muted">
          {formatRupiah(planned)} kembali melalui penyedia pembayaran ke akun yang Anda pakai membayar, sesudah dua
          petugas kami menyetujuinya. Anda tidak perlu mengisi rekening.
        </p>
      )}
    </section>
  )
}
