import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { longDay } from '../../../../lib/day.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import type { Evaluation } from '../contract.ts'

const LEAST = 30
const MOST = 2000

/** Asks once for a review of the result by somebody else. */
export function AskReview({ evaluation: { id, version }, until }: { evaluation: Evaluation; until: string }) {
  const revalidator = useRevalidator()
  const form = useServerForm({ alasan: '' }, async ({ alasan }) => {
    await client.askEvaluationReview({ id, version, alasan })
    await revalidator.revalidate()
  })
  return (
    <div className="no-print mt-6 border-line border-t pt-5">
      <p className="max-w-[50em] text-muted text-sm">
        Bila menurut Anda hasil ini keliru, petugas lain meninjaunya kembali. Tinjauan dapat diminta satu kali, paling
        lambat {longDay(until)}.
      </p>
      <details className="mt-3">
        <summary className="btn btn-outline">Minta tinjauan</summary>
        <form noValidate onSubmit={form.onSubmit} className="mt-4 grid gap-4">
          <TextareaField
            label="Alasan"
            hint={`Sebutkan bagian yang menurut Anda keliru, ${LEAST} sampai ${MOST} huruf.`}
            rows={5}
            maxLength={MOST}
            bind={form.field('alasan')}
          />
          <FormErrors {...form.summary} />
          <SubmitButton busy={form.busy} className="justify-self-start">
            Kirim permintaan
          </SubmitButton>
        </form>
      </details>
    </div>
  )
}
