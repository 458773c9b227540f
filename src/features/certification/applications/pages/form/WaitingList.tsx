import { useNavigate } from 'react-router'
import { client } from '../../../../../app/calls/browser-client.ts'
import { own } from '../../../../../own-paths.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import type { FormState } from './use-form.ts'

/** The way to a seat where there is none. */
export function WaitingList({ form: { application, draft } }: { form: FormState }) {
  const navigate = useNavigate()
  const { running, failure, run } = useAction()
  const { join } = application.can
  if (!join?.boleh) return null
  const enter = () =>
    run('join', async () => {
      await draft.flush()
      await client.joinWaitingList({ id: application.id, tahap: application.tahap })
      await navigate(own.certification(application.id))
    })
  return (
    <Alert tone="info">
      <p>Kuota jadwal ini penuh. Masuk daftar tunggu; begitu ada kursi, Anda diberi tahu menurut urutan.</p>
      <FormErrors message={failure} className="mt-3" />
      <div className="mt-3">
        <ActionButton busy={running !== undefined} onClick={enter}>
          {join.label}
        </ActionButton>
      </div>
    </Alert>
  )
}
