import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { preparedMark } from '../../../ground/database/prepared-statements.ts'
import { STAFF } from '../../../ground/database/staff-roles.ts'
import type { Day } from '../../../lib/day.ts'
import { RENEWED_DAYS } from '../../catalogue/venues/checks/rules.ts'
import { MAY_CHANGE_NEEDS } from '../../certification/accommodations/rules.ts'
import { AT_THE_EXAM } from '../../certification/examination/rules.ts'
import { TYPISTS } from '../../certification/marking/sheet-rules.ts'
import { WARNED_DAYS } from '../../platform/signing/rules.ts'
import type { Waiting } from './rules.ts'

/** The limits of a promise: an item that began before `late` is overdue, one that began before `next` is due today. */
interface Bounds<Point> {
  late: Point
  next: Point
}

/** The day that a desk is laid out for. */
export interface DeskDay {
  now: Date
  today: Day
  /** Staff are to keep their conditions valid already. */
  isDemanded: boolean
  /** The beginning of the day before. */
  yesterday: Date
  verification: Bounds<Date>
  /** Counted from the day on which an appeal came in. */
  cases: Bounds<Date>
  /** Counted from the last day of the exam. */
  decision: Bounds<Day>
  deletion: Bounds<Date>
  /** Counted from when a statement of honoraria was composed. */
  honoraria: Bounds<Date>
  /** Counted from the last day of the exam whose record of the day is missing. */
  record: Bounds<Day>
  /** Counted from the last day of an evaluation. */
  followUp: Bounds<Day>
}

interface Due {
  late: RawBuilder<boolean>
  today: RawBuilder<boolean>
}

/** The amount that is left of an invoice's disputed charges; it is not promised to anybody. */
const disputed = sql`coalesce((select sum(moved.jumlah) from charges join payments as moved on moved.charge_id = charges.id
  where charges.invoice_id = invoices.id and charges.status in ('ditarik', 'dikembalikan')), 0)`

const LAST_DAY = sql`coalesce(schedules.end_date, schedules.start_date)`

/** Returns the conditions for late and for due today, of a promise counted from a moment or a day. */
const within =
  ({ late, next }: Bounds<Date | Day>) =>
  (since: RawBuilder<unknown>): Due => ({
    late: sql`${since} < ${late}`,
    today: sql`${since} >= ${late} and ${since} < ${next}`,
  })

/**
 * Returns the columns that count a queue: all items, the oldest moment, those since `fresh`, late ones and those due
 * today.
 */
const talliedSince =
  (fresh: Date) =>
  (since: RawBuilder<unknown>, dueOf?: (since: RawBuilder<unknown>) => Due): RawBuilder<unknown> => {
    const due = dueOf?.(since)
    return sql`count(*)::int as jumlah, min(${since})::timestamptz as tertua,
      count(*) filter (where ${since} >= ${fresh})::int as baru,
      ${due ? sql`count(*) filter (where ${due.late})::int` : sql`0`} as terlambat,
      ${due ? sql`count(*) filter (where ${due.today})::int` : sql`0`} as hari_ini`
  }

/** The candidates on whom nobody has decided yet: due by the last day of their exam, so it is asked beside the rest. */
export async function waitingForDecision(db: Db, { decision, yesterday }: DeskDay): Promise<Waiting[]> {
  const exam = within(decision)(LAST_DAY)
  const { rows } = await sql<Waiting>`${preparedMark}
    select 'keputusan_menunggu' as key, coalesce(sum(jumlah), 0)::int as jumlah, min(tertua) as tertua,
      coalesce(sum(baru), 0)::int as baru, coalesce(sum(jumlah) filter (where ${exam.late}), 0)::int as terlambat,
      coalesce(sum(jumlah) filter (where ${exam.today}), 0)::int as hari_ini
    from (select schedule_id, ${talliedSince(yesterday)(sql`tahap_sejak`)} from user_trainings
      where tahap = 'menunggu_keputusan' group by schedule_id) as examined join schedules on schedules.id = schedule_id`.execute(
    db,
  )
  return rows
}

