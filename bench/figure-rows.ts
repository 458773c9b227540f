import { closeFilling, openFilling } from './filling.ts'

/** Applications behind the management's figures, over five years. */
export const APPLICATIONS = 100_000

const one = (of: readonly string[], number: string) => `('{${of.join(',')}}'::text[])[1 + (${number}) % ${of.length}]`

/** Base numbers: far from those of the demonstration. */
const BASE = 1_000_000
const PROVINCES = ['11', '31', '32', '33', '51', '64', '73', '94']
const EXPERTISES = ['mutu air', 'mutu udara', 'sosial', 'kehutanan', 'geologi']
const ENDS = ['ditolak', 'dibatalkan', 'kedaluwarsa', 'tidak_hadir', 'belum_kompeten', 'belum_kompeten']
const UNITS = 6
/** Applicants, each with one or two applications. */
const PEOPLE = 60_000

/** Each application's number, its moment of five years, and how it ended: seven of ten with a certificate. */
const SENT = `create temp table sent as select ${BASE} + n as id, ${BASE} + n % ${PEOPLE} as user_id, ${BASE} + n / 20 as schedule_id,
    now() - interval '5 years' - interval '40 days' + n * interval '5 years' / ${APPLICATIONS} as at,
    case when n % 10 < 7 then 'diterbitkan' else ${one(ENDS, 'n / 10')} end as tahap
  from generate_series(0, ${APPLICATIONS - 1}) as n`

/** Every stage on the way, the days until it was left, and the transition that left it. */
const WAY = `create temp table way (place, transition, dari, ke, days) as values (1, 'submit', 'draft', 'diajukan', 0),
  (2, 'approve', 'diajukan', 'menunggu_pembayaran', 4), (3, 'pay', 'menunggu_pembayaran', 'menunggu_konfirmasi', 6),
  (4, 'confirm', 'menunggu_konfirmasi', 'terjadwal', 7), (5, 'attend', 'terjadwal', 'diuji', 30),
  (6, 'score', 'diuji', 'menunggu_keputusan', 32), (7, 'decideCompetent', 'menunggu_keputusan', 'diterbitkan', 38)`

const EXAMINED = `tahap in ('diterbitkan', 'belum_kompeten')`

