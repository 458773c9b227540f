-- What the installation is by itself, without people: its identity, settings, backups and files, and what
-- guards all tables. Functions stand before the first table that needs them; the rows of an empty portal
-- stand after their table.

create extension if not exists pg_trgm;

-- What is only ever added to cannot be emptied either. Called after each migration, so that no later table is forgotten.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- Bits of tgtype: 2 before, 8 delete, 16 update, 32 truncate.
create function guard_append_only() returns void language plpgsql as $$
declare
  guarded regclass;
begin
  for guarded in
    select distinct tgrelid::regclass from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and proname like 'refuse\_change%' and tgtype & 2 > 0 and tgtype & 24 > 0
      and not exists (
        select from pg_trigger as other where other.tgrelid = pg_trigger.tgrelid and other.tgtype & 32 > 0
          and other.tgtype & 2 > 0
      )
  loop
    execute format('create trigger no_truncate before truncate on %s for each statement execute function refuse_truncate()',
      guarded);
  end loop;
end $$;

-- A replica is asked whether it has the change itself, also when the server that made it is gone.
create function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', pg_current_xact_id()::text);
  return null;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

create table installation (
  id boolean default true primary key check (id),
  identity uuid not null,
  canary bytea not null,
  created_at timestamptz not null default now()
);
comment on table installation is
  'What database, key and file store have in common: a start that finds strangers among them stops.';
comment on column installation.canary is 'Sealed under APP_KEY: what does not open it is not this installation''s key.';

create table carried_keys (
  purpose text not null,
  fingerprint text not null,
  sealed bytea not null,
  primary key (purpose, fingerprint)
);
comment on table carried_keys is
  'Hashes that nobody can compute again, such as that of a PIN, are checked under the key they were made with, also '
  'after APP_KEY has lost it: here it lies, for that one purpose, sealed under the newest.';

create table demonstration (
  id smallint default 1 primary key check (id = 1),
  seeded_at timestamptz not null default now()
);
comment on table demonstration is
  'One row where the demonstration was seeded: such a database is never run as a live one.';

create table portal (
  id smallint default 1 primary key check (id = 1),
  setup_code_hash text,
  setup_code_expires_at timestamptz,
  mail_code_hash text,
  mail_code_expires_at timestamptz,
  mail_arrived_at timestamptz,
  opened_at timestamptz,
  tanpa_rekening boolean not null default false,
  constraint portal_check check ((setup_code_hash is null) = (setup_code_expires_at is null)),
  constraint portal_check1 check ((mail_code_hash is null) = (mail_code_expires_at is null))
);
comment on table portal is
  'Where the portal stands between its first start and the day on which it opens. It never closes again.';
comment on column portal.setup_code_hash is
  'Of the address that lets the first administrator in; gone once it was used.';
comment on column portal.mail_code_hash is 'A mail with this code was sent; who types it back has received it.';
comment on column portal.tanpa_rekening is
  'Without a bank account. The body decided to open without a bank account to be paid into.';
-- Not open yet.
insert into portal default values;

create trigger portal_announce after insert or delete or update or truncate on portal for each statement
  execute function announce_content_change();

