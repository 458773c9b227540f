import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { readWrittenAmount } from '../../../../lib/written-amount.ts'
import { Alert } from '../../../../ui/Alert.tsx'
import { DayField } from '../../../../ui/form/DayField.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import { PrivateFileField } from '../../../platform/files/parts/PrivateFileField.tsx'
import type { Invoice } from '../contract.ts'
import { shortfallOf } from '../state-rules.ts'
import { invoiceCallsOf } from './invoice-calls.ts'

/** An amount as it is understood; what is not goes as zero, which is refused beside the field. */
const amountIn = (text: string): number => readWrittenAmount(text) ?? 0

/** Where one says that one has paid, with the proof. */
export function PaymentForm({ invoice }: { invoice: Invoice }) {
  const revalidator = useRevalidator()
  const wanted = shortfallOf(invoice)
  const [proof, setProof] = useState<PrivateFile>()
  const form = useServerForm(
    { bank_pengirim: '', nama_pengirim: '', tanggal_transfer: '', jumlah: String(wanted), file_id: '' },
    async ({ jumlah, ...values }) => {
      await invoiceCallsOf(invoice).pay({ ...values, jumlah: amountIn(jumlah), file_id: proof?.id ?? '' })
      await revalidator.revalidate()
    },
  )
  const refused = invoice.bukti.find(({ status }) => status === 'ditolak')
  return (
    <section aria-labelledby="bayar" className="panel p-5 sm:p-6">
      <h2 id="bayar" className="text-xl">
        Kirim bukti pembayaran
      </h2>
      {invoice.status === 'bukti_ditolak' && refused && (
        <div className="mt-4">
          <Alert tone="warning">Bukti sebelumnya ditolak: {refused.alasan}</Alert>
        </div>
      )}
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4">
        <Field label="Bank pengirim" bind={form.field('bank_pengirim')} />
        <Field label="Nama pengirim" autoComplete="name" bind={form.field('nama_pengirim')} />
        <DayField label="Tanggal transfer" bind={form.field('tanggal_transfer')} />
        <Field
          label="Jumlah (rupiah)"
          inputMode="numeric"
          hint={`Yang benar-benar Anda transfer. ${invoice.diterima > 0 ? 'Kekurangannya' : 'Tagihannya'} ${formatRupiah(wanted)}${invoice.diterima > 0 ? '' : ', termasuk kode uniknya'}.`}
          bind={form.field('jumlah')}
        />
        <PrivateFileField
          label="Bukti transfer"
          hint="PDF atau gambar, paling besar 2 MB."
          bind={form.field('file_id')}
          value={proof}
          onChange={setProof}
          jenis="bukti_bayar"
        />
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy} className="justify-self-start">
          Kirim bukti pembayaran
        </SubmitButton>
      </form>
    </section>
  )
}
