import { differencesInWords, type WeighedChange } from '../pending-changes/rules.ts'
import type { BACKUP_TARGETS } from './rules.ts'

interface Plan {
  aktif: boolean
  jam: number
  tujuan: (typeof BACKUP_TARGETS)[number]
  folder: string
  endpoint: string
  region: string
  bucket: string
  prefix: string
  harian: number
  mingguan: number
  bulanan: number
}

const PLACE = { tujuan: 'Tempat', folder: 'Folder' }
const BUCKET = {
  tujuan: 'Tempat',
  ...{ endpoint: 'Alamat server S3', region: 'Region', bucket: 'Bucket', prefix: 'Folder dalam bucket' },
}
const REST = {
  aktif: 'Dibuat setiap hari',
  jam: 'Sejak jam',
  ...{ harian: 'Harian', mingguan: 'Mingguan', bulanan: 'Bulanan' },
}

/**
 * Weighs a change of the plan. Whoever holds a bucket holds everybody's data, so another bucket, or other keys to it,
 * takes two people. A folder lies where the operator has put it, so another folder counts at once.
 */
export function weighPlan(before: Plan, after: Plan & { access_key: string }): WeighedChange {
  const isBucket = after.tujuan === 's3'
  const place = differencesInWords({ ...before }, { ...after }, isBucket ? BUCKET : PLACE)
  if (isBucket && after.access_key !== '') place.push('Kunci bucket: diganti')
  const perubahan = [...place, ...differencesInWords({ ...before }, { ...after }, REST)]
  if (place.length === 0) return { weight: 'plain', perubahan }
  return { weight: isBucket ? 'waits' : 'counts', perubahan }
}
