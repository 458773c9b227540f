import { Dialog, DialogActions, DialogContent, DialogTitle, Button as MuiButton, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import {
  Button,
  Form,
  type HttpError,
  type RaRecord,
  RecordContextProvider,
  SaveButton,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import { officeCall, type Values } from '../office-call.ts'

interface Props {
  label: string
  icon: ReactNode
  /** The step's name in the path: 'batalkan'. */
  step: string
  /** What it leads to. */
  note: string
  done: string
  /** Values that the form begins with. */
  begin?: RaRecord
  children: ReactNode
}

/** A step of a record that asks for something first, in a dialog; refusals stand under their fields. */
export function StepForm({ label, icon, step, note, done, begin, children }: Props) {
  const [open, setOpen] = useState(false)
  const record = useRecordContext()
  const resource = useResourceContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const title = useId()

  async function take(values: Values): Promise<unknown> {
    try {
      await officeCall('POST', `${resource}/${record?.id}/${step}`, { ...values, version: record?.['version'] })
    } catch (error) {
      const { message, body } = error as HttpError
      notify(message, { type: 'error' })
      return body?.errors
    }
    setOpen(false)
    notify(done, { type: 'success' })
    return refresh()
  }

  return (
    <>
      <Button label={label} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <RecordContextProvider value={begin ?? {}}>
          <Form onSubmit={take}>
            <DialogTitle id={title}>{label}</DialogTitle>
            <DialogContent>
              <Typography sx={{ mb: 2 }}>{note}</Typography>
              {children}
            </DialogContent>
            <DialogActions>
              <MuiButton onClick={() => setOpen(false)}>Kembali</MuiButton>
              <SaveButton label={label} alwaysEnable />
            </DialogActions>
          </Form>
        </RecordContextProvider>
      </Dialog>
    </>
  )
}
