import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Form, RecordContextProvider, SaveButton } from 'react-admin'
import type { Payload, RecordCall } from '../client.ts'
import { type Transition, useRecordTransition } from './use-transition.ts'
import { WEIGHTS, type Weight } from './weights.ts'

interface Props<Name extends RecordCall> extends Transition<Name> {
  label: string
  icon: ReactElement
  /** What it leads to. */
  note: string
  /** Values that the form begins with. */
  begin?: { [Field in keyof Payload<Name>]?: Payload<Name>[Field] | null | undefined }
  children: ReactNode
  weight?: Weight
}

/** A transition of a record that asks for something first, in a dialog; refusals stand under their fields. */
export function TransitionForm<Name extends RecordCall>({
  label,
  icon,
  note,
  begin,
  children,
  weight = 'other',
  ...transition
}: Props<Name>) {
  const [open, setOpen] = useState(false)
  const { make, busy } = useRecordTransition(transition)
  const title = useId()

  async function send(typed: object): Promise<Record<string, string> | undefined> {
    const outcome = await make(typed)
    if (!outcome.accepted) return outcome.errors
    setOpen(false)
    return undefined
  }

  return (
    <>
      <Button {...WEIGHTS[weight]} startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <RecordContextProvider value={begin ?? {}}>
          <Form noValidate onSubmit={send}>
            <DialogTitle id={title}>{label}</DialogTitle>
            <DialogContent>
              <Typography sx={{ mb: 2 }}>{note}</Typography>
              {children}
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setOpen(false)}>Kembali</Button>
              <SaveButton label={label} icon={icon} alwaysEnable={!busy} disabled={busy} />
            </DialogActions>
          </Form>
        </RecordContextProvider>
      </Dialog>
    </>
  )
}
