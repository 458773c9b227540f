import { bodyZone, type Day, dayIn, longDay } from '../../../lib/day.ts'
import { foundByNumber } from '../../../lib/identifiers/number.ts'
import { isValidOn, type StoredState } from '../certificates/rules.ts'

/** The letters of names, the commonest first. */
const COMMONEST = 'anirsuhtedmylkwopgbjfczvqx'

const rarity = (letters: string): number => [...letters].reduce((sum, letter) => sum + COMMONEST.indexOf(letter), 0)

/**
 * Returns the rarest three letters in a row by their frequency in names; undefined without three from a to z in a row.
 */
export function rarestLetters(word: string): string | undefined {
  const threes = Array.from({ length: word.length }, (_, at) => word.slice(at, at + 3))
  return threes.filter((three) => /^[a-z]{3}$/.test(three)).sort((a, b) => rarity(b) - rarity(a))[0]
}

/** The most numbers of one check of a team. */
export const TEAM_NUMBERS = 30
/** The most characters of the field: room for TEAM_NUMBERS of the longest numbers. */
export const TEAM_TEXT = 3000

/** A transition of a certificate, with the state after it. */
export interface Turn {
  ke: StoredState
  at: Date
}

export interface Past {
  status: StoredState
  valid_from: Day
  valid_until: Day
  /** The transitions, the oldest first. */
  turns: readonly Turn[]
}

/**
 * Returns the state of a certificate at the end of a day: a transition counts from the day it is taken and leaves the
 * past alone. Days before the first transition have the state that it led to.
 */
export function stateOn({ status, turns }: Pick<Past, 'status' | 'turns'>, on: Day, today: Day): StoredState {
  if (on >= today) return status
  const last = turns.findLast(({ at }) => dayIn(bodyZone(), at) <= on)
  return (last ?? turns[0])?.ke ?? status
}

/** The least that the law asks of a team (PP 22/2021). */
export const TEAM_NEEDS = { KTPA: 1, ATPA: 2 } as const

export interface Candidate extends Past {
  nama: string
  kualifikasi: string
  /** An equal value for all certificates of one person; null when the person is not known. */
  orang: string | null
}

export interface Member {
  no_sertifikasi: string
  nama: string | null
  kualifikasi: string | null
  berlaku: boolean
  keterangan: string
  /** Numbers of the register that an unknown one may have meant. */
  mirip: string[]
}

const WORDS: Record<StoredState, string> = {
  aktif: 'aktif',
  dibekukan: 'dibekukan',
  dicabut: 'dicabut',
  diganti: 'diganti dengan sertifikat lain',
}

/** Tells whether a certificate counts for a team on a day, and why, in a sentence. */
function valueToTeam(candidate: Candidate, on: Day, today: Day): { berlaku: boolean; keterangan: string } {
  const status = stateOn(candidate, on, today)
  const { valid_from, valid_until } = candidate
  if (isValidOn({ status, valid_from, valid_until }, on)) {
    return { berlaku: true, keterangan: `Berlaku sampai ${longDay(valid_until)}.` }
  }
  const keterangan =
    on < valid_from
      ? `Baru berlaku mulai ${longDay(valid_from)}.`
      : on > valid_until
        ? `Masa berlakunya berakhir ${longDay(valid_until)}.`
        : `Pada tanggal itu ${WORDS[status]}.`
  return { berlaku: false, keterangan }
}

const OTHERWISE_WRITTEN = 'Tidak ada nomor yang persis begini. Cocokkan dengan nomor yang mirip.'

/**
 * Tells whether a team has the people whom the law asks for on a day; each person counts once, as leader or member.
 * `like` says what unknown numbers may have meant, `tidak_dihitung` whose certificates do not count on that day.
 */
export function teamOn(
  numbers: readonly string[],
  found: ReadonlyMap<string, Candidate>,
  { on, today }: { on: Day; today: Day },
  like: ReadonlyMap<string, { mirip: string[] }> = new Map(),
): { memenuhi: boolean; kurang: string[]; tidak_dihitung: string[]; anggota: Member[] } {
  const seen = new Set<Candidate>()
  const uncounted = new Set<string>()
  const people = new Map<unknown, Set<string>>()
  const anggota = numbers.map((no_sertifikasi): Member => {
    const candidate = foundByNumber(found, no_sertifikasi)
    if (!candidate) {
      uncounted.add(no_sertifikasi)
      const mirip = like.get(no_sertifikasi)?.mirip ?? []
      const keterangan = mirip.length > 0 ? OTHERWISE_WRITTEN : 'Tidak ditemukan: mungkin tidak sah.'
      return { no_sertifikasi, nama: null, kualifikasi: null, berlaku: false, keterangan, mirip }
    }
    const { nama, kualifikasi } = candidate
    const known = { no_sertifikasi, nama, kualifikasi, mirip: [] }
    if (seen.has(candidate)) {
      return { ...known, berlaku: false, keterangan: 'Ditulis lebih dari sekali; dihitung satu kali.' }
    }
    seen.add(candidate)
    const value = valueToTeam(candidate, on, today)
    if (!value.berlaku) {
      uncounted.add(no_sertifikasi)
      return { ...known, ...value }
    }
    const person = candidate.orang ?? candidate
    const qualifications = people.get(person) ?? new Set()
    people.set(person, qualifications.add(kualifikasi))
    const twice = qualifications.size > 1 ? ' Orang ini sudah disebut; dihitung satu kali.' : ''
    return { ...known, berlaku: true, keterangan: value.keterangan + twice }
  })
  const kurang = missingMembers([...people.values()])
  return { memenuhi: kurang.length === 0, kurang, tidak_dihitung: [...uncounted], anggota }
}

/** Says which people a team lacks of one leader and two other members. */
function missingMembers(people: readonly ReadonlySet<string>[]): string[] {
  const numberOf = (kualifikasi: string) => people.filter((qualifications) => qualifications.has(kualifikasi)).length
  const short = (['KTPA', 'ATPA'] as const)
    .map((kualifikasi) => ({ kualifikasi, have: numberOf(kualifikasi), need: TEAM_NEEDS[kualifikasi] }))
    .filter(({ have, need }) => have < need)
    .map(
      ({ kualifikasi, have, need }) =>
        `Perlu ${need} orang ${kualifikasi} dengan sertifikat berlaku; baru ada ${have}.`,
    )
  const persons = people.filter((qualifications) => qualifications.has('KTPA') || qualifications.has('ATPA')).length
  const least = TEAM_NEEDS.KTPA + TEAM_NEEDS.ATPA
  if (short.length > 0 || persons >= least) return short
  return [`Ketua dan anggota harus ${least} orang yang berlainan; baru ada ${persons}.`]
}
