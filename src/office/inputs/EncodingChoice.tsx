import { Alert, MenuItem, TextField } from '@mui/material'
import { TEXT_ENCODINGS } from '../../lib/files/text-file.ts'

interface Props {
  /** The sentence about the guess; '' for a file that was read as somebody chose. */
  said: string
  onChoose: (encoding: string) => void
}

/** Says which encoding a file of text was taken for, and lets a person have it read in another. */
export const EncodingChoice = ({ said, onChoose }: Props) => (
  <Alert severity="warning" sx={{ mt: 2 }}>
    {said}
    <TextField
      select
      label="Baca sebagai"
      size="small"
      value=""
      onChange={({ target }) => onChoose(target.value)}
      sx={{ mt: 1, minWidth: '16rem', display: 'block' }}
    >
      {Object.entries(TEXT_ENCODINGS).map(([encoding, name]) => (
        <MenuItem key={encoding} value={encoding}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  </Alert>
)
