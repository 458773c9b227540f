import { Problem } from '../../problems.ts'

const EXCLUDED = '23P01'

/** The field of a form and the sentence beside it, by exclusion constraint. */
const REFUSALS: Record<string, [field: string, text: string]> = {
  occupancies_venue: ['venue_id', 'Tempat ini baru saja dipakai jadwal lain pada jam yang sama. Muat ulang.'],
  occupancies_examiner: ['penguji', 'Penguji ini baru saja bertugas pada jadwal lain di jam yang sama. Muat ulang.'],
  occupancies_candidate: ['schedule_id', 'Peserta sudah terdaftar pada jadwal lain di jam yang sama.'],
  examiner_leaves_once: ['sejak', 'Sebagian hari ini sudah tercatat berhalangan. Ubah catatan itu.'],
}

/** Returns the refusal for a violated exclusion constraint: when two write at once the database lets one through. */
export function refusalByExclusion(error: unknown): Problem | undefined {
  const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string }
  if (code !== EXCLUDED) return undefined
  if (constraint === 'certificates_of_qualification') return new Problem('CERTIFICATE_EXISTS')
  const [field, text] = REFUSALS[constraint] ?? ['data', 'Isian ini bertabrakan dengan data lain.']
  return new Problem('DOUBLE_BOOKED', { errors: { [field]: [text] } })
}
