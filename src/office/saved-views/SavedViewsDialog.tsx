import { Button, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { OfficeDialog } from '../forms/OfficeDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import type { SavedView } from './saved-view.ts'
import { useSavedViews } from './saved-views-context.ts'

/** Renames and removes one's saved views of a list, and says with which one it opens. */
export function SavedViewsDialog({ own, close }: { own: SavedView[]; close: () => void }) {
  const [changing, setChanging] = useState<SavedView>()
  const { change, remove } = useSavedViews()
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
        name={String(changing.id)}
        start={{ nama: changing.nama, bawaan: changing.bawaan }}
        save={({ nama, bawaan }) => change({ id: changing.id, nama, bawaan })}
        close={back}
      />
    )
  }
  return (
    <OfficeDialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>Atur tampilan</DialogTitle>
      <DialogContent>
        {own.length === 0 ? 'Belum ada tampilan yang disimpan.' : null}
        <List disablePadding>
          {own.map((view) => (
            <ListItem key={view.id} disableGutters sx={{ gap: 1 }}>
              <ListItemText
                primary={view.nama}
                secondary={view.bawaan ? 'Daftar dibuka dengan tampilan ini' : null}
                sx={{ overflowWrap: 'anywhere' }}
              />
              <Button aria-label={`Ubah ${view.nama}`} onClick={() => setChanging(view)}>
                Ubah
              </Button>
              <Button color="error" aria-label={`Hapus ${view.nama}`} onClick={() => void removeIt(view.id)}>
                Hapus
              </Button>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Tutup</Button>
      </DialogActions>
    </OfficeDialog>
  )
}
