import { asJson } from '../src/ground/office-lists/column-values.ts'
import { addDays, type Day, day, longDay } from '../src/lib/day.ts'
import { schemes } from './content/schemes.ts'
import type { DemoSchedule } from './content/shapes.ts'

const isWeekend = (on: Day): boolean => [0, 6].includes(new Date(`${on}T00:00:00Z`).getUTCDay())

/** There are no exams on weekends: a start that falls on one, or would run into one, moves to Monday. */
function workingStart(on: Day, days: number): Day {
  let start = on
  while (Array.from({ length: days }, (_, n) => addDays(start, n)).some(isWeekend)) start = addDays(start, 1)
  return start
}

/** The columns of a date, on the days that it falls on from today. */
export function daysOf(schedule: DemoSchedule, today: Day) {
  const wanted = addDays(today, schedule.starts_in_days)
  const start = schedule.any_day ? wanted : workingStart(wanted, schedule.days)
  const closes = addDays(today, schedule.closes_in_days)
  return {
    start_date: start,
    end_date: addDays(start, schedule.days - 1),
    jam_mulai: schedule.jam_mulai,
    jam_selesai: schedule.jam_selesai,
    pendaftaran_dibuka: addDays(today, schedule.opens_in_days),
    pendaftaran_ditutup: closes,
    kuota: schedule.kuota,
    terisi: schedule.terisi,
    metode: schedule.metode,
    ruang_daring: schedule.metode === 'Luring' ? null : `https://rapat.example.com/${schedule.scheme}`,
    rundown: asJson(rundownOf(schedule)),
    ketentuan_batal: `${cancellationTerms(schedule)} Pendaftaran ditutup ${longDay(closes)}.`.trim(),
    alasan_batal: schedule.dibatalkan ? 'Ruang di tempat itu sedang diperbaiki sampai akhir bulan.' : null,
    cancelled_at: schedule.dibatalkan ? `${addDays(day(today), -3)}T02:00:00Z` : null,
  }
}

const isFree = ({ scheme }: DemoSchedule): boolean =>
  schemes.some(({ key, registration_fee }) => key === scheme && registration_fee === 0)

const isActivity = ({ scheme }: DemoSchedule): boolean =>
  schemes.some(({ key, jenis }) => key === scheme && jenis === 'pemeliharaan')

/** Returns the terms of a cancellation; empty where there is no fee to pay back. */
function cancellationTerms(schedule: DemoSchedule): string {
  if (isFree(schedule)) return ''
  const what = isActivity(schedule) ? 'kegiatan' : 'uji'
  const back = `Pembatalan paling lambat 14 hari sebelum ${what} dikembalikan 75%, 7–13 hari 50%, dan kurang dari 7 hari tidak dikembalikan.`
  return isActivity(schedule) ? back : `${back} Jadwal dapat dipindah satu kali, paling lambat 7 hari sebelum uji.`
}

function rundownOf(schedule: DemoSchedule): { waktu: string; kegiatan: string }[] {
  const { jam_mulai, jam_selesai, days } = schedule
  const first = [
    { waktu: `Hari 1, ${jam_mulai}`, kegiatan: 'Registrasi ulang dan pemeriksaan identitas' },
    {
      waktu: 'Hari 1, sesi pagi',
      kegiatan: `Pembukaan, tata tertib, dan ${isActivity(schedule) ? 'materi' : 'ujian tulis'}`,
    },
    { waktu: 'Hari 1, sesi siang', kegiatan: isActivity(schedule) ? 'Diskusi dan tanya jawab' : 'Ujian praktik' },
  ]
  const inDepth = isActivity(schedule) ? 'Latihan kasus dan pembahasan' : 'Wawancara dan penelaahan portofolio'
  const second = days > 1 ? [{ waktu: 'Hari 2, sesi pagi', kegiatan: inDepth }] : []
  return [...first, ...second, { waktu: `Hari ${days}, ${jam_selesai}`, kegiatan: 'Penutupan' }]
}
