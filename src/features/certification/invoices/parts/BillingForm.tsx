import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { FoldedPart } from '../../../../ui/FoldedPart.tsx'
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
    <FoldedPart title="Ubah nama yang ditagih">
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <BilledFields field={form.field} />
        <FormErrors {...form.summary} />
        {isSaved && <Alert tone="success">Nama yang ditagih sudah disimpan.</Alert>}
        <SubmitButton busy={form.busy} variant="outline" className="justify-self-start">
          Simpan
        </SubmitButton>
      </form>
    </FoldedPart>
  )
}
