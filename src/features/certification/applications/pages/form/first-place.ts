import type { Application } from '../../contract.ts'
import { type FormPlace, placeOfPage } from './page-titles.ts'

/** A page that may stay as it is: on which nothing was begun, and nothing is asked for. */
export const isOptional = ({ langkah, mulai, kesalahan }: Application['langkah'][number]): boolean =>
  langkah === 'jadwal' || (langkah === 'pengalaman' && !mulai && Object.keys(kesalahan).length === 0)

type Opened = Pick<Application, 'langkah' | 'can' | 'perpanjangan'>

/** Where work is left; before it the schedule, where it has a waiting list to join or tells how a renewal is examined. */
export function firstPlace({ langkah, can, perpanjangan }: Opened): FormPlace {
  const isScheduleSeen = langkah.some(({ langkah: page, lengkap }) => page === 'jadwal' && lengkap)
  if (can.join?.boleh || (perpanjangan !== null && !isScheduleSeen)) return 'jadwal'
  const open = langkah.find((page) => !page.lengkap && !isOptional(page))
  return open ? placeOfPage(open.langkah) : 'periksa'
}
