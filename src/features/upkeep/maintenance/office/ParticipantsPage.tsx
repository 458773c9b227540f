import { Alert, Box, Link, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { type Answer, office, officeUrl } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { SelectionActs } from '../../../../office/selection/SelectionActs.tsx'
import { FindByCode } from '../../../certification/examination/office/parts/FindByCode.tsx'
import { PeopleGrid } from '../../../certification/examination/office/parts/PeopleGrid.tsx'
import { type DoorSchedule, ScheduleDoor } from '../../../certification/examination/office/parts/ScheduleDoor.tsx'
import { SignedSheet } from '../../../certification/examination/office/parts/SignedSheet.tsx'
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

const isExpected = ({ status, can }: Answer<'getActivityParticipant'>): boolean =>
  status === 'dikonfirmasi' && can.hadir

const Expected = ({ schedule }: { schedule: number }) => (
  <Waiting call="listActivityParticipants" payload={{ id: schedule }}>
    {({ peserta: people, dapat_diakui, halangan_akui }, again) => (
      <SelectionActs>
        <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
          <Typography variant="h2">
            {people.filter(({ attended_at }) => attended_at).length} dari {people.length} hadir
          </Typography>
          {people.length > 0 ? (
            <Link href={officeUrl('getActivitySheet', { id: schedule })} target="_blank" rel="noopener">
              Daftar hadir (PDF, tab baru)
            </Link>
          ) : null}
        </Stack>
        <SignedSheet
          expected={people.filter(isExpected).map(({ id, nama, no_sertifikasi }) => ({
            id,
            label: [nama, no_sertifikasi].filter(Boolean).join(', '),
          }))}
          record={office.recordActivityAttendances}
          undo={office.undoActivityAttendances}
          again={again}
        />
        {dapat_diakui > 0 ? <RecogniseAll schedule={schedule} people={dapat_diakui} again={again} /> : null}
        {halangan_akui ? (
          <Alert severity="info" sx={{ mb: 2 }}>
            {halangan_akui}
          </Alert>
        ) : null}
        {people.length === 0 ? <Typography>Belum ada peserta yang dikonfirmasi.</Typography> : null}
        <PeopleGrid people={people} card={(each) => <ParticipantCard participant={each} again={again} />} />
      </SelectionActs>
    )}
  </Waiting>
)
