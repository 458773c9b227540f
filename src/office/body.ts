import { bodyName } from '../lib/body.ts'
import type { Zone } from '../lib/day.ts'
import { type BodyColours, BUILT_IN } from '../lib/graphics/colour-scheme.ts'

interface OfficeBody extends BodyColours {
  nama_lembaga: string
  nama_singkat: string
  logo: string | null
  zona_waktu: Zone
}

const NAME = bodyName({ nama_lembaga: '' })
const UNKNOWN: OfficeBody = { nama_lembaga: NAME, nama_singkat: NAME, logo: null, zona_waktu: 'WIB', ...BUILT_IN }

/** The body as the office's document brings it (program/pages/office-page.ts). */
export const body: OfficeBody = {
  ...UNKNOWN,
  ...JSON.parse(document.getElementById('lembaga')?.textContent ?? '{}'),
}
