import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { StoryKind } from './story-rules.ts'

export interface StoryEvent {
  at: Date
  jenis: StoryKind
  /** The record's id within its kind. */
  id: number
  nomor: string
  kejadian: string
  jumlah: number | null
}

interface Asked {
  person: number
  /** Involved in a complaint, they do not know of it. */
  reader: number
  kinds: readonly StoryKind[]
  page: number
  perPage: number
}

type Branch = (asked: Asked) => RawBuilder<unknown>

/** Rows (at, id, nomor, kejadian, jumlah, jenis) of each kind; notes and reasons are no part of them. */
const BRANCHES: Record<StoryKind, Branch> = {
  akun: ({ person }) => sql`
    select moment.at, own.id, '', moment.kejadian, null::bigint, 'akun' from users as own
      cross join lateral (values (own.created_at, 'buat'), (own.email_verified_at, 'diverifikasi alamat emailnya'))
        as moment(at, kejadian)
    where own.id = ${person}`,
  data_diri: ({ person }) => sql`
    select submitted_at, user_id, '', 'kirim', null::bigint, 'data_diri' from personal_data where user_id = ${person}
    union all
    select moment.at, own.user_id, '', moment.kejadian, null::bigint, 'data_diri' from data_change_requests as own
      cross join lateral (values (own.created_at, 'diajukan perubahannya'),
        (own.decided_at, case own.status when 'disetujui' then 'disetujui perubahannya' else 'ditolak perubahannya' end))
        as moment(at, kejadian)
    where own.user_id = ${person}`,
  permohonan: ({ person }) => sql`
    select event.at, own.id, coalesce(own.nomor, ''), event.transition, null::bigint, 'permohonan'
    from application_events as event join user_trainings as own on own.id = event.user_training_id
    where own.user_id = ${person} and own.tahap <> 'draft'`,
  invoice: ({ person }) => sql`
    select created_at, id, nomor, 'terbit', null::bigint, 'invoice' from invoices where user_id = ${person}`,
  pembayaran: ({ person }) => sql`
    select own.at, bill.id, bill.nomor, case when own.jumlah > 0 then 'diterima'
      when own.chargeback_id is null then 'dikembalikan' else 'ditarik penyedia pembayaran' end, abs(own.jumlah), 'pembayaran'
    from payments as own join invoices as bill on bill.id = own.invoice_id where bill.user_id = ${person}`,
  sertifikat: ({ person }) => sql`
    select event.at, own.id, own.no_sertifikasi, event.transition, null::bigint, 'sertifikat'
    from certificate_events as event join certificates as own on own.id = event.certificate_id
    where own.user_id = ${person}`,
  kegiatan: ({ person }) => sql`
    select event.at, own.id, coalesce(nullif(own.nama_kegiatan, ''), schedules.skema, ''), event.transition,
      null::bigint, 'kegiatan'
    from maintenance_events as event join maintenance_records as own on own.id = event.maintenance_id
      left join schedules on schedules.id = own.schedule_id
    where own.user_id = ${person} and own.status <> 'draft'`,
  laporan: ({ person }) => sql`
    select event.at, own.id, own.no_sertifikasi, event.transition, null::bigint, 'laporan'
    from report_events as event join performance_reports as own on own.id = event.report_id
    where own.user_id = ${person}`,
  sanksi: ({ person }) => sql`
    select moment.at, own.id, coalesce(own.nomor, own.no_sertifikasi), moment.kejadian, null::bigint, 'sanksi'
    from sanctions as own left join appeals as appeal on appeal.sanction_id = own.id
      cross join lateral (values (own.opened_at, 'diusulkan'), (own.notified_at, 'diberitahukan'),
        (own.answered_at, 'dijawab pemegangnya'),
        (own.decided_at, case own.status when 'dijatuhkan' then 'dijatuhkan' when 'tidak_dijatuhkan'
          then 'tidak dijatuhkan' else 'dibatalkan usulnya' end),
        (appeal.submitted_at, 'diajukan banding'),
        (appeal.decided_at, case appeal.status when 'diterima' then 'dikabulkan bandingnya' else 'ditolak bandingnya' end))
        as moment(at, kejadian)
    where own.user_id = ${person}`,
  // The database keeps no account of a reporter who hides.
  pengaduan: ({ person, reader }) => sql`
    select moment.at, own.id, own.no_tiket, moment.kejadian, null::bigint, 'pengaduan' from complaints as own
      cross join lateral (values
        (own.created_at, case when own.user_id = ${person} then 'disampaikannya'
          else 'tentangnya masuk' end),
        (own.closed_at, 'ditutup')) as moment(at, kejadian)
    where (own.user_id = ${person}
        or exists (select from certificates where id = own.certificate_id and user_id = ${person})
        or exists (select from examiners where id = own.examiner_id and user_id = ${person}))
      and not exists (select from complaint_involved where complaint_id = own.id and user_id = ${reader})`,
}

type Row = { total: number } & (StoryEvent | { [Column in keyof StoryEvent]: null })

/** Returns one page of what happened to a person, the newest first, and how much there is of it: by one question. */
export async function personStory(db: Db, asked: Asked): Promise<{ data: StoryEvent[]; total: number }> {
  const { kinds, page, perPage } = asked
  if (kinds.length === 0) return { data: [], total: 0 }
  const branches = sql.join(
    kinds.map((kind) => BRANCHES[kind](asked)),
    sql` union all `,
  )
  // What happens in one transaction has one moment: the life's order decides.
  const { rows } = await sql<Row>`
    with events (at, id, nomor, kejadian, jumlah, jenis) as (${branches}),
      story as (select * from events where at is not null)
    select whole.total, shown.* from (select count(*)::int as total from story) as whole
      left join lateral (select * from story
        order by at desc, array_position(${sql.val([...kinds])}::text[], jenis) desc, id desc, kejadian
        limit ${perPage} offset ${(page - 1) * perPage}) as shown on true`.execute(db)
  return { data: rows.filter((row): row is Row & StoryEvent => row.at !== null), total: rows[0]?.total ?? 0 }
}