/** The exams that are over, need a record of the day and have none that two people have signed. */
const withoutRecord = (
  today: Day,
) => sql`from schedules left join exam_records as record on record.schedule_id = schedules.id
  where schedules.start_date is not null and schedules.cancelled_at is null and ${LAST_DAY} < ${today}::date
    and record.status is distinct from 'terkunci' and setting_on('wajib_berita_acara', ${LAST_DAY}) = 'true'
    and exists (select from user_trainings as own where own.schedule_id = schedules.id
      and own.tahap in (${sql.join([...AT_THE_EXAM])}))`

/** Counts the exams that are over and have no signed record of the day. */
export async function waitingForRecord(db: Db, { today, record, yesterday }: DeskDay): Promise<Waiting[]> {
  const tally = talliedSince(yesterday)
  const { rows } = await sql<Waiting>`${preparedMark}
    select 'berita_acara' as key, ${tally(LAST_DAY, within(record))} ${withoutRecord(today)}`.execute(db)
  return rows
}

/** Counts the other queues of applications, money and people's data, in one round trip. */
export async function waitingCases(
  db: Db,
  { now, today, yesterday, verification, cases, deletion, honoraria }: DeskDay,
): Promise<Waiting[]> {
  const tally = talliedSince(yesterday)
  const { rows } = await sql<Waiting>`${preparedMark}
    select 'permohonan_diajukan' as key, ${tally(sql`tahap_sejak`, within(verification))}
      from user_trainings where tahap = 'diajukan'
    union all select 'pembayaran_menunggu', ${tally(sql`proof.created_at`)}
      from invoices left join payment_proofs as proof on proof.invoice_id = invoices.id and proof.status = 'diajukan'
      where invoices.status = 'menunggu_konfirmasi'
    union all select 'banding', ${tally(sql`submitted_at`, within(cases))} from appeals where status = 'diajukan'
    union all select 'pesan_baru', ${tally(sql`at`)} from (
      select min(at) as at from application_messages where read_at is null and not dari_petugas
      group by user_training_id) as unread
    union all select 'perubahan_data', ${tally(sql`created_at`, within(deletion))} from data_change_requests where status = 'diajukan'
    union all select 'dokumen_diganti', ${tally(sql`created_at`)} from document_replacements
      where status = 'diajukan'
    union all select 'klaim_riwayat', ${tally(sql`created_at`)} from record_claims where status = 'diajukan'
    union all select 'penghapusan_data', ${tally(sql`created_at`, within(deletion))} from deletion_requests where status = 'diajukan'
    union all select 'insiden_belum_dikirim', ${tally(sql`discovered_at`)} from incidents
      where notified_at is null or authority_notified_at is null
    union all select 'insiden_terlambat', ${tally(sql`discovered_at`)} from incidents
      where (notified_at is null or authority_notified_at is null)
        and notice_due < ${now}
    union all select 'perubahan_diusulkan', ${tally(sql`proposed_at`)} from pending_changes
      where status = 'diusulkan'
    union all select 'rekening_diusulkan', ${tally(sql`proposed_at`)} from bank_account_lists
      where status = 'diusulkan'
    union all select 'rekening_berganti', ${tally(sql`decided_at`)} from bank_account_lists
      where status = 'berlaku' and proposed_by is not null and decided_at > ${now}::timestamptz - interval '3 days'
    union all select 'pengembalian_menunggu', ${tally(sql`account_asked_at`)} from invoices
      where pengembalian > dikembalikan and pengembalian > dikembalikan + ditarik + ${disputed}
        and not exists (select from refunds where refunds.invoice_id = invoices.id and refunds.status = 'dikirim')
    union all select 'penarikan_menunggu', ${tally(sql`proposed_at`)} from (
      select proposed_at from chargebacks where status = 'diusulkan'
      union all select created_at from invoices where status = 'ditarik') as taken
    union all select 'selisih_pembayaran', ${tally(sql`found_at`)} from payment_differences where status = 'terbuka'
    union all select 'honorarium_menunggu', ${tally(sql`proposed_at`, within(honoraria))} from honorariums
      where status = 'diajukan'
    union all select 'kebutuhan_khusus', count(*)::int, min(asked.asked_at), count(*) filter (where asked.asked_at >= ${yesterday})::int,
        count(*) filter (where ${today}::date > schedules.start_date - setting_on('batas_kebutuhan_khusus', ${today})::int)::int,
        count(*) filter (where ${today}::date = schedules.start_date - setting_on('batas_kebutuhan_khusus', ${today})::int)::int
      from accommodations as asked join user_trainings as own on own.id = asked.user_training_id
      join schedules on schedules.id = own.schedule_id
      where asked.status = 'diminta' and own.tahap in (${sql.join([...MAY_CHANGE_NEEDS])})
    union all select 'kecurangan_dilaporkan', ${tally(sql`reported_at`)} from misconduct_cases where status = 'dilaporkan'
    union all select 'kecurangan_menunggu', ${tally(sql`coalesce(answered_at, answer_due)`, within(cases))} from misconduct_cases
      where status = 'diberitahukan' and (answered_at is not null or answer_due < ${now})
    union all select 'kedatangan_berselisih', ${tally(sql`received_at`)} from arrivals
      where settled_at is null and hasil not in ('dicatat', 'sudah')
    union all select 'pembatalan_diusulkan', ${tally(sql`proposed_at`)} from cancellation_proposals
      where status = 'diusulkan'`.execute(db)
  return rows
}

