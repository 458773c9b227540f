import { Box, Chip, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useId } from 'react'
import { numberRefusal, readWrittenNumber, writeNumber } from '../../../../lib/written-number.ts'
import { type Finding, findingOf, givesPoints, MOST_POINTS } from '../rules.ts'
import { type Cell, isFound } from './use-sheet.ts'

interface Props {
  cell: Cell
  /** Points from which a unit is passed. */
  least: number
  /** How many digits points may have behind the comma. */
  decimals: number
  onChange: (more: Partial<Cell>) => void
}

/** One unit by one method: points or a finding, and a note. */
export function ScoreCell({ cell, least, decimals, onChange }: Props) {
  const name = useId()
  return (
    <Box role="group" aria-labelledby={name} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Typography id={name} variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {cell.metode}
      </Typography>
      {givesPoints(cell.metode) ? (
        <Points cell={cell} least={least} decimals={decimals} onChange={onChange} />
      ) : (
        <ToggleButtonGroup
          exclusive
          sx={{ '& .MuiToggleButton-root': { textTransform: 'none' } }}
          size="small"
          value={cell.hasil}
          onChange={(_event, hasil: Finding | null) => onChange({ hasil })}
          aria-labelledby={name}
        >
          <ToggleButton value="K" color="success">
            Kompeten
          </ToggleButton>
          <ToggleButton value="BK" color="error">
            Belum
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      <TextField
        label="Catatan"
        value={cell.catatan}
        onChange={({ target }) => onChange({ catatan: target.value })}
        multiline
        fullWidth
        size="small"
        sx={{ mt: 1.5 }}
        helperText={cell.catatan && !isFound(cell) ? 'Isi nilainya; catatan disimpan bersama nilai.' : undefined}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </Box>
  )
}

/** Points as they are typed; what does not fit counts as none, and stays to be mended. */
function Points({ cell: { nilai, typed }, least, decimals, onChange }: Props) {
  const hasil = nilai === null ? null : findingOf(nilai, least)
  const text = typed ?? (nilai === null ? '' : writeNumber(nilai))
  const refusalOf = (written: string) => numberRefusal(written, { least: 0, most: MOST_POINTS, decimals })
  const refusal = refusalOf(text)
  const type = (written: string) =>
    onChange({ typed: written, nilai: refusalOf(written) ? null : (readWrittenNumber(written, decimals) ?? null) })
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        label="Nilai"
        value={text}
        error={refusal !== undefined}
        helperText={refusal}
        onChange={({ target }) => type(target.value)}
        size="small"
        sx={{ width: refusal ? '100%' : '6rem' }}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      {hasil ? <Chip size="small" color={hasil === 'K' ? 'success' : 'error'} label={hasil} /> : null}
      <Typography variant="body2" color="text.secondary">
        lulus dari {least}
      </Typography>
    </Box>
  )
}
