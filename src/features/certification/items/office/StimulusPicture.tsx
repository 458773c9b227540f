import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { FileButton } from '../../../../office/inputs/FileButton.tsx'
import { PICTURE_TYPES } from '../../../../office/inputs/PictureInput.tsx'
import { upload } from '../../../../office/inputs/upload.ts'

interface Props {
  id: number
  hasOne: boolean
  done: () => void
}

/** Puts a picture into a stimulus: it goes to the server alone and lies there sealed. */
export function StimulusPicture({ id, hasOne, done }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const notify = useNotify()

  async function send(file: File): Promise<void> {
    setBusy(true)
    setRefusal('')
    try {
      await upload('uploadStimulusPicture', file, () => undefined, { id: String(id) }).done
      notify('Gambar dipasang.', { type: 'success' })
      done()
    } catch (error) {
      const { message, body } = error as { message: string; body?: { errors?: Record<string, string> } }
      setRefusal(Object.values(body?.errors ?? {})[0] ?? message)
    }
    setBusy(false)
  }

  return (
    <Box>
      <FileButton
        accept={PICTURE_TYPES}
        startIcon={<AddPhotoAlternateIcon />}
        disabled={busy}
        onFile={(file) => file && void send(file)}
      >
        {hasOne ? 'Ganti gambar' : 'Pasang gambar'}
      </FileButton>
      {refusal === '' ? null : (
        <Typography role="alert" color="error" variant="body2">
          {refusal}
        </Typography>
      )}
    </Box>
  )
}
