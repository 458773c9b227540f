import { type Day, longDay } from '../../../../lib/day.ts'

/** By when the office means to act; also says so honestly when that day is past. Undefined without a target. */
export function targetWords(target: string | null, today: Day): string | undefined {
  if (target === null) return undefined
  return target < today
    ? `Target petugas, ${longDay(target)}, sudah lewat; permohonan Anda tetap dikerjakan.`
    : `Petugas menargetkan selesai paling lambat ${longDay(target)}.`
}
