import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { headOf, hintOf, type ImportList } from '../../../platform/import-lists/rules.ts'

/** Explains what each column of a list holds. */
export const ColumnTable = ({ list }: { list: ImportList }) => (
  <TableContainer tabIndex={0} aria-label="Kolom berkas" sx={{ mt: 2 }}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Kolom</TableCell>
          <TableCell>Wajib</TableCell>
          <TableCell>Isi</TableCell>
          <TableCell>Contoh</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(list.columns).map(([field, column]) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {headOf(column.label)}
            </TableCell>
            <TableCell>{column.required ? 'ya' : ''}</TableCell>
            <TableCell>{hintOf(column)}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{column.example}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
