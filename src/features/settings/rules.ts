export interface Setting {
  key: string
  value: unknown
  least: number | null
  most: number | null
}

/** The sentence against a new value of a setting; undefined for a good one. */
export function settingRefusal({ value: known, least, most }: Setting, value: unknown): string | undefined {
  if (typeof known === 'boolean') return typeof value === 'boolean' ? undefined : 'Pilih ya atau tidak.'
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'Isi dengan angka bulat.'
  if (value >= (least ?? 0) && value <= (most ?? Number.MAX_SAFE_INTEGER)) return undefined
  return `Isi dengan angka ${least} sampai ${most}.`
}
