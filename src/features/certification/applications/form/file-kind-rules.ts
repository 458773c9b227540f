import type { FileKind } from '../../../platform/files/rules.ts'

/** As what documents for requirements are kept. */
export const REQUIREMENT_KINDS = [
  'ktp',
  'ijazah',
  'cv',
  'foto',
  'sertifikat_atpa',
  'sertifikat_pelatihan',
  'portofolio',
  'surat_kerja',
  'lainnya',
] as const satisfies readonly FileKind[]
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number]

const KINDS: [RegExp, RequirementKind][] = [
  [/\bKTP\b|paspor/i, 'ktp'],
  [/ijazah/i, 'ijazah'],
  [/riwayat hidup|\bCV\b/i, 'cv'],
  [/\bfoto\b/i, 'foto'],
  [/ATPA/i, 'sertifikat_atpa'],
  [/pelatihan/i, 'sertifikat_pelatihan'],
  [/portofolio/i, 'portofolio'],
  [/keterangan.*(kerja|pengalaman)|pengalaman kerja/i, 'surat_kerja'],
]

/** As what a document for a requirement is kept, by the requirement's name. */
export const kindFor = (requirement: string): RequirementKind =>
  KINDS.find(([pattern]) => pattern.test(requirement))?.[1] ?? 'lainnya'

/**
 * Tells whether a requirement asks for a training certificate, which is described in words beside its file (domain
 * 2.8).
 */
export const isTrainingCertificate = (requirement: string): boolean => kindFor(requirement) === 'sertifikat_pelatihan'

/** Tells whether a requirement asks for the certificate that is renewed, which the portal knows where it issued it. */
export const isRenewedCertificate = (requirement: string): boolean => /sertifikat.*diperpanjang/i.test(requirement)

/** The kinds that stand in everybody's personal data. */
export const FROM_PERSONAL_DATA: readonly FileKind[] = ['ktp', 'ijazah', 'cv', 'foto']

/** The kinds that every application of a person asks for alike, so that what was given once serves again. */
const KNOWN_ANEW: readonly FileKind[] = [...FROM_PERSONAL_DATA, 'sertifikat_pelatihan', 'sertifikat_atpa']

/** Tells whether a file of that kind is taken over into a new application automatically. */
export const isKnownAnew = (kind: FileKind): boolean => KNOWN_ANEW.includes(kind)
