import { isDay } from '../../../lib/day.ts'

export interface Setting {
  key: string
  value: unknown
  least: number | null
  most: number | null
}

/** Words in braces that the format of certificate numbers needs, so that no two numbers are the same. */
const NEEDED: Record<string, readonly string[]> = { format_nomor_sertifikat: ['{urut}', '{tahun}', '{kualifikasi}'] }

/** Texts that are a day, or empty. */
const DAYS: readonly string[] = ['peralihan_standar', 'syarat_petugas_sejak']

/** The sentence against a new value of a setting; undefined for a good one. Bounds of a text are its length. */
export function settingRefusal({ key, value: known, least, most }: Setting, value: unknown): string | undefined {
  if (typeof known === 'boolean') return typeof value === 'boolean' ? undefined : 'Pilih ya atau tidak.'
  if (typeof known === 'string') return textRefusal({ key, least, most }, value)
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'Isi dengan angka bulat.'
  if (value >= (least ?? 0) && value <= (most ?? Number.MAX_SAFE_INTEGER)) return undefined
  return `Isi dengan angka ${least} sampai ${most}.`
}

function textRefusal({ key, least, most }: Omit<Setting, 'value'>, value: unknown): string | undefined {
  const length = typeof value === 'string' ? value.trim().length : 0
  if (typeof value !== 'string' || length < (least ?? 0) || length > (most ?? 200)) {
    return `Isi dengan ${least} sampai ${most} huruf.`
  }
  if (DAYS.includes(key) && value.trim() !== '' && !isDay(value.trim())) {
    return 'Tulis tanggalnya seperti 2029-04-01, atau kosongkan.'
  }
  const missing = (NEEDED[key] ?? []).filter((word) => !value.includes(word))
  return missing.length === 0 ? undefined : `Tulis juga ${missing.join(' dan ')} di dalamnya.`
}
