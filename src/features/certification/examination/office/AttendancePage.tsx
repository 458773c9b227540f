import { Box, Link } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router'
import { addDays, bodyZone, dayIn } from '../../../../lib/day.ts'
import { office, officeUrl, type Row } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { shortNames } from '../../../catalogue/schemes/short-name-rules.ts'
import { PaperDistribution } from '../../forms/office/parts/PaperDistribution.tsx'
import { AttendeeCard } from './AttendeeCard.tsx'
import { ArrivalConflicts } from './parts/ArrivalConflicts.tsx'
import { ExpectedPeople } from './parts/ExpectedPeople.tsx'
import { FindByCode } from './parts/FindByCode.tsx'
import { FoundPeople } from './parts/FoundPeople.tsx'
import { type DoorSchedule, ScheduleDoor } from './parts/ScheduleDoor.tsx'

/** Days back and ahead of today within which exams are offered. */
const PAST = 14
const AHEAD = 30

function nearExams() {
  const today = dayIn(bodyZone(), new Date())
  const near = { sejak: addDays(today, -PAST), sampai: addDays(today, AHEAD) }
  const paging = { sort: 'start_date', order: 'asc', page: 1, perPage: 100 } as const
  return { ...near, dibatalkan: 'false', pemeliharaan: 'false', ...paging }
}

function doorSchedules(rows: Row<'listSchedule'>[]): DoorSchedule[] {
  const names = shortNames(rows.map(({ skema }) => skema))
  return rows.flatMap(({ id, start_date, end_date, skema, tuk, metode }) =>
    start_date && end_date ? [{ id, start_date, end_date, name: `${names.get(skema)}, ${tuk ?? metode}` }] : [],
  )
}

/** Shows who is expected at an exam and who came, or those who are looked for. */
export function AttendancePage() {
  const [params] = useSearchParams()
  const words = params.get('cari')?.trim() ?? ''
  return (
    <Box sx={{ p: { sm: 3 } }}>
      <Title title="Kehadiran" />
      <FindByCode page="kehadiran" scan="Pindai kartu" typed="Nomor, nama, atau kode" finds />
      <ArrivalConflicts />
      {words === '' ? <Door /> : <Found key={words} words={words} />}
    </Box>
  )
}

const Door = () => (
  <Waiting call="listSchedule" payload={nearExams()}>
    {({ data }) => (
      <ScheduleDoor schedules={doorSchedules(data)}>
        {(schedule) => <Expected key={schedule} schedule={schedule} />}
      </ScheduleDoor>
    )}
  </Waiting>
)

const Found = ({ words }: { words: string }) => (
  <Waiting call="findAttendees" payload={{ q: words }}>
    {(people, again) => (
      <FoundPeople
        people={people}
        card={(attendee) => <AttendeeCard attendee={attendee} again={again} />}
        words={words}
        where="Dicari pada uji 60 hari terakhir dan 60 hari ke depan. Nomor lengkap mencari di semua uji."
        page="kehadiran"
      />
    )}
  </Waiting>
)

const Expected = ({ schedule }: { schedule: number }) => (
  <Waiting call="listAttendance" payload={{ id: schedule }}>
    {(people, again) => (
      <ExpectedPeople
        people={people}
        card={(attendee, said) => <AttendeeCard attendee={attendee} listed={{ said }} again={again} />}
        paper={officeUrl('getAttendanceSheet', { id: schedule })}
        sheet={{
          expected: people
            .filter(({ tahap, halangan }) => tahap === 'terjadwal' && halangan === null)
            .map(({ id, nama, nomor }) => ({ id, label: `${nama}, ${nomor}` })),
          record: office.recordAttendances,
          undo: office.undoAttendances,
          again,
        }}
        none="Belum ada peserta terjadwal."
      >
        <Link href={officeTo.doorOf(schedule)} sx={{ display: 'inline-block', py: { xs: 1.5, sm: 0 }, mb: 1 }}>
          Pintu tanpa jaringan
        </Link>
        <PaperDistribution schedule={schedule} call="getPaperDistribution" />
      </ExpectedPeople>
    )}
  </Waiting>
)
