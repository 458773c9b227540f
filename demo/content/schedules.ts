import type { DemoSchedule } from './shapes.ts'

/** One line a date: the columns below, in this order. Hours are local to the venue. */
type Row = [
  scheme: string,
  venue: string,
  startsInDays: number,
  days: number,
  hours: readonly [from: string, to: string],
  seats: number,
  taken: number,
  method: DemoSchedule['metode'],
  opensInDays: number,
  closesInDays: number,
]

const fullDay = ['08.00', '16.00'] as const
const shortDay = ['08.30', '14.30'] as const
const morning = ['09.00', '12.00'] as const
/** So that the exam of today can be opened whenever somebody looks around. */
const allDay = ['00.00', '23.59'] as const

const past: Row[] = [
  // Those certified then are in the third year.
  ['atpa', 'bandung', -945, 2, fullDay, 16, 12, 'Luring', -1020, -955],
  ['atpa', 'jakarta', -38, 2, fullDay, 20, 18, 'Luring', -110, -48],
  ['webinar-persetujuan-teknis', 'jakarta', -24, 1, morning, 60, 57, 'Daring', -66, -26],
  ['ktpa', 'bandung', -9, 2, fullDay, 16, 8, 'Luring', -70, -16],
]

/** On any day: attendance can be recorded, and the exam is written on screen. */
const today: Row[] = [['atpa', 'bogor', 0, 2, allDay, 12, 9, 'Luring', -60, -8]]

const offered: Row[] = [
  ['webinar-persetujuan-teknis', 'jakarta', 5, 1, morning, 60, 41, 'Daring', -40, 4],
  // Registration closed, exam still to come.
  ['uji-ulang', 'jakarta', 6, 1, shortDay, 12, 7, 'Luring', -50, -2],
  // Nearly full.
  ['ktpa', 'jakarta', 12, 2, fullDay, 20, 18, 'Luring', -62, 3],
  ['bimtek-pelingkupan', 'bogor', 16, 2, fullDay, 24, 22, 'Luring', -55, 8],
  // Full.
  ['atpa', 'jakarta', 19, 2, fullDay, 16, 16, 'Luring', -60, 9],
  ['workshop-amdalnet', 'jakarta', 24, 1, fullDay, 30, 12, 'Hibrida', -30, 18],
  ['atpa', 'yogyakarta', 26, 2, fullDay, 20, 11, 'Luring', -45, 14],
  ['perpanjangan-ktpa', 'jakarta', 28, 1, shortDay, 15, 6, 'Luring', -40, 17],
  ['perpanjangan-atpa', 'bandung', 30, 1, shortDay, 15, 13, 'Luring', -42, 19],
  ['ktpa', 'surabaya', 33, 2, fullDay, 16, 9, 'Luring', -38, 21],
  ['uji-ulang', 'yogyakarta', 38, 1, shortDay, 12, 3, 'Luring', -20, 27],
  ['atpa', 'medan', 40, 2, fullDay, 20, 7, 'Luring', -35, 28],
  ['workshop-konsultasi-publik', 'yogyakarta', 44, 1, fullDay, 24, 8, 'Luring', -25, 36],
  ['ktpa', 'makassar', 47, 2, fullDay, 16, 5, 'Luring', -30, 35],
  ['atpa', 'balikpapan', 54, 2, fullDay, 14, 4, 'Luring', -28, 42],
  ['seminar-rkl-rpl', 'jakarta', 58, 1, fullDay, 60, 22, 'Hibrida', -45, 50],
  ['perpanjangan-ktpa', 'denpasar', 61, 1, shortDay, 12, 4, 'Luring', -20, 50],
  ['perpanjangan-atpa', 'makassar', 68, 1, shortDay, 12, 2, 'Luring', -18, 57],
  ['webinar-persetujuan-teknis', 'jakarta', 72, 1, morning, 60, 15, 'Daring', -14, 71],
  ['ktpa', 'palembang', 75, 2, fullDay, 14, 2, 'Luring', -21, 63],
  ['atpa', 'jayapura', 82, 2, fullDay, 12, 3, 'Luring', -16, 68],
  ['bimtek-pelingkupan', 'denpasar', 89, 2, fullDay, 24, 4, 'Luring', -12, 80],
  ['uji-ulang', 'surabaya', 96, 1, shortDay, 12, 1, 'Luring', -10, 86],
  ['atpa', 'bandung', 103, 2, fullDay, 20, 2, 'Luring', -9, 91],
  ['ktpa', 'bogor', 110, 2, fullDay, 16, 1, 'Luring', -7, 98],
  ['perpanjangan-atpa', 'medan', 117, 1, shortDay, 12, 1, 'Luring', -6, 106],
  ['workshop-konsultasi-publik', 'makassar', 124, 1, fullDay, 24, 0, 'Luring', -5, 116],
  ['perpanjangan-ktpa', 'surabaya', 138, 1, shortDay, 15, 1, 'Luring', -5, 127],
  ['workshop-amdalnet', 'palembang', 145, 1, fullDay, 24, 0, 'Luring', -4, 138],
  ['atpa', 'surabaya', 152, 2, fullDay, 20, 1, 'Luring', -3, 140],
  ['ktpa', 'balikpapan', 166, 2, fullDay, 14, 0, 'Luring', -2, 154],
  ['seminar-rkl-rpl', 'jayapura', 180, 1, fullDay, 40, 0, 'Hibrida', -1, 172],
  // Registration not yet open.
  ['atpa', 'denpasar', 201, 2, fullDay, 16, 0, 'Luring', 40, 187],
  ['ktpa', 'jakarta', 222, 2, fullDay, 20, 0, 'Luring', 60, 208],
]

const cancelled: Row[] = [['workshop-amdalnet', 'surabaya', 65, 1, fullDay, 24, 3, 'Luring', -22, 57]]

/** Dates across the coming eight months, past ones for the archive, one of today, and one cancelled. */
export const schedules: DemoSchedule[] = [
  ...past.map(toSchedule),
  ...today.map((row) => ({ ...toSchedule(row), any_day: true })),
  ...offered.map(toSchedule),
  ...cancelled.map((row) => ({ ...toSchedule(row), dibatalkan: true })),
]

function toSchedule(row: Row): DemoSchedule {
  const [scheme, venue, startsInDays, days, [from, to], seats, taken, method, opensInDays, closesInDays] = row
  return {
    scheme,
    venue,
    starts_in_days: startsInDays,
    days,
    jam_mulai: from,
    jam_selesai: to,
    kuota: seats,
    terisi: taken,
    metode: method,
    opens_in_days: opensInDays,
    closes_in_days: closesInDays,
  }
}
