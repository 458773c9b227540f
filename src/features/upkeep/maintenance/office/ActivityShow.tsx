import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/client.ts'
import { momentText } from '../../../../office/moment.ts'
import { Part } from '../../../../office/Part.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { useWhole } from '../../../../office/use-whole.ts'
import { officeTo } from '../../../../office-paths.ts'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import { ACTIVITY_STATES } from '../rules.ts'
import { ActivityTransitions } from './ActivityTransitions.tsx'
import { ACTIVITIES } from './activity-queue.ts'
import { ActivityFacts, activityDays } from './parts/ActivityFacts.tsx'

type Activity = Answer<'getActivity'>

/** One activity: what was done, what proves it, what may be done about it. */
export const ActivityShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const activity = useWhole<'getActivity'>('riwayat')
  if (!activity) return null
  const { nama_kegiatan, status, schedule_id, bukti } = activity
  return (
    <QueueProvider queue={ACTIVITIES} id={activity.id} waits={status === 'diajukan'}>
      <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
          <Typography variant="h2">{nama_kegiatan}</Typography>
          <Chip size="small" color="primary" label={ACTIVITY_STATES[status]} />
          <Box sx={{ ml: 'auto' }}>
            <QueuePlace />
          </Box>
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: schedule_id === null ? '1fr 1fr' : 'minmax(0, 1fr)' },
          }}
        >
          <div>
            <ActivityFacts activity={activity} />
            <Overlaps activity={activity} />
            <History activity={activity} />
          </div>
          {schedule_id === null ? (
            <Box component="section" aria-label="Bukti kegiatan" sx={{ minWidth: 0 }}>
              <Evidence file={bukti ?? undefined} />
            </Box>
          ) : null}
        </Box>
        <ActivityTransitions activity={activity} />
      </Box>
    </QueueProvider>
  )
}

/** What else the holder did on these days: nobody is in two places at once. */
function Overlaps({ activity: { bersamaan } }: { activity: Activity }) {
  if (bersamaan.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 3 }}>
      Kegiatan lain pemegang ini pada hari yang sama:
      <Box component="ul" sx={{ my: 0, pl: 2.5 }}>
        {bersamaan.map(({ id, nama_kegiatan, penyelenggara, status, ...days }) => (
          <li key={id}>
            <Link href={officeTo.show('kegiatan', id)}>{nama_kegiatan}</Link>, {penyelenggara}, {activityDays(days)} (
            {ACTIVITY_STATES[status].toLowerCase()})
          </li>
        ))}
      </Box>
    </Alert>
  )
}

const History = ({ activity: { riwayat } }: { activity: Activity }) => (
  <>
    <Part>Riwayat</Part>
    <Box component="ol" sx={{ my: 0, pl: 2.5 }}>
      {riwayat.map(({ label, catatan, at }) => (
        <li key={`${at}${label}`}>
          {label}, {momentText(at)}
          {catatan ? (
            <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
              {catatan}
            </Typography>
          ) : null}
        </li>
      ))}
    </Box>
  </>
)
