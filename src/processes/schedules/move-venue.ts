import { schedulesAtVenue, touchSchedules } from '../../features/catalogue/schedules/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { longDay, type Zone } from '../../lib/day.ts'
import { provinceName } from '../../lib/people/province.ts'
import { invalidFields } from '../../problems.ts'
import { notifyOfDetails } from './notify-of-schedule.ts'

interface Venue {
  name: string
  alamat: string
  kota: string
  provinsi: string
  zona_waktu: Zone
}

/** Hours of schedules ahead are those of their venue: its zone stays while there are any. Throws INVALID. */
export async function refuseOtherZoneUnderSchedules(
  db: Db,
  ctx: Context,
  venueId: number,
  { before, after }: { before: Venue; after: Venue },
): Promise<void> {
  if (before.zona_waktu === after.zona_waktu) return
  const [first] = await schedulesAtVenue(db, venueId, ctx.today)
  if (!first) return
  const when = first.start_date ? `pada ${longDay(first.start_date)}` : 'yang tanggalnya menyusul'
  throw invalidFields({
    provinsi: `Jadwal ${first.skema} ${when} memakai jam ${before.zona_waktu} di TUK ini. Buat TUK baru, lalu pindahkan jadwalnya.`,
  })
}

/** Tells everybody who has registered for a schedule at a venue that its name or address is another now. */
export async function notifyOfVenue(
  db: Db,
  ctx: Context,
  venueId: number,
  { before, after }: { before: Venue; after: Venue },
): Promise<void> {
  const [from, to] = [placeText(before), placeText(after)]
  if (from === to) return
  const met = (await schedulesAtVenue(db, venueId, ctx.today)).filter(
    ({ metode, peserta }) => metode !== 'Daring' && peserta > 0,
  )
  await touchSchedules(
    db,
    met.map(({ id }) => id),
  )
  for (const schedule of met) await notifyOfDetails(db, ctx, schedule, [`Tempat: ${to}. Semula: ${from}.`])
}

const placeText = ({ name, alamat, kota, provinsi }: Venue): string =>
  [name, alamat, kota, provinceName(provinsi)].join(', ')
