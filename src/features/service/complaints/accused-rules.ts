import { meansPerson } from './rules.ts'

export interface Accusable {
  user_id: number | null
  examiner_id: number | null
  nama: string
  no_sertifikat: string | null
}

export interface Accused {
  examiner_id: number | null
  /** Accounts of everybody who may be meant. */
  accounts: number[]
}

const isNumber = (text: string, { no_sertifikat }: Accusable): boolean =>
  no_sertifikat !== null && no_sertifikat.replace(/\s/g, '').toLowerCase() === text.replace(/\s/g, '').toLowerCase()

/** The people a complaint may mean: rather too many than too few, as they must not handle it. */
export function accusedIn(text: string, people: readonly Accusable[]): Accused {
  const meant = people.filter((person) => isNumber(text, person) || meansPerson(text, person.nama))
  const examiners = meant.flatMap(({ examiner_id }) => (examiner_id === null ? [] : [examiner_id]))
  const [only = null, ...others] = examiners
  return {
    examiner_id: others.length === 0 ? only : null,
    accounts: meant.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  }
}
