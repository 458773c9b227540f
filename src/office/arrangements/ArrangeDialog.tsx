import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Arrangement } from './arrangement.ts'
import { useArrangements } from './arrangements-context.ts'
import { NameDialog } from './NameDialog.tsx'

/** Renames and removes one's arrangements of a list, and says with which one it opens. */
export function ArrangeDialog({ own, close }: { own: Arrangement[]; close: () => void }) {
  const [changing, setChanging] = useState<Arrangement>()
  const { change, remove } = useArrangements()
  const notify = useNotify()
  const title = useId()
  const removeIt = (id: number) =>
    remove(id).catch((error: unknown) => notify(String((error as Error).message), { type: 'error' }))

  if (changing) {
    const back = () => setChanging(undefined)
    return (
      <NameDialog
        key={changing.id}
        title="Ubah tampilan"
        start={changing}
        save={({ nama, bawaan }) => change({ id: changing.id, nama, bawaan })}
        close={back}
      />
    )
  }
  return (
    <Dialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>Atur tampilan</DialogTitle>
      <DialogContent>
        {own.length === 0 ? 'Belum ada tampilan yang disimpan.' : null}
        <List disablePadding>
          {own.map((arrangement) => (
            <ListItem key={arrangement.id} disableGutters sx={{ gap: 1 }}>
              <ListItemText
                primary={arrangement.nama}
                secondary={arrangement.bawaan ? 'Daftar dibuka dengan tampilan ini' : null}
                sx={{ overflowWrap: 'anywhere' }}
              />
              <Button aria-label={`Ubah ${arrangement.nama}`} onClick={() => setChanging(arrangement)}>
                Ubah
              </Button>
              <Button
                color="error"
                aria-label={`Hapus ${arrangement.nama}`}
                onClick={() => void removeIt(arrangement.id)}
              >
                Hapus
              </Button>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Tutup</Button>
      </DialogActions>
    </Dialog>
  )
}
