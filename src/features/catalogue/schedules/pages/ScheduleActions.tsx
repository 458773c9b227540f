import { BookOpenText, CalendarPlus } from 'lucide-react'
import { to } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import { ShareLinks } from '../../../../ui/navigation/ShareLinks.tsx'
import { isActivity } from './registration.ts'
import type { ScheduleRow } from './schedule-row.ts'

/** Offers what a visitor can do with a schedule besides registering. */
export const ScheduleActions = ({ schedule, address }: { schedule: ScheduleRow; address: string }) => (
  <div className="grid gap-3 no-print">
    <a href={to.scheduleCalendar(schedule.id)} download className="btn btn-outline">
      <CalendarPlus aria-hidden className="size-5" />
      Tambah ke Kalender
    </a>
    <ButtonLink to={to.scheme(schedule.id)} variant="ghost">
      <BookOpenText aria-hidden className="size-5" />
      {isActivity(schedule) ? 'Baca rincian kegiatan' : 'Baca regulasi sertifikasi'}
    </ButtonLink>
    <div className="mt-1 border-line border-t pt-4">
      <ShareLinks title={schedule.name} address={address} />
    </div>
  </div>
)
