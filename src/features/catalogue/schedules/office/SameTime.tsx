import { Alert } from '@mui/material'
import { useGetList, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { bodyZone, dayIn, dayRange, isDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { sharesRoom } from '../occupancy-rules.ts'
import { sharesHours } from '../rules.ts'

type Schedule = Row<'listSchedule'>

const time = inputOf<'moveSchedule'>()
const TIME = [
  time('venue_id'),
  time('start_date'),
  time('end_date'),
  time('jam_mulai'),
  time('jam_selesai'),
  time('ruang'),
] as const

const nameOf = ({ skema, start_date, end_date, jam_mulai, jam_selesai }: Schedule): string =>
  `${skema}, ${start_date ? dayRange(start_date, end_date) : ''} ${jam_mulai}–${jam_selesai}`

/** Says before anything is saved what else takes place there at these hours, and that a day is over. */
export function SameTime() {
  const own = useRecordContext<Schedule>()
  const [venue_id, start_date, end_date, jam_mulai, jam_selesai, ruang = null] = useWatch({ name: TIME })
  const isAsked = Boolean(venue_id) && isDay(start_date ?? '') && isDay(end_date ?? '')
  const filter = { venue_id, sejak: start_date, sampai: end_date, dibatalkan: false }
  const { data = [] } = useGetList<Schedule>(
    'jadwal',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'start_date', order: 'ASC' }, filter },
    { enabled: isAsked },
  )
  const typed = { start_date, end_date, jam_mulai, jam_selesai }
  const others = isAsked
    ? data.filter(
        (each) =>
          each.id !== own?.id && sharesHours(each, typed) && sharesRoom(each.ruang, ruang) && each.metode !== 'Daring',
      )
    : []
  const isPast = isDay(start_date ?? '') && start_date < dayIn(bodyZone(), new Date()) && start_date !== own?.start_date
  return (
    <div role="status" style={{ width: '100%' }}>
      {others.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Tempat ini sudah dipakai pada jam yang sama: {others.map(nameOf).join('; ')}. Pilih waktu, tempat, atau ruang
          lain.
        </Alert>
      )}
      {isPast && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Tanggal mulai ini sudah lewat.
        </Alert>
      )}
    </div>
  )
}