/** Columns and select of each table's rows. */
const TABLES: readonly [table: string, rows: string][] = [
  [
    'users',
    `(id, name, email, phone, password_hash, role) overriding system value
    select ${BASE} + n, 'Pemegang ' || n, 'figur' || n || '@example.com', '', '', 'user' from generate_series(0, ${PEOPLE - 1}) as n`,
  ],
  ['categories', `(id, name, jenis) overriding system value values (${BASE}, 'Figur', 'sertifikasi')`],
  [
    'schemes',
    `(id, category_id, kategori, name, versi_terbit) overriding system value
    select ${BASE} + n, ${BASE}, 'Figur', 'Skema figur ' || n, 1 from generate_series(0, 11) as n`,
  ],
  [
    'scheme_versions',
    `(id, scheme_id, versi, name, description, registration_fee, published_at) overriding system value
    select ${BASE} + n, ${BASE} + n, 1, 'Skema figur ' || n, '', 3500000, now() from generate_series(0, 11) as n`,
  ],
  [
    'venues',
    `(id, name, jenis, alamat, kota, provinsi, zona_waktu) overriding system value
    select ${BASE} + n, 'TUK figur ' || n, 'Mandiri', 'Jalan', 'Kota', ${one(PROVINCES, 'n')}, 'WIB' from generate_series(0, 39) as n`,
  ],
  [
    'examiners',
    `(id, name, no_sertifikat, berlaku_sampai) overriding system value
    select ${BASE} + n, 'Penguji figur ' || n, 'F ' || n, '2040-01-01' from generate_series(0, 59) as n`,
  ],
  [
    'schedules',
    `(id, scheme_version_id, venue_id, start_date, end_date, kuota, terisi, metode) overriding system value
    select ${BASE} + n, ${BASE} + n % 12, ${BASE} + n % 40, day, day + 1, 24, 20, 'Luring' from generate_series(0, ${APPLICATIONS / 20 - 1}) as n,
      lateral (select (now() - interval '5 years' - interval '10 days' + n * 20 * interval '5 years' / ${APPLICATIONS})::date as day) as days`,
  ],
  [
    'user_trainings',
    `(id, user_id, schedule_id, scheme_id, nomor, tahap, created_at, submitted_at, tahap_sejak) overriding system value
    select id, user_id, schedule_id, ${BASE} + (schedule_id - ${BASE}) % 12, 'PMH/F/' || id, tahap, at, at, at + interval '38 days' from sent`,
  ],
  [
    'application_events',
    `(user_training_id, transition, dari, ke, oleh, user_id, at, began_at, sent_at)
    select sent.id, way.transition, way.dari, way.ke, 'petugas', case when place in (2, 4, 5, 7) then 1 + sent.id % 3 end,
      at + days * interval '1 day' + sent.id % 5 * interval '1 day',
      at + before * interval '1 day', case place when 2 then at end from sent join (select *, lag(days) over (order by place) as before from way) as way
        on place <= case tahap when 'diterbitkan' then 7 when 'belum_kompeten' then 7 when 'tidak_hadir' then 4 when 'kedaluwarsa' then 2
          else 1 end order by sent.id, place`,
  ],
  [
    'decisions',
    `(id, user_training_id, hasil, unit, alasan, decided_by, at) overriding system value
    select id, id, case tahap when 'diterbitkan' then 'kompeten' else 'belum_kompeten' end, (select jsonb_agg(jsonb_build_object(
        'unit', 'Unit ' || unit, 'hasil', case when tahap = 'diterbitkan' or unit > 2 then 'K' else 'BK' end, 'catatan', ''))
      from generate_series(1, ${UNITS}) as unit), 'Sesuai.', 1, at + interval '38 days' from sent where ${EXAMINED}`,
  ],
  [
    'examiner_assignments',
    `(id, user_training_id, examiner_id, status, assigned_by, assigned_at, declared_at, locked_at) overriding system value
    select id * 2 + turn, id, ${BASE} + (id + turn * 7) % 60, 'diterima', 1, at, at, at + interval '32 days'
    from sent, generate_series(0, 1) as turn where ${EXAMINED}`,
  ],
  [
    'unit_scores',
    `(assignment_id, unit, metode, hasil, updated_at)
    select id * 2 + turn, 'Unit ' || unit, metode, case when (id + unit + turn) % 9 = 0 then 'BK' else 'K' end, at
    from sent, generate_series(0, 1) as turn, generate_series(1, ${UNITS}) as unit, unnest('{Wawancara,Portofolio}'::text[]) as metode
    where ${EXAMINED}`,
  ],
  [
    'invoices',
    `(id, user_id, user_training_id, nomor, status, created_at, due_at, nama_tagihan, items, kode_unik, total, diterima, paid_at,
      nomor_kuitansi) overriding system value
    select id, user_id, id, 'INV/F/' || id, case when tahap = 'kedaluwarsa' then 'kedaluwarsa' when id % 50 = 0 then 'belum_dibayar' else 'lunas' end,
      at, at + interval '7 days', 'Pemegang', '[]', 1, 3500000, case when paid then 3500000 else 0 end, case when paid then at + interval '6 days' end,
      case when paid then 'KWT/F/' || id end
    from sent, lateral (select tahap <> 'kedaluwarsa' and id % 50 > 0 as paid) as money where tahap not in ('ditolak', 'dibatalkan')`,
  ],
  [
    'payments',
    `(invoice_id, jumlah, at, recorded_by) select id, 3500000, at + interval '7 days', 1 from sent
    where tahap not in ('ditolak', 'dibatalkan', 'kedaluwarsa')
    union all select id, -1750000, at + interval '20 days', 1 from sent where id % 40 = 0`,
  ],
  [
    'certificates',
    `(id, user_id, user_training_id, decision_id, scheme_version_id, kualifikasi, skema, no_sertifikasi, nama, keahlian, provinsi, valid_from,
      valid_until, status, status_since, frozen_until, issued_at, issued_by, replaces_id, overlap_known) overriding system value
    select id, user_id, id, id, ${BASE} + (schedule_id - ${BASE}) % 12, ${one(['KTPA', 'ATPA'], 'id')}, 'Skema figur', id || '/F', 'Pemegang',
      array[${one(EXPERTISES, 'id')}], ${one(PROVINCES, 'id')}, at::date + 39, at::date + 39 + 1095,
      case when id % 100 = 0 then 'dibekukan' else 'aktif' end, at,
      case when id % 100 = 0 then current_date + 60 end, at, 1, case when id % 10 = 6 then id - ${PEOPLE} end, true
    from sent where tahap = 'diterbitkan'`,
  ],
  [
    'certificate_years',
    `(id, certificate_id, user_id, ke, mulai, selesai, jatuh_tempo, lapor_mulai, wajib_kegiatan, wajib_poin) overriding system value
    select id * 3 + ke, id, user_id, ke, first, first + 364, first + 364, first + 184, 1, 0
    from certificates, generate_series(1, 3) as ke, lateral (select valid_from + (ke - 1) * 365 as first) as year
    where id >= ${BASE} and first <= current_date`,
  ],
  [
    'performance_reports',
    `(user_id, no_sertifikasi, year_id, status, terlambat, submitted_at, decided_at, decided_by, created_at, updated_at)
    select user_id, 'F', id, ${one(['diajukan', 'diterima', 'diterima', 'perlu_perbaikan'], 'id')}, id % 10 = 0, selesai, selesai + 5, 1, selesai, selesai
    from certificate_years where id >= ${BASE} * 3 and selesai < current_date and id % 6 > 0`,
  ],
  [
    'maintenance_records',
    `(user_id, jenis_kegiatan, nama_kegiatan, penyelenggara, tanggal_mulai, tanggal_selesai, jam_pelajaran, status, poin, decided_by,
      decided_at, submitted_at, created_at, updated_at)
    select user_id, 'bimtek', 'Kegiatan ' || id, 'Lembaga', selesai - 30, selesai - 30, 8, 'diakui', 8, 1, selesai, selesai, selesai, selesai
    from certificate_years where id >= ${BASE} * 3 and selesai < current_date and id % 4 > 0`,
  ],
  [
    'complaints',
    `(no_tiket, pin_hash, jenis_pengaduan, is_anonim, pelapor, uraian, status, created_at, target_terima, target_validasi, target_jawab,
      closed_at)
    select 'ADU-F-' || id, '', ${one(['layanan', 'penguji', 'pemegang_sertifikat', 'lainnya'], 'id')}, false, '', 'Uraian', 'selesai', at, at::date + 2,
      at::date + 5, at::date + 20, at + id % 30 * interval '1 day' from sent where id % 20 = 0`,
  ],
  [
    'complaint_entries',
    `(complaint_id, jenis, isi, ke, user_id, dari_pelapor, at)
    select id, 'langkah', '', 'selesai', 1, false, closed_at from complaints where no_tiket like 'ADU-F-%'`,
  ],
]

