import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'

const COLUMNS = [
  ['menunggu', 'Menunggu'],
  ['berjalan', 'Berjalan'],
  ['dicoba_lagi', 'Dicoba lagi'],
  ['gagal', 'Gagal'],
] as const

/** Shows the background jobs that still have to run or have failed. */
export const JobTable = ({ jobs }: { jobs: Answer<'getDesk'>['pekerjaan'] }) => (
  <Box tabIndex={0} role="region" aria-label="Tabel pekerjaan latar" sx={{ overflowX: 'auto' }}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Pekerjaan</TableCell>
          {COLUMNS.map(([key, label]) => (
            <TableCell key={key} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map((job) => (
          <TableRow key={job.nama}>
            <TableCell component="th" scope="row">
              {job.nama}
            </TableCell>
            {COLUMNS.map(([key]) => (
              <TableCell key={key} align="right">
                {job[key] > 0 ? job[key] : null}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
