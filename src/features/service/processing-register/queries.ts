import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { ConnectionFacts } from './recipient-rules.ts'

/** What is connected, as far as the database knows; whether files lie elsewhere only the program does. */
export type StoredConnections = Omit<ConnectionFacts, 'ada_penyimpanan_luar'>

export async function connectionFacts(db: Db): Promise<StoredConnections> {
  const { rows } = await sql<StoredConnections>`
    select exists (select from ministry_submissions where sent_at is not null) as ada_kiriman_kementerian,
      coalesce((select server <> '' from mail_servers), false) as ada_server_surat,
      exists (select from payment_providers where aktif) as ada_penyedia_pembayaran,
      coalesce((select aktif and tujuan = 's3' from backup_plan), false) as ada_cadangan_luar,
      exists (select from signing_certificates where jenis = 'penyedia' and retired_at is null) as ada_penyedia_tanda_tangan,
      exists (select from message_channels where aktif) as ada_penyedia_pesan,
      exists (select from phone_wallets where aktif) as ada_dompet_ponsel,
      exists (select from api_keys where revoked_at is null and 'nama' = any (cakupan)) as ada_instansi_pemeriksa,
      exists (select from certificate_watchers where accepted_at is not null and ended_at is null) as ada_pengamat,
      exists (select from employer_members) as ada_perusahaan`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('the database answers no connections')
  return facts
}

export interface ProcessingNote {
  kegiatan: string
  catatan: string
  version: number
}

export const processingNotes = (db: Db): Promise<ProcessingNote[]> =>
  db.selectFrom('processing_notes').select(['kegiatan', 'catatan', 'version']).execute()

interface WrittenNote extends ProcessingNote {
  written_by: number
  written_at: Date
}

/** Writes a note over the version that its writer saw, 0 for none; undefined where another one was written meanwhile. */
export async function writeNote(db: Db, { version, ...note }: WrittenNote): Promise<number | undefined> {
  const written =
    version === 0
      ? db
          .insertInto('processing_notes')
          .values(note)
          .onConflict((known) => known.doNothing())
          .returning('version')
      : db
          .updateTable('processing_notes')
          .set((set) => ({ ...note, version: set('version', '+', 1) }))
          .where('kegiatan', '=', note.kegiatan)
          .where('version', '=', version)
          .returning('version')
  return (await written.executeTakeFirst())?.version
}

/** Failures of protection that were discovered in a period: their numbers, times and counts, without their words. */
export interface IncidentFigures {
  id: number
  discovered_at: Date
  notice_due: Date
  notified_at: Date | null
  authority_notified_at: Date | null
  status: string
  jumlah_terdampak: number
}

interface Period {
  from: Date
  before: Date
}

export async function incidentFigures(db: Db, { from, before }: Period): Promise<IncidentFigures[]> {
  const { rows } = await sql<IncidentFigures>`
    select id, discovered_at, notice_due, notified_at, authority_notified_at, status,
      (select count(*)::int from incident_recipients as one where one.incident_id = incidents.id) as jumlah_terdampak
    from incidents where discovered_at >= ${from} and discovered_at < ${before} order by discovered_at, id`.execute(db)
  return rows
}
