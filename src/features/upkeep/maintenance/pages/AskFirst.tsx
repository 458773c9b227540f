import { useState } from 'react'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Dialog } from '../../../../ui/feedback/Dialog.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'

interface Props {
  /** The label of the button and of the answer yes. */
  label: string
  title: string
  text: string
  act: () => Promise<unknown>
}

/** A button that asks for confirmation first. */
export function AskFirst({ label, title, text, act }: Props) {
  const [open, setOpen] = useState(false)
  const { running, failure, run } = useAction()
  return (
    <>
      <ActionButton busy={false} variant="danger" onClick={() => setOpen(true)}>
        {label}
      </ActionButton>
      <Dialog title={title} open={open} onClose={() => setOpen(false)}>
        <p className="mt-3">{text}</p>
        <FormErrors message={failure} className="mt-3" />
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <ActionButton busy={false} onClick={() => setOpen(false)}>
            Kembali
          </ActionButton>
          <ActionButton busy={running !== undefined} variant="primary" onClick={() => void run('ya', act)}>
            {label}
          </ActionButton>
        </div>
      </Dialog>
    </>
  )
}
