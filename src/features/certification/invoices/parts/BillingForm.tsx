import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { Invoice } from '../contract.ts'
import { BilledFields } from './BilledFields.tsx'
import { invoiceCallsOf } from './invoice-calls.ts'

/** Whose name stands on the invoice: often an employer's. */
export function BillingForm({ invoice }: { invoice: Invoice }) {
  const revalidator = useRevalidator()
  const [isSaved, setIsSaved] = useState(false)
  const form = useServerForm(
    { nama_tagihan: invoice.nama_tagihan, npwp_tagihan: invoice.npwp_tagihan ?? '' },
    async (values) => {
      setIsSaved(false)
      await invoiceCallsOf(invoice).bill(values)
      await revalidator.revalidate()
      setIsSaved(true)
    },
  )
  return (
    <details className="group panel p-5 sm:p-6">
      <summary className="flex cursor-pointer items-center justify-between gap-4 font-bold">
        Ubah nama yang ditagih
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4">
        <BilledFields field={form.field} />
        <FormErrors {...form.summary} />
        {isSaved && <Alert tone="success">Nama yang ditagih sudah disimpan.</Alert>}
        <SubmitButton busy={form.busy} variant="outline" className="justify-self-start">
          Simpan
        </SubmitButton>
      </form>
    </details>
  )
}
