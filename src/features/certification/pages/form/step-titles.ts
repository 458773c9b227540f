import type { FormStep } from '../../rules.ts'

export const STEP_TITLES: Record<FormStep, string> = {
  jadwal: 'Skema & jadwal',
  pengalaman: 'Pengalaman',
  asesmen: 'Asesmen mandiri',
  berkas: 'Berkas',
  pernyataan: 'Pernyataan',
}
