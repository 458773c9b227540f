import { Box, Typography } from '@mui/material'
import { longDay } from '../../../../../lib/day.ts'
import { useAnswer } from '../../../../../office/calls/use-answer.ts'
import { Part } from '../../../../../office/display/Part.tsx'

/** Shows a person's applications from the predecessor's system; shows nothing where there are none. */
export function PastOfPerson({ user_id }: { user_id: number }) {
  const { asked } = useAnswer('listPastApplication', { user_id, perPage: 100 })
  if (asked.state === 'failed') return <Typography role="alert">{asked.message}</Typography>
  if (asked.state === 'waiting' || asked.answer.data.length === 0) return null
  return (
    <>
      <Part>Dari sistem sebelumnya</Part>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {asked.answer.data.map(({ id, nomor, skema, hasil, no_sertifikat, keterangan, ...days }) => (
          <Box component="li" key={id} sx={{ mb: 1.5 }}>
            <strong>
              {skema}: {hasil}
            </strong>
            <Typography variant="body2" color="text.secondary">
              {[nomor, dayText(days), no_sertifikat].filter(Boolean).join(', ')}
            </Typography>
            {keterangan === '' ? null : <Typography sx={{ whiteSpace: 'pre-line' }}>{keterangan}</Typography>}
          </Box>
        ))}
      </Box>
    </>
  )
}

type Days = Record<'tanggal_permohonan' | 'tanggal_uji' | 'tanggal_keputusan', string | null>

/** Returns the last day that is known. */
function dayText({ tanggal_permohonan, tanggal_uji, tanggal_keputusan }: Days): string {
  const last = tanggal_keputusan ?? tanggal_uji ?? tanggal_permohonan
  return last === null ? '' : longDay(last)
}
