import { type Access, type Caller, mayCall } from '../../../access.ts'

/**
 * What the office's search looks through, and who reads of it: as those who read the list of that kind. What is not in
 * the table is found by nobody.
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

/** What the page of a person gathers, and who reads of it; else the part is null. */
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

/** Whether somebody finds people by their identity number: those who compare it with the card. */
export const mayFindByNik = (reader: Caller): boolean => mayCall('office:verifikasi', reader)
