import { dayRange, longMoment } from '../../../lib/day.ts'
import { RECORD_STATES, type RecordState, SIGNER_ROLES, type SignerRole } from './rules.ts'

interface Happening {
  jam: string
  uraian: string
}

/** Adds whom it is about to what an invigilator noted, by the number of the application. */
export const withNumber =
  (numbers: ReadonlyMap<number, { nomor: string | null }>) =>
  ({ jam, uraian, user_training_id }: Happening & { user_training_id: number | null }) => {
    const nomor = user_training_id === null ? null : (numbers.get(user_training_id)?.nomor ?? null)
    return { jam, uraian, nomor }
  }

/** Returns what happened by its hour, whoever noted it, as lines. */
export const happeningLines = ({
  kejadian,
  kejadian_pengawas,
}: Pick<WrittenRecord, 'kejadian' | 'kejadian_pengawas'>): string[] =>
  [...kejadian.map((one) => ({ ...one, nomor: null })), ...kejadian_pengawas]
    .toSorted((one, other) => (one.jam < other.jam ? -1 : one.jam > other.jam ? 1 : 0))
    .map(({ jam, uraian, nomor }) => `${jam}: ${uraian}${nomor === null ? '' : ` (peserta ${nomor})`}`)

/** A record of the day as its paper is made of it. */
interface WrittenRecord {
  skema: string
  tuk: string | null
  metode: string
  start_date: string
  end_date: string
  jam_jadwal: string
  jam_mulai: string | null
  jam_selesai: string | null
  status: RecordState | null
  peserta: readonly {
    nomor: string | null
    nama: string
    attended_at: string | null
    kursi: string
    penyesuaian: readonly string[]
  }[]
  penguji: readonly string[]
  petugas: readonly string[]
  petugas_lain: string
  kejadian: readonly Happening[]
  /** What invigilators noted at the screen. */
  kejadian_pengawas: readonly (Happening & { nomor: string | null })[]
  catatan: string
  tanda_tangan: readonly { nama: string; peran: SignerRole; at: Date }[]
  tambahan: readonly { isi: string; nama: string; at: Date }[]
}

/** Returns the words of a record's paper. */
export const recordPaperOf = (record: WrittenRecord, made: { nama_lembaga: string; made_at: Date }) => ({
  ...made,
  skema: record.skema,
  tanggal: dayRange(record.start_date, record.end_date),
  jam_jadwal: record.jam_jadwal,
  jam: record.jam_mulai ? `${record.jam_mulai}–${record.jam_selesai ?? '…'}` : 'Belum diisi',
  tempat: record.tuk ?? record.metode,
  keadaan: record.status === null ? 'Belum disusun' : RECORD_STATES[record.status],
  peserta: record.peserta.map(({ nomor, nama, attended_at, kursi, penyesuaian }) => ({
    nomor: nomor ?? '',
    nama,
    hadir: attended_at === null ? 'Tidak hadir' : 'Hadir',
    kursi,
    penyesuaian: penyesuaian.join(', '),
  })),
  penguji: [...record.penguji],
  petugas: [...record.petugas, ...(record.petugas_lain === '' ? [] : [record.petugas_lain])],
  kejadian: happeningLines(record),
  catatan: record.catatan,
  tanda_tangan: record.tanda_tangan.map(({ nama, peran, at }) => ({
    nama,
    peran: SIGNER_ROLES[peran],
    waktu: longMoment(at),
  })),
  tambahan: record.tambahan.map(({ isi, nama, at }) => `${longMoment(at)}, ${nama}: ${isi}`),
})
