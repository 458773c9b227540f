/** The names of the qualifications, and how people of the field call them. */
const ABBREVIATIONS: [RegExp, string][] = [
  [/\bKetua Tim Penyusun Amdal\b/gi, 'KTPA'],
  [/\bAnggota Tim Penyusun Amdal\b/gi, 'ATPA'],
]

/** Words that begin most names, and so tell none apart. */
const COMMON = /\b(Sertifikasi|Sertifikat)\s+(?=\S)/gi

const shorten = (name: string): string =>
  ABBREVIATIONS.reduce((short, [long, abbreviation]) => short.replaceAll(long, abbreviation), name).replaceAll(
    COMMON,
    '',
  )

/** Returns the names whose short one is also that of another, and can still be made longer. */
function clashes(shorts: ReadonlyMap<string, string>): string[] {
  const uses = Map.groupBy(shorts.keys(), (name) => shorts.get(name))
  return [...shorts].flatMap(([name, short]) => (short !== name && (uses.get(short)?.length ?? 0) > 1 ? [name] : []))
}

/** Returns what each name is called beside the others; two different names never get the same. */
export function shortNames(names: Iterable<string>): ReadonlyMap<string, string> {
  const shorts = new Map([...new Set(names)].map((name) => [name, shorten(name)]))
  for (let same = clashes(shorts); same.length > 0; same = clashes(shorts))
    for (const name of same) shorts.set(name, name)
  return shorts
}
