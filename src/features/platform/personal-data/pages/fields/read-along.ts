import { bodyZone, type Day, dayIn } from '../../../../../lib/day.ts'
import { birthDayOf, hasKnownProvince, isSixteenDigits, nikFacts, readNik } from '../../../../../lib/identifiers/nik.ts'
import { provinceOfPostcode } from '../../../../../lib/people/postcode.ts'
import type { PersonalDraft } from '../../contract.ts'
import { APPLICANT_AGES } from '../../rules.ts'

type Texts = Readonly<Record<string, unknown>>

/**
 * Adds to a change what the typed value says of other fields, where these are empty or still as it said before: what
 * a person gave otherwise stays.
 */
function changeWith<T extends Texts>(now: T, patch: Partial<T>, saidBy: (values: T) => Partial<T>): Partial<T> {
  const before: Texts = saidBy(now)
  const after: Texts = saidBy({ ...now, ...patch })
  const isFree = (name: string) => now[name] === '' || now[name] === before[name]
  const follows = Object.entries(after).filter(([name, said]) => said !== before[name] && isFree(name))
  return { ...Object.fromEntries(follows), ...patch } as Partial<T>
}

/** The day of birth and the sex that a NIK says; empty where it cannot be read. */
export function saidByNik(nik: string, today: Day): Pick<PersonalDraft, 'tanggal_lahir' | 'jenis_kelamin'> {
  const read = readNik(nik)
  const born =
    isSixteenDigits(read) && hasKnownProvince(read, true) ? birthDayOf(read, today, APPLICANT_AGES) : undefined
  return born ? { tanggal_lahir: born, jenis_kelamin: nikFacts(read).sex } : { tanggal_lahir: '', jenis_kelamin: '' }
}

export const withNikRead = (now: PersonalDraft, patch: Partial<PersonalDraft>, today = todayHere()) =>
  changeWith(now, patch, ({ nik }) => saidByNik(nik, today))

/** Tells whether the day of birth and the sex are those that the NIK says. */
export function isReadFromNik({ nik, tanggal_lahir, jenis_kelamin }: PersonalDraft, today = todayHere()): boolean {
  const said = saidByNik(nik, today)
  return said.jenis_kelamin !== '' && said.tanggal_lahir === tanggal_lahir && said.jenis_kelamin === jenis_kelamin
}

type Place = Pick<PersonalDraft, 'kode_pos' | 'provinsi'>

export const withPostcodeRead = <T extends Place>(now: T, patch: Partial<T>): Partial<T> =>
  changeWith<T>(now, patch, ({ kode_pos }) => ({ provinsi: provinceOfPostcode(kode_pos) ?? '' }) as Partial<T>)

/** Tells whether the province is that of the postcode. */
export const isReadFromPostcode = ({ kode_pos, provinsi }: Place): boolean =>
  provinsi !== '' && provinceOfPostcode(kode_pos) === provinsi

const todayHere = (): Day => dayIn(bodyZone(), new Date())
