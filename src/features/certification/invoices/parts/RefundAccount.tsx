import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { Alert } from '../../../../ui/Alert.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { Invoice } from '../contract.ts'
import { invoiceCallsOf } from './invoice-calls.ts'

/** Where the money that goes back is to be sent. */
export function RefundAccount({ invoice }: { invoice: Invoice }) {
  const revalidator = useRevalidator()
  const [isSaved, setIsSaved] = useState(false)
  const { bank = '', nomor = '', atas_nama = '' } = invoice.rekening_pengembalian ?? {}
  const form = useServerForm({ bank, nomor, atas_nama }, async (values) => {
    setIsSaved(false)
    await invoiceCallsOf(invoice).giveAccount(values)
    await revalidator.revalidate()
    setIsSaved(true)
  })
  return (
    <section aria-labelledby="pengembalian" className="panel p-5 sm:p-6">
      <h2 id="pengembalian" className="text-xl">
        Pengembalian dana
      </h2>
      <p className="mt-2 text-muted">
        {formatRupiah(invoice.pengembalian_transfer)} dikembalikan ke rekening yang Anda tulis di sini.
        {invoice.alasan_pengembalian && ` ${invoice.alasan_pengembalian}`}
      </p>
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4">
        <Field label="Bank" bind={form.field('bank')} />
        <Field label="Nomor rekening" inputMode="numeric" bind={form.field('nomor')} />
        <Field label="Nama pemilik rekening" bind={form.field('atas_nama')} />
        <FormErrors {...form.summary} />
        {isSaved && <Alert tone="success">Rekening tujuan sudah disimpan.</Alert>}
        <SubmitButton busy={form.busy} className="justify-self-start">
          Simpan rekening
        </SubmitButton>
      </form>
    </section>
  )
}
