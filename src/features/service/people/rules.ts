import { type Access, type Caller, mayCall } from '../../../access.ts'

/**
 * The kinds of record that the office's search looks through, each with the access of the list of that kind. Nobody
 * finds anything of a kind that is not in the table.
 */
export const SEARCH_GROUPS = {
  orang: 'office:orang',
  permohonan: 'office:administrator',
  invoice: 'office:keuangan',
  sertifikat: 'office:administrator',
  jadwal: 'office:administrator',
} as const satisfies Record<string, Access>

export type SearchGroup = keyof typeof SEARCH_GROUPS
export const SEARCH_GROUP_NAMES = Object.keys(SEARCH_GROUPS) as [SearchGroup, ...SearchGroup[]]

/** The parts of a person's page, each with the access of its readers; for everybody else the part is null. */
export const PERSON_PARTS = {
  email: ['office:verifikasi', 'office:pengguna'],
  masuk: ['office:pengguna'],
  permohonan: ['office:administrator'],
  invoice: ['office:keuangan'],
  sertifikat: ['office:administrator'],
  kewajiban: ['office:verifikasi'],
  surat: ['office:pengguna'],
  pesan: ['office:pengguna'],
  keamanan: ['office:pengguna'],
} as const satisfies Record<string, readonly Access[]>

export type PersonPart = keyof typeof PERSON_PARTS

export const groupsFor = (reader: Caller): SearchGroup[] =>
  SEARCH_GROUP_NAMES.filter((group) => mayCall(SEARCH_GROUPS[group], reader))

export const maySeePart = (part: PersonPart, reader: Caller): boolean =>
  PERSON_PARTS[part].some((access) => mayCall(access, reader))

/** Tells whether somebody may find people by identity number: only staff who compare it with the card. */
export const mayFindByNik = (reader: Caller): boolean => mayCall('office:verifikasi', reader)
