import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Button, FormHelperText, Link, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { useInput } from 'react-admin'
import { FieldName } from './FieldName.tsx'
import { FileButton } from './FileButton.tsx'
import { UploadState } from './UploadState.tsx'
import { useStoredUpload } from './use-upload.ts'

interface Props {
  source: string
  help?: string
}

/** A stored PDF by name. */
export function DocumentInput({ source, help }: Props) {
  const { field, fieldState } = useInput({ source })
  const { sending, ...way } = useStoredUpload('uploadDocument', ({ name }) => field.onChange(name))
  const hint = useId()
  return (
    <Stack component="fieldset" spacing={1} className="field-group">
      <Typography component="legend" variant="body2">
        <FieldName source={source} />
      </Typography>
      {field.value ? (
        <Link href={`/dokumen/${field.value}`} target="_blank" rel="noopener">
          Buka dokumen yang tersimpan (tab baru)
        </Link>
      ) : null}
      <Stack direction="row" spacing={1}>
        <FileButton
          accept="application/pdf"
          startIcon={<UploadFileIcon />}
          describedBy={hint}
          disabled={sending.state === 'sending'}
          onFile={(file) => void way.send(file)}
        >
          {field.value ? 'Ganti dokumen' : 'Pilih dokumen'}
        </FileButton>
        {field.value ? (
          <Button color="error" onClick={() => field.onChange(null)}>
            Hapus dokumen
          </Button>
        ) : null}
      </Stack>
      <UploadState sending={sending} retry={() => void way.retry()} cancel={way.cancel} />
      <FormHelperText id={hint} error={fieldState.error !== undefined}>
        {fieldState.error?.message ?? help ?? 'PDF tanpa password, skrip, dan lampiran.'}
      </FormHelperText>
    </Stack>
  )
}
