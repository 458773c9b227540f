import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { Answer } from '../../../../office/client.ts'

/** Which rows are wrong, and in what. */
export const ImportMistakes = ({ mistakes }: { mistakes: Answer<'importHolders'>['kesalahan'] }) => (
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
        {mistakes.map(({ baris, kolom, pesan }) => (
          <TableRow key={`${baris} ${kolom} ${pesan}`}>
            <TableCell>{baris}</TableCell>
            <TableCell>{kolom}</TableCell>
            <TableCell>{pesan}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
