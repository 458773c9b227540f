-- The years of a certificate with what each asks of its holder, and what was called to mind.

-- Opened on its first day by the settings of that day: a later change never alters it (domain 1.1 row 7).
create table certificate_years (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  user_id integer not null references users (id),
  -- Counted from one.
  ke integer not null check (ke > 0),
  mulai date not null,
  selesai date not null,
  -- The last day on which its report is in time.
  jatuh_tempo date not null,
  -- From this day on its report may be sent.
  lapor_mulai date not null,
  -- Recognised activities that it asks for, and points where these count.
  wajib_kegiatan integer not null check (wajib_kegiatan >= 0),
  wajib_poin integer not null check (wajib_poin >= 0),
  unique (certificate_id, ke),
  check (mulai <= selesai and selesai <= jatuh_tempo)
);
create index on certificate_years (user_id, mulai);
create index on certificate_years (jatuh_tempo, id);
create index on certificate_years (selesai, id);

-- Since when the years of a certificate count: of one of earlier days, since its account knows of it.
alter table certificates add column wajib_sejak date;
update certificates set wajib_sejak = valid_from where user_training_id is not null;
create index on certificates (wajib_sejak) where wajib_sejak is not null;

-- What is sent once, however many processes there are and however long they stood still.
create table sent_reminders (
  certificate_id integer not null references certificates (id),
  -- kewajiban, berakhir, risiko
  jenis text not null,
  -- The day that it is about, and how many days before (below zero) or after it is due.
  acuan date not null,
  hari integer not null,
  at timestamptz not null,
  primary key (certificate_id, jenis, acuan, hari)
);

-- Mails that a person does without; what is mandatory knows no such row. Notices in the member area stay.
create table declined_mails (
  user_id integer not null references users (id) on delete cascade,
  jenis text not null,
  at timestamptz not null,
  primary key (user_id, jenis)
);

-- Each day's summary reaches each of the staff once.
create table sent_digests (
  user_id integer not null references users (id) on delete cascade,
  hari date not null,
  primary key (user_id, hari)
);

-- Every table that keeps its owner's name beside its rows follows a rename.
create or replace function rename_owner() returns trigger language plpgsql as $$
declare
  own regclass;
begin
  for own in select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'pemilik' and not attisdropped and relkind = 'r' order by relname
  loop
    execute format('update %s set pemilik = $1 where user_id = $2', own) using new.search_text, new.id;
  end loop;
  return null;
end $$;

-- Working days after a day up to another, both week-ends and holidays left out.
create function working_days(since date, until date) returns integer language sql stable as $$
  select count(*)::int from generate_series(since + 1, until, interval '1 day') as each (day)
  where extract(isodow from each.day) < 6 and not exists (select from holidays where tanggal = each.day::date)
$$;

select add_setting(301, 'buka_laporan', to_jsonb(180), 'hari', 0, 366, 'Laporan kinerja dibuka', 'Sebelum tahun sertifikat berakhir.');
select add_setting(302, 'tenggat_laporan', to_jsonb(0), 'hari', 0, 180, 'Tenggat laporan kinerja', 'Sesudah tahun sertifikat berakhir.');
select add_setting(303, 'laporan_terlambat', to_jsonb(30), 'hari', 1, 365, 'Laporan yang belum masuk tampil di kantor', 'Sesudah jatuh tempo.');
select add_setting(304, 'poin_pemeliharaan', to_jsonb(20), 'poin', 0, 1000, 'Poin pemeliharaan per tahun', 'Hanya bila poin dipakai.');
select add_setting(305, 'tinjau_evaluasi', to_jsonb(14), 'hari', 1, 90, 'Minta tinjau hasil evaluasi', 'Sejak hasil disampaikan.');
select add_setting(306, 'jawaban_layanan', to_jsonb(5), 'jawaban', 3, 100, 'Hasil evaluasi layanan ditampilkan', 'Mulai sebanyak ini, agar tidak ada yang dikenali.');
select add_setting(307, 'target_terima_pengaduan', to_jsonb(1), 'hari kerja', 1, 30, 'Target tanda terima pengaduan', 'Sejak pengaduan masuk.');
select add_setting(308, 'target_validasi_pengaduan', to_jsonb(3), 'hari kerja', 1, 30, 'Target validasi pengaduan', 'Sejak pengaduan masuk.');
select add_setting(309, 'target_jawab_pengaduan', to_jsonb(14), 'hari kerja', 1, 90, 'Target jawaban pengaduan', 'Sejak pengaduan masuk.');
select add_setting(310, 'buka_kembali_pengaduan', to_jsonb(14), 'hari', 1, 90, 'Pengaduan dapat dibuka kembali', 'Sejak ditutup, satu kali.');
