import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { ImportOutcome } from './use-import.ts'

/** Lists the rows that are wrong, and what is wrong in each. */
export const ImportMistakes = ({ outcome: { kesalahan, jumlah_kesalahan } }: { outcome: ImportOutcome }) => (
  <>
    {jumlah_kesalahan > kesalahan.length ? (
      <Typography sx={{ mt: 2 }}>
        Ditampilkan {kesalahan.length} kesalahan pertama dari {jumlah_kesalahan}.
      </Typography>
    ) : null}
    <TableContainer tabIndex={0} aria-label="Baris yang salah">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Baris</TableCell>
            <TableCell>Kolom</TableCell>
            <TableCell>Kesalahan</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {kesalahan.map(({ baris, kolom, pesan }) => (
            <TableRow key={`${baris} ${kolom} ${pesan}`}>
              <TableCell>{baris}</TableCell>
              <TableCell>{kolom}</TableCell>
              <TableCell>{pesan}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </>
)
