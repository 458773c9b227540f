import { type ReactNode, useState } from 'react'
import { Button, Confirm } from 'react-admin'
import type { RecordCall } from '../client.ts'
import { type Transition, useRecordTransition } from './use-transition.ts'

interface Props<Name extends RecordCall> extends Transition<Name> {
  label: string
  icon: ReactNode
  /** What is asked before it happens. */
  question: string
}

/** A transition of a record that needs no input: confirmed first, announced afterwards. */
export function TransitionButton<Name extends RecordCall>({ label, icon, question, ...transition }: Props<Name>) {
  const [open, setOpen] = useState(false)
  const { make, busy } = useRecordTransition(transition)

  function agree(): void {
    setOpen(false)
    void make()
  }

  return (
    <>
      <Button label={label} disabled={busy} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      <Confirm
        isOpen={open}
        loading={busy}
        title={label}
        content={question}
        confirm={label}
        onConfirm={agree}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
