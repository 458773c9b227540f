import { Dialog, DialogActions, DialogContent, DialogTitle, Button as MuiButton, Typography } from '@mui/material'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Button, Form, type RaRecord, RecordContextProvider, SaveButton } from 'react-admin'
import type { Values } from '../office-call.ts'
import { type Step, useStep } from './use-step.ts'

interface Props extends Step {
  label: string
  icon: ReactElement
  /** What it leads to. */
  note: string
  /** Values that the form begins with. */
  begin?: RaRecord
  children: ReactNode
}

/** A step of a record that asks for something first, in a dialog; refusals stand under their fields. */
export function StepForm({ label, icon, note, begin, children, ...step }: Props) {
  const [open, setOpen] = useState(false)
  const take = useStep(step)
  const title = useId()

  async function send(values: Values): Promise<Record<string, string> | undefined> {
    const answer = await take(values)
    if (!answer.taken) return answer.errors
    setOpen(false)
    return undefined
  }

  return (
    <>
      <Button label={label} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <RecordContextProvider value={begin ?? {}}>
          <Form onSubmit={send}>
            <DialogTitle id={title}>{label}</DialogTitle>
            <DialogContent>
              <Typography sx={{ mb: 2 }}>{note}</Typography>
              {children}
            </DialogContent>
            <DialogActions>
              <MuiButton onClick={() => setOpen(false)}>Kembali</MuiButton>
              <SaveButton label={label} icon={icon} alwaysEnable />
            </DialogActions>
          </Form>
        </RecordContextProvider>
      </Dialog>
    </>
  )
}
