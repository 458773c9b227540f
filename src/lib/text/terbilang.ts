const SMALL = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const

const SCALES = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1000, 'ribu'],
] as const

const MOST = 1_000_000_000_000_000

/** Whole rupiah in words: 1500 → 'Seribu lima ratus rupiah'. Throws RangeError for what is not 0 to 999 trillion. */
export function terbilang(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount >= MOST) throw new RangeError(`not an amount: ${amount}`)
  const words = `${amount === 0 ? 'nol' : inWords(amount)} rupiah`
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

function inWords(count: number): string {
  for (const [size, name] of SCALES) {
    if (count < size) continue
    const many = Math.floor(count / size)
    return and(name === 'ribu' && many === 1 ? 'seribu' : `${inWords(many)} ${name}`, count % size)
  }
  if (count >= 200) return and(`${SMALL[Math.floor(count / 100)]} ratus`, count % 100)
  if (count >= 100) return and('seratus', count % 100)
  if (count >= 20) return and(`${SMALL[Math.floor(count / 10)]} puluh`, count % 10)
  if (count >= 12) return `${SMALL[count - 10]} belas`
  return SMALL[count] ?? ''
}

const and = (words: string, rest: number): string => (rest === 0 ? words : `${words} ${inWords(rest)}`)
