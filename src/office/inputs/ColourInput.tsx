import { Box, FormHelperText, Stack, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { useInput } from 'react-admin'
import { type Hex, isHex, ratioText } from '../../lib/graphics/colour.ts'
import { colourRefusal, whiteContrast } from '../../lib/graphics/colour-scheme.ts'
import { FieldName } from './FieldName.tsx'

interface Props {
  source: string
  help?: string
}

/** A colour of the body: picked or typed, with its contrast to white while it is being chosen. */
export function ColourInput({ source, help }: Props) {
  const { field, fieldState, id } = useInput({ source })
  const hint = useId()
  const typed = String(field.value ?? '')
  const colour = isHex(typed) ? typed : undefined
  const wrong = fieldState.error?.message ?? (colour ? colourRefusal(colour) : 'Tulis seperti #0b5d3b.')
  const change = (value: string) => field.onChange(value.trim().toLowerCase())
  return (
    <Stack component="fieldset" spacing={1} className="field-group">
      <Typography component="legend" variant="body2">
        <FieldName source={source} required />
      </Typography>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1 }}>
        <input
          type="color"
          className="colour-picker"
          aria-label="Pilih warna"
          aria-describedby={hint}
          value={colour ?? '#000000'}
          onChange={({ target }) => change(target.value)}
          onBlur={field.onBlur}
        />
        <TextField
          id={id}
          label="Kode warna"
          value={typed}
          error={wrong !== undefined}
          onChange={({ target }) => change(target.value)}
          onBlur={field.onBlur}
          fullWidth={false}
          slotProps={{ htmlInput: { maxLength: 7, spellCheck: false, 'aria-describedby': hint } }}
          sx={{ width: '9rem' }}
        />
        {colour && !colourRefusal(colour) ? <Sample colour={colour} /> : null}
        {colour ? <Typography variant="body2">Kontras {ratioText(whiteContrast(colour))}</Typography> : null}
      </Stack>
      <FormHelperText id={hint} error={wrong !== undefined} role={wrong ? 'alert' : undefined}>
        {wrong ?? help ?? 'Warna tema gelap dan warna lain diturunkan dari warna ini.'}
      </FormHelperText>
    </Stack>
  )
}

/** White words on a colour that is fit for them, and the colour's words on white. */
function Sample({ colour }: { colour: Hex }) {
  const both = { px: 1.5, py: 1, border: `1px solid ${colour}`, fontWeight: 600 }
  return (
    <Stack direction="row" aria-hidden>
      <Box sx={{ ...both, bgcolor: colour, color: '#ffffff', borderRadius: '12px 0 0 12px' }}>Contoh</Box>
      <Box sx={{ ...both, bgcolor: '#ffffff', color: colour, borderRadius: '0 12px 12px 0' }}>Contoh</Box>
    </Stack>
  )
}
