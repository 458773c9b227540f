import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { LEVEL_NAMES, type Level } from '../../../catalogue/schemes/level-rules.ts'

interface Cell {
  unit: string
  tingkat: Level
  butir: number
  poin: number
  /** What there is of it. */
  beside: number
  isShort: boolean
}

/** On a phone the level stands below the unit, so that the numbers are seen beside it. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } }

/** The cells of a blueprint, each beside what there is of it. */
export const CellTable = ({ cells, beside, caption }: { cells: readonly Cell[]; beside: string; caption: string }) => (
  <Box sx={{ overflowX: 'auto', maxWidth: '56rem' }} tabIndex={0} role="region" aria-label={caption}>
    <Table size="small" aria-label={caption}>
      <TableHead>
        <TableRow>
          <TableCell>Unit kompetensi</TableCell>
          <TableCell sx={WIDE_ONLY}>Tingkat</TableCell>
          <TableCell align="right">Butir</TableCell>
          <TableCell align="right">{beside}</TableCell>
          <TableCell align="right">Poin</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {cells.map((cell) => (
          <TableRow key={`${cell.unit} ${cell.tingkat}`}>
            <TableCell component="th" scope="row" sx={{ minWidth: '9rem' }}>
              {cell.unit}
              <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                {LEVEL_NAMES[cell.tingkat]}
              </Typography>
            </TableCell>
            <TableCell sx={WIDE_ONLY}>{LEVEL_NAMES[cell.tingkat]}</TableCell>
            <TableCell align="right">{cell.butir}</TableCell>
            <TableCell align="right" sx={cell.isShort ? { color: 'error.main', fontWeight: 'bold' } : {}}>
              {cell.beside}
            </TableCell>
            <TableCell align="right">{cell.poin}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
