import { TextField, type TextFieldProps } from '@mui/material'

interface Props extends Pick<TextFieldProps, 'label' | 'helperText' | 'select' | 'children'> {
  value: string
  /** Why it was refused. */
  sentence: string | undefined
  /** True for a value that nobody should read over a shoulder, nor a browser keep. */
  secret?: boolean
  onChange: (value: string) => void
}

/** A field of the forms by which a key is put in place. */
export const SignerField = ({ sentence, secret = false, helperText, onChange, ...field }: Props) => (
  <TextField
    {...field}
    size="small"
    fullWidth
    autoComplete="off"
    {...(secret ? { type: 'password' } : {})}
    error={sentence !== undefined}
    helperText={sentence ?? helperText}
    onChange={({ target }) => onChange(target.value)}
  />
)
