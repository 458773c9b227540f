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
import { FileButton } from '../inputs/FileButton.tsx'
import { PICTURE_TYPES } from '../inputs/PictureInput.tsx'
import { UploadState } from '../inputs/UploadState.tsx'
import { useStoredUpload } from '../inputs/use-upload.ts'

/** Uploads a picture and puts it in the text, only with a description for those who cannot see it. */
export function PictureTool({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip title="Gambar">
        <ToggleButton value="picture" size="small" aria-label="Gambar" onClick={() => setOpen(true)}>
          <ImageIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      {open ? <PictureDialog editor={editor} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [name, setName] = useState<string>()
  const [alt, setAlt] = useState('')
  const { sending, ...way } = useStoredUpload('uploadPicture', (stored) => setName(stored.name))
  const title = useId()

  function insert(): void {
    if (name)
      editor
        .chain()
        .focus()
        .setImage({ src: pictureUrl(name), alt })
        .run()
    onClose()
  }

  return (
    <OfficeDialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>Sisipkan gambar</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          {name ? <Box component="img" src={pictureUrl(name, 320)} alt="" className="picture-preview" /> : null}
          <FileButton accept={PICTURE_TYPES} onFile={(file) => void way.send(file)}>
            {name ? 'Ganti gambar' : 'Pilih gambar'}
          </FileButton>
          <UploadState sending={sending} retry={() => void way.retry()} cancel={way.cancel} />
          <TextField
            required
            label="Keterangan gambar"
            helperText="Untuk pembaca yang tidak dapat melihat gambarnya."
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <CloseButton>Batal</CloseButton>
        <Button variant="contained" disabled={!name || alt.trim() === ''} onClick={insert}>
          Sisipkan
        </Button>
      </DialogActions>
    </OfficeDialog>
  )
}
