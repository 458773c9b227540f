import { jsonbText } from '../../../../lib/jsonb-text.ts'
import type { PaperFound, Verdict } from '../contract.ts'
import { credentialIn, isPicture } from './badge-file.ts'

export type CheckedHolder = NonNullable<Verdict['pemegang']>

/** Larger files are none of ours, and a phone could not read them. */
const MOST_BYTES = 50_000_000

/** What a file is to the eye of the browser. */
export type Reading =
  | { kind: 'empty' | 'picture' | 'too large' }
  /** By which the register is asked; the number is what the file itself says, true or not. */
  | { kind: 'file'; sha256: string; isCredential: boolean; nomor: string | null }

/** Reads a file without sending it; throws where the browser cannot hash, which is without https. */
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

/** Our PDFs carry the number in their title, which those who change one usually leave. */
function numberInPdf(bytes: Uint8Array<ArrayBuffer>): string | null {
  const text = new TextDecoder('latin1').decode(bytes)
  return /(?:\/Title|obj)\s*\(Sertifikat ([^()\\]{1,100})\)/.exec(text)?.[1] ?? null
}

function numberInCredential(credential: { credentialSubject?: { licenseNumber?: unknown } | null }): string | null {
  const nomor = credential.credentialSubject?.licenseNumber
  return typeof nomor === 'string' && nomor.trim() !== '' && nomor.length <= MOST_LETTERS ? nomor : null
}

/** What the register makes of a file. */
export type FileResult =
  | {
      kind: 'genuine' | 'older'
      holder: CheckedHolder | undefined
      no_sertifikasi: string
      other: string | null
      /** Rather than a credential, which has a proof of its own. */
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
  /** The number is in the register; this file is not what was issued under it. */
  | { kind: 'different'; holder: CheckedHolder }
  /** The number is in the register; nothing was issued that could be compared with. */
  | { kind: 'incomparable'; holder: CheckedHolder }
  | { kind: 'unknown' }

interface Register {
  found: PaperFound
  /** The certificate that the visitor asks about; null for whichever the file is. */
  asked: CheckedHolder | null
  /** By its number. */
  holderOf: (no_sertifikasi: string) => Promise<CheckedHolder | undefined>
}

/** What a file is, by what the register says of its hash and of the number in it. */
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
