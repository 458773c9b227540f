import { Box, Chip, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useId } from 'react'
import { type Finding, findingOf, givesPoints } from '../rules.ts'
import { type Cell, isFound } from './use-sheet.ts'

interface Props {
  cell: Cell
  /** Points from which a unit is passed. */
  least: number
  onChange: (more: Partial<Cell>) => void
}

/** One unit by one method: points or a finding, and a note. */
export function ScoreCell({ cell, least, onChange }: Props) {
  const name = useId()
  return (
    <Box role="group" aria-labelledby={name} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Typography id={name} variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {cell.metode}
      </Typography>
      {givesPoints(cell.metode) ? (
        <Points nilai={cell.nilai} least={least} onChange={(nilai) => onChange({ nilai })} />
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

interface PointsProps {
  nilai: number | null
  least: number
  onChange: (nilai: number | null) => void
}

/** Nothing but whole numbers up to a hundred. */
const pointsIn = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, 3)
  return digits === '' ? null : Math.min(100, Number(digits))
}

function Points({ nilai, least, onChange }: PointsProps) {
  const hasil = nilai === null ? null : findingOf(nilai, least)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        label="Nilai"
        value={nilai ?? ''}
        onChange={({ target }) => onChange(pointsIn(target.value))}
        size="small"
        sx={{ width: '6rem' }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      {hasil ? <Chip size="small" color={hasil === 'K' ? 'success' : 'error'} label={hasil} /> : null}
      <Typography variant="body2" color="text.secondary">
        lulus dari {least}
      </Typography>
    </Box>
  )
}
