import { Box, Link, Stack, Typography } from '@mui/material'
import { type RaRecord, Title } from 'react-admin'
import { addDays, dayIn } from '../../../../lib/day.ts'
import { Waiting } from '../../../../office/Waiting.tsx'
import type { Attendee } from '../office-contract.ts'
import { AttendeeCard } from './AttendeeCard.tsx'
import { DateDoor, type DoorDate } from './parts/DateDoor.tsx'
import { FindByCode } from './parts/FindByCode.tsx'
import { PeopleGrid } from './parts/PeopleGrid.tsx'

/** Exams of so many days ago and ahead are offered. */
const PAST = 14
const AHEAD = 30

function nearDates(): string {
  const today = dayIn('WIB', new Date())
  const near = { sejak: addDays(today, -PAST), sampai: addDays(today, AHEAD) }
  const asked = { ...near, dibatalkan: 'false', pemeliharaan: 'false' }
  return `jadwal?${new URLSearchParams({ ...asked, sort: 'start_date', order: 'asc', page: '1', perPage: '100' })}`
}

const nameOf = (date: RaRecord): string => `${date['skema']}, ${date['tuk'] ?? date['metode']}`

/** The door of an exam: who is expected, who came. */
export const AttendancePage = () => (
  <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
    <Title title="Kehadiran" />
    <FindByCode page="kehadiran" scan="Pindai kartu" typed="Kode atau nomor permohonan" />
    <Waiting<{ data: (RaRecord & Omit<DoorDate, 'name'>)[] }> path={nearDates()}>
      {({ data }) => (
        <DateDoor dates={data.map((date) => ({ ...date, name: nameOf(date) }))}>
          {(schedule) => <Expected key={schedule} schedule={schedule} />}
        </DateDoor>
      )}
    </Waiting>
  </Box>
)

const Expected = ({ schedule }: { schedule: string }) => (
  <Waiting<Attendee[]> path={`jadwal/${schedule}/kehadiran`}>
    {(people, again) => (
      <>
        <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
          <Typography variant="h2">
            {people.filter(({ hadir_at }) => hadir_at).length} dari {people.length} hadir
          </Typography>
          <Link href={`/admin-api/jadwal/${schedule}/daftar-hadir.pdf`} target="_blank" rel="noopener">
            Daftar hadir (PDF, tab baru)
          </Link>
        </Stack>
        {people.length === 0 ? <Typography>Belum ada peserta terjadwal.</Typography> : null}
        <PeopleGrid people={people} card={(attendee) => <AttendeeCard attendee={attendee} again={again} />} />
      </>
    )}
  </Waiting>
)
