import { bodyZone, type Day, dayIn, longDay } from '../../../lib/day.ts'
import { isValidOn, type KeptState } from '../certificates/rules.ts'

/** What numbers are compared by: capitals and blanks do not count. */
export const numberKey = (nomor: string): string => nomor.replace(/\s/g, '').toLowerCase()

/** Whether somebody looks for a number: names have no digits. */
export const isNumber = (search: string): boolean => /\d/.test(search)

/** What is looked for in a name, each word once, in whatever order they were typed. */
export const wordsIn = (search: string): string[] => [
  ...new Set(
    search
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((word) => word !== ''),
  ),
]

/** Letters of names, the commonest first. */
const COMMONEST = 'anirsuhtedmylkwopgbjfczvqx'

const rarity = (letters: string): number => [...letters].reduce((sum, letter) => sum + COMMONEST.indexOf(letter), 0)

/** The three letters in a row that the fewest names should have; undefined where no three from a to z stand together. */
export function rarestLetters(word: string): string | undefined {
  const threes = Array.from({ length: word.length }, (_, at) => word.slice(at, at + 3))
  return threes.filter((three) => /^[a-z]{3}$/.test(three)).sort((a, b) => rarity(b) - rarity(a))[0]
}

/** The most numbers of one check of a team. */
export const TEAM_NUMBERS = 30
/** Room for that many of the longest numbers. */
export const TEAM_TEXT = 3000

/** Certificate numbers out of a text, parted by commas, lines or blanks, as they were written. */
export const numbersIn = (text: string): string[] => text.split(/[\s,;]+/).filter((nomor) => nomor !== '')

/** A transition in a certificate's life: what it was afterwards. */
export interface Turn {
  ke: KeptState
  at: Date
}

export interface Past {
  status: KeptState
  valid_from: Day
  valid_until: Day
  /** Oldest first. */
  turns: readonly Turn[]
}

/**
 * What a certificate was at the end of a day: a transition counts from the day on which it is taken, and no later one
 * changes the past. Before the first transition the certificate was what that one made it.
 */
export function stateOn({ status, turns }: Pick<Past, 'status' | 'turns'>, on: Day, today: Day): KeptState {
  if (on >= today) return status
  const last = turns.findLast(({ at }) => dayIn(bodyZone(), at) <= on)
  return (last ?? turns[0])?.ke ?? status
}

/** The least that the law asks of a team (PP 22/2021). */
export const TEAM_NEEDS = { KTPA: 1, ATPA: 2 } as const

export interface Candidate extends Past {
  nama: string
  kualifikasi: string
  /** The same for certificates of one person; null where nobody knows. */
  orang: string | null
}

export interface Member {
  no_sertifikasi: string
  nama: string | null
  kualifikasi: string | null
  berlaku: boolean
  keterangan: string
}

const WORDS: Record<KeptState, string> = {
  aktif: 'aktif',
  dibekukan: 'dibekukan',
  dicabut: 'dicabut',
  diganti: 'diganti dengan sertifikat lain',
}

/** What a certificate is worth to a team on a day, in a sentence. */
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

/** Whether a team has the people whom the law asks for on a day; each counts once, and a leader is no member as well. */
export function teamOn(
  numbers: readonly string[],
  found: ReadonlyMap<string, Candidate>,
  { on, today }: { on: Day; today: Day },
): { memenuhi: boolean; kurang: string[]; anggota: Member[] } {
  const seen = new Set<string>()
  const people = new Map<string, Set<string>>()
  const anggota = numbers.map((no_sertifikasi): Member => {
    const key = numberKey(no_sertifikasi)
    const candidate = found.get(key)
    if (!candidate) {
      return {
        no_sertifikasi,
        nama: null,
        kualifikasi: null,
        berlaku: false,
        keterangan: 'Tidak ditemukan: mungkin tidak sah.',
      }
    }
    const { nama, kualifikasi } = candidate
    if (seen.has(key)) {
      return {
        no_sertifikasi,
        nama,
        kualifikasi,
        berlaku: false,
        keterangan: 'Ditulis lebih dari sekali; dihitung satu kali.',
      }
    }
    seen.add(key)
    const value = valueToTeam(candidate, on, today)
    if (!value.berlaku) return { no_sertifikasi, nama, kualifikasi, ...value }
    const person = candidate.orang ?? key
    const qualifications = people.get(person) ?? new Set()
    people.set(person, qualifications.add(kualifikasi))
    const twice = qualifications.size > 1 ? ' Orang ini sudah disebut; dihitung satu kali.' : ''
    return { no_sertifikasi, nama, kualifikasi, berlaku: true, keterangan: value.keterangan + twice }
  })
  const kurang = missingMembers([...people.values()])
  return { memenuhi: kurang.length === 0, kurang, anggota }
}

/** What is missing of one leader and two other members, each a person of their own. */
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

/**
 * A telephone as one dials it in Indonesia, '+62 812 …' as '0812 …' and '+65 …' as '0065 …': a plus in front would be a
 * formula to a spreadsheet, and a mark before it no number to the form that receives it. What is no number stays as it is.
 */
export const dialledNumber = (phone: string): string =>
  /^\+[\d\s().-]+$/.test(phone) ? phone.replace(/^\+62[\s.-]*(?:\(0\)|0)?[\s.-]*/, '0').replace(/^\+/, '00') : phone
