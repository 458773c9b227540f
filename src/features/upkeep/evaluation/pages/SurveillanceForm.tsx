import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import type { Sentences } from '../../../../lib/calls/sentences.ts'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { NewerVersion } from '../../../../ui/form/drafts/NewerVersion.tsx'
import { SaveStatus } from '../../../../ui/form/drafts/SaveStatus.tsx'
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { refuseWhileUploading } from '../../../../ui/form/files/refuse-while-uploading.ts'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import type { Evaluation } from '../contract.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { useEvaluation } from './use-evaluation.ts'

interface SurveillanceFormProps {
  evaluation: Evaluation
  onSent: () => Promise<void>
  /** It cannot be filled in any more. */
  onClosed: () => Promise<void>
}

/** A holder's answers: each saves itself, and all are sent once. */
export function SurveillanceForm({ evaluation, onSent, onClosed }: SurveillanceFormProps) {
  const { draft, newer, settle, submit } = useEvaluation(evaluation, onClosed)
  const { running, failure, run } = useAction()
  const [errors, setErrors] = useState<Sentences>({})
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors])

  const send = (event: SyntheticEvent<Element>) => {
    event.preventDefault()
    const { currentTarget } = event
    void run('send', async () => {
      setErrors({})
      refuseWhileUploading(currentTarget)
      const isSent = await submit().catch((error: unknown) => {
        if (error instanceof Refusal) setErrors(error.errors)
        throw error
      })
      if (isSent) await onSent()
    })
  }
  return (
    <>
      {newer && <NewerVersion settle={settle} />}
      <form noValidate onSubmit={send} className="panel grid gap-7 p-5 sm:p-7">
        <ErrorSummary ref={summary} errors={errors} />
        <QuestionFields
          questions={evaluation.pertanyaan}
          answers={draft.values}
          change={draft.change}
          errors={errors}
          files={evaluation.berkas}
        />
        <div className="grid gap-3 border-line border-t pt-5">
          <p className="text-muted text-sm">
            Jawaban tersimpan selagi diisi, jadi Anda dapat melanjutkannya nanti. Sesudah dikirim, jawaban tidak dapat
            diubah.
          </p>
          <SaveStatus saving={draft.saving} retry={() => void draft.flush().catch(() => undefined)} />
          <FormErrors message={failure} />
          <SubmitButton busy={running !== undefined} className="justify-self-start">
            Kirim evaluasi
          </SubmitButton>
        </div>
      </form>
    </>
  )
}
