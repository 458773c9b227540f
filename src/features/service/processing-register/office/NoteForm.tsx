import NoteIcon from '@mui/icons-material/EditNoteOutlined'
import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { CloseButton, OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'
import { FAILED, OfficeForm, type Refused } from '../../../../office/forms/OfficeForm.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'

interface Props {
  activity: Answer<'getProcessingRegister'>['kegiatan'][number]
  again: () => void
}

const input = inputOf<'writeProcessingNote'>()

/** Writes what the body adds to an activity: what the portal cannot know of it. */
export function NoteForm({ activity: { kegiatan, judul, catatan, version }, again }: Props) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const title = useId()
  const words = catatan ? 'Ubah catatan' : 'Tambah catatan'

  async function write(typed: object, accepted: () => void): Promise<Refused> {
    setBusy(true)
    try {
      const { catatan: note } = typed as { catatan?: string | null }
      await office.writeProcessingNote({ kegiatan, version, catatan: note ?? '' })
      accepted()
      notify('Catatan tersimpan.', { type: 'success' })
      setOpen(false)
      again()
      return undefined
    } catch (error) {
      const { body, message } = error as HttpError
      return body?.errors ?? { [FAILED]: message }
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        size="small"
        startIcon={<NoteIcon />}
        aria-haspopup="dialog"
        aria-label={`${words} tentang ${judul}`}
        onClick={() => setOpen(true)}
        sx={{ mt: 1 }}
      >
        {words}
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>{judul}</DialogTitle>
        <OfficeForm
          key={`${kegiatan} ${version}`}
          name={`pemrosesan-data/${kegiatan}`}
          start={{ catatan }}
          onSubmit={write}
          below={
            <DialogActions>
              <CloseButton />
              <Button type="submit" variant="contained" disabled={busy}>
                {busy ? 'Menyimpan …' : 'Simpan catatan'}
              </Button>
            </DialogActions>
          }
        >
          <DialogContent>
            <Typography sx={{ mb: 2 }}>
              Tulis yang tidak diketahui portal, misalnya perjanjian pemrosesan dengan penyedianya. Kosongkan untuk
              menghapus catatan.
            </Typography>
            <LongText source={input('catatan')} label="Catatan lembaga" />
          </DialogContent>
        </OfficeForm>
      </OfficeDialog>
    </>
  )
}
