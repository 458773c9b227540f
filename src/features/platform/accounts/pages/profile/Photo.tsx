import { Trash2, Upload } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { loadUser } from '../../../../../app/session/account.ts'
import { useMember } from '../../../../../app/session/member.ts'
import { Avatar } from '../../../../../ui/Avatar.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'

/** The photo beside one's name: uploaded, replaced, removed. */
export function Photo() {
  const { name, image } = useMember()
  const { running, failure, run } = useAction()
  const id = useId()
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const foto = target.files?.[0]
    if (!foto) return
    // The same file may be chosen again after a refusal.
    target.value = ''
    void run('upload', async () => {
      await client.uploadProfilePhoto({ foto })
      await loadUser()
    })
  }
  const remove = () =>
    run('remove', async () => {
      await client.removeProfilePhoto()
      await loadUser()
    })
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={name} file={image} className="size-20 text-2xl" />
        <div>
          <div className="flex flex-wrap gap-2">
            <label className="btn btn-outline has-focus-visible:outline-3 has-focus-visible:outline-primary has-focus-visible:outline-offset-3">
              {running === 'upload' ? (
                <span aria-hidden className="loading loading-sm" />
              ) : (
                <Upload aria-hidden className="size-4" />
              )}
              {image ? 'Ganti foto' : 'Unggah foto'}
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp"
                aria-describedby={id}
                onChange={upload}
                disabled={running !== undefined}
                className="sr-only"
              />
            </label>
            {image && (
              <ActionButton busy={running === 'remove'} onClick={remove}>
                <Trash2 aria-hidden className="size-4" />
                Hapus foto
              </ActionButton>
            )}
          </div>
          <p id={id} className="mt-2 text-muted text-sm">
            JPG, PNG, atau WebP, paling besar 2 MB.
          </p>
        </div>
      </div>
      <FormErrors message={failure} className="mt-4" />
    </div>
  )
}