/** Counts the other queues of certificates and their upkeep, papers and the portal; runs beside `waitingCases`. */
export async function waitingUpkeep(db: Db, { now, today, yesterday, followUp }: DeskDay): Promise<Waiting[]> {
  const tally = talliedSince(yesterday)
  const { rows } = await sql<Waiting>`${preparedMark}
    select 'laporan_diajukan' as key, ${tally(sql`submitted_at`)} from performance_reports where status = 'diajukan'
    union all select 'laporan_belum_masuk', ${tally(sql`jatuh_tempo`)} from certificate_years
      where report_awaited and followed_up_at is null and jatuh_tempo < ${today}::date - setting_on('laporan_terlambat', ${today})::int
    union all select 'rekan_berbeda', ${tally(sql`submitted_at`)} from performance_reports
      where bertentangan and status = 'diajukan'
    union all select 'pemeliharaan_diajukan', ${tally(sql`submitted_at`)} from maintenance_records
      where status = 'diajukan'
    union all select 'kegiatan_hadir', ${tally(sql`attended_at`)} from maintenance_records
      where status = 'hadir' and tanggal_selesai <= ${today}
    union all select 'kehadiran_kegiatan', ${tally(sql`tanggal_mulai + 1`)} from maintenance_records
      where status = 'dikonfirmasi' and tanggal_mulai < ${today}
    union all select 'cetak_ulang', ${tally(sql`reprint_asked_at`)} from certificates
      where reprint_asked_at is not null
    union all select 'audit_sampel', ${tally(sql`drawn_at`)} from sample_audits where status = 'menunggu'
    union all select 'evaluasi_terkirim', ${tally(sql`submitted_at`)} from evaluations
      where status = 'terkirim' and certificate_id is not null
    union all select 'evaluasi_kedaluwarsa', ${tally(sql`batas_waktu`, within(followUp))} from evaluations
      where status = 'kedaluwarsa' and certificate_id is not null
    union all select 'jadwal_berbenturan', count(*)::int, null, 0, 0, 0
      from overlapping_schedules where occupied_until > ${now}
    union all select 'evaluasi_tinjau', ${tally(sql`objected_at`)} from evaluations
      where objected_at is not null and reconsidered_at is null
    union all select 'sanksi_diusulkan', ${tally(sql`opened_at`)} from sanctions where status = 'diusulkan'
    union all select 'sanksi_menunggu', ${tally(sql`coalesce(answered_at, answer_due)`)} from sanctions
      where status = 'diberitahukan' and (answered_at is not null or answer_due < ${now})
    union all select 'pembekuan_berakhir', ${tally(sql`frozen_until`)} from certificates
      where status = 'dibekukan' and frozen_until < ${today}
    union all select 'pemeriksaan_tuk', count(*)::int, null, 0, count(*) filter (where diperiksa_sampai < ${today}::date)::int, 0
      from venues where diperiksa_sampai is null or diperiksa_sampai <= ${today}::date + ${RENEWED_DAYS}::int
    union all select 'artikel_rancangan', ${tally(sql`created_at`)} from articles where published_at is null
    union all select 'versi_diusulkan', ${tally(sql`proposed_at`)} from scheme_versions
      where proposed_at is not null and published_at is null
    union all select 'skema_lewat_tinjau', ${tally(sql`tinjau_pada`)} from schemes
      join scheme_versions as version on version.scheme_id = schemes.id and version.versi = schemes.versi_terbit
      where tinjau_pada < ${today}
    union all select 'metode_tanpa_jenis', count(distinct named.metode)::int, min(published_at), 0, 0, 0
      from scheme_versions as version cross join unnest(version.metode_uji) as named (metode)
      where published_at is not null and not exists (select from exam_method_kinds as kind where kind.metode = named.metode)
        and not exists (select from jsonb_array_elements(version.jenis_metode) as own where own ->> 'metode' = named.metode)
    union all select 'berkas_tertahan', coalesce(sum(jumlah), 0)::int, min(at), 0, 0, 0 from stopped_sweeps
    union all select 'berkas_belum_dipindai', ${tally(sql`created_at`)} from (
      select created_at from private_files where scan_awaited and scanned_at is null and erased_at is null
      union all select created_at from stored_files where scan_awaited and scanned_at is null) as unscanned
    union all select 'berkas_terinfeksi', ${tally(sql`created_at`)} from (
      select created_at from private_files where infected is not null and erased_at is null
      union all select created_at from stored_files where infected is not null) as infected
    union all select 'dokumen_menunggu_tanda_tangan', ${tally(sql`since`)} from waiting_papers
    union all select 'penandatangan_berakhir', count(*)::int, null, 0, 0, 0 from signing_certificates
      where retired_at is null and jenis not in ('akar', 'sendiri')
        and valid_until < ${now}::timestamptz + ${WARNED_DAYS} * interval '1 day'
    union all select 'penandatangan_berhenti', count(*)::int, null, 0, 0, 0 from signing_certificates
      where retired_at is null and sebab_berhenti is not null
    union all select 'pesan_gagal', ${tally(sql`at`)} from text_messages where status in ('gagal', 'tidak_pasti')
    union all select 'kiriman_gagal', ${tally(sql`at`)} from watcher_deliveries where status = 'gagal'
    union all select 'faktor_kedua_diusulkan', ${tally(sql`proposed_at`)} from two_factor_resets
      where status = 'diusulkan'
    union all select 'undangan_belum_dijawab', ${tally(sql`invited_at`)} from users
      where role in (${STAFF}) and invited_at is not null and password_version = 1 and suspended_at is null`.execute(db)
  return rows
}

