import { useState } from 'react'
import { steer } from '../../../../app/calls/browser-client.ts'
import { exchange } from '../../../../app/calls/exchange.ts'
import { own } from '../../../../own-paths.ts'
import { FoldedPart } from '../../../../ui/FoldedPart.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import { BilledFields } from './BilledFields.tsx'
import { fetchFile } from './fetch-file.ts'

interface Props {
  /** The id of the application. */
  id: number
  /** The name of the person who has the seat. */
  name: string
}

/** Makes a paper for the approval of a payment before there is an invoice; the typed fields are not kept. */
export function ProformaForm({ id, name }: Props) {
  const [isSaved, setIsSaved] = useState(false)
  const form = useServerForm({ nama_tagihan: name, npwp_tagihan: '' }, async (values) => {
    setIsSaved(false)
    const body = JSON.stringify(values)
    await steer(exchange('getProformaPdf', (head) => fetchFile(own.proformaPdf(id), body, head)))
    setIsSaved(true)
  })
  return (
    <FoldedPart title="Invoice proforma">
      <p className="text-muted">
        Untuk instansi yang perlu menyetujui biayanya lebih dahulu. Ini bukan tagihan dan bukan bukti pembayaran;
        invoice terbit sesudah permohonan disetujui. Isian ini tidak disimpan.
      </p>
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4">
        <BilledFields field={form.field} />
        <FormErrors {...form.summary} />
        {isSaved && <Alert tone="success">Invoice proforma sudah diunduh.</Alert>}
        <SubmitButton busy={form.busy} variant="outline" className="justify-self-start">
          Unduh proforma
        </SubmitButton>
      </form>
    </FoldedPart>
  )
}
