import ImageIcon from '@mui/icons-material/ImageOutlined'
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  ToggleButton,
  Tooltip,
} from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { pictureUrl } from '../../lib/graphics/picture.ts'
import { CloseButton, OfficeDialog } from '../forms/OfficeDialog.tsx'
import { useKeptState } from '../forms/use-kept-state.ts'
import { FileButton } from '../inputs/FileButton.tsx'
import { PICTURE_TYPES } from '../inputs/PictureInput.tsx'
import { UploadState } from '../inputs/UploadState.tsx'
import { useStoredUpload } from '../inputs/use-upload.ts'

/** Uploads a picture and puts it in the text, only with a description for those who cannot see it. */
export function PictureTool({ editor, name }: { editor: Editor; name: string }) {
  const [open, setOpen] = useState(false)
  const title = useId()
  const close = () => setOpen(false)
  return (
    <>
      <Tooltip title="Gambar">
        <ToggleButton
          value="picture"
          size="small"
          aria-label="Gambar"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <ImageIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <OfficeDialog open={open} onClose={close} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>Sisipkan gambar</DialogTitle>
        <PictureForm key={name} editor={editor} name={`${name}/gambar`} close={close} />
      </OfficeDialog>
    </>
  )
}

interface FormProps {
  editor: Editor
  name: string
  close: () => void
}

function PictureForm({ editor, name, close }: FormProps) {
  const { values, change, markSent } = useKeptState({ name, start: { gambar: '', keterangan: '' } })
  const { gambar, keterangan } = values
  const { sending, ...way } = useStoredUpload('uploadPicture', (stored) => change({ gambar: stored.name }))

  function insert(): void {
    editor
      .chain()
      .focus()
      .setImage({ src: pictureUrl(gambar), alt: keterangan })
      .run()
    markSent()
    close()
  }

  return (
    <>
      <DialogContent data-keeps-typed="">
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          {gambar ? <Box component="img" src={pictureUrl(gambar, 320)} alt="" className="picture-preview" /> : null}
          <FileButton accept={PICTURE_TYPES} onFile={(file) => void way.send(file)}>
            {gambar ? 'Ganti gambar' : 'Pilih gambar'}
          </FileButton>
          <UploadState sending={sending} retry={() => void way.retry()} cancel={way.cancel} />
          <TextField
            required
            label="Keterangan gambar"
            helperText="Untuk pembaca yang tidak dapat melihat gambarnya."
            value={keterangan}
            onChange={({ target }) => change({ keterangan: target.value })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <CloseButton>Batal</CloseButton>
        <Button variant="contained" disabled={gambar === '' || keterangan.trim() === ''} onClick={insert}>
          Sisipkan
        </Button>
      </DialogActions>
    </>
  )
}
