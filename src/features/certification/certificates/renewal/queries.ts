import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { RUNNING } from '../../applications/rules.ts'
import type { OwnedCertificate, StoredState } from '../rules.ts'
import type { Renewable, RenewalWindow } from './rules.ts'

/** The SQL for the renewal window, by the settings of the day on which it opened (`renewal_opens`). */
const window = sql<RenewalWindow>`json_build_object('mulai', renewal_opens(own.valid_until), 'valid_until', own.valid_until,
  'tenggang', renewal_closes(own.valid_until))`

/** The application that runs to renew a certificate. */
const renewing = sql<number | null>`(select renewing.id from user_trainings as renewing
  where renewing.renews_id = own.id and renewing.tahap in (${sql.join(RUNNING)}) order by renewing.id desc limit 1)`

/** A person's certificates that can be renewed some day or could, the longest valid first. */
export async function renewableOf(db: Db, userId: number): Promise<Renewable[]> {
  const { rows } = await sql<Renewable>`
    select own.id, own.no_sertifikasi, own.kualifikasi, own.status, ${window} as window, ${renewing} as renewal_id
    from certificates as own
    where own.user_id = ${userId} and own.status in ('aktif', 'dibekukan')
      and not exists (select from certificates as next where next.replaces_id = own.id)
    order by own.valid_until desc, own.id desc`.execute(db)
  return rows
}

/** Every certificate of a person in a qualification, the longest valid first. */
export async function certificatesIn(db: Db, userId: number, kualifikasi: string): Promise<OwnedCertificate[]> {
  const { rows } = await sql<OwnedCertificate>`
    select no_sertifikasi, status, valid_from, valid_until from certificates
    where user_id = ${userId} and upper(kualifikasi) = ${kualifikasi}
    order by valid_until desc, id desc`.execute(db)
  return rows
}

/** A certificate of a person, with its window and what was written about it. */
export interface HolderCertificateRow {
  id: number
  no_sertifikasi: string
  no_registrasi: string | null
  kualifikasi: string
  skema: string
  nama: string
  valid_from: Day
  valid_until: Day
  status: StoredState
  frozen_until: Day | null
  /** Null for one from before the portal. */
  user_training_id: number | null
  /** By which number it was renewed. */
  no_sertifikasi_pengganti: string | null
  /** The application that is to renew it. */
  renewal_id: number | null
  window: RenewalWindow
}

/** Every certificate of a person, revoked ones included; the longest valid first. */
export async function holderCertificateRows(db: Db, userId: number): Promise<HolderCertificateRow[]> {
  const { rows } = await sql<HolderCertificateRow>`
    select own.id, own.no_sertifikasi, own.no_registrasi, own.kualifikasi, own.skema, own.nama, own.valid_from, own.valid_until,
      own.status, own.frozen_until, own.user_training_id, next.no_sertifikasi as no_sertifikasi_pengganti, ${window} as window,
      ${renewing} as renewal_id
    from certificates as own left join certificates as next on next.replaces_id = own.id
    where own.user_id = ${userId} order by own.valid_until desc, own.id desc`.execute(db)
  return rows
}

/** The newest PDF of a certificate; null where none was made. */
export async function certificateFile(db: Db, certificateId: number): Promise<string | null> {
  const row = await db
    .selectFrom('certificate_papers')
    .select('file_id')
    .where('certificate_id', '=', certificateId)
    .where('file_id', 'is not', null)
    .orderBy('versi', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.file_id ?? null
}
