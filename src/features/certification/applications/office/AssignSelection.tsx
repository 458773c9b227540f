import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined'
import { DialogActions, DialogContent, DialogTitle, MenuItem, Button as MuiButton, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { Button, useListContext, useRefresh } from 'react-admin'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { useSelectionRun } from '../../../../office/selection/selection-context.ts'
import { useMe } from '../../../../office/session/me-context.ts'

/** Hands the selected cases over at once. */
export function AssignSelection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label="Serahkan kepada petugas" onClick={() => setOpen(true)}>
        <AssignmentIndIcon />
      </Button>
      {isOpen ? <Assign close={() => setOpen(false)} /> : null}
    </>
  )
}

function Assign({ close }: { close: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext()
  const { asked, again } = useAnswer('listApplicationHandlers', {})
  const { id: myself } = useMe()
  const [chosen, setChosen] = useState<string>(String(myself))
  const run = useSelectionRun()
  const refresh = useRefresh()
  const title = useId()

  function assign(): void {
    const handler_id = chosen === '' ? null : Number(chosen)
    const act = {
      verb: 'berganti petugas',
      act: (ids: number[]) => office.assignApplications({ ids, handler_id }),
      undo: (baris: Answer<'assignApplications'>['berhasil']) => office.undoAssignment({ baris, handler_id }),
    }
    run(selectedIds.map(Number), act, () => {
      onUnselectItems()
      refresh()
    })
    close()
  }

  return (
    <OfficeDialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>Serahkan {selectedIds.length} permohonan</DialogTitle>
      <DialogContent>
        <AnswerState asked={asked} again={again}>
          {(handlers) => (
            <TextField
              select
              fullWidth
              label="Petugas"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              sx={{ mt: 1 }}
            >
              <MenuItem value="">Belum ada</MenuItem>
              {handlers.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {id === myself ? `${name} (saya)` : name}
                </MenuItem>
              ))}
            </TextField>
          )}
        </AnswerState>
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={close}>Kembali</MuiButton>
        <MuiButton variant="contained" onClick={assign}>
          Serahkan
        </MuiButton>
      </DialogActions>
    </OfficeDialog>
  )
}
