import { dayRange, type Zone } from '../../../lib/day.ts'

/** Another schedule at the same hours that has the same examiner, room or candidate. */
export interface Clash {
  kind: 'tuk' | 'penguji' | 'peserta'
  nama: string
  skema: string
  start_date: string
  end_date: string | null
  jam_mulai: string
  jam_selesai: string
  zona_waktu: Zone
}

/** The field of a schedule's form that a clash is about; candidates follow the day. */
export const CLASH_FIELDS = { tuk: 'venue_id', penguji: 'penguji', peserta: 'start_date' } as const

/** 'Sertifikasi KTPA, 10–11 Desember 2026 pukul 08.00–16.00 WIB'. */
const otherSchedule = ({ skema, start_date, end_date, jam_mulai, jam_selesai, zona_waktu }: Clash): string =>
  `${skema}, ${dayRange(start_date, end_date)} pukul ${jam_mulai}–${jam_selesai} ${zona_waktu}`

/** Returns a sentence for each clash that says what collides and what to do about it, by the form's field. */
export function clashSentences(clashes: readonly Clash[]): Record<string, string[]> {
  const said: Record<string, string[]> = {}
  for (const clash of clashes) {
    const field = CLASH_FIELDS[clash.kind]
    said[field] = [...(said[field] ?? []), clashSentence(clash)]
  }
  return said
}

function clashSentence(clash: Clash): string {
  const other = otherSchedule(clash)
  if (clash.kind === 'tuk') return `${clash.nama} dipakai ${other}. Pilih waktu, tempat, atau ruang lain.`
  if (clash.kind === 'penguji') return `${clash.nama} bertugas pada ${other}. Pilih penguji atau waktu lain.`
  return `${clash.nama} terdaftar pada ${other}. Pilih waktu lain.`
}

/** To a candidate, or to staff who move one: the other exam at those hours. */
export const secondExamSentence = (clash: Clash): string =>
  `Pada jam itu sudah ada pendaftaran untuk ${otherSchedule(clash)}. Pilih jadwal lain.`

/** Tells whether two schedules share a room; one without a room occupies the whole venue. */
export const sharesRoom = (one: number | null, other: number | null): boolean =>
  one === null || other === null || one === other

/** 'Wira berhalangan 10–12 Maret 2027.' */
export const leaveSentence = ({ nama, sejak, sampai }: { nama: string; sejak: string; sampai: string }): string =>
  `${nama} berhalangan ${dayRange(sejak, sampai)}. Pilih penguji atau waktu lain.`