/** Tells whether a number of an answer sheet waits for a person of that kind. */
const waitingMark = (
  cara: 'dilihat' | 'esai',
  only = sql`true`,
) => sql`exists (select from (select distinct on (nomor) id, cara, poin
  from exam_marks as mark where mark.paper_id = sheet.paper_id order by nomor, mark.id desc) as newest
  where newest.cara = ${cara} and newest.poin is null and ${only})`

/** Counts the queues that wait for a person by name. */
export async function waitingForPerson(db: Db, userId: number, { today, yesterday }: DeskDay): Promise<Waiting[]> {
  const tally = talliedSince(yesterday)
  const { rows } = await sql<Waiting>`${preparedMark}
    with given as (
      select given.status, given.locked_at, given.assigned_at, own.tahap, own.tahap_sejak from examiner_assignments as given
      join examiners on examiners.id = given.examiner_id and examiners.user_id = ${userId}
      join user_trainings as own on own.id = given.user_training_id
    )
    select 'penugasan_baru' as key, ${tally(sql`assigned_at`)} from given
      where status = 'ditawarkan' and tahap in ('terjadwal', 'diuji')
    union all select 'penilaian_terbuka', ${tally(sql`tahap_sejak`)} from given
      where status = 'diterima' and locked_at is null and tahap = 'diuji'
    union all select 'berita_acara_saya', ${tally(LAST_DAY)} ${withoutRecord(today)}
      and exists (select from examiner_assignments as taken join examiners on examiners.id = taken.examiner_id
        and examiners.user_id = ${userId} join user_trainings as own on own.id = taken.user_training_id
        where own.schedule_id = schedules.id and taken.status = 'diterima')
      and not exists (select from exam_record_signatures as signed where signed.record_id = record.id
        and signed.signed_by = ${userId})
    union all select 'banding_panel', ${tally(sql`submitted_at`)} from appeal_members as sitting
      join appeals on appeals.id = sitting.appeal_id
      where sitting.user_id = ${userId} and sitting.at is null and appeals.status = 'diajukan'
    union all select 'lembar_diketik', ${tally(sql`paper.created_at`)} from exam_papers as paper
      join user_trainings as own on own.id = paper.user_training_id and own.tahap = 'diuji'
      cross join lateral (select count(*) as begun, bool_or(typed_by = ${userId}) as mine,
        bool_or(typed_by = ${userId} and finished_at is null) as open
        from exam_transcripts where paper_id = paper.id) as typed
      where typed.open or typed.begun < ${TYPISTS} and typed.mine is not true and own.user_id <> ${userId}
    union all select 'lembar_berbeda', ${tally(sql`status_since`)} from exam_sheets where status = 'berbeda'
    union all select 'lembar_dilihat', ${tally(sql`status_since`)} from exam_sheets as sheet
      where status = 'dinilai' and ${waitingMark('dilihat')}
    union all select 'esai_dinilai', ${tally(sql`status_since`)} from exam_sheets as sheet
      where status = 'dinilai' and exists (select from users where users.id = ${userId} and role = 'penguji')
        and ${waitingMark(
          'esai',
          sql`not exists (select from exam_essay_marks as given
          where given.mark_id = newest.id and given.marked_by = ${userId})`,
        )}
    union all select 'koreksi_kunci', ${tally(sql`proposed_at`)} from key_corrections
      where status = 'diusulkan' and proposed_by <> ${userId}
    union all select 'soal_rancangan', ${tally(sql`status_since`)} from item_versions
      where status = 'rancangan' and author_id = ${userId}
    union all select 'soal_telaah', ${tally(sql`status_since`)} from item_versions
      where status = 'ditelaah' and author_id <> ${userId}
    union all select 'soal_rilis', ${tally(sql`status_since`)} from item_versions as own
      where status = 'disetujui' and author_id <> ${userId} and not exists (select from item_approvals as given
        where given.item_version_id = own.id and given.langkah = 'rilis' and given.user_id = ${userId})
    union all select 'naskah_rancangan', ${tally(sql`status_since`)} from exam_forms
      where status = 'rancangan' and author_id = ${userId}
    union all select 'naskah_rilis', ${tally(sql`status_since`)} from exam_forms as own
      where status = 'diajukan' and author_id <> ${userId} and not exists (select from exam_form_approvals as given
        where given.form_id = own.id and given.user_id = ${userId})
    union all select 'ujian_tanpa_naskah', ${tally(sql`schedules.start_date`)} from schedules
      join scheme_versions as scheme on scheme.id = schedules.scheme_version_id and scheme.butir_tulis > 0
      where schedules.cancelled_at is null and scheme.published_at is not null
        and coalesce(schedules.end_date, schedules.start_date) >= ${today}::date
        and not exists (select from exam_schedule_forms as given where given.schedule_id = schedules.id)
        and exists (select from user_trainings as own where own.schedule_id = schedules.id
          and own.tahap in (${sql.join([...AT_THE_EXAM])}))`.execute(db)
  return rows
}
