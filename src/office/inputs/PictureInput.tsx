import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useInput } from 'react-admin'
import { pictureUrl } from '../../lib/graphics/picture.ts'
import { Cropper } from './Cropper.tsx'
import { FieldName } from './FieldName.tsx'
import { FileButton } from './FileButton.tsx'
import { UploadState } from './UploadState.tsx'
import { useStoredUpload } from './use-upload.ts'

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

interface Props {
  source: string
  /** Width to height as the page shows it; left out, the picture is taken as it is. */
  ratio?: number
  required?: boolean
  help?: string
}

/** A stored picture by name: choose, crop to the page's shape, upload, see. */
export function PictureInput({ source, ratio, required = false, help }: Props) {
  const { field, fieldState } = useInput({ source })
  const [chosen, setChosen] = useState<File>()
  const { sending, ...way } = useStoredUpload('uploadPicture', ({ name }) => field.onChange(name))
  const hint = useId()

  function take(file: File | undefined): void {
    setChosen(undefined)
    if (file) void way.send(file)
  }

  return (
    <Stack component="fieldset" spacing={1} className="field-group">
      <Typography component="legend" variant="body2">
        <FieldName source={source} required={required} />
      </Typography>
      {field.value ? (
        <Box component="img" src={pictureUrl(field.value, 320)} alt="Pratinjau gambar" className="picture-preview" />
      ) : null}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <FileButton
          accept={PICTURE_TYPES}
          startIcon={<AddPhotoAlternateIcon />}
          describedBy={hint}
          disabled={sending.state === 'sending'}
          onFile={(file) => (ratio ? setChosen(file) : take(file))}
        >
          {field.value ? 'Ganti gambar' : 'Pilih gambar'}
        </FileButton>
        {field.value && !required ? (
          <Button color="error" onClick={() => field.onChange(null)}>
            Hapus gambar
          </Button>
        ) : null}
      </Stack>
      <UploadState sending={sending} retry={() => void way.retry()} cancel={way.cancel} />
      <FormHelperText id={hint} error={fieldState.error !== undefined}>
        {fieldState.error?.message ?? help ?? 'JPG, PNG, atau WebP.'}
      </FormHelperText>
      {chosen && ratio ? <Cropper file={chosen} ratio={ratio} onDone={take} onCancel={() => take(undefined)} /> : null}
    </Stack>
  )
}
