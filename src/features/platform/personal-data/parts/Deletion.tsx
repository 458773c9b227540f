import { useEffect, useState } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { useMember } from '../../../../app/session/member.ts'
import { longMoment } from '../../../../lib/day.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Dialog } from '../../../../ui/feedback/Dialog.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { fieldsOf } from '../../../../ui/form/fields-of.ts'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useStateForm } from '../../../../ui/form/use-state-form.ts'
import { waitingValues } from '../../accounts/parts/waiting-values.ts'

const waiting = waitingValues<{ alasan: string }>()

/** Asks for one's data to be deleted; the office answers. */
export function Deletion() {
  const { id } = useMember()
  const [isOpen, setIsOpen] = useState(waiting.of(id) !== undefined)
  const [due, setDue] = useState<string>()
  const [obstacle, setObstacle] = useState<string>()
  const { running, failure, run } = useAction()
  // Nobody writes a reason for what cannot be granted.
  const begin = async () => {
    const { halangan } = await client.getDeletionObstacle()
    setObstacle(halangan ?? undefined)
    setIsOpen(halangan === null)
  }
  const closeForm = (answerBefore: string) => {
    setIsOpen(false)
    setDue(answerBefore)
  }
  return (
    <div className="mt-6 border-line border-t pt-6">
      <h3>Hapus data pribadi</h3>
      <p className="mt-1 mb-3 max-w-[47em] text-muted">
        Penghapusan menutup akun Anda. Selama sertifikasi berjalan atau masa simpannya belum lewat, data Anda masih
        wajib disimpan.
      </p>
      {due ? (
        <div ref={focusNow} tabIndex={-1} className="outline-none">
          <Alert tone="success">
            Permintaan Anda sudah masuk dan dijawab paling lambat {longMoment(new Date(due))}.
          </Alert>
        </div>
      ) : (
        <div className="grid justify-items-start gap-3">
          {obstacle && <Alert tone="warning">{obstacle}</Alert>}
          <FormErrors message={failure} />
          <ActionButton busy={running !== undefined} variant="danger" onClick={() => void run('begin', begin)}>
            Minta penghapusan data
          </ActionButton>
        </div>
      )}
      <Dialog title="Minta penghapusan data pribadi?" open={isOpen} onClose={() => setIsOpen(false)}>
        <DeletionForm onDone={closeForm} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}

function DeletionForm({ onDone, onCancel }: { onDone: (due: string) => void; onCancel: () => void }) {
  const { id } = useMember()
  const form = useStateForm(waiting.of(id) ?? { alasan: '' }, async (values) =>
    onDone((await waiting.guard(id, values, () => client.requestDeletion(values))).answer_due),
  )
  // Back from confirming, the person presses once more: it cannot be undone.
  useEffect(() => waiting.forget(), [])
  const { field } = fieldsOf(form.values, form.change, form)
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-3 grid gap-5">
      <p>Petugas menjawab dalam 3 × 24 jam. Data yang sudah dihapus tidak dapat dikembalikan.</p>
      <TextareaField label="Alasan" maxLength={500} bind={field('alasan')} />
      <FormErrors {...form.summary} />
      <div className="flex flex-wrap justify-end gap-2">
        <ActionButton busy={false} onClick={onCancel}>
          Batal
        </ActionButton>
        <SubmitButton busy={form.busy}>Kirim permintaan</SubmitButton>
      </div>
    </form>
  )
}
