import { Button, type ButtonProps, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { KeysOf } from '../actions/Keys.tsx'
import { OfficeDialog } from '../forms/OfficeDialog.tsx'
import type { InQueue } from '../queue/queue-context.ts'
import { pressUsual, USUAL } from './press-usual.ts'

interface Props {
  open: boolean
  title: string
  /** The question, with the effect of the action. */
  question: string
  /** The label of the button that does it. */
  label: string
  color?: ButtonProps['color']
  /** The way to the next case, and what the button says that takes it. */
  next?: { label: string; goOn: InQueue['goOn'] } | undefined
  /** `goOn` leads elsewhere afterwards. */
  onAgree: (goOn?: InQueue['goOn']) => void
  onClose: () => void
}

/** Asks once more before something is done; where a queue waits, the usual answer also leads to its next case. */
export function ConfirmDialog({ open, title, question, label, color = 'primary', next, onAgree, onClose }: Props) {
  const id = useId()
  return (
    <OfficeDialog open={open} onClose={onClose} onKeyDown={pressUsual} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{question}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Batal</Button>
        <Button
          color={color}
          variant={next ? 'text' : 'contained'}
          autoFocus={!next}
          aria-keyshortcuts={next ? undefined : USUAL}
          onClick={() => onAgree()}
        >
          {label}
        </Button>
        {next ? (
          <Button variant="contained" autoFocus aria-keyshortcuts={USUAL} onClick={() => onAgree(next.goOn)}>
            {next.label}
            <KeysOf name={USUAL} />
          </Button>
        ) : null}
      </DialogActions>
    </OfficeDialog>
  )
}
