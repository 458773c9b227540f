import { randomUUID } from 'node:crypto'
import type { StoredState } from '../src/features/certification/certificates/rules.ts'
import type { Db } from '../src/ground/database/db.ts'
import type { Day } from '../src/lib/day.ts'
import { makeAccount } from './accounts.ts'

interface CertificateEvent {
  transition: string
  dari: string
  ke: string
  at: string
}

interface CertificateChoices {
  no_sertifikasi?: string
  nama?: string
  kualifikasi?: string
  skema?: string
  keahlian?: string[]
  kota?: string
  /** Two digits, or ''. */
  provinsi?: string
  unit_kompetensi?: string[]
  valid_from?: Day
  valid_until?: Day
  status?: StoredState
  status_since?: string
  frozen_until?: Day
  issued_at?: string
  publik?: boolean
  no_registrasi?: string
  user_id?: number
  /** With the decision on it; without both it is one from before the portal. */
  user_training_id?: number
  decision_id?: number
  scheme_version_id?: number
  replaces_id?: number
  /** Overlapped another one of its qualification before that was refused. */
  overlap_known?: boolean
  identity_index?: string
  imported?: Buffer
  /** Its life, oldest first. */
  events?: CertificateEvent[]
  /** A small picture. */
  portrait?: Buffer
  /** Hashes of its papers, oldest first. */
  papers?: string[]
}

export interface MadeCertificate {
  id: number
  no_sertifikasi: string
}

let made = 0

/** The row of a stored PDF, somebody's; there are no bytes behind it. */
async function paperFile(db: Db, sha256: string): Promise<string> {
  const { id: user_id } = await makeAccount(db)
  const id = randomUUID()
  const file = { id, user_id, jenis: 'lainnya', name: 'sertifikat.pdf', type: 'application/pdf', bytes: 1, sha256 }
  await db
    .insertInto('private_files')
    .values({ ...file, created_at: '2026-01-01T02:00:00Z' })
    .execute()
  return id
}

/** A certificate as the program or an older list leaves it: active, listed, KTPA, until the end of 2028. */
export async function makeCertificate(db: Db, choices: CertificateChoices = {}): Promise<MadeCertificate> {
  made += 1
  const { events = [], portrait, papers = [], ...columns } = choices
  const nama = columns.nama ?? 'Pemegang Contoh, S.T.'
  const certificate = await db
    .insertInto('certificates')
    .values({
      no_sertifikasi: `${String(made).padStart(4, '0')}/KTPA/LSK-XX/I/2026`,
      nama,
      kualifikasi: 'KTPA',
      skema: 'Sertifikasi Ketua Tim Penyusun Amdal',
      valid_from: '2026-01-01',
      valid_until: '2028-12-31',
      status_since: '2026-01-01T02:00:00Z',
      issued_at: '2026-01-01T02:00:00Z',
      publik: true,
      ...(columns.status === 'dibekukan' ? { frozen_until: '2027-03-01' } : {}),
      ...(columns.decision_id === undefined ? { imported: Buffer.from('') } : {}),
      ...columns,
    })
    .returning(['id', 'no_sertifikasi'])
    .executeTakeFirstOrThrow()
  for (const event of events) {
    await db
      .insertInto('certificate_events')
      .values({ certificate_id: certificate.id, ...event })
      .execute()
  }
  if (portrait) {
    await db.insertInto('certificate_portraits').values({ certificate_id: certificate.id, webp: portrait }).execute()
  }
  for (const [at, sha256] of papers.entries()) {
    await db
      .insertInto('certificate_papers')
      .values({
        certificate_id: certificate.id,
        versi: at + 1,
        nama,
        alasan: at === 0 ? 'Terbit' : 'Cetak ulang',
        created_at: `2026-01-0${at + 1}T02:00:00Z`,
        file_id: await paperFile(db, sha256),
        sha256,
        credential: '{}',
      })
      .execute()
  }
  return certificate
}
