import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm } from 'react-admin'
import type { RecordCall } from '../client.ts'
import { type Transition, useRecordTransition } from './use-transition.ts'
import { WEIGHTS, type Weight } from './weights.ts'

interface Props<Name extends RecordCall> extends Transition<Name> {
  label: string
  icon: ReactNode
  /** What is asked before it happens. */
  question: string
  weight?: Weight
}

/** A transition of a record that needs no input: confirmed first, announced afterwards. */
export function TransitionButton<Name extends RecordCall>({
  label,
  icon,
  question,
  weight = 'other',
  ...transition
}: Props<Name>) {
  const [open, setOpen] = useState(false)
  const { make, busy } = useRecordTransition(transition)

  function agree(): void {
    setOpen(false)
    void make()
  }

  return (
    <>
      <Button {...WEIGHTS[weight]} startIcon={icon} disabled={busy} onClick={() => setOpen(true)}>
        {label}
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
