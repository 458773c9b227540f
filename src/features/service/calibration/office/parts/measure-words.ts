import { writeNumber } from '../../../../../lib/written-number.ts'
import type { ScoringMeasure } from '../../agreement-rules.ts'

const hundredths = (share: number): string => `${Math.round(share * 100)}%`

/** Below this share of the full points somebody is called neither mild nor strict. */
const LEAST_LEANING = 0.02

/** '80% sepakat; 4% lebih longgar; kappa 0,6', or that there was too little to compare. */
export function measureWords({ pasangan, kesepakatan, kappa, kecenderungan }: ScoringMeasure): string {
  if (kesepakatan === null || kecenderungan === null)
    return `Baru ${pasangan} nilai, terlalu sedikit untuk dibandingkan`
  return [
    `${hundredths(kesepakatan)} sepakat dari ${pasangan} nilai`,
    leaningWords(kecenderungan),
    ...(kappa === null ? [] : [`kappa ${writeNumber(Math.round(kappa * 100) / 100)}`]),
  ].join('; ')
}

function leaningWords(leaning: number): string {
  if (Math.abs(leaning) < LEAST_LEANING) return 'seimbang'
  return `rata-rata ${hundredths(Math.abs(leaning))} lebih ${leaning > 0 ? 'longgar' : 'ketat'}`
}
