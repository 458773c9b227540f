import { Box, Link, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type RaRecord, Title } from 'react-admin'
import { useSearchParams } from 'react-router'
import { addDays, dayIn, dayRange } from '../../../lib/day.ts'
import { Waiting } from '../../../office/Waiting.tsx'
import type { Attendee } from '../office-contract.ts'
import { AttendeeCard } from './AttendeeCard.tsx'
import { FindAttendee } from './FindAttendee.tsx'

/** Dates of so many days ago and ahead are offered. */
const PAST = 14
const AHEAD = 30

function nearDates(): string {
  const today = dayIn('WIB', new Date())
  const asked = { sejak: addDays(today, -PAST), sampai: addDays(today, AHEAD), dibatalkan: 'false' }
  return `jadwal?${new URLSearchParams({ ...asked, sort: 'start_date', order: 'asc', page: '1', perPage: '100' })}`
}

const dateName = (date: RaRecord): string =>
  `${dayRange(date['start_date'], date['end_date'])}, ${date['skema']}, ${date['tuk'] ?? date['metode']}`

/** The door of an exam: who is expected, who came. */
export function AttendancePage() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('jadwal') ?? ''
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Title title="Kehadiran" />
      <FindAttendee />
      <Waiting<{ data: RaRecord[] }> path={nearDates()}>
        {({ data }) => (
          <Door dates={data} asked={asked} choose={(id) => setParams({ jadwal: id }, { replace: true })} />
        )}
      </Waiting>
    </Box>
  )
}

interface DoorProps {
  dates: RaRecord[]
  asked: string
  choose: (id: string) => void
}

/** The date that was asked for; without one, that of today where there is but one. */
function Door({ dates, asked, choose }: DoorProps) {
  const today = dayIn('WIB', new Date())
  const [first, ...others] = dates.filter((date) => date['start_date'] <= today && today <= date['end_date'])
  const chosen = asked || (first && others.length === 0 ? String(first.id) : '')
  return (
    <>
      <DateChoice dates={dates} chosen={chosen} choose={choose} />
      {/^\d+$/.test(chosen) ? <Expected key={chosen} schedule={chosen} /> : null}
    </>
  )
}

interface DateChoiceProps {
  dates: RaRecord[]
  chosen: string
  choose: (id: string) => void
}

function DateChoice({ dates, chosen, choose }: DateChoiceProps) {
  const isOther = chosen !== '' && !dates.some(({ id }) => String(id) === chosen)
  if (dates.length === 0 && !isOther) return <Typography>Tidak ada jadwal dalam waktu dekat.</Typography>
  return (
    <TextField
      select
      fullWidth
      label="Jadwal"
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      sx={{ mb: 3, maxWidth: 640 }}
    >
      {isOther ? <MenuItem value={chosen}>Jadwal nomor {chosen}</MenuItem> : null}
      {dates.map((date) => (
        <MenuItem key={date.id} value={String(date.id)} sx={{ whiteSpace: 'normal' }}>
          {dateName(date)}
        </MenuItem>
      ))}
    </TextField>
  )
}

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
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
          }}
        >
          {people.map((attendee) => (
            <li key={attendee.id}>
              <AttendeeCard attendee={attendee} again={again} />
            </li>
          ))}
        </Box>
      </>
    )}
  </Waiting>
)
