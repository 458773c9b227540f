import { type RawBuilder, sql } from 'kysely'
import { addMonths, bodyZoneName, type Day } from '../../../lib/day.ts'
import type { TableName } from './table-rules.ts'

/** The period and the filters for which figures are asked. */
export interface Asked {
  dari: Day
  sampai: Day
  scheme_id?: number | undefined
  venue_id?: number | undefined
  provinsi?: string | undefined
  today: Day
  now: Date
}

type Sql = RawBuilder<unknown>
/** A select of one row for each thing counted: kunci, untuk, untuk_id, tanggal, and a number for each sum. */
type Facts = (asked: Asked) => Sql

const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${bodyZoneName()})::date`
const monthOf = (moment: string) => sql`to_char(${sql.ref(moment)} at time zone ${bodyZoneName()}, 'YYYY-MM')`

/** Moments within the period, both its days included, as an index finds them. */
const within = (moment: string, { dari, sampai }: Asked) =>
  sql`${sql.ref(moment)} >= ${dari}::date::timestamp at time zone ${bodyZoneName()}
    and ${sql.ref(moment)} < (${sampai}::date + 1)::timestamp at time zone ${bodyZoneName()}`
const dayWithin = (column: string, { dari, sampai }: Asked) =>
  sql`${sql.ref(column)} between ${dari}::date and ${sampai}::date`

/** Returns the filter conditions for a view `f` that has these columns; a filter that is not set narrows nothing. */
const narrowingBy = (asked: Asked, ...by: ('scheme_id' | 'venue_id' | 'provinsi')[]): Sql =>
  sql`${sql.join([sql`true`, ...by.flatMap((one) => (asked[one] === undefined ? [] : [sql`f.${sql.ref(one)} = ${asked[one]}`]))], sql` and `)}`
const byPlace = (asked: Asked) => narrowingBy(asked, 'scheme_id', 'venue_id', 'provinsi')
const byHolder = (asked: Asked) => narrowingBy(asked, 'scheme_id', 'provinsi')

const textOf = (column: string) => sql`coalesce(${sql.ref(column)}::text, '')`

const AFTER_EXAM = ['diuji', 'menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan']
const SCHEDULED = ['terjadwal', 'tidak_hadir', ...AFTER_EXAM]
/** Stages by which an application has come so far. */
const MILESTONES: Record<string, readonly string[] | null> = {
  dikirim: null,
  disetujui: ['menunggu_pembayaran', 'menunggu_konfirmasi', ...SCHEDULED],
  terjadwal: SCHEDULED,
  diuji: AFTER_EXAM,
  diputus: ['belum_kompeten', 'banding', 'diterbitkan'],
  diterbitkan: ['diterbitkan'],
}

const PASSED = sql.join(Object.entries(MILESTONES).map(([name, stages]) => sql`(${name}::text, ${stages}::text[])`))

/** Cases of a promise with their working days, counted once for all days by a running number. */
const servicesOf = (asked: Asked) => sql`
  with cases as materialized (
    select f.layanan, f.user_training_id, f.complaint_id, coalesce(f.began_day, ${dayOf('f.began_at')}) as mulai, ${dayOf('f.ended_at')} as selesai
    from figure_services as f where ${within('f.ended_at', asked)} and (f.layanan = 'pengaduan' or ${byPlace(asked)})),
  calendar as materialized (
    select day::date, count(*) filter (where extract(isodow from day) < 6
        and not exists (select from holidays where tanggal = day::date)) over (order by day) as number
      from generate_series((select min(least(mulai, selesai)) from cases), ${asked.sampai}::date, interval '1 day') as day),
  promised as materialized (
    select layanan, mulai, (setting_on(case layanan when 'verifikasi' then 'target_verifikasi' when 'keputusan' then 'target_keputusan'
        else 'target_jawab_pengaduan' end, mulai) #>> '{}')::int as janji
      from (select distinct layanan, mulai from cases) as begun)
  select layanan::text as kunci, case when complaint_id is null then 'permohonan' else 'pengaduan' end as untuk,
    coalesce(user_training_id, complaint_id) as untuk_id, selesai::date as tanggal, 1 as banyak,
    greatest(last.number - first.number, 0) as hari, (last.number - first.number <= janji)::int as tepat
  from cases join calendar as first on first.day = mulai join calendar as last on last.day = selesai
  join promised using (layanan, mulai)`

const result =
  (kunci: Sql, from: Sql, passed: Sql): Facts =>
  (asked) =>
    sql`select ${kunci} as kunci, 'permohonan' as untuk, f.user_training_id::integer as untuk_id, ${dayOf('f.at')} as tanggal, 1 as banyak,
      (${passed})::int as kompeten
    from figure_results as f ${from} where ${within('f.at', asked)} and ${byPlace(asked)}`

const agreement =
  (kunci: Sql, view: string): Facts =>
  (asked) =>
    sql`select ${kunci} as kunci, 'permohonan' as untuk, f.user_training_id::integer as untuk_id, ${dayOf('f.locked_at')} as tanggal,
      f.compared::int as dibandingkan, f.agreed::int as sama, (f.compared - f.agreed)::int as beda
    from ${sql.table(view)} as f where ${within('f.locked_at', asked)} and ${byPlace(asked)}`

const seats =
  (kunci: Sql): Facts =>
  (asked) =>
    sql`select ${kunci} as kunci, 'jadwal' as untuk, f.id::integer as untuk_id, f.start_date::date as tanggal, 1 as jadwal, f.kuota, f.terisi, f.hadir,
      f.tidak_hadir, (f.hadir + f.tidak_hadir) as ditunggu
    from figure_schedules as f where ${dayWithin('f.start_date', asked)} and ${byPlace(asked)}`

const income =
  (kunci: Sql, from: Sql = sql``): Facts =>
  (asked) =>
    sql`select ${kunci} as kunci, 'invoice' as untuk, f.invoice_id::integer as untuk_id, ${dayOf('f.at')} as tanggal,
      greatest(f.jumlah, 0) as masuk, greatest(-f.jumlah, 0) as kembali, f.jumlah::bigint as bersih
    from figure_payments as f ${from} where ${within('f.at', asked)} and ${byPlace(asked)}`

/** The rules' certificateState as the database sees it. */
const stateOn = (today: Day) => sql`certificate_state(f.status, f.valid_from, f.valid_until, ${today}::date)`
const inForce = (today: Day) => sql`(f.status = 'aktif' and ${today}::date between f.valid_from and f.valid_until)::int`

const certificates =
  (kunci: Sql, from: Sql): Facts =>
  (asked) =>
    sql`select ${kunci} as kunci, 'sertifikat' as untuk, f.id::integer as untuk_id, f.valid_until::date as tanggal, 1 as banyak,
      ${inForce(asked.today)} as berlaku
    from figure_certificates as f ${from} where f.status <> 'diganti' and ${byHolder(asked)}`

/** Behind each table of the report: what it counts. */
export const FACTS: Record<TableName, Facts> = {
  corong: (asked) => sql`
    select milestone.name::text as kunci, 'permohonan' as untuk, f.id::integer as untuk_id, ${dayOf('f.submitted_at')} as tanggal, 1 as banyak
    from (select id, submitted_at, reached from figure_applications as f
        where ${within('f.submitted_at', asked)} and ${byPlace(asked)} offset 0) as f
      join (values ${PASSED}) as milestone (name, stages) on milestone.stages is null or f.reached = any(milestone.stages)`,
  keadaan: (asked) => sql`
    select f.tahap::text as kunci, 'permohonan' as untuk, f.id::integer as untuk_id, ${dayOf('f.submitted_at')} as tanggal, 1 as banyak
    from figure_applications as f where ${within('f.submitted_at', asked)} and ${byPlace(asked)}`,
  layanan: servicesOf,
  tahap: (asked) => sql`
    select f.dari::text as kunci, 'permohonan' as untuk, f.user_training_id::integer as untuk_id, ${dayOf('f.at')} as tanggal, 1 as banyak,
      extract(epoch from f.at - f.began_at)::float8 / 86400 as hari
    from figure_stages as f where ${within('f.at', asked)} and ${byPlace(asked)}`,
  hasil_skema: result(textOf('f.scheme_id'), sql``, sql`f.hasil = 'kompeten'`),
  hasil_tuk: result(textOf('f.venue_id'), sql``, sql`f.hasil = 'kompeten'`),
  hasil_unit: result(
    sql`found.unit`,
    sql`cross join lateral jsonb_to_recordset(f.unit) as found (unit text, hasil text)`,
    sql`found.hasil = 'K'`,
  ),
  hasil_penguji: result(
    textOf('assigned.examiner_id'),
    sql`join examiner_assignments as assigned on assigned.user_training_id = f.user_training_id and assigned.locked_at is not null`,
    sql`f.hasil = 'kompeten'`,
  ),
  kesepakatan_unit: agreement(sql`f.unit`, 'figure_unit_agreements'),
  kesepakatan_penguji: agreement(textOf('f.examiner_id'), 'figure_examiner_agreements'),
  kursi_skema: seats(textOf('f.scheme_id')),
  kursi_tuk: seats(textOf('f.venue_id')),
  pendapatan_bulan: income(monthOf('f.at')),
  pendapatan_skema: income(textOf('f.scheme_id')),
  pendapatan_cara: income(
    sql`coalesce(charges.metode, 'transfer')`,
    sql`join payments as moved on moved.id = f.id left join charges on charges.id = moved.charge_id`,
  ),
  piutang: (asked) => sql`
    select case when age <= 7 then '0-7' when age <= 14 then '8-14' when age <= 30 then '15-30' else '31+' end as kunci,
      'invoice' as untuk, f.id::integer as untuk_id, ${dayOf('f.created_at')} as tanggal, 1 as banyak, (f.total - f.diterima) as sisa,
      (f.due_at < ${asked.now})::int as lewat
    from figure_invoices as f cross join lateral (select ${asked.today}::date - ${dayOf('f.created_at')} as age) as aged
    where f.status in ('belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak', 'ditarik') and f.total > f.diterima and ${byPlace(asked)}`,
  pemegang_keadaan: (asked) => sql`
    select ${stateOn(asked.today)} as kunci, 'sertifikat' as untuk, f.id::integer as untuk_id, f.valid_until::date as tanggal, 1 as banyak
    from figure_certificates as f where ${byHolder(asked)}`,
  pemegang_provinsi: certificates(sql`f.provinsi`, sql``),
  pemegang_keahlian: certificates(sql`expertise`, sql`cross join lateral unnest(f.keahlian) as expertise`),
  berakhir: (asked) => sql`
    select to_char(f.valid_until, 'YYYY-MM') as kunci, 'sertifikat' as untuk, f.id::integer as untuk_id, f.valid_until::date as tanggal, 1 as banyak
    from figure_certificates as f where f.status in ('aktif', 'dibekukan') and not f.renewed
      and f.valid_until between ${asked.today}::date and ${addMonths(asked.today, 12)}::date and ${byHolder(asked)}`,
  perpanjangan: (asked) => sql`
    select f.kualifikasi::text as kunci, 'sertifikat' as untuk, f.id::integer as untuk_id, f.valid_until::date as tanggal, 1 as banyak,
      f.renewed::int as diperpanjang
    from figure_certificates as f where f.status <> 'dicabut' and f.valid_until < ${asked.today}::date
      and ${dayWithin('f.valid_until', asked)} and ${byHolder(asked)}`,
  laporan: (asked) => sql`
    select f.kualifikasi::text as kunci, 'sertifikat' as untuk, f.certificate_id::integer as untuk_id, f.jatuh_tempo::date as tanggal, 1 as banyak,
      (f.reported and not f.terlambat)::int as tepat, (f.reported and f.terlambat)::int as terlambat, (not f.reported)::int as belum
    from figure_years as f where ${dayWithin('f.jatuh_tempo', asked)} and ${byHolder(asked)}`,
  pemeliharaan: (asked) => sql`
    select f.kualifikasi::text as kunci, 'sertifikat' as untuk, f.certificate_id::integer as untuk_id, f.selesai::date as tanggal, 1 as banyak,
      f.maintained::int as terpenuhi
    from figure_years as f where ${dayWithin('f.selesai', asked)} and ${byHolder(asked)}`,
  pengaduan: (asked) => sql`
    select f.jenis_pengaduan::text as kunci, 'pengaduan' as untuk, f.id::integer as untuk_id, ${dayOf('f.created_at')} as tanggal, 1 as banyak,
      (f.closed_at is not null)::int as selesai, extract(epoch from f.closed_at - f.created_at)::float8 / 86400 as hari,
      coalesce(${dayOf('f.closed_at')} <= f.target_jawab, false)::int as tepat
    from complaints as f where ${within('f.created_at', asked)}`,
  kerja: (asked) => sql`
    select f.jenis::text as kunci, f.untuk, f.untuk_id, ${dayOf('f.at')} as tanggal, 1 as banyak
    from figure_works as f where ${within('f.at', asked)}`,
  kerja_petugas: (asked) => sql`
    select f.user_id::text as kunci, f.untuk, f.untuk_id, ${dayOf('f.at')} as tanggal, 1 as banyak,
      (f.jenis = 'verifikasi')::int as verifikasi, (f.jenis = 'pembayaran')::int as pembayaran, (f.jenis = 'penilaian')::int as penilaian,
      (f.jenis = 'keputusan')::int as keputusan, (f.jenis = 'pengaduan')::int as pengaduan,
      (f.jenis in ('laporan', 'kegiatan'))::int as kewajiban
    from figure_works as f where ${within('f.at', asked)}`,
}
