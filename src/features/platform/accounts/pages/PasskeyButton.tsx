import { KeyRound } from 'lucide-react'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'

interface PasskeyButtonProps {
  /** The label of the button. */
  children: string
  enter: () => Promise<void>
}

/** The button to enter by passkey, under the form that asks for a password or a code. */
export function PasskeyButton({ children, enter }: PasskeyButtonProps) {
  const { running, failure, run } = useAction()
  return (
    <div className="needs-js mt-5 grid gap-4 border-line border-t pt-5">
      <ActionButton busy={running !== undefined} onClick={() => void run('passkey', enter)}>
        <KeyRound aria-hidden className="size-4" />
        {children}
      </ActionButton>
      <FormErrors message={failure} />
    </div>
  )
}
