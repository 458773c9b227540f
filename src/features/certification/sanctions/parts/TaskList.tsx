import { Circle, CircleCheck } from 'lucide-react'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import type { OwnSanction } from '../contract.ts'

/** Lists the tasks before the certificate is restored, and which of them the office has found done. */
export const TaskList = ({ tasks }: { tasks: OwnSanction['tugas'] }) => (
  <section className="border-line border-t pt-5">
    <h3 className="font-semibold text-lg">Tugas sebelum dipulihkan</h3>
    <p className="mt-1 max-w-[50em] text-muted">
      Petugas menandai tugas yang sudah selesai, lalu memulihkan sertifikat.
    </p>
    <ul className="mt-3 space-y-2">
      {tasks.map(({ tugas, done_at }) => {
        const Icon = done_at ? CircleCheck : Circle
        return (
          <li key={tugas} className="flex gap-2.5">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${done_at ? 'text-success' : 'text-muted'}`} />
            <span>
              {tugas}
              <span className="block text-muted text-sm">
                {done_at ? `Selesai, ${longDay(dayIn(bodyZone(), new Date(done_at)))}` : 'Belum selesai'}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  </section>
)
