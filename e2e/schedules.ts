import { addDays, day } from '../src/lib/day.ts'
import { today } from './application-office.ts'
import { call } from './calls.ts'
import { inOffice } from './office.ts'

interface OfficeSchedule {
  id: number
}

/** A schedule of the members' scheme with that many seats, all of them free, on days and at hours that no other one has. */
export const makeScheduleByCalls = (seats: { kuota: number }): Promise<number> =>
  inOffice(async ({ page }) => {
    const { data, total } = await call<{ data: OfficeSchedule[]; total: number }>(
      page,
      'GET',
      '/admin-api/jadwal?kategori=ATPA',
    )
    const like = await call<OfficeSchedule>(page, 'GET', `/admin-api/jadwal/${data[0]?.id}`)
    const from = day(today())
    const first = addDays(from, 40 + 2 * total)
    const days = { start_date: first, end_date: addDays(first, 1), jam_mulai: '05.00', jam_selesai: '07.00' }
    const opening = { pendaftaran_dibuka: addDays(from, -1), pendaftaran_ditutup: addDays(from, 20) }
    const made = await call<OfficeSchedule>(page, 'POST', '/admin-api/jadwal', {
      ...like,
      ...days,
      ...opening,
      ...seats,
    })
    return made.id
  })
