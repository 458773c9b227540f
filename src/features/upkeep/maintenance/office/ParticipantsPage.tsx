import { Alert, Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import type { Answer } from '../../../../office/client.ts'
import { Waiting } from '../../../../office/Waiting.tsx'
import { FindByCode } from '../../../certification/examination/office/parts/FindByCode.tsx'
import { PeopleGrid } from '../../../certification/examination/office/parts/PeopleGrid.tsx'
import { type DoorSchedule, ScheduleDoor } from '../../../certification/examination/office/parts/ScheduleDoor.tsx'
import { ParticipantCard } from './ParticipantCard.tsx'
import { RecogniseAll } from './RecogniseAll.tsx'

type ActivitySchedule = Answer<'listActivitySchedules'>[number]

const withWaiting = ({ name, belum_diakui: waiting, ...schedule }: ActivitySchedule): DoorSchedule => ({
  ...schedule,
  name: waiting > 0 ? `${name} (${waiting} belum diakui)` : name,
})

/** The door of an activity: who is expected, who came, whose attendance counts. */
export const ParticipantsPage = () => (
  <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
    <Title title="Peserta kegiatan" />
    <FindByCode page="peserta-kegiatan" scan="Pindai kode" typed="Kode peserta" />
    <Waiting call="listActivitySchedules" payload={{}}>
      {(schedules) => (
        <ScheduleDoor schedules={schedules.map(withWaiting)}>
          {(schedule) => <Expected key={schedule} schedule={schedule} />}
        </ScheduleDoor>
      )}
    </Waiting>
  </Box>
)

const Expected = ({ schedule }: { schedule: number }) => (
  <Waiting call="listActivityParticipants" payload={{ id: schedule }}>
    {({ peserta: people, dapat_diakui, halangan_akui }, again) => (
      <>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {people.filter(({ attended_at }) => attended_at).length} dari {people.length} hadir
        </Typography>
        {dapat_diakui > 0 ? <RecogniseAll schedule={schedule} people={dapat_diakui} again={again} /> : null}
        {halangan_akui ? (
          <Alert severity="info" sx={{ mb: 2 }}>
            {halangan_akui}
          </Alert>
        ) : null}
        {people.length === 0 ? <Typography>Belum ada peserta yang dikonfirmasi.</Typography> : null}
        <PeopleGrid people={people} card={(each) => <ParticipantCard participant={each} again={again} />} />
      </>
    )}
  </Waiting>
)
