import { Box, Chip, Link, Typography } from '@mui/material'
import { useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay, monthName } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { SURVEILLANCE_MEANS, type SurveillanceMeans } from '../rules.ts'

interface Props {
  tahun: number
  bulan: number
  cara: SurveillanceMeans
  scheme_version_id: number | null
}

/** The certificates behind one count, what is not done first. */
export const PlannedRows = ({ tahun, bulan, cara, scheme_version_id }: Props) => (
  <Box sx={{ my: 1, maxWidth: '46rem' }}>
    <Typography variant="h3" sx={{ fontSize: '1.05rem', mb: 0.5 }}>
      {SURVEILLANCE_MEANS[cara]}, {monthName(bulan)} {tahun}
    </Typography>
    <Waiting
      key={`${tahun} ${bulan} ${cara}`}
      call="listPlannedSurveillance"
      payload={{ tahun, bulan, cara, ...(scheme_version_id === null ? {} : { scheme_version_id }) }}
    >
      {(rows) =>
        rows.length === 0 ? (
          <Typography>Tidak ada lagi yang jatuh tempo di sini.</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <Row key={`${row.certificate_id} ${row.record_id ?? ''} ${row.due_day}`} row={row} cara={cara} />
            ))}
          </Box>
        )
      }
    </Waiting>
  </Box>
)

/** The screens on which the records of each means are shown; maintenance is done by many, so its certificate is. */
const SCREENS: Record<SurveillanceMeans, string | null> = {
  laporan: 'laporan-kinerja',
  pemeliharaan: null,
  evaluasi: 'evaluasi',
  audit: 'audit-sampel',
}

function Row({ row, cara }: { row: Answer<'listPlannedSurveillance'>[number]; cara: SurveillanceMeans }) {
  const screens = useResourceDefinitions()
  const screen = SCREENS[cara]
  const way =
    screen !== null && row.record_id !== null && screens[screen]
      ? `/${screen}/${row.record_id}/show`
      : `/sertifikat/${row.certificate_id}/show`
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={way}>
          {row.no_sertifikasi}, {row.nama}
        </Link>
        , {longDay(row.due_day)}
      </Box>
      <Chip size="small" color={row.done ? 'success' : 'warning'} label={row.done ? 'Selesai' : 'Belum'} />
    </Box>
  )
}
