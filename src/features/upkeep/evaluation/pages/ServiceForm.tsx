import { client } from '../../../../app/calls/browser-client.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { unsavedDraft } from '../../../../ui/form/drafts/unsaved-draft.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useStateForm } from '../../../../ui/form/use-state-form.ts'
import type { Evaluation } from '../contract.ts'
import type { Answers } from '../rules.ts'
import { QuestionFields } from './QuestionFields.tsx'

interface ServiceFormProps {
  evaluation: Evaluation
  onSent: () => Promise<void>
}

/** Feedback on the service. Until it is sent it is kept in this tab only: on the server it would bear a name. */
export function ServiceForm({ evaluation: { id, pertanyaan }, onSent }: ServiceFormProps) {
  const name = `evaluasi:${id}`
  const form = useStateForm<Answers>(unsavedDraft.read<Answers>(name)?.values ?? {}, async (jawaban) => {
    await client.submitServiceFeedback({ id, jawaban })
    unsavedDraft.drop(name)
    await onSent()
  })
  const change = (patch: Answers) => {
    form.change(patch)
    unsavedDraft.write(name, { values: { ...form.values, ...patch }, version: 1 })
  }
  return (
    <form noValidate onSubmit={form.onSubmit} className="panel grid gap-7 p-5 sm:p-7">
      <Alert tone="info">
        Jawaban disimpan tanpa nama dan tanpa waktu. Petugas melihatnya hanya sebagai gabungan jawaban banyak peserta,
        dan penguji tidak melihat jawaban satu orang pun. Jangan tulis nama atau hal yang mengungkap identitas Anda.
      </Alert>
      <QuestionFields questions={pertanyaan} answers={form.values} change={change} errors={form.errors} />
      <div className="grid gap-3 border-line border-t pt-5">
        <p className="text-muted text-sm">
          Sampai dikirim, isian hanya tersimpan di tab peramban ini. Sesudah dikirim, jawaban tidak dapat diubah.
        </p>
        <FormErrors {...form.summary} />
        <SubmitButton busy={form.busy} className="justify-self-start">
          Kirim penilaian
        </SubmitButton>
      </div>
    </form>
  )
}
