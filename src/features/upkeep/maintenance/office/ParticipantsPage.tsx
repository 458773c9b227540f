import { Alert, Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Waiting } from '../../../../office/Waiting.tsx'
import { DateDoor, type DoorDate } from '../../../certification/examination/office/parts/DateDoor.tsx'
import { FindByCode } from '../../../certification/examination/office/parts/FindByCode.tsx'
import { PeopleGrid } from '../../../certification/examination/office/parts/PeopleGrid.tsx'
import type { Participant } from '../office-contract.ts'
import { ParticipantCard } from './ParticipantCard.tsx'
import { RecogniseAll } from './RecogniseAll.tsx'

type Date = DoorDate & { belum_diakui: number }

const named = ({ name, belum_diakui: waiting, ...date }: Date): DoorDate => ({
  ...date,
  name: waiting > 0 ? `${name} (${waiting} belum diakui)` : name,
})

/** The door of an activity: who is expected, who came, whose attendance counts. */
export const ParticipantsPage = () => (
  <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
    <Title title="Peserta kegiatan" />
    <FindByCode page="peserta-kegiatan" scan="Pindai kode" typed="Kode peserta" />
    <Waiting<Date[]> path="peserta-kegiatan">
      {(dates) => (
        <DateDoor dates={dates.map(named)}>{(schedule) => <Expected key={schedule} schedule={schedule} />}</DateDoor>
      )}
    </Waiting>
  </Box>
)

interface OnDate {
  peserta: Participant[]
  dapat_diakui: number
  halangan_akui: string | null
}

const Expected = ({ schedule }: { schedule: string }) => (
  <Waiting<OnDate> path={`jadwal/${schedule}/peserta-kegiatan`}>
    {({ peserta: people, dapat_diakui, halangan_akui }, again) => (
      <>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {people.filter(({ hadir_at }) => hadir_at).length} dari {people.length} hadir
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
