import { KeyRound } from 'lucide-react'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { useAction } from '../../../../ui/use-action.ts'

interface PasskeyButtonProps {
  /** What the button says. */
  children: string
  enter: () => Promise<void>
}

/** The other way in, under the form of the first. */
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
