import type { PaperFound, Verdict } from '../contract.ts'

export type Found = NonNullable<Verdict['pemegang']>

/** What a PDF turned out to be. */
export type PdfResult =
  | { kind: 'ours' | 'older'; nomor: string }
  /** Not what was issued under that number, or never issued at all. */
  | { kind: 'forged'; nomor: string | null }
  /** No PDF was made of that certificate, so there is nothing to compare with. */
  | { kind: 'incomparable'; nomor: string }
  /** A letter on the status of that certificate. */
  | { kind: 'letter'; nomor: string; surat: NonNullable<PaperFound['surat']> }

/** SHA-256 in hexadecimal; throws where the browser cannot, which is without https. */
export async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** Against the PDFs of one certificate. */
export function compared(sha256: string, { nomor, berkas }: Found): PdfResult {
  if (berkas.length === 0) return { kind: 'incomparable', nomor }
  const same = berkas.find((paper) => paper.sha256 === sha256)
  if (!same) return { kind: 'forged', nomor }
  return { kind: same.berlaku ? 'ours' : 'older', nomor }
}

/** By what the register says of the hash alone. */
export function recognised({ nomor, berlaku, surat }: Omit<PaperFound, 'diperiksa_at'>): PdfResult {
  if (nomor === null) return { kind: 'forged', nomor }
  return surat ? { kind: 'letter', nomor, surat } : { kind: berlaku ? 'ours' : 'older', nomor }
}
