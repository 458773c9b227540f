/** The states of a claim to records from before the portal: it waits, or staff decided it by the identity card. */
export const CLAIM_STATES = ['diajukan', 'disetujui', 'ditolak'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** The states to which each state can change. A claim refused, say for a bad scan, can still be approved. */
const NEXT: Record<ClaimState, readonly ClaimState[]> = {
  diajukan: ['disetujui', 'ditolak'],
  ditolak: ['disetujui'],
  disetujui: [],
}

/** Tells whether a claim may go from one state to another. */
export const mayDecide = (from: ClaimState, to: ClaimState): boolean => NEXT[from].includes(to)

/** The degrees to which two names agree, as a hint for those who decide. */
export const NAME_AGREEMENTS = ['sama', 'mirip', 'berbeda'] as const
export type NameAgreement = (typeof NAME_AGREEMENTS)[number]

const TITLES = new Set(['dr', 'drs', 'dra', 'ir', 'prof', 'h', 'hj', 'kh', 'apt', 'rr', 'raden'])

/**
 * Returns the words of a name without degrees, titles, accents and points: 'Dr. Ir. Siti Contoh, M.Si.' → siti, contoh.
 */
function nameWords(name: string): string[] {
  const [own = ''] = name.split(',')
  const plain = own.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}']+/u).filter((word) => word !== '' && !TITLES.has(word))
}

const isShortFor = (short: string, long: string): boolean => short.length === 1 && long.startsWith(short)

/**
 * Compares two names as people write them. 'sama': the same words in any order; 'mirip': one is the other with words
 * left out or shortened to a letter; else 'berbeda'. It only points things out: a person decides.
 */
export function nameAgreement(one: string, other: string): NameAgreement {
  const [a, b] = [nameWords(one), nameWords(other)]
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0) return 'berbeda'
  if (a.length === b.length && a.every((word) => b.includes(word))) return 'sama'
  const found = short.every((word) =>
    long.some((each) => each === word || isShortFor(word, each) || isShortFor(each, word)),
  )
  return found ? 'mirip' : 'berbeda'
}
