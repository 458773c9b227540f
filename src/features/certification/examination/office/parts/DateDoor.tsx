import { MenuItem, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { dayIn, dayRange } from '../../../../../lib/day.ts'

export interface DoorDate {
  id: number
  start_date: string
  end_date: string
  /** What is held, and where. */
  name: string
}

interface Props {
  dates: DoorDate[]
  /** Who is expected on the chosen date. */
  children: (schedule: string) => ReactNode
}

/** The date that the address asks for; without one, that of today where there is but one. */
export function DateDoor({ dates, children }: Props) {
  const [params, setParams] = useSearchParams()
  const today = dayIn('WIB', new Date())
  const [first, ...others] = dates.filter((date) => date.start_date <= today && today <= date.end_date)
  const chosen = params.get('jadwal') || (first && others.length === 0 ? String(first.id) : '')
  return (
    <>
      <DateChoice dates={dates} chosen={chosen} choose={(id) => setParams({ jadwal: id }, { replace: true })} />
      {/^\d+$/.test(chosen) ? children(chosen) : null}
    </>
  )
}

interface ChoiceProps {
  dates: DoorDate[]
  chosen: string
  choose: (id: string) => void
}

function DateChoice({ dates, chosen, choose }: ChoiceProps) {
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
      {dates.map(({ id, start_date, end_date, name }) => (
        <MenuItem key={id} value={String(id)} sx={{ whiteSpace: 'normal' }}>
          {dayRange(start_date, end_date)}, {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
