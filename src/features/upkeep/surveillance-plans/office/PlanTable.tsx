import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { monthName } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { SURVEILLANCE_MEANS, SURVEILLANCE_MEANS_NAMES, type SurveillanceMeans } from '../rules.ts'
import { PlannedRows } from './PlannedRows.tsx'

type Version = Answer<'getSurveillancePlan'>['versi'][number]
type Cell = Version['total']['laporan']

/** Five columns fit into 360 pixels with these. */
const HEADS: Record<SurveillanceMeans, string> = {
  laporan: 'Laporan',
  pemeliharaan: 'Kegiatan',
  evaluasi: 'Evaluasi',
  audit: 'Audit',
}
const NARROW = { px: { xs: 0.25, sm: 2 }, fontSize: { xs: '0.8rem', sm: '0.875rem' } }

const keyOf = (one: Version): string => String(one.scheme_version_id ?? 'lama')

/** What is due and done of a scheme version, month by month; each count opens its rows below. */
export function PlanTable({ one, tahun }: { one: Version; tahun: number }) {
  const [params] = useSearchParams()
  const bulan = Number(params.get('bulan'))
  const cara = SURVEILLANCE_MEANS_NAMES.find((name) => name === params.get('cara'))
  const isOpened = params.get('versi') === keyOf(one) && cara !== undefined && bulan >= 1 && bulan <= 12
  return (
    <>
      <Table size="small" sx={{ maxWidth: '46rem' }} aria-label={`Rencana ${one.skema}`}>
        <TableHead>
          <TableRow>
            <TableCell sx={NARROW}>Bulan</TableCell>
            {SURVEILLANCE_MEANS_NAMES.map((name) => (
              <TableCell key={name} align="right" sx={NARROW}>
                {HEADS[name]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {one.bulan.map((month) => (
            <TableRow key={month.bulan}>
              <TableCell component="th" scope="row" sx={NARROW}>
                {monthName(month.bulan)}
              </TableCell>
              {SURVEILLANCE_MEANS_NAMES.map((name) => (
                <TableCell key={name} align="right" sx={NARROW}>
                  <Count
                    cell={month.cara[name]}
                    to={`?tahun=${tahun}&versi=${keyOf(one)}&bulan=${month.bulan}&cara=${name}`}
                    what={`${SURVEILLANCE_MEANS[name]} ${monthName(month.bulan)}`}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={NARROW}>
              Setahun
            </TableCell>
            {SURVEILLANCE_MEANS_NAMES.map((name) => (
              <TableCell key={name} align="right" sx={NARROW}>
                {one.total[name].due === 0 ? '–' : countWords(one.total[name])}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
      {isOpened ? (
        <PlannedRows tahun={tahun} bulan={bulan} cara={cara} scheme_version_id={one.scheme_version_id} />
      ) : null}
    </>
  )
}

const countWords = ({ done, due }: Cell): string => `${done}/${due}`

/** What is done of what is due; marked where the month is over and something is missing. */
function Count({ cell, to, what }: { cell: Cell; to: string; what: string }) {
  if (cell.due === 0) return '–'
  // The name says what is seen first, so that people can ask for it by voice.
  const seen = `${countWords(cell)}${cell.kurang ? ' !' : ''}`
  return (
    <Link
      component={RouterLink}
      to={to}
      aria-label={`${seen} selesai, ${what}${cell.kurang ? ', kurang' : ''}`}
      preventScrollReset
      sx={cell.kurang ? { color: 'error.main', fontWeight: 700 } : {}}
    >
      {seen}
    </Link>
  )
}
