import { Button, Checkbox, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import { useId, useState } from 'react'
import { OfficeDialog } from '../../../../../office/forms/OfficeDialog.tsx'
import type { Outcome } from '../../../../../office/selection/outcome.ts'
import { useSelectionRun } from '../../../../../office/selection/selection-context.ts'

type ForIds = (given: { ids: number[] }) => Promise<Outcome<{ id: number }>>

export interface SignedSheetProps {
  /** The people who can be recorded now. */
  expected: { id: number; label: string }[]
  record: ForIds
  /** Undoes the record on the same day. */
  undo: ForIds
  /** Loads again, after something was recorded. */
  again: () => void
}

/** Records everybody as present in one go, but those whose mark is taken away. */
export function SignedSheet({ expected, again, ...calls }: SignedSheetProps) {
  const [chosen, setChosen] = useState<number[]>()
  const run = useSelectionRun()
  const title = useId()
  if (expected.length < 2) return null

  const everybody = expected.map(({ id }) => id)
  const close = () => setChosen(undefined)
  const toggle = (id: number) =>
    setChosen((before = []) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))

  function record(ids: number[]): void {
    close()
    const act = {
      verb: 'tercatat hadir',
      act: (some: number[]) => calls.record({ ids: some }),
      undo: (done: { id: number }[]) => calls.undo({ ids: done.map(({ id }) => id) }),
    }
    run(ids, act, again)
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setChosen(everybody)}>
        Semua hadir…
      </Button>
      {chosen ? (
        <OfficeDialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
          <DialogTitle id={title}>Semua hadir, kecuali yang tidak dicentang</DialogTitle>
          <DialogContent>
            {expected.map(({ id, label }) => (
              <FormControlLabel
                key={id}
                sx={{ display: 'flex' }}
                control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
                label={label}
              />
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Kembali</Button>
            <Button onClick={() => setChosen(chosen.length === 0 ? everybody : [])}>
              {chosen.length === 0 ? 'Centang semua' : 'Kosongkan'}
            </Button>
            <Button variant="contained" disabled={chosen.length === 0} onClick={() => record(chosen)}>
              Catat {chosen.length} hadir
            </Button>
          </DialogActions>
        </OfficeDialog>
      ) : null}
    </>
  )
}
