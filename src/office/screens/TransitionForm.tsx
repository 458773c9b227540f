import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { Form, RecordContextProvider } from 'react-admin'
import { KeysOf } from '../actions/Keys.tsx'
import type { Payload, RecordCall } from '../calls/client.ts'
import { AND_NEXT, useNext } from '../queue/queue-context.ts'
import { pressUsual, USUAL } from './press-usual.ts'
import { type Transition, useRecordTransition } from './use-transition.ts'
import { WEIGHTS, type Weight } from './weights.ts'

interface Props<Name extends RecordCall> extends Transition<Name> {
  label: string
  icon: ReactElement
  /** The effect of the transition, in words. */
  note: string
  /** Values that the form begins with. */
  begin?: { [Field in keyof Payload<Name>]?: Payload<Name>[Field] | null | undefined }
  children: ReactNode
  weight?: Weight
  /** It takes the record out of its queue, so that the next one may follow. */
  passesOn?: boolean
  /** Its keys, as aria-keyshortcuts names them. */
  keys?: string
}

/** A transition of a record that asks for something first, in a dialog; refusals stand under their fields. */
export function TransitionForm<Name extends RecordCall>({
  label,
  icon,
  note,
  begin,
  children,
  weight = 'other',
  passesOn = false,
  keys,
  ...transition
}: Props<Name>) {
  const [open, setOpen] = useState(false)
  const { make, busy } = useRecordTransition(transition)
  const next = useNext(passesOn)
  // Which of the two buttons sent the form.
  const goesOn = useRef(false)
  const { color } = WEIGHTS[weight]
  const title = useId()

  async function send(typed: object): Promise<Record<string, string> | undefined> {
    const outcome = await make(typed, goesOn.current ? next : undefined)
    if (!outcome.accepted) return outcome.errors
    setOpen(false)
    return undefined
  }

  return (
    <>
      <Button {...WEIGHTS[weight]} aria-keyshortcuts={keys} startIcon={icon} onClick={() => setOpen(true)}>
        {label}
        <KeysOf name={keys} />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onKeyDown={pressUsual}
        aria-labelledby={title}
        fullWidth
        maxWidth="sm"
      >
        <RecordContextProvider value={begin ?? {}}>
          <Form noValidate onSubmit={send}>
            <DialogTitle id={title}>{label}</DialogTitle>
            <DialogContent>
              <Typography sx={{ mb: 2 }}>{note}</Typography>
              {children}
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setOpen(false)}>Kembali</Button>
              <Button
                type="submit"
                color={color}
                variant={next ? 'text' : 'contained'}
                startIcon={icon}
                disabled={busy}
                aria-keyshortcuts={next ? undefined : USUAL}
                onClick={() => {
                  goesOn.current = false
                }}
              >
                {label}
              </Button>
              {next ? (
                <Button
                  type="submit"
                  variant="contained"
                  disabled={busy}
                  aria-keyshortcuts={USUAL}
                  onClick={() => {
                    goesOn.current = true
                  }}
                >
                  {AND_NEXT}
                  <KeysOf name={USUAL} />
                </Button>
              ) : null}
            </DialogActions>
          </Form>
        </RecordContextProvider>
      </Dialog>
    </>
  )
}
