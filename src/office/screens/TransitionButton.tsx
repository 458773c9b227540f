import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import type { RecordCall } from '../client.ts'
import { AND_NEXT, type InQueue, useNext } from '../queue/queue-context.ts'
import { type Transition, useRecordTransition } from './use-transition.ts'
import { WEIGHTS, type Weight } from './weights.ts'

interface Props<Name extends RecordCall> extends Transition<Name> {
  label: string
  icon: ReactNode
  /** What is asked before it happens. */
  question: string
  weight?: Weight
  /** It takes the record out of its queue, so that the next one may follow. */
  passesOn?: boolean
  /** Its keys, as aria-keyshortcuts names them. */
  keys?: string
}

/** A transition of a record that needs no input: confirmed first, announced afterwards. */
export function TransitionButton<Name extends RecordCall>({
  label,
  icon,
  question,
  weight = 'other',
  passesOn = false,
  keys,
  ...transition
}: Props<Name>) {
  const [open, setOpen] = useState(false)
  const { make, busy } = useRecordTransition(transition)
  const next = useNext(passesOn)
  const { color } = WEIGHTS[weight]
  const title = useId()

  function agree(goOn?: InQueue['goOn']): void {
    setOpen(false)
    void make({}, goOn)
  }

  return (
    <>
      <Button
        {...WEIGHTS[weight]}
        aria-keyshortcuts={keys}
        startIcon={icon}
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{label}</DialogTitle>
        <DialogContent>
          <DialogContentText>{question}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Batal</Button>
          <Button color={color} variant={next ? 'text' : 'contained'} autoFocus={!next} onClick={() => agree()}>
            {label}
          </Button>
          {next ? (
            <Button variant="contained" autoFocus onClick={() => agree(next)}>
              {AND_NEXT}
            </Button>
          ) : null}
        </DialogActions>
      </Dialog>
    </>
  )
}
