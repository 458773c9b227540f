import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import { Alert, Box, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { ActionBar } from '../../../../office/actions/ActionBar.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { CheckedCase } from '../../../../office/check/CheckedCase.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import { ACTIVITY_STATES } from '../rules.ts'
import { RecogniseActivity, RefuseActivity, ReturnActivity } from './ActivityTransitions.tsx'
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
  return (
    <QueueProvider queue={ACTIVITIES} id={activity.id} waits={activity.status === 'diajukan'}>
      {activity.schedule_id === null ? (
        <OutsideActivity key={`${activity.id} ${activity.version}`} activity={activity} />
      ) : (
        <OwnActivity activity={activity} schedule={activity.schedule_id} />
      )}
    </QueueProvider>
  )
}

/** Shows an activity done elsewhere: the holder's words beside their proof. */
function OutsideActivity({ activity }: { activity: Activity }) {
  const { can, status, bukti } = activity
  const proof = { nama: 'Sertifikat kegiatan', catatan: null, keadaan: ACTIVITY_STATES[status] }
  return (
    <CheckedCase
      head={<Head activity={activity} />}
      label="Bukti"
      items={[{ ...proof, status: can.akui ? 'belum_diperiksa' : null }]}
      isChecking={can.akui}
      reasons={{ kind: 'kegiatan', label: 'Catatan, tampil kepada pemegang' }}
      factsOf={() => (
        <>
          <ActivityFacts activity={activity} narrow />
          <Overlaps activity={activity} />
        </>
      )}
      documentOf={() => <Evidence file={bukti ?? undefined} fills />}
      leadsTo={{ fit: 'kegiatan diakui beserta poinnya.', unfit: 'dikembalikan kepada pemegang untuk diperbaiki.' }}
      accept={(leading) => <RecogniseActivity {...leading} activity={activity} />}
      refuse={(leading, alasan) => <ReturnActivity {...leading} activity={activity} alasan={alasan} />}
      others={(alasan) => <RefuseActivity activity={activity} alasan={alasan} />}
    >
      <History activity={activity} />
    </CheckedCase>
  )
}

/** One that the body offered: it is recognised together with those of its other participants. */
const OwnActivity = ({ activity, schedule }: { activity: Activity; schedule: number }) => (
  <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
    <Head activity={activity} />
    <ActivityFacts activity={activity} />
    <Overlaps activity={activity} />
    <History activity={activity} />
    <ActionBar>
      <Button size="small" startIcon={<HowToRegIcon />} href={officeTo.participants(schedule)}>
        Peserta kegiatan
      </Button>
    </ActionBar>
  </Box>
)

const Head = ({ activity: { nama_kegiatan, status } }: { activity: Activity }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
    <Typography variant="h2">{nama_kegiatan}</Typography>
    <Chip size="small" color="primary" label={ACTIVITY_STATES[status]} />
    <Box sx={{ ml: 'auto' }}>
      <QueuePlace />
    </Box>
  </Stack>
)

/** Warns of the holder's other activities on these days, as nobody is in two places at once. */
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
