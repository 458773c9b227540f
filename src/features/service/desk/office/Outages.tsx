import { Alert } from '@mui/material'
import { serverLimits } from '../../../../limits.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'

const SECOND_MS = 1000

/** Lists recent outages of the database; it recovered by itself, but somebody should find out why. */
export function Outages({ outages }: { outages: Answer<'getDesk'>['gangguan'] }) {
  const [last] = outages
  if (!last) return null
  const seconds = Math.ceil((Date.parse(last.ended_at) - Date.parse(last.began_at)) / SECOND_MS)
  return (
    <Alert severity="warning">
      Basis data tidak terjangkau {outages.length} kali dalam {serverLimits.databaseOutageDays} hari terakhir; yang
      terakhir {momentText(last.began_at)}, selama {seconds} detik. Portal pulih sendiri. Minta pengelola server
      memeriksa disk dan log basis datanya.
    </Alert>
  )
}
