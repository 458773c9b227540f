import { Button, Checkbox, DialogActions, DialogContent, DialogTitle, FormControlLabel, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import type { HttpError } from 'react-admin'
import { savedViewLimits } from '../../limits.ts'
import { CloseButton, OfficeDialog } from '../forms/OfficeDialog.tsx'
import { useKeptState } from '../forms/use-kept-state.ts'

interface Named {
  nama: string
  bawaan: boolean
}

interface Props {
  title: string
  /** Tells it from the same dialog over another view. */
  name: string
  start: Named
  save: (named: Named) => Promise<void>
  close: () => void
}

/** The name of a saved view, and whether the list opens with it. */
export function NameDialog({ title, close, ...form }: Props) {
  const id = useId()
  return (
    <OfficeDialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <NameForm key={form.name} {...form} close={close} />
    </OfficeDialog>
  )
}

function NameForm({ name, start, save, close }: Omit<Props, 'title'>) {
  const { values: named, change, markSent } = useKeptState({ name: `tampilan/${name}`, start })
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      await save(named)
      markSent()
      close()
    } catch (error) {
      const { message, body } = error as HttpError
      setRefused(String(body?.errors?.['nama'] ?? message))
      setBusy(false)
    }
  }

  return (
    <form noValidate data-keeps-typed="" onSubmit={(event) => void send(event)}>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          required
          label="Nama tampilan"
          value={named.nama}
          onChange={({ target }) => change({ nama: target.value })}
          error={refused !== undefined}
          helperText={refused ?? 'Saringan, urutan, dan kolom daftar ini disimpan untuk Anda.'}
          slotProps={{ htmlInput: { maxLength: savedViewLimits.nameMost } }}
          sx={{ mt: 1 }}
        />
        <FormControlLabel
          control={<Checkbox checked={named.bawaan} onChange={({ target }) => change({ bawaan: target.checked })} />}
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
  )
}
