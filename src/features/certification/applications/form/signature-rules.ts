const TITLES = new Set(['prof', 'dr', 'drs', 'dra', 'ir', 'apt', 'ns', 'h', 'hj', 'kh'])

/** 'S.T.', 'M.Si.': short words held together by full stops. */
const DEGREE = /^\p{L}{1,5}(\.\p{L}{1,5})+\.?$/u

const plain = (word: string): string => word.replace(/[.’'`-]/g, '')

/** A name without its titles, in small letters, one blank between its words. */
function bareName(name: string): string {
  const beforeDegrees = name.normalize('NFKC').toLowerCase().split(',')[0] ?? ''
  const words = beforeDegrees.trim().split(/\s+/)
  while (words.length > 1 && TITLES.has(plain(words[0] ?? ''))) words.shift()
  while (words.length > 1 && DEGREE.test(words.at(-1) ?? '')) words.pop()
  return words.map(plain).filter(Boolean).join(' ')
}

/**
 * Returns what is wrong with a typed signature; undefined when it is that person's name, or nothing was typed yet.
 * Case, doubled blanks, full stops and titles make no difference.
 */
export function signatureRefusal(typed: string, nama_lengkap: string): string | undefined {
  if (typed.trim() === '' || bareName(typed) === bareName(nama_lengkap)) return undefined
  return `Tanda tangan belum sama dengan nama Anda. Tulis: ${nama_lengkap}`
}
