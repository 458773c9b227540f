import { ZONE_HOURS } from '../../../../lib/day.ts'
import { pictureUrl } from '../../../../lib/graphics/picture.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { stripMarkup } from '../../../../lib/text/markup.ts'
import { to } from '../../../../paths.ts'
import { isOpen } from '../rules.ts'
import type { ScheduleDetail } from './schedule-row.ts'

const ATTENDANCE = { Luring: 'Offline', Daring: 'Online', Hibrida: 'Mixed' } as const

/** A schedule as a schema.org Event; undefined while no day is known. */
export function scheduleEvent(schedule: ScheduleDetail, origin: string): Record<string, unknown> | undefined {
  const { start_date: start, end_date: end, tuk, zona_waktu: zone } = schedule
  if (!start) return undefined
  const address = origin + to.schedule(schedule.id)
  const moment = (on: string, time: string) => `${on}T${time.replace('.', ':')}:00+0${ZONE_HOURS[zone]}:00`
  return {
    '@type': 'Event',
    name: schedule.name,
    description: stripMarkup(schedule.description),
    url: address,
    image: [schedule.image ? origin + pictureUrl(schedule.image) : `${origin}/og.png`],
    startDate: moment(start, schedule.jam_mulai),
    endDate: moment(end ?? start, schedule.jam_selesai),
    eventStatus: `https://schema.org/Event${schedule.status_jadwal === 'dibatalkan' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[schedule.metode]}EventAttendanceMode`,
    location:
      tuk && schedule.metode !== 'Daring'
        ? {
            '@type': 'Place',
            name: tuk.name,
            address: {
              '@type': 'PostalAddress',
              streetAddress: tuk.alamat,
              addressLocality: tuk.kota,
              addressRegion: provinceName(tuk.provinsi),
              addressCountry: 'ID',
            },
          }
        : { '@type': 'VirtualLocation', url: address },
    offers: {
      '@type': 'Offer',
      price: schedule.registration_fee,
      priceCurrency: 'IDR',
      url: address,
      ...(schedule.pendaftaran_dibuka ? { validFrom: schedule.pendaftaran_dibuka } : {}),
      availability: `https://schema.org/${isOpen(schedule.status_jadwal) ? 'InStock' : 'SoldOut'}`,
    },
  }
}
