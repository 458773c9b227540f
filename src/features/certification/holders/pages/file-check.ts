import { jsonbText } from '../../../../lib/jsonb-text.ts'
import type { PaperFound, Verdict } from '../contract.ts'
import { credentialIn, isPicture } from './badge-file.ts'

export type CheckedHolder = NonNullable<Verdict['pemegang']>

/** The largest file that is read: ours are smaller, and a phone could not read more. */
const MOST_BYTES = 50_000_000

/** The result of reading a file in the browser. */
export type Reading =
  | { kind: 'empty' | 'picture' | 'too large' }
  /** The facts to ask the register by; the number is what the file itself claims. */
  | { kind: 'file'; sha256: string; isCredential: boolean; nomor: string | null }

/** Reads a file without sending it; throws where the browser cannot hash, which needs https. */
export async function readFile(file: Blob): Promise<Reading> {
  if (file.size === 0) return { kind: 'empty' }
  if (file.size > MOST_BYTES) return { kind: 'too large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const credential = await credentialIn(bytes)
  if (credential) {
    const sha256 = await hashOf(new TextEncoder().encode(jsonbText(credential)))
    return { kind: 'file', sha256, isCredential: true, nomor: numberInCredential(credential) }
  }
  if (isPicture(bytes)) return { kind: 'picture' }
  return { kind: 'file', sha256: await hashOf(bytes), isCredential: false, nomor: numberInPdf(bytes) }
}

/** SHA-256 in hexadecimal. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

const MOST_LETTERS = 100

/** Finds the number in the title of our PDFs, which people who change one usually leave. */
function numberInPdf(bytes: Uint8Array<ArrayBuffer>): string | null {
  const text = new TextDecoder('latin1').decode(bytes)
  return /(?:\/Title|obj)\s*\(Sertifikat ([^()\\]{1,100})\)/.exec(text)?.[1] ?? null
}

function numberInCredential(credential: { credentialSubject?: { licenseNumber?: unknown } | null }): string | null {
  const nomor = credential.credentialSubject?.licenseNumber
  return typeof nomor === 'string' && nomor.trim() !== '' && nomor.length <= MOST_LETTERS ? nomor : null
}

/** The verdict on a file by the register. */
export type FileResult =
  | {
      kind: 'genuine' | 'older'
      holder: CheckedHolder | undefined
      no_sertifikasi: string
      other: string | null
      /** False for a credential, which has a proof of its own. */
      isPdf: boolean
      tanda_tangan: PaperFound['tanda_tangan']
    }
  /** A letter on the status of that certificate. */
  | {
      kind: 'letter'
      holder: CheckedHolder | undefined
      no_sertifikasi: string
      surat: NonNullable<PaperFound['surat']>
      tanda_tangan: PaperFound['tanda_tangan']
    }
  | { kind: 'document'; dokumen: NonNullable<PaperFound['dokumen']>; tanda_tangan: PaperFound['tanda_tangan'] }
  /** The number is in the register, but this file is not the one issued under it. */
  | { kind: 'different'; holder: CheckedHolder }
  /** The number is in the register, but no issued file exists to compare with. */
  | { kind: 'incomparable'; holder: CheckedHolder }
  | { kind: 'unknown' }

interface Register {
  found: PaperFound
  /** The certificate that the visitor asks about; null when the file itself decides. */
  asked: CheckedHolder | null
  /** Finds a holder by the certificate number. */
  holderOf: (no_sertifikasi: string) => Promise<CheckedHolder | undefined>
}

/** Judges a file by the register's answers about its hash and about the number in it. */
export async function fileResult(
  { nomor, isCredential }: Extract<Reading, { kind: 'file' }>,
  { found, asked, holderOf }: Register,
): Promise<FileResult> {
  const { no_sertifikasi, berlaku, surat, dokumen, tanda_tangan } = found
  const holder = async (wanted: string) => (asked?.no_sertifikasi === wanted ? asked : holderOf(wanted))
  if (no_sertifikasi !== null) {
    const about = { holder: await holder(no_sertifikasi), no_sertifikasi, tanda_tangan }
    if (surat) return { kind: 'letter', ...about, surat }
    const other = asked && asked.no_sertifikasi !== no_sertifikasi ? asked.no_sertifikasi : null
    return { kind: berlaku ? 'genuine' : 'older', ...about, other, isPdf: !isCredential }
  }
  if (dokumen) return { kind: 'document', dokumen, tanda_tangan }
  const known = asked ?? (nomor === null ? undefined : await holder(nomor))
  if (!known) return { kind: 'unknown' }
  const isComparable = isCredential || known.berkas.length > 0
  return { kind: isComparable ? 'different' : 'incomparable', holder: known }
}
