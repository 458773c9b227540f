import { useState } from 'react'
import { bodyZone, dayIn } from '../../../../../lib/day.ts'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { office, type Row } from '../../../../../office/calls/client.ts'
import { useAsked } from '../../../../../office/calls/use-asked.ts'
import { endsOfMonth, type MonthEntry, MonthPicture } from '../../../../../office/display/MonthPicture.tsx'
import { Part } from '../../../../../office/display/Part.tsx'
import { useMe } from '../../../../../office/session/me-context.ts'

interface Props {
  title: string
  /** The schedule whose page it is: its month, its place, its own days apart. */
  schedule?: { id: number; venue_id: number | null; start_date: string | null }
  venue_id?: number
  /** With the days on which they are away, for those who may know of them. */
  examiner_id?: number
}

/** Shows as a picture what a month holds at a venue or for an examiner. */
export function MonthPart({ title, schedule, venue_id, examiner_id }: Props) {
  const today = dayIn(bodyZone(), new Date())
  const [month, change] = useState((schedule?.start_date ?? today).slice(0, 7))
  const { permissions } = useMe()
  const seesLeaves = examiner_id !== undefined && permissions.includes('verifikasi')
  const where = examiner_id === undefined ? { venue_id: venue_id ?? schedule?.venue_id ?? 0 } : { examiner_id }
  const days = endsOfMonth(month)
  const paging = { order: 'asc', page: 1, perPage: 100 } as const
  const { asked, again } = useAsked(`month ${month} ${JSON.stringify(where)} ${seesLeaves}`, async () => {
    const [schedules, leaves] = await Promise.all([
      office.listSchedule({ ...where, ...days, dibatalkan: 'false', sort: 'start_date', ...paging }),
      seesLeaves ? office.listExaminerLeave({ examiner_id, ...days, sort: 'sejak', ...paging }) : { data: [] },
    ])
    return [...schedules.data.flatMap((row) => entryOf(row, schedule?.id)), ...leaves.data.map(leaveEntry)]
  })
  return (
    <section aria-label={title}>
      <Part>{title}</Part>
      <AnswerState asked={asked} again={again}>
        {(entries) => (
          <MonthPicture month={month} change={change} entries={entries} none="Tidak ada jadwal pada bulan ini." />
        )}
      </AnswerState>
    </section>
  )
}

function entryOf(row: Row<'listSchedule'>, own: number | undefined): MonthEntry[] {
  const { id, start_date: from, end_date, skema, tuk, metode, jam_mulai, jam_selesai } = row
  if (from === null) return []
  const label = `${skema}, ${jam_mulai}–${jam_selesai}, ${tuk ?? metode}`
  const isOwn = id === own
  const page = isOwn ? undefined : `/jadwal/${id}/show`
  return [{ key: `jadwal ${id}`, from, to: end_date ?? from, label, page, tone: isOwn ? 'own' : 'taken' }]
}

const leaveEntry = ({ id, sejak, sampai }: Row<'listExaminerLeave'>): MonthEntry => ({
  key: `berhalangan ${id}`,
  from: sejak,
  to: sampai,
  label: 'berhalangan',
  tone: 'away',
})
