import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { KeysOf } from '../actions/Keys.tsx'
import type { RecordCall } from '../calls/client.ts'
import { AND_NEXT, type InQueue, useNext } from '../queue/queue-context.ts'
import { ConfirmPassword } from '../session/ConfirmPassword.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type Transition, useRecordTransition } from './use-transition.ts'
import { WEIGHTS, type Weight } from './weights.ts'

interface Props<Name extends RecordCall> extends Transition<Name> {
  label: string
  icon: ReactNode
  /** The question before it happens. */
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
  const [isAsked, setIsAsked] = useState(false)
  const { make, busy } = useRecordTransition(transition)
  const notify = useNotify()
  const refresh = useRefresh()
  const next = useNext(passesOn)

  function agree(goOn?: InQueue['goOn']): void {
    setOpen(false)
    setIsAsked(false)
    void make({}, { goOn }).then((outcome) => {
      if (outcome.accepted) return
      if (outcome.isUnconfirmed) return setIsAsked(true)
      const reasons = [...new Set(Object.values(outcome.errors ?? {}))]
      notify(reasons.length > 0 ? reasons.join(' ') : outcome.message, { type: 'error', multiLine: true })
      if (outcome.isStale) refresh()
    })
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
        <KeysOf name={keys} />
      </Button>
      <ConfirmDialog
        open={open}
        title={label}
        question={question}
        label={label}
        color={WEIGHTS[weight].color}
        next={next && { label: AND_NEXT, goOn: next }}
        onAgree={agree}
        onClose={() => setOpen(false)}
      />
      {isAsked ? (
        <ConfirmPassword why={question} verb={label} onConfirmed={() => agree()} onClose={() => setIsAsked(false)} />
      ) : null}
    </>
  )
}
