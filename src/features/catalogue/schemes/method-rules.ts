/** The kinds of methods by which people are examined, in the words a person reads. */
export const METHOD_KINDS = {
  tulis: 'Tertulis',
  lisan: 'Lisan',
  portofolio: 'Portofolio',
  observasi: 'Observasi',
  praktik: 'Praktik',
} as const
export type MethodKind = keyof typeof METHOD_KINDS
export const METHOD_KIND_NAMES = Object.keys(METHOD_KINDS) as [MethodKind, ...MethodKind[]]

/** A method with its kind, as a version of a scheme says it. */
export interface KindOfMethod {
  metode: string
  jenis: MethodKind
}

/** Works that are written and no written exam. */
const WRITTEN_WORK = /\b(?:karya|tugas|laporan|makalah) (?:tulis|tertulis)\b/i

/** Words in a method's name that speak for a kind; only a person makes a kind of it. */
const WORDS: readonly (readonly [RegExp, MethodKind])[] = [
  [/\b(?:tulis|tertulis|cbt|esai|essay|pengetahuan|pilihan ganda)\b/i, 'tulis'],
  [/\b(?:lisan|wawancara|presentasi|tanya jawab|pemaparan)\b/i, 'lisan'],
  [/\b(?:portofolio|portfolio|makalah)\b|\bbukti\b/i, 'portofolio'],
  [/\b(?:observasi|pengamatan)\b/i, 'observasi'],
  [/\b(?:praktik|praktek|demonstrasi|simulasi|unjuk kerja)\b/i, 'praktik'],
]

/**
 * Proposes the kind of a method by the words of its name, for a person to confirm; null where the words say nothing, or
 * speak for more than one kind.
 */
export function proposedKind(metode: string): MethodKind | null {
  const isWork = WRITTEN_WORK.test(metode)
  const rest = metode.replace(WRITTEN_WORK, '')
  const found = new Set(WORDS.filter(([words]) => words.test(rest)).map(([, jenis]) => jenis))
  if (isWork) found.add('portofolio')
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

/** Returns the kind of a method that no person has said so far: by its words, as before methods had kinds. */
export const kindFromBefore = (metode: string): MethodKind | null => (/tulis/i.test(metode) ? 'tulis' : null)

/** Lists the methods whose kind nobody has chosen, in their order. */
export const methodsWithoutKind = (methods: readonly string[], kinds: readonly KindOfMethod[]): string[] =>
  methods.filter((metode) => !kinds.some((one) => one.metode === metode))

/** Keeps the kinds of methods that are there, one for each, in the order of the methods. */
export const kindsOfMethods = (methods: readonly string[], kinds: readonly KindOfMethod[]): KindOfMethod[] =>
  [...new Set(methods)].flatMap((metode) => kinds.find((one) => one.metode === metode) ?? [])

const BETWEEN = ' :: '

/** Returns a method with its kind in one line of a cell: 'Wawancara :: lisan'. */
export const methodLine = ({ metode, jenis }: KindOfMethod): string => `${metode}${BETWEEN}${jenis}`

/** Reads the method and its kind from a line of a cell; the form says which kinds there are. */
export function methodOf(line: string): { metode: string; jenis: string } {
  const at = line.lastIndexOf(BETWEEN.trim())
  if (at < 0) return { metode: line.trim(), jenis: '' }
  return {
    metode: line.slice(0, at).trim(),
    jenis: line
      .slice(at + BETWEEN.trim().length)
      .trim()
      .toLowerCase(),
  }
}
