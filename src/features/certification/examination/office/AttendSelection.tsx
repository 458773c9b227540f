import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import { useId, useState } from 'react'
import { type Answer, office } from '../../../../office/client.ts'
import { useSelectionRun } from '../../../../office/selection/selection-context.ts'

interface Props {
  people: Answer<'listAttendance'>
  /** Asks again, after something was recorded. */
  again: () => void
}

const ACT = {
  verb: 'tercatat hadir',
  act: (ids: number[]) => office.recordAttendances({ ids }),
  undo: (done: { id: number }[]) => office.undoAttendances({ ids: done.map(({ id }) => id) }),
}

/** Records those who signed the attendance sheet, in one go. */
export function AttendSelection({ people, again }: Props) {
  const [chosen, setChosen] = useState<number[]>()
  const run = useSelectionRun()
  const title = useId()
  const expected = people.filter(({ tahap, halangan }) => tahap === 'terjadwal' && halangan === null)
  if (expected.length < 2) return null

  const close = () => setChosen(undefined)
  const toggle = (id: number) =>
    setChosen((before = []) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))

  function record(ids: number[]): void {
    close()
    run(ids, ACT, again)
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setChosen([])} sx={{ mb: 2 }}>
        Catat menurut daftar hadir
      </Button>
      {chosen ? (
        <Dialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
          <DialogTitle id={title}>Yang menandatangani daftar hadir</DialogTitle>
          <DialogContent>
            {expected.map(({ id, nama, nomor }) => (
              <FormControlLabel
                key={id}
                sx={{ display: 'flex' }}
                control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
                label={`${nama}, ${nomor}`}
              />
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Kembali</Button>
            <Button onClick={() => setChosen(expected.map(({ id }) => id))}>Pilih semua</Button>
            <Button variant="contained" disabled={chosen.length === 0} onClick={() => record(chosen)}>
              Catat {chosen.length} hadir
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  )
}