create table backup_plan (
  id integer default 1 primary key check (id = 1),
  version integer not null default 1,
  aktif boolean not null default false,
  jam integer not null default 2 check (jam between 0 and 23),
  tujuan text not null default 'folder' check (tujuan in ('folder', 's3')),
  folder text not null default 'portal' check (folder ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  bucket_sealed bytea,
  harian integer not null default 7 check (harian between 1 and 90),
  mingguan integer not null default 4 check (mingguan between 0 and 60),
  bulanan integer not null default 12 check (bulanan between 0 and 120)
);
comment on table backup_plan is 'When the portal backs itself up, where to, and how many archives are kept: one row.';
comment on column backup_plan.aktif is 'In use.';
comment on column backup_plan.jam is 'Hour. From then on, by the body''s clocks.';
comment on column backup_plan.tujuan is 'Destination.';
comment on column backup_plan.folder is 'Below the folder that the operator allows.';
comment on column backup_plan.bucket_sealed is 'Server, bucket and keys, sealed.';
comment on column backup_plan.harian is 'Daily archives kept.';
comment on column backup_plan.mingguan is 'Weekly archives kept.';
comment on column backup_plan.bulanan is 'Monthly archives kept.';
insert into backup_plan default values;

create table backups (
  id integer generated always as identity primary key,
  at timestamptz not null,
  place text check (length(place) between 1 and 500),
  bytes bigint check (bytes >= 0),
  status text not null default 'selesai' check (status in ('menunggu', 'berjalan', 'selesai', 'gagal')),
  asal text not null default 'operator' check (asal in ('operator', 'jadwal', 'petugas')),
  tanggal date unique,
  nama text check (length(nama) between 1 and 200),
  jumlah_baris bigint check (jumlah_baris >= 0),
  jumlah_berkas integer check (jumlah_berkas >= 0),
  catatan text not null default '' check (length(catatan) <= 1000),
  removed_at timestamptz,
  verified_at timestamptz,
  catatan_uji text check (length(catatan_uji) <= 1000),
  trial_asked_at timestamptz,
  trial_began_at timestamptz,
  constraint backups_check check (trial_asked_at is null or nama is not null and status = 'selesai'),
  constraint backups_check1 check (trial_began_at is null or trial_asked_at is not null)
);
comment on table backups is
  'Archives of database and files, made by the portal or by the operator''s script, with what became of each.';
comment on column backups.place is 'As far as the script says.';
comment on column backups.asal is 'Origin.';
comment on column backups.tanggal is 'Date. Whose scheduled backup this is: one a day, however many processes run.';
comment on column backups.nama is 'Name. Null where a script of the operator made it.';
comment on column backups.jumlah_baris is 'Number of rows.';
comment on column backups.jumlah_berkas is 'Number of files.';
comment on column backups.catatan is 'Note. What went wrong, or is worth knowing.';
comment on column backups.verified_at is 'The last trial restore of this archive: empty words say that it went well.';
comment on column backups.catatan_uji is 'Note on the trial restore.';
comment on column backups.trial_asked_at is
  'Since when a trial restore waits that the office asked for; it ends in verified_at and catatan_uji.';
create index backups_at on backups (at desc);
create index backups_nama on backups (nama);
create unique index backups_trial on backups ((true)) where trial_asked_at is not null;

create table database_outages (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  check (ended_at >= began_at)
);
comment on table database_outages is 'When the program could not reach its database, as it found out afterwards.';
create index database_outages_ended on database_outages (ended_at desc);

create table settings (
  key text primary key check (key ~ '^[a-z_]+$'),
  label text not null,
  keterangan text not null,
  satuan text not null,
  least integer,
  most integer,
  urutan integer not null,
  version integer not null default 1
);
comment on table settings is
  'What an administrator may change: each number or text with its limits and its label; its values stand in '
  'setting_values.';
comment on column settings.keterangan is 'Description.';
comment on column settings.satuan is 'Unit of measure.';
comment on column settings.urutan is 'Order.';

create table setting_values (
  key text not null references settings (key),
  berlaku_sejak date not null,
  value jsonb not null check (jsonb_typeof(value) in ('number', 'boolean', 'string')),
  primary key (key, berlaku_sejak)
);
comment on table setting_values is
  'The values of each setting, in force from a day on: what was before stays as it was.';
comment on column setting_values.berlaku_sejak is 'In force since. Until the next row of its key begins.';

create trigger setting_values_announce after insert or delete or update or truncate on setting_values
  for each statement execute function announce_content_change();

-- By which later migrations add a setting; its first value has always been in force.
create function add_setting(
  place integer, name text, first jsonb, unit text, lowest integer, highest integer, title text, hint text
) returns void language sql as $$
  insert into settings (urutan, key, satuan, least, most, label, keterangan)
    values (place, name, unit, lowest, highest, title, hint);
  insert into setting_values (key, berlaku_sejak, value) values (name, '2000-01-01', first);
$$;

-- A setting as it was, is or will be in force on a day.
create function setting_on(name text, day date) returns jsonb language sql stable as $$
  select value from setting_values where key = name and berlaku_sejak <= day order by berlaku_sejak desc limit 1
$$;

-- Where each setting stands in the list, its first value, unit and limits, its label and what is said of it.
select add_setting(1, 'masa_berlaku', '36', 'bulan', 1, 120, 'Masa berlaku sertifikat', 'Sejak tanggal terbit.');
select add_setting(2, 'jendela_perpanjangan', '180', 'hari', 0, 730, 'Jendela perpanjangan',
  'Sebelum sertifikat berakhir.');
select add_setting(3, 'tenggang_perpanjangan', '90', 'hari', 0, 730, 'Tenggang perpanjangan',
  'Sesudah sertifikat berakhir.');
select add_setting(4, 'batas_pembayaran', '3', 'hari', 1, 60, 'Batas pembayaran', 'Sejak invoice terbit.');
select add_setting(5, 'batas_perbaikan', '14', 'hari', 1, 90, 'Batas perbaikan berkas',
  'Sesudahnya permohonan dibatalkan.');
select add_setting(6, 'target_verifikasi', '5', 'hari kerja', 1, 60, 'Target verifikasi',
  'Sejak permohonan diajukan.');
select add_setting(7, 'target_keputusan', '10', 'hari kerja', 1, 90, 'Target keputusan', 'Sejak ujian selesai.');
select add_setting(8, 'batas_banding', '14', 'hari kerja', 1, 90, 'Batas pengajuan banding',
  'Sejak keputusan disampaikan.');
select add_setting(9, 'jendela_uji_ulang', '6', 'bulan', 1, 36, 'Jendela uji ulang',
  'Untuk unit yang belum kompeten.');
select add_setting(10, 'kali_jadwal_ulang', '1', 'kali', 0, 10, 'Pindah jadwal paling banyak',
  'Untuk satu permohonan.');
select add_setting(11, 'batas_jadwal_ulang', '7', 'hari', 0, 60, 'Batas pindah jadwal', 'Sebelum hari ujian.');
select add_setting(12, 'tawaran_daftar_tunggu', '48', 'jam', 1, 336, 'Tawaran kursi daftar tunggu',
  'Berlaku selama ini.');
select add_setting(13, 'kegiatan_pemeliharaan', '1', 'kegiatan', 0, 20, 'Kegiatan pemeliharaan per tahun',
  'Paling sedikit.');
select add_setting(14, 'pakai_poin_pemeliharaan', 'false', '', null, null, 'Pakai poin pemeliharaan',
  'Selain jumlah kegiatan.');
select add_setting(15, 'tahun_risiko_pemeliharaan', '2', 'tahun', 1, 10, 'Tahun tanpa pemeliharaan',
  'Sesudahnya sertifikat berisiko dibekukan.');
select add_setting(16, 'lama_pembekuan', '6', 'bulan', 1, 36, 'Pembekuan paling lama',
  'Sesudahnya dipulihkan atau dicabut.');
select add_setting(17, 'batas_jawaban_sanksi', '14', 'hari', 1, 90, 'Batas jawaban atas rencana sanksi',
  'Sejak pemberitahuan.');
select add_setting(18, 'audit_pemeliharaan', '5', 'persen', 0, 100, 'Bagian laporan dan kegiatan yang diaudit',
  'Diambil acak dari laporan dan kegiatan luar yang diterima.');
select add_setting(19, 'retensi_permohonan', '6', 'tahun', 1, 30, 'Simpan permohonan dan hasil',
  'Dua siklus sertifikasi.');
select add_setting(20, 'retensi_ditolak', '1', 'tahun', 1, 30, 'Simpan permohonan yang ditolak',
  'Sejak keputusan.');
select add_setting(21, 'retensi_pengaduan', '5', 'tahun', 1, 30, 'Simpan pengaduan', 'Sejak pengaduan ditutup.');
select add_setting(22, 'retensi_log_akses', '1', 'tahun', 1, 30, 'Simpan log akses', 'Sejak tercatat.');
select add_setting(23, 'retensi_ktp', '1', 'tahun', 1, 30, 'Hapus pindaian KTP', 'Sejak permohonan berakhir.');
select add_setting(101, 'umur_draf', '30', 'hari', 1, 365, 'Umur draf permohonan', 'Sesudahnya draf dihapus.');
select add_setting(102, 'batas_bayar_ulang', '1', 'hari', 1, 30, 'Batas bayar ulang',
  'Paling sedikit, sejak bukti ditolak.');
select add_setting(103, 'ingatkan_bayar', '1', 'hari', 0, 30, 'Pengingat pembayaran', 'Sebelum jatuh tempo.');
select add_setting(104, 'pengembalian_awal_hari', '14', 'hari', 0, 365, 'Pengembalian awal',
  'Paling lambat sebelum uji.');
select add_setting(105, 'pengembalian_awal_persen', '75', 'persen', 0, 100, 'Bagian pengembalian awal',
  'Dari biaya yang dibayar.');
select add_setting(106, 'pengembalian_akhir_hari', '7', 'hari', 0, 365, 'Pengembalian akhir',
  'Paling lambat sebelum uji.');
select add_setting(107, 'pengembalian_akhir_persen', '50', 'persen', 0, 100, 'Bagian pengembalian akhir',
  'Dari biaya yang dibayar.');
select add_setting(108, 'batas_meterai', '5000000', 'rupiah', 0, 1000000000, 'Batas e-meterai',
  'Kuitansi di atasnya memerlukan e-meterai.');
select add_setting(201, 'jumlah_penguji', '2', 'orang', 1, 5, 'Penguji untuk seorang peserta', 'Paling sedikit.');
select add_setting(202, 'batas_nilai_tulis', '70', 'dari 100', 0, 100, 'Batas lulus ujian tulis',
  'Nilai di bawahnya belum kompeten.');
select add_setting(203, 'format_nomor_sertifikat', '"{urut}/{kualifikasi}/LSK-XX/{bulan}/{tahun}"',
  '', 8, 80, 'Format nomor sertifikat', '{urut} dan {tahun} wajib ada; {kualifikasi}, {bulan} (angka Romawi) boleh dipakai.');
select add_setting(204, 'penandatangan_sertifikat', '"Direktur Lembaga"', '', 3, 150, 'Penandatangan sertifikat',
  'Nama yang tercetak.');
select add_setting(205, 'jabatan_penandatangan', '"Direktur"', '', 3, 150, 'Jabatan penandatangan',
  'Tercetak di bawah namanya.');
select add_setting(282, 'batas_penugasan', '21', 'hari', 1, 120, 'Penguji ditugaskan paling lambat',
  'Sebelum hari uji. Sesudah itu, peserta yang pengujinya kurang tampil di meja kerja.');
select add_setting(283, 'buka_kehadiran', '60', 'menit', 0, 1440, 'Kehadiran dan penilaian dibuka',
  'Sebelum jam mulai uji.');
select add_setting(284, 'desimal_nilai_tulis', '1',
  'angka', 0, 2, 'Angka di belakang koma pada nilai ujian tulis', 'Misalnya 1 untuk 65,5. Nilai dengan lebih banyak angka ditolak, tidak dibulatkan.');
select add_setting(285, 'toleransi_bayar', '999', 'rupiah', 0, 100000, 'Toleransi kurang bayar',
  'Kekurangan sampai sejumlah ini dihitung lunas, misalnya kode unik yang terlupa. Yang lebih besar diminta dari pembayar.');
select add_setting(286, 'tarif_ppn', '0', 'per seribu', 0, 1000, 'Tarif PPN',
  '0: tanpa PPN. 120 berarti 12%. Berlaku untuk invoice yang terbit sejak harinya; yang sudah terbit tidak berubah. Biaya pada halaman skema dan jadwal belum memuatnya: sebutkan itu pada keterangan skema.');
select add_setting(287, 'bagian_dpp', '11', 'per dua belas', 1, 12, 'Dasar pengenaan pajak (DPP)',
  'Bagian biaya yang dikenai tarif. 11: DPP nilai lain 11/12, jadi tarif 12% menghasilkan 11% dari biaya. 12: seluruh biaya.');
select add_setting(288, 'npwp_penjual', '""', 'angka', 0, 16, 'NPWP lembaga', '16 angka. Untuk berkas impor PPN.');
select add_setting(289, 'id_tku_penjual', '""', 'angka', 0, 22, 'ID TKU lembaga',
  '22 angka: NPWP lembaga dan nomor tempat kegiatan usaha, 000000 untuk pusat. Untuk berkas impor PPN.');
select add_setting(290, 'kode_transaksi_ppn', '"04"', 'kode', 2, 2, 'Kode transaksi faktur pajak',
  '04: DPP nilai lain; 01: seluruh biaya. Periksa dengan konsultan pajak lembaga.');
select add_setting(291, 'kode_jasa_ppn', '"000000"', 'kode', 6, 6, 'Kode barang dan jasa',
  'Dari lembar REF pada templat kantor pajak.');
select add_setting(292, 'satuan_ukur_ppn', '"UM.0030"', 'kode', 7, 7, 'Satuan ukur',
  'Dari lembar REF pada templat kantor pajak. UM.0030: kegiatan.');
select add_setting(301, 'buka_laporan', '180', 'hari', 0, 366, 'Laporan kinerja dibuka',
  'Sebelum tahun sertifikat berakhir.');
select add_setting(302, 'tenggat_laporan', '0', 'hari', 0, 180, 'Tenggat laporan kinerja',
  'Sesudah tahun sertifikat berakhir.');
select add_setting(303, 'laporan_terlambat', '30', 'hari', 1, 365, 'Laporan yang belum masuk tampil di kantor',
  'Sesudah jatuh tempo.');
select add_setting(304, 'poin_pemeliharaan', '20', 'poin', 0, 1000, 'Poin pemeliharaan per tahun',
  'Hanya bila poin dipakai.');
select add_setting(305, 'tinjau_evaluasi', '14', 'hari', 1, 90, 'Minta tinjau hasil evaluasi',
  'Sejak hasil disampaikan.');
select add_setting(306, 'jawaban_layanan', '5', 'jawaban', 3, 100, 'Hasil evaluasi layanan ditampilkan',
  'Mulai sebanyak ini, agar tidak ada yang dikenali.');
select add_setting(307, 'target_terima_pengaduan', '1', 'hari kerja', 1, 30, 'Target tanda terima pengaduan',
  'Sejak pengaduan masuk.');
select add_setting(308, 'target_validasi_pengaduan', '3', 'hari kerja', 1, 30, 'Target validasi pengaduan',
  'Sejak pengaduan masuk.');
select add_setting(309, 'target_jawab_pengaduan', '14', 'hari kerja', 1, 90, 'Target jawaban pengaduan',
  'Sejak pengaduan masuk.');
select add_setting(310, 'buka_kembali_pengaduan', '14', 'hari', 1, 90, 'Pengaduan dapat dibuka kembali',
  'Sejak ditutup, satu kali.');
select add_setting(311, 'tindak_lanjut_evaluasi', '14',
  'hari', 1, 365, 'Tindak lanjut evaluasi yang tidak dikirim', 'Sesudah batas waktunya.');
select add_setting(411, 'tolak_tanpa_pindai', 'false',
  '', null, null, 'Tolak berkas selama pemindai virus tidak terjangkau', 'Bila tidak, berkas diterima, ditandai, dan dipindai kemudian.');
select add_setting(462, 'retensi_log_keamanan', '12', 'bulan', 3, 60, 'Simpan catatan keamanan akun',
  'Masuk, gagal masuk, dan perubahan pengamanan akun; sejak tercatat.');
select add_setting(463, 'retensi_verifikasi', '24', 'bulan', 13, 120, 'Simpan jumlah pemeriksaan sertifikat',
  'Berapa kali sertifikat diperiksa, tanpa siapa yang memeriksa. Dihapus per bulan penuh sesudah masa ini.');

create table holidays (
  id integer generated always as identity primary key,
  tanggal date not null unique,
  nama text not null check (length(nama) between 3 and 150),
  version integer not null default 1,
  search_text text not null generated always as (lower(' ' || nama)) stored
);
comment on table holidays is 'Days on which nobody works; working days are counted without them.';
create index holidays_nama_id_idx on holidays (nama, id);
create index holidays_search_text_idx on holidays using gin (search_text gin_trgm_ops);
insert into holidays (tanggal, nama) values
  ('2026-01-01', 'Tahun Baru Masehi'),
  ('2026-01-16', 'Isra Mikraj'),
  ('2026-02-17', 'Tahun Baru Imlek'),
  ('2026-03-19', 'Hari Suci Nyepi'),
  ('2026-03-21', 'Idulfitri, hari pertama'),
  ('2026-03-22', 'Idulfitri, hari kedua'),
  ('2026-04-03', 'Wafat Yesus Kristus'),
  ('2026-04-05', 'Paskah'),
  ('2026-05-01', 'Hari Buruh Internasional'),
  ('2026-05-14', 'Kenaikan Yesus Kristus'),
  ('2026-05-27', 'Iduladha'),
  ('2026-05-31', 'Hari Raya Waisak'),
  ('2026-06-01', 'Hari Lahir Pancasila'),
  ('2026-06-16', 'Tahun Baru Islam'),
  ('2026-08-17', 'Hari Kemerdekaan'),
  ('2026-08-25', 'Maulid Nabi Muhammad'),
  ('2026-12-25', 'Hari Raya Natal'),
  ('2027-01-01', 'Tahun Baru Masehi'),
  ('2027-05-01', 'Hari Buruh Internasional'),
  ('2027-06-01', 'Hari Lahir Pancasila'),
  ('2027-08-17', 'Hari Kemerdekaan'),
  ('2027-12-25', 'Hari Raya Natal');

-- Working days after a day up to another, both week-ends and holidays left out.
create function working_days(since date, until date) returns integer language sql stable as $$
  select count(*)::int from generate_series(since + 1, until, interval '1 day') as each (day)
  where extract(isodow from each.day) < 6 and not exists (select from holidays where tanggal = each.day::date)
$$;

create table number_sequences (
  name text not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (name, year)
);
comment on table number_sequences is
  'Running numbers without a gap: the row is held until the number''s transaction ends.';

create unlogged table attempts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null,
  free_at timestamptz
);
comment on table attempts is 'Counts of tries; losing them in a crash of the database is harmless.';
comment on column attempts.count is 'Until ends_at.';
comment on column attempts.free_at is
  'While it lies ahead, further tries are not even counted; each one makes the wait longer.';
