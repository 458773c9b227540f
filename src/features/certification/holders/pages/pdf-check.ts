import type { PaperFound, Verdict } from '../contract.ts'

export type CheckedHolder = NonNullable<Verdict['pemegang']>

/** What a PDF turned out to be. */
export type PdfResult =
  | { kind: 'ours' | 'older'; no_sertifikasi: string }
  /** Not what was issued under that number, or never issued at all. */
  | { kind: 'forged'; no_sertifikasi: string | null }
  /** No PDF was made of that certificate, so there is nothing to compare with. */
  | { kind: 'incomparable'; no_sertifikasi: string }
  /** A letter on the status of that certificate. */
  | { kind: 'letter'; no_sertifikasi: string; surat: NonNullable<PaperFound['surat']> }

/** SHA-256 in hexadecimal; throws where the browser cannot, which is without https. */
export async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** What a file is, compared with the PDFs of one certificate. */
export function resultAgainst(sha256: string, { no_sertifikasi, berkas }: CheckedHolder): PdfResult {
  if (berkas.length === 0) return { kind: 'incomparable', no_sertifikasi }
  const same = berkas.find((paper) => paper.sha256 === sha256)
  if (!same) return { kind: 'forged', no_sertifikasi }
  return { kind: same.berlaku ? 'ours' : 'older', no_sertifikasi }
}

/** What a file is, by what the register says of its hash. */
export function resultByHash({ no_sertifikasi, berlaku, surat }: Omit<PaperFound, 'checked_at'>): PdfResult {
  if (no_sertifikasi === null) return { kind: 'forged', no_sertifikasi }
  return surat ? { kind: 'letter', no_sertifikasi, surat } : { kind: berlaku ? 'ours' : 'older', no_sertifikasi }
}
