import { addDays, addMonths, type Day, daysBetween } from '../src/lib/day.ts'

/** A year of a holder's life, with the days of report and maintenance; null where the holder does nothing. */
interface LifeYear {
  ke: number
  mulai: Day
  selesai: Day
  lapor: Day | null
  pelihara: Day | null
}

/** A holder of three years, written down before it is lived. */
export interface Life {
  no_sertifikasi: string
  mulai: Day
  berakhir: Day
  tahun: LifeYear[]
  /** When the renewal is issued; null: never. */
  perpanjang: Day | null
}

export interface LifeLetter {
  hari: Day
  judul: string
}

/** Small repeatable chance: the same lives in every run. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

/** That many lives, beginning within a year; each kind of neglect is among them. */
export function livesOf(count: number, first: Day): Life[] {
  const chance = chances(42)
  const among = (from: number, to: number): number => from + Math.floor(chance() * (to - from + 1))
  return Array.from({ length: count }, (_, at) => {
    const mulai = addDays(first, among(0, 364))
    const berakhir = addMonths(mulai, 36)
    const tahun = [1, 2, 3].map((ke) => {
      const from = addMonths(mulai, 12 * (ke - 1))
      const until = ke === 3 ? berakhir : addDays(addMonths(mulai, 12 * ke), -1)
      const lapor = chance() < 0.75 ? addDays(until, among(-170, 50)) : null
      const pelihara = chance() < 0.6 ? addDays(from, among(0, daysBetween(from, until))) : null
      return { ke, mulai: from, selesai: until, lapor, pelihara }
    })
    const perpanjang = chance() < 0.5 ? addDays(berakhir, among(-150, -1)) : null
    return { no_sertifikasi: `SIM-${String(at).padStart(5, '0')}`, mulai, berakhir, tahun, perpanjang }
  })
}

const isBy = (done: Day | null, on: Day): boolean => done !== null && done <= on

/** The years of both certificates; in those of the renewal nothing is done any more. */
const yearsOf = ({ no_sertifikasi, berakhir, tahun, perpanjang }: Life): (LifeYear & { no_sertifikasi: string })[] => {
  const mulai = addDays(berakhir, 1)
  const again = perpanjang === null ? [] : [{ ke: 1, mulai, selesai: addDays(addMonths(mulai, 12), -1) }]
  return [
    ...tahun.map((year) => ({ ...year, no_sertifikasi })),
    ...again.map((year) => ({ ...year, no_sertifikasi: `${no_sertifikasi}-B`, lapor: null, pelihara: null })),
  ]
}

/** Consecutive years without maintenance that are over before a day; a running maintained year starts again. */
function yearsWithout(life: Life, on: Day): number {
  let without = 0
  for (const { mulai, selesai, pelihara } of yearsOf(life)) {
    if (mulai > on) break
    if (isBy(pelihara, on)) without = 0
    else if (selesai < on) without += 1
  }
  return without
}

/** Every letter that a life brings until a day, by the table of domain 2.13. */
export function expectedLetters(life: Life, last: Day): LifeLetter[] {
  const { berakhir, perpanjang } = life
  const letters: LifeLetter[] = []
  const add = (hari: Day, judul: string) => hari <= last && letters.push({ hari, judul })
  for (const { no_sertifikasi, ke, selesai, lapor, pelihara } of yearsOf(life)) {
    for (const days of [-60, -30, -7, 1]) {
      const on = addDays(selesai, days)
      if (isBy(lapor, on) && isBy(pelihara, on)) continue
      add(on, `Kewajiban tahun ke-${ke} sertifikat ${no_sertifikasi}${days > 0 ? ' terlewat' : ''}`)
    }
    const over = addDays(selesai, 1)
    const without = yearsWithout(life, over)
    if (pelihara === null && without > 0) add(over, `Sertifikat ${no_sertifikasi}: ${without} tahun tanpa pemeliharaan`)
  }
  for (const days of [180, 90, 30, 7, 0]) {
    const on = addDays(berakhir, -days)
    if (isBy(perpanjang, on)) continue
    const { no_sertifikasi } = life
    add(
      on,
      days === 0
        ? `Sertifikat ${no_sertifikasi} berakhir hari ini`
        : `Sertifikat ${no_sertifikasi} berakhir ${days} hari lagi`,
    )
  }
  return letters
}

const stateOf = ({ berakhir }: Life, on: Day): string => {
  if (berakhir < on) return 'kedaluwarsa'
  return daysBetween(on, berakhir) <= 90 ? 'akan_berakhir' : 'aktif'
}

/** Returns the expected states of a holder's certificate and years on a day. */
export const expectedStates = (life: Life, on: Day) => ({
  state: stateOf(life, on),
  tanpa: yearsWithout(life, on),
  tahun: life.tahun.map(({ ke, mulai, selesai, lapor, pelihara }) => ({
    ke,
    keadaan: selesai < on ? 'selesai' : mulai <= on ? 'berjalan' : 'mendatang',
    terlapor: isBy(lapor, on),
    terpelihara: mulai <= on && isBy(pelihara, on),
  })),
})
