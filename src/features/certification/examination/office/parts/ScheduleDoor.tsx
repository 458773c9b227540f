import { MenuItem, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { bodyZone, dayIn, dayRange } from '../../../../../lib/day.ts'

export interface DoorSchedule {
  id: number
  start_date: string
  end_date: string
  /** The event and its place, in words. */
  name: string
}

interface Props {
  schedules: DoorSchedule[]
  /** The people who are expected on the chosen schedule. */
  children: (schedule: number) => ReactNode
}

/** Opens the schedule in the address, or the only one of today. */
export function ScheduleDoor({ schedules, children }: Props) {
  const [params, setParams] = useSearchParams()
  const today = dayIn(bodyZone(), new Date())
  const [first, ...others] = schedules.filter(({ start_date, end_date }) => start_date <= today && today <= end_date)
  const chosen = params.get('jadwal') || (first && others.length === 0 ? String(first.id) : '')
  return (
    <>
      <ScheduleChoice
        schedules={schedules}
        chosen={chosen}
        choose={(id) => setParams({ jadwal: id }, { replace: true })}
      />
      {/^\d+$/.test(chosen) ? children(Number(chosen)) : null}
    </>
  )
}

interface ChoiceProps {
  schedules: DoorSchedule[]
  chosen: string
  choose: (id: string) => void
}

function ScheduleChoice({ schedules, chosen, choose }: ChoiceProps) {
  const isOther = chosen !== '' && !schedules.some(({ id }) => String(id) === chosen)
  if (schedules.length === 0 && !isOther) return <Typography>Tidak ada jadwal dalam waktu dekat.</Typography>
  return (
    <TextField
      select
      fullWidth
      label="Jadwal"
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      sx={{ mb: { xs: 1.5, sm: 3 }, maxWidth: 640 }}
    >
      {isOther ? <MenuItem value={chosen}>Jadwal nomor {chosen}</MenuItem> : null}
      {schedules.map(({ id, start_date, end_date, name }) => (
        <MenuItem key={id} value={String(id)} sx={{ whiteSpace: 'normal' }}>
          {dayRange(start_date, end_date)}, {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
