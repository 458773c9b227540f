import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useId } from 'react'
import { longMonth } from '../../../../lib/day.ts'
import { groupedNumber } from '../../../../lib/text/grouped-number.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'

type Months = Answer<'getOfficeCertificate'>['pemeriksaan']

/** How often a certificate was checked in each of twelve months, the newest first. */
export function Checks({ certificate: { pemeriksaan } }: { certificate: Answer<'getOfficeCertificate'> }) {
  const isEmpty = pemeriksaan.every(({ diperiksa, ditampilkan }) => diperiksa + ditampilkan === 0)
  return (
    <>
      <Part>Pemeriksaan oleh umum</Part>
      {isEmpty ? (
        <Typography>Belum pernah diperiksa dalam dua belas bulan terakhir.</Typography>
      ) : (
        <ByMonth months={pemeriksaan.toReversed()} />
      )}
    </>
  )
}

const COLUMNS = [
  { name: 'diperiksa', label: 'Diperiksa' },
  { name: 'tidak_berlaku', label: 'Saat tidak berlaku' },
  { name: 'ditampilkan', label: 'Tampil di situs lain' },
] as const

const WHOLE_ON_A_PHONE = { width: 'auto', '& th, & td': { px: { xs: 0.75, sm: 2 } } }

function ByMonth({ months }: { months: Months }) {
  const about = useId()
  const most = Math.max(...months.map(({ diperiksa }) => diperiksa), 1)
  return (
    <>
      <Typography id={about} variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '65ch' }}>
        Lewat nomor, kode QR, berkas, tim, atau program; tanpa siapa yang memeriksa. Lencana dan bingkai di situs lain
        dihitung tersendiri.
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby={about}>
        <Table size="small" aria-labelledby={about} sx={WHOLE_ON_A_PHONE}>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                Bulan
              </TableCell>
              {COLUMNS.map(({ name, label }) => (
                <TableCell key={name} component="th" scope="col" align="right">
                  {label}
                </TableCell>
              ))}
              <TableCell aria-hidden sx={{ display: { xs: 'none', sm: 'table-cell' } }} />
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map((month) => (
              <TableRow key={month.bulan}>
                <TableCell component="th" scope="row">
                  {longMonth(month.bulan)}
                </TableCell>
                {COLUMNS.map(({ name }) => (
                  <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {groupedNumber(month[name])}
                  </TableCell>
                ))}
                <TableCell aria-hidden sx={{ display: { xs: 'none', sm: 'table-cell' }, width: '12rem' }}>
                  <Bar share={month.diperiksa / most} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}

/** The same as the number beside it, to be seen at a glance. */
const Bar = ({ share }: { share: number }) => (
  <Box sx={{ width: `${share * 100}%`, height: '0.75rem', bgcolor: 'primary.main', borderRadius: 0.5 }} />
)
