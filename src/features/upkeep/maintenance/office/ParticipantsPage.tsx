import { Alert, Box } from '@mui/material'
import { Title } from 'react-admin'
import { type Answer, office, officeUrl } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { ExpectedPeople } from '../../../certification/examination/office/parts/ExpectedPeople.tsx'
import { FindByCode } from '../../../certification/examination/office/parts/FindByCode.tsx'
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
  <Box sx={{ p: { sm: 3 } }}>
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

const isExpected = ({ status, can }: Answer<'getActivityParticipant'>): boolean =>
  status === 'dikonfirmasi' && can.hadir

const Expected = ({ schedule }: { schedule: number }) => (
  <Waiting call="listActivityParticipants" payload={{ id: schedule }}>
    {({ peserta: people, dapat_diakui, halangan_akui }, again) => (
      <ExpectedPeople
        people={people}
        card={(each, said) => <ParticipantCard participant={each} listed={{ said }} again={again} />}
        paper={officeUrl('getActivitySheet', { id: schedule })}
        sheet={{
          expected: people.filter(isExpected).map(({ id, nama, no_sertifikasi }) => ({
            id,
            label: [nama, no_sertifikasi].filter(Boolean).join(', '),
          })),
          record: office.recordActivityAttendances,
          undo: office.undoActivityAttendances,
          again,
        }}
        none="Belum ada peserta yang dikonfirmasi."
      >
        {dapat_diakui > 0 ? <RecogniseAll schedule={schedule} people={dapat_diakui} again={again} /> : null}
        {halangan_akui ? (
          <Alert severity="info" sx={{ mb: 2 }}>
            {halangan_akui}
          </Alert>
        ) : null}
      </ExpectedPeople>
    )}
  </Waiting>
)
