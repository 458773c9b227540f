import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { FileKind } from '../../../platform/files/rules.ts'

/** A proof waits to be looked at. */
export const hasProof = sql<boolean>`exists (select from payment_proofs as waiting
  where waiting.invoice_id = invoices.id and waiting.status = 'diajukan')`

/** Proofs of payment, the newest first, with their files. */
export const proofsOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('payment_proofs as proof')
    .innerJoin('private_files as file', 'file.id', 'proof.file_id')
    .select([
      'proof.id',
      'proof.bank_pengirim',
      'proof.nama_pengirim',
      'proof.tanggal_transfer',
      'proof.jumlah',
      sql<'diajukan' | 'diterima' | 'ditolak'>`proof.status`.as('status'),
      'proof.alasan',
      'proof.created_at',
      'file.id as file_id',
      'file.user_id',
      sql<FileKind>`file.jenis`.as('jenis'),
      'file.name',
      'file.type',
      'file.bytes',
      'file.created_at as file_created_at',
      'file.erased_at',
      'file.scanned_at',
    ])
    .where('proof.invoice_id', '=', invoiceId)
    .orderBy('proof.id', 'desc')
    .execute()

interface NewProof {
  invoice_id: number
  bank_pengirim: string
  nama_pengirim: string
  tanggal_transfer: string
  jumlah: number
  file_id: string
  created_at: Date
}

export const insertProof = (db: Db, proof: NewProof) => db.insertInto('payment_proofs').values(proof).execute()

/** Decides on the proof that waits for it; there is at most one. */
export const decideProof = (
  db: Db,
  invoiceId: number,
  decision: { status: 'diterima' } | { status: 'ditolak'; alasan: string },
  now: Date,
) =>
  db
    .updateTable('payment_proofs')
    .set({ ...decision, decided_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'diajukan')
    .execute()