/** Makes the rows; with neither triggers nor references, as they are in order by themselves. */
export async function fillFigures(database: string): Promise<void> {
  const client = await openFilling(database)
  await client.query('set session_replication_role = replica')
  await client.query(SENT)
  await client.query(WAY)
  for (const [table, rows] of TABLES) {
    await client.query(`insert into ${table} ${rows}`)
    await client.query(`vacuum analyze ${table}`)
  }
  await client.query('select keep_agreements(array(select distinct user_training_id from examiner_assignments))')
  await client.query('vacuum analyze examiner_agreements, unit_agreements, user_trainings')
  await closeFilling(client)
}

/** Open cases behind the desk. */
export const OPEN_CASES = 75_000

const STAGES = ['diajukan', 'menunggu_konfirmasi', 'menunggu_keputusan', 'terjadwal', 'diuji']

/** Puts that many applications back on the desks of the office, each stage as often as the others. */
export async function openCases(database: string): Promise<void> {
  const client = await openFilling(database)
  await client.query('set session_replication_role = replica')
  const isOpen = (id: string) => `${id} between ${BASE} and ${BASE + OPEN_CASES - 1}`
  // Nobody has two open cases of one scheme: a person's second one is of the next.
  await client.query(`update user_trainings set tahap = ${one(STAGES, 'id')}, tahap_sejak = now() - id % 900 * interval '1 hour',
    scheme_id = ${BASE} + (scheme_id - ${BASE} + (id - ${BASE}) / ${PEOPLE}) % 12, handler_id = case when id % 1000 = 0 then 1 end where ${isOpen('id')}`)
  await client.query(`update invoices set status = 'menunggu_konfirmasi', diterima = 0, paid_at = null, nomor_kuitansi = null
    where ${isOpen('user_training_id')} and user_training_id % ${STAGES.length} = 1`)
  await client.query(`update examiner_assignments set locked_at = null
    where ${isOpen('user_training_id')} and user_training_id % ${STAGES.length} = 4`)
  await client.query(`update user_trainings set examiners_asked = 2, examiners_agreed = 2 where id in (
    select user_training_id from examiner_assignments where ${isOpen('user_training_id')})`)
  await client.query('vacuum analyze user_trainings, invoices, examiner_assignments')
  await closeFilling(client)
}