create index attempts_ends_at_idx on attempts (ends_at);

create table guest_answers (
  id text primary key check (length(id) between 20 and 100),
  payload_hash text not null,
  answer bytea,
  expires_at timestamptz not null
);
comment on table guest_answers is
  'What was answered to callers without an account, so that a request that is sent again is answered and not done '
  'again.';
comment on column guest_answers.id is 'Signed: the caller''s address with their key, or with what they asked.';
comment on column guest_answers.payload_hash is 'Signed as well, of what was asked.';
comment on column guest_answers.answer is 'Sealed: answers hold PINs.';
create index guest_answers_expires_at_idx on guest_answers (expires_at);

create table browser_files (
  name text primary key check (name ~ '^[\w.-]{1,200}$'),
  bytes bytea not null,
  is_compressed boolean not null,
  seen_at timestamptz not null
);
comment on table browser_files is
  'The hashed files of the browser program of each release, which any process answers with: a page that one release '
  'drew asks for them wherever the proxy leads it, also when that release is gone.';
comment on column browser_files.is_compressed is 'Whether the bytes are compressed.';
comment on column browser_files.seen_at is 'When a release that carries it last ran.';
create index browser_files_seen on browser_files (seen_at);

create table stored_files (
  name text primary key check (name ~ '^[0-9a-f]{32}[-.0-9a-z]*$'),
  kind text not null check (kind in ('picture', 'document')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  scanned_at timestamptz,
  scan_awaited boolean not null default false,
  infected text
);
comment on table stored_files is 'Every public picture and document, named by its content.';
comment on column stored_files.scanned_at is 'When a virus scanner looked; null: never.';
create index stored_files_created_at_idx on stored_files (created_at);
create index stored_files_created_at_idx1 on stored_files (created_at) where scanned_at is null;
create index stored_files_sha256_idx on stored_files (sha256) where kind = 'document';

create trigger stored_files_announce after update on stored_files for each row
  when (old.infected is distinct from new.infected) execute function announce_content_change();

create table deleted_files (
  id uuid primary key
);
comment on table deleted_files is
  'Files that were deleted on purpose. The bytes of any other that no list names are kept apart for a while.';

create table stopped_sweeps (
  jenis text primary key check (jenis in ('unused', 'unlisted', 'public')),
  jumlah integer not null,
  dari integer not null,
  at timestamptz not null
);
comment on table stopped_sweeps is
  'Sweeps that would have taken more than a small share and so took nothing; a row goes with the next sweep that '
  'ends well.';
comment on column stopped_sweeps.jenis is 'Kind. unused, unlisted or public files.';
comment on column stopped_sweeps.jumlah is 'Count.';
comment on column stopped_sweeps.dari is 'Of.';

create table issued_documents (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  jenis text not null check (jenis in ('invoice', 'kuitansi', 'kartu_peserta', 'hasil_uji', 'surat_sanksi',
    'sertifikat_kehadiran')),
  nomor text not null check (length(nomor) between 1 and 100),
  created_at timestamptz not null
);
comment on table issued_documents is
  'Drawn when they are asked for, each time the same bytes; certificates and status letters keep their own hash.';
comment on column issued_documents.nomor is 'Number.';
