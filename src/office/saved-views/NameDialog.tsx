import { Button, Checkbox, DialogActions, DialogContent, DialogTitle, FormControlLabel, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import type { HttpError } from 'react-admin'
import { savedViewLimits } from '../../limits.ts'
import { CloseButton, OfficeDialog } from '../forms/OfficeDialog.tsx'

interface Named {
  nama: string
  bawaan: boolean
}

interface Props {
  title: string
  start: Named
  save: (named: Named) => Promise<void>
  close: () => void
}

/** The name of a saved view, and whether the list opens with it. */
export function NameDialog({ title, start, save, close }: Props) {
  const [named, setNamed] = useState(start)
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const id = useId()

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await save(named)
      close()
    } catch (error) {
      const { message, body } = error as HttpError
      setRefused(String(body?.errors?.['nama'] ?? message))
      setBusy(false)
    }
  }

  return (
    <OfficeDialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            label="Nama tampilan"
            value={named.nama}
            onChange={({ target }) => setNamed({ ...named, nama: target.value })}
            error={refused !== undefined}
            helperText={refused ?? 'Saringan, urutan, dan kolom daftar ini disimpan untuk Anda.'}
            slotProps={{ htmlInput: { maxLength: savedViewLimits.nameMost } }}
            sx={{ mt: 1 }}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={named.bawaan}
                onChange={({ target }) => setNamed({ ...named, bawaan: target.checked })}
              />
            }
            label="Buka daftar ini dengan tampilan ini"
          />
        </DialogContent>
        <DialogActions>
          <CloseButton />
          <Button type="submit" variant="contained" disabled={busy}>
            Simpan
          </Button>
        </DialogActions>
      </form>
    </OfficeDialog>
  )
}
