import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import type { AfterLifting, FurtherCertificate, QualificationCertificate } from './rules.ts'

/** Locks the certificates of the same person's qualification until the transaction ends, always in the same order. */
export async function lockQualification(db: Db, certificateId: number): Promise<QualificationCertificate[]> {
  await sql`select from certificates where id in (select qualification_certificates(${certificateId}))
    order by id for update`.execute(db)
  const { rows } = await sql<QualificationCertificate>`
    select id, no_sertifikasi, status, status_since, valid_from, valid_until, replaces_id from certificates
    where id in (select qualification_certificates(${certificateId})) order by id`.execute(db)
  return rows
}

/** Locks a person's certificates in a qualification, and the person, so that no two of them come to be at once. */
export async function lockOwned(db: Db, userId: number, kualifikasi: string): Promise<QualificationCertificate[]> {
  const owned = sql`user_id = ${userId} and upper(kualifikasi) = upper(${kualifikasi}) order by id`
  // The certificates are locked before their holder, in the same order as for a sanction.
  await sql`select from certificates where ${owned} for update`.execute(db)
  await sql`select from users where id = ${userId} for no key update`.execute(db)
  const { rows } = await sql<QualificationCertificate>`
    select id, no_sertifikasi, status, status_since, valid_from, valid_until, replaces_id from certificates
    where ${owned}`.execute(db)
  return rows
}

/**
 * Returns what an application asks for: a renewal the qualification of what it renews, a re-test that of the first
 * exam's scheme.
 */
export async function furtherCertificate(
  db: Db,
  applicationId: number,
): Promise<(FurtherCertificate & { user_id: number; kualifikasi: string }) | undefined> {
  const { rows } = await sql<FurtherCertificate & { user_id: number; kualifikasi: string }>`
    with recursive examined as (
      select id, origin_id, schedule_id from user_trainings where id = ${applicationId}
      union all
      select origin.id, origin.origin_id, origin.schedule_id
        from user_trainings as origin join examined on examined.origin_id = origin.id
    )
    select own.user_id, own.renews_id, own.created_at,
      coalesce(renewed.kualifikasi, schemes.kualifikasi, left(categories.name, 20)) as kualifikasi
    from user_trainings as own
    join examined on examined.origin_id is null
    join schedules on schedules.id = examined.schedule_id
    join scheme_versions as version on version.id = schedules.scheme_version_id
    join schemes on schemes.id = version.scheme_id
    join categories on categories.id = schemes.category_id
    left join certificates as renewed on renewed.id = own.renews_id
    where own.id = ${applicationId}`.execute(db)
  return rows[0]
}

/** Lists the certificates that a lifted sanction was on, each with what else stands against it. */
export async function certificatesAfterLifting(db: Db, sanctionId: number): Promise<(AfterLifting & { id: number })[]> {
  const { rows } = await sql<AfterLifting & { id: number }>`
    select own.id, own.status, coalesce(other.is_revoked, false) as is_revoked,
      -- A suspension from an earlier list has no case: it was there before any sanction.
      coalesce(other.frozen_until, case when other.is_suspended or not other.was_suspended then lifted.frozen_before end)
        as suspended_until,
      exists (select from certificates as next where next.user_id = own.user_id
        and upper(next.kualifikasi) = upper(own.kualifikasi) and next.valid_until >= own.valid_from
        and (next.status in ('aktif', 'dibekukan') and not exists (select from sanctioned_certificates as also
            where also.sanction_id = lifted.id and also.certificate_id = next.id)
          -- Of two for the same time the newer one is what counts.
          or next.status <> 'diganti' and next.id > own.id and next.valid_from <= own.valid_until)) as is_superseded
    from sanctions as lifted
    join sanctioned_certificates as bound on bound.sanction_id = lifted.id
    join certificates as own on own.id = bound.certificate_id
    cross join lateral (
      select bool_or(sanction.jenis = 'pencabutan' and sanction.lifted_at is null) as is_revoked,
        coalesce(bool_or(sanction.jenis = 'pembekuan' and sanction.lifted_at is null), false) as is_suspended,
        coalesce(bool_or(sanction.jenis = 'pembekuan'), false) as was_suspended,
        max(each.frozen_until) filter (where sanction.jenis = 'pembekuan' and sanction.lifted_at is null) as frozen_until
      from sanctioned_certificates as each join sanctions as sanction on sanction.id = each.sanction_id
      where each.certificate_id = own.id and sanction.id <> lifted.id
    ) as other
    where lifted.id = ${sanctionId} order by own.id`.execute(db)
  return rows
}

/**
 * Lists certificates left from before sanctions applied to a whole qualification: the later of two for the same time,
 * and those that still count despite a sanction on their qualification decided after they were issued.
 */
export async function unsettledCertificates(db: Db, today: Day): Promise<string[]> {
  const { rows } = await sql<{ no_sertifikasi: string }>`
    select own.no_sertifikasi from certificates as own
    where own.status = 'aktif' and own.valid_until >= ${today} and (own.overlap_known or exists (
      select from qualification_certificates(own.id) as other
      join sanctioned_certificates as bound on bound.certificate_id = other
      join sanctions as sanction on sanction.id = bound.sanction_id
      where sanction.status = 'dijatuhkan' and sanction.lifted_at is null and sanction.decided_at > own.issued_at))
    order by own.id`.execute(db)
  return rows.map(({ no_sertifikasi }) => no_sertifikasi)
}

/** A sanction in force on a qualification that does not bind one of its certificates yet. */
export interface SanctionInForce {
  sanction_id: number
  jenis: 'pembekuan' | 'pencabutan'
  alasan: string
  frozen_until: Day | null
}

/** Sanctions in force on other certificates of the qualification, decided since this one was issued; revocations first. */
export async function sanctionsInForce(db: Db, certificateId: number): Promise<SanctionInForce[]> {
  const { rows } = await sql<SanctionInForce>`
    select sanction.id as sanction_id, sanction.jenis, coalesce(sanction.putusan, sanction.uraian) as alasan,
      max(bound.frozen_until) as frozen_until
    from certificates as own
    join lateral qualification_certificates(own.id) as other on other <> own.id
    join sanctioned_certificates as bound on bound.certificate_id = other
    join sanctions as sanction on sanction.id = bound.sanction_id
    where own.id = ${certificateId} and sanction.status = 'dijatuhkan' and sanction.lifted_at is null
      and sanction.decided_at > own.issued_at
    group by sanction.id order by sanction.jenis = 'pencabutan' desc, sanction.decided_at`.execute(db)
  return rows
}

/** Binds certificates by an imposed sanction, until a day where it suspends. */
export async function insertBound(
  db: Db,
  { sanction_id, ids, frozen_until }: { sanction_id: number; ids: readonly number[]; frozen_until: Day | null },
): Promise<void> {
  await sql`insert into sanctioned_certificates (sanction_id, certificate_id, frozen_until)
    select ${sanction_id}, id, ${frozen_until} from unnest(${[...ids]}::int[]) as id
    on conflict (sanction_id, certificate_id) do update set frozen_until = excluded.frozen_until`.execute(db)
}
