/** A home or a place of an exam; the province by its Kemendagri code. */
interface Place {
  kota: string
  provinsi: string | null
}

/** The facts about an examiner that a proposal compares. */
export interface Proposable extends Place {
  examiner_id: number
  nama: string
  /** The obstacles to this examiner, each a sentence. */
  halangan: readonly string[]
  /** The number of their candidates around that day. */
  beban: number
}

export interface Proposal {
  examiner_id: number
  nama: string
  halangan: string[]
  /** The reasons for their place in the order, each a sentence. */
  alasan: string[]
  /** True for those who are proposed. */
  diusulkan: boolean
}

/** Days before and after an exam within which the work of examiners is compared. */
export const LOAD_DAYS = 30

const NEAR_WORDS = ['Satu kota dengan TUK', 'Satu provinsi dengan TUK', 'Di luar provinsi TUK'] as const

const cityName = (city: string): string =>
  city
    .toLowerCase()
    .replace(/^(kota|kabupaten|kab\.?)\s+/, '')
    .trim()

/**
 * Returns 0 for the same city, 1 for the same province, 2 for elsewhere or unknown; 0 for all where there is no venue.
 */
export function distanceTo(examiner: Place, venue: Place | null): 0 | 1 | 2 {
  if (!venue) return 0
  const isSameProvince = examiner.provinsi !== null && examiner.provinsi === venue.provinsi
  const isSameCity = examiner.kota !== '' && cityName(examiner.kota) === cityName(venue.kota)
  if (isSameCity && (isSameProvince || examiner.provinsi === null)) return 0
  return isSameProvince ? 1 : 2
}

function nearness(examiner: Place, venue: Place | null): string {
  if (!venue) return 'Uji daring: tanpa perjalanan.'
  if (examiner.kota === '' && examiner.provinsi === null) return 'Tempat tinggalnya belum diisi.'
  const words = NEAR_WORDS[distanceTo(examiner, venue)]
  return examiner.kota === '' ? `${words}.` : `${words} (${examiner.kota}).`
}

const load = (beban: number): string =>
  beban === 0
    ? `Belum ada tugas lain dalam ${LOAD_DAYS} hari sekitar uji.`
    : `${beban} peserta dalam ${LOAD_DAYS} hari sekitar uji.`

/**
 * Sorts all examiners: free of obstacles, then near, then least loaded, then by name, each with the reasons in words.
 * Proposes the first `needed` without obstacles.
 */
export function proposeAmong(examiners: readonly Proposable[], venue: Place | null, needed: number): Proposal[] {
  const order = (one: Proposable): [number, number, number] => [
    one.halangan.length > 0 ? 1 : 0,
    distanceTo(one, venue),
    one.beban,
  ]
  const sorted = [...examiners].sort((one, other) => {
    const [first, second] = [order(one), order(other)]
    const at = first.findIndex((value, place) => value !== second[place])
    return at < 0 ? compareNames(one, other) : (first[at] ?? 0) - (second[at] ?? 0)
  })
  return sorted.map((one, place) => ({
    examiner_id: one.examiner_id,
    nama: one.nama,
    halangan: [...one.halangan],
    alasan: [
      ...(one.halangan.length === 0 ? ['Tersedia dan tidak terlibat.'] : []),
      nearness(one, venue),
      load(one.beban),
    ],
    diusulkan: one.halangan.length === 0 && place < needed,
  }))
}

const compareNames = (one: Proposable, other: Proposable): number =>
  one.nama < other.nama ? -1 : one.nama > other.nama ? 1 : one.examiner_id - other.examiner_id

/** Returns 'Untuk 2 dari 9 peserta: Satu instansi dengan peserta.'; an obstacle for all candidates stands alone. */
export function gatheredObstacles(byCandidate: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const sentences of byCandidate) {
    for (const sentence of new Set(sentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  const all = byCandidate.length
  return [...counts].map(([sentence, count]) =>
    count === all ? sentence : `Untuk ${count} dari ${all} peserta: ${sentence}`,
  )
}
