import { Alert, Box } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router'
import { type Answer, office, officeUrl } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { ExpectedPeople } from '../../../certification/examination/office/parts/ExpectedPeople.tsx'
import { FindByCode } from '../../../certification/examination/office/parts/FindByCode.tsx'
import { FoundPeople } from '../../../certification/examination/office/parts/FoundPeople.tsx'
import { type DoorSchedule, ScheduleDoor } from '../../../certification/examination/office/parts/ScheduleDoor.tsx'
import { ParticipantCard } from './ParticipantCard.tsx'
import { RecogniseAll } from './RecogniseAll.tsx'

type ActivitySchedule = Answer<'listActivitySchedules'>[number]

const withWaiting = ({ name, belum_diakui: waiting, ...schedule }: ActivitySchedule): DoorSchedule => ({
  ...schedule,
  name: waiting > 0 ? `${name} (${waiting} belum diakui)` : name,
})

/** Shows who is expected at an activity, who came and whose attendance counts, or those who are looked for. */
export function ParticipantsPage() {
  const [params] = useSearchParams()
  const words = params.get('cari')?.trim() ?? ''
  return (
    <Box sx={{ p: { sm: 3 } }}>
      <Title title="Peserta kegiatan" />
      <FindByCode page="peserta-kegiatan" scan="Pindai kode" typed="Nama, nomor, atau kode" finds />
      {words === '' ? <Door /> : <Found key={words} words={words} />}
    </Box>
  )
}

const Door = () => (
  <Waiting call="listActivitySchedules" payload={{}}>
    {(schedules) => (
      <ScheduleDoor schedules={schedules.map(withWaiting)}>
        {(schedule) => <Expected key={schedule} schedule={schedule} />}
      </ScheduleDoor>
    )}
  </Waiting>
)

const Found = ({ words }: { words: string }) => (
  <Waiting call="findActivityParticipants" payload={{ q: words }}>
    {(people, again) => (
      <FoundPeople
        people={people}
        card={(each) => <ParticipantCard participant={each} again={again} />}
        words={words}
        where="Dicari pada kegiatan 60 hari terakhir dan 60 hari ke depan."
        page="peserta-kegiatan"
      />
    )}
  </Waiting>
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
