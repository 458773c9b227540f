import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import type { TypedPlace } from './typed-work.ts'

interface Props {
  place: TypedPlace
  onStay: () => void
  /** Called once nothing stands in the way: what was typed is kept, or gone. */
  onLeave: () => void
}

const KEPT = 'Yang Anda ketik belum dikirim. Tinggalkan dahulu, dan isian ini ada lagi saat Anda kembali.'
const GONE = 'Yang Anda ketik belum dikirim, dan hilang bila dibuang.'

/** Asks before what was typed is left or discarded. */
export function DiscardDialog({ place, onStay, onLeave }: Props) {
  const title = useId()
  const isKept = place.isKept()

  function discard(): void {
    place.discard()
    onLeave()
  }

  return (
    <Dialog open onClose={onStay} aria-labelledby={title} maxWidth="xs">
      <DialogTitle id={title}>Buang isian?</DialogTitle>
      <DialogContent>
        <DialogContentText>{isKept ? KEPT : GONE}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={discard}>
          Buang isian
        </Button>
        {isKept ? <Button onClick={onLeave}>Simpan untuk nanti</Button> : null}
        <Button variant="contained" autoFocus onClick={onStay}>
          Lanjut mengisi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
