import { Box, TextField } from '@mui/material'
import { findingIn, isFound, lacksReason } from '../scoring/sheet-rules.ts'
import type { Cell } from './use-sheet.ts'

interface Props {
  /** The cells of one unit that have a note or need one. */
  cells: Cell[]
  least: number
  onChange: (cell: Cell, more: Partial<Cell>) => void
}

/** A reason for each finding of not yet competent, and the notes that were asked for. */
export const Reasons = ({ cells, least, onChange }: Props) => (
  <Box
    sx={{ display: 'grid', gap: 1.5, py: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' }}
  >
    {cells.map((cell) => (
      <Reason key={cell.metode} cell={cell} least={least} onChange={(catatan) => onChange(cell, { catatan })} />
    ))}
  </Box>
)

const OWED = 'Wajib diisi sebelum nilai dikunci.'
const ALONE = 'Isi nilainya; catatan disimpan bersama nilai.'

function Reason({ cell, least, onChange }: { cell: Cell; least: number; onChange: (words: string) => void }) {
  const { metode, catatan, unit } = cell
  const isOwed = findingIn(cell, least) === 'BK'
  const isLacking = lacksReason(cell, least)
  const isAlone = catatan !== '' && !isFound(cell)
  const label = isOwed ? `Alasan: ${metode}` : `Catatan: ${metode}`
  return (
    <Box data-lacking={isLacking ? '' : undefined}>
      <TextField
        label={label}
        value={catatan}
        onChange={({ target }) => onChange(target.value)}
        required={isOwed}
        multiline
        fullWidth
        size="small"
        margin="none"
        helperText={isLacking ? OWED : isAlone ? ALONE : undefined}
        slotProps={{ htmlInput: { maxLength: 1000, 'aria-label': `${label}, ${unit}` } }}
      />
    </Box>
  )
}
