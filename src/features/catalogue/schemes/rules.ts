/** What a category's schemes lead to: an exam for a first certificate, for its renewal, again; or competence kept. */
export const CATEGORY_KINDS = ['sertifikasi', 'perpanjangan', 'uji_ulang', 'pemeliharaan'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]
