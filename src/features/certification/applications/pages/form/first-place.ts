import type { Application } from '../../contract.ts'
import { type FormPlace, placeOfPage } from './page-titles.ts'

type Opened = Pick<Application, 'langkah' | 'can' | 'perpanjangan'>

/** Where work is left; before it the schedule, where it has a waiting list to join or tells how a renewal is examined. */
export function firstPlace({ langkah, can, perpanjangan }: Opened): FormPlace {
  const isScheduleSeen = langkah.some(({ langkah: page, lengkap }) => page === 'jadwal' && lengkap)
  if (can.join?.boleh || (perpanjangan !== null && !isScheduleSeen)) return 'jadwal'
  const open = langkah.find(({ langkah: page, lengkap }) => page !== 'jadwal' && !lengkap)
  return open ? placeOfPage(open.langkah) : 'periksa'
}
