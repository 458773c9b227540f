-- From personal data to a paid application: private files, personal data, applications with seats, invoices.

-- Encrypted on disk under their id; who may read one is decided on every request and noted.
create table private_files (
  id uuid primary key,
  user_id integer not null references users (id),
  -- What it is given as: ktp, ijazah, bukti_bayar … (features/files/rules.ts)
  jenis text not null,
  -- As the person called it; never used as a path.
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);
create index on private_files (user_id, created_at);
create index on private_files (created_at);

create table file_accesses (
  id bigint generated always as identity primary key,
  file_id uuid not null,
  -- Not references: the log outlives what it speaks of.
  owner_id integer not null,
  user_id integer not null,
  ip text not null,
  at timestamptz not null
);
create index on file_accesses (file_id, at);
create index on file_accesses (at);

-- What an Idempotency-Key has already done; written in the same transaction as its effect.
create table idempotency_keys (
  user_id integer not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 100),
  call text not null,
  payload_hash text not null,
  -- Sealed: answers hold personal data.
  answer bytea,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index on idempotency_keys (created_at);

-- All of a person's data is sealed as one; NIK and passport have blind indexes so that they stay unique.
create table personal_data (
  user_id integer primary key references users (id),
  isi bytea not null,
  identity_index text unique,
  submitted_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- Which files the sealed data name: kept readable so that a file in use is not swept away.
create table personal_data_files (
  user_id integer not null references personal_data (user_id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (user_id, file_id)
);
create index on personal_data_files (file_id);

-- Consent and its withdrawal, each with the version of the text and the moment; only ever added to.
create table consents (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('pdp', 'publikasi', 'pernyataan')),
  versi integer not null,
  given boolean not null,
  at timestamptz not null
);
create index on consents (user_id, jenis, id);

create table data_change_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  -- Sealed: the wanted name, NIK, birth date and the reason.
  isi bytea not null,
  file_id uuid not null references private_files (id),
  status text not null default 'diajukan' check (status in ('diajukan', 'disetujui', 'ditolak')),
  catatan text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id),
  version integer not null default 1,
  check ((status = 'diajukan') = (decided_at is null))
);
create unique index on data_change_requests (user_id) where status = 'diajukan';
create index on data_change_requests (user_id);
create index on data_change_requests (file_id);
create index on data_change_requests (status, created_at);

-- A request to be deleted has 3 × 24 hours to be answered (UU 27/2022).
create table deletion_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  alasan text not null,
  status text not null default 'diajukan' check (status in ('diajukan', 'selesai', 'ditolak')),
  catatan text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id),
  version integer not null default 1,
  check ((status = 'diajukan') = (decided_at is null))
);
create unique index on deletion_requests (user_id) where status = 'diajukan';
create index on deletion_requests (user_id);
create index on deletion_requests (status, created_at);

alter table user_trainings
  add column scheme_id integer references schemes (id),
  add column jenis_permohonan text not null default 'baru'
    check (jenis_permohonan in ('baru', 'perpanjangan', 'uji_ulang')),
  -- Given at the first submission; what people name in letters and calls.
  add column nomor text unique,
  -- The steps of the form, each as it was last saved (features/certification/contract.ts).
  add column kebutuhan_khusus text not null default '',
  add column pengalaman jsonb not null default '[]',
  add column asesmen jsonb not null default '[]',
  add column pernyataan jsonb,
  add column submitted_at timestamptz,
  -- Since when it is in this stage, and when that ends by itself.
  add column stage_since timestamptz not null default now(),
  add column due_at timestamptz,
  -- A draft for which a seat from the waiting list is held.
  add column offered boolean not null default false check (not offered or tahap = 'draft'),
  -- The order of the waiting list.
  add column waiting_since timestamptz,
  add column kali_jadwal_ulang integer not null default 0,
  -- What the office last wrote about it: why it was returned, refused or cancelled.
  add column catatan text,
  add column handler_id integer references users (id),
  add column reminded_at timestamptz,
  add column updated_at timestamptz not null default now();
update user_trainings set scheme_id = scheme_versions.scheme_id, submitted_at = user_trainings.created_at,
    stage_since = user_trainings.created_at
  from schedules join scheme_versions on scheme_versions.id = schedules.scheme_version_id
  where schedules.id = user_trainings.schedule_id;
-- The trigger below fills it in.
alter table user_trainings alter column scheme_id set default 0, alter column scheme_id set not null;

-- A seat follows from the stage, so that no step can forget it.
alter table user_trainings add column seat_held boolean not null generated always as (
  offered or tahap in (
    'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'terjadwal', 'tidak_hadir', 'diuji',
    'dinilai', 'menunggu_keputusan', 'belum_kompeten', 'banding', 'diterbitkan'
  )
) stored;
update schedules set kuota = greatest(kuota, held), terisi = greatest(terisi, held)
  from (select schedule_id, count(*)::int as held from user_trainings where seat_held group by schedule_id) as holders
  where schedules.id = holders.schedule_id;

-- Counted here and bounded by the check of schedules: nobody can oversell, whatever the program does.
create function count_seats() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.seat_held then
    update schedules set terisi = terisi - 1 where id = old.schedule_id;
  end if;
  if tg_op <> 'DELETE' and new.seat_held then
    update schedules set terisi = terisi + 1 where id = new.schedule_id;
  end if;
  return null;
end $$;
create trigger user_trainings_count_seats after insert or delete on user_trainings
  for each row execute function count_seats();
create trigger user_trainings_move_seats after update on user_trainings
  for each row when (old.seat_held <> new.seat_held or (new.seat_held and old.schedule_id <> new.schedule_id))
  execute function count_seats();

-- The scheme of an application is its date's.
create function take_scheme_of_schedule() returns trigger language plpgsql as $$
begin
  select scheme_versions.scheme_id into new.scheme_id from schedules
    join scheme_versions on scheme_versions.id = schedules.scheme_version_id where schedules.id = new.schedule_id;
  return new;
end $$;
create trigger user_trainings_scheme before insert or update of schedule_id on user_trainings
  for each row execute function take_scheme_of_schedule();

-- One running application for each scheme.
create unique index user_trainings_running on user_trainings (user_id, scheme_id) where tahap in (
  'draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'terjadwal',
  'diuji', 'dinilai', 'menunggu_keputusan', 'banding'
);
create index on user_trainings (schedule_id, waiting_since, id) where tahap = 'daftar_tunggu';
create index on user_trainings (due_at) where due_at is not null;
create index on user_trainings (schedule_id) where offered;
create index on user_trainings (tahap, stage_since, id);
create index on user_trainings (stage_since, id);
create index on user_trainings (handler_id) where handler_id is not null;

-- A document given for a requirement of the scheme, and what the office says of it.
create table application_files (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  -- The name of the requirement in the scheme's version.
  persyaratan text not null,
  file_id uuid not null references private_files (id),
  catatan_pemohon text not null default '',
  status text not null default 'belum_diperiksa' check (status in ('belum_diperiksa', 'sesuai', 'perlu_perbaikan')),
  catatan text,
  checked_by integer references users (id),
  checked_at timestamptz,
  created_at timestamptz not null,
  unique (user_training_id, persyaratan),
  check (status <> 'perlu_perbaikan' or catatan is not null)
);
create index on application_files (file_id);

-- Evidence of experience and self-assessment, readable for the sweep and for who may open a file.
create table application_evidence (
  user_training_id integer not null references user_trainings (id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (user_training_id, file_id)
);
create index on application_evidence (file_id);

-- The life of an application; only ever added to.
create table application_steps (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  step text not null,
  dari text not null,
  ke text not null,
  -- Who did it: pemohon, petugas or sistem; the name of staff stays inside.
  oleh text not null check (oleh in ('pemohon', 'petugas', 'sistem')),
  user_id integer references users (id),
  catatan text,
  at timestamptz not null
);
create index on application_steps (user_training_id, id);

create table application_messages (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id) on delete cascade,
  user_id integer not null references users (id),
  dari_petugas boolean not null,
  isi text not null check (length(isi) between 1 and 4000),
  file_id uuid references private_files (id),
  at timestamptz not null,
  -- By the other side.
  read_at timestamptz
);
create index on application_messages (user_training_id, id);
create index on application_messages (file_id) where file_id is not null;
create index on application_messages (user_training_id) where read_at is null;

-- Sentences that the office uses again when it returns or refuses something.
create table reason_templates (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('perbaikan', 'penolakan', 'pembayaran', 'pembatalan')),
  isi text not null check (length(isi) between 5 and 500),
  urutan integer not null default 0,
  version integer not null default 1
);
alter table reason_templates add column search_text text not null generated always as (lower(' ' || isi)) stored;
create index on reason_templates using gin (search_text gin_trgm_ops);
create index on reason_templates (jenis, urutan, id);
create index on reason_templates (urutan, id);
create index on reason_templates (isi, id);
insert into reason_templates (jenis, urutan, isi) values
  ('perbaikan', 1, 'Pindaian tidak terbaca. Unggah ulang pindaian yang jelas dan utuh.'),
  ('perbaikan', 2, 'Dokumen tidak sesuai dengan persyaratan ini. Unggah dokumen yang diminta.'),
  ('perbaikan', 3, 'Nama pada dokumen berbeda dengan KTP. Sertakan surat keterangan dari penerbitnya.'),
  ('perbaikan', 4, 'Masa berlaku dokumen sudah lewat. Unggah dokumen yang masih berlaku.'),
  ('penolakan', 1, 'Pendidikan belum memenuhi syarat paling rendah skema ini.'),
  ('penolakan', 2, 'Pengalaman penyusunan Amdal belum memenuhi jumlah paling sedikit skema ini.'),
  ('pembayaran', 1, 'Jumlah transfer tidak sama dengan total invoice, termasuk kode uniknya.'),
  ('pembayaran', 2, 'Transfer belum ditemukan pada rekening lembaga. Periksa rekening tujuan pada bukti Anda.'),
  ('pembatalan', 1, 'Dibatalkan atas permintaan tertulis pemohon.');

-- Running numbers without a gap: the row is held until the number's transaction ends.
create table number_sequences (
  name text not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (name, year)
);

create table invoices (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  user_training_id integer not null references user_trainings (id),
  nomor text not null unique,
  status text not null default 'belum_dibayar' check (status in (
    'belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak', 'lunas', 'kedaluwarsa', 'dibatalkan',
    'pengembalian_diajukan', 'dikembalikan'
  )),
  created_at timestamptz not null,
  due_at timestamptz not null,
  nama_tagihan text not null,
  -- Sealed: a person's NPWP is the NIK.
  npwp_tagihan bytea,
  -- [{ nama, jumlah }] in whole rupiah.
  items jsonb not null,
  kode_unik integer not null check (kode_unik between 1 and 999),
  total bigint not null check (total > 0),
  paid_at timestamptz,
  confirmed_by integer references users (id),
  nomor_kuitansi text unique,
  -- What goes back, and to which account (sealed).
  pengembalian bigint not null default 0 check (pengembalian between 0 and total),
  alasan_pengembalian text,
  rekening_pengembalian bytea,
  refunded_at timestamptz,
  refunded_by integer references users (id),
  bukti_pengembalian uuid references private_files (id),
  catatan text,
  reminded_at timestamptz,
  version integer not null default 1,
  check ((nomor_kuitansi is not null) = (paid_at is not null)),
  check (paid_at is null or status in ('lunas', 'pengembalian_diajukan', 'dikembalikan')),
  check ((status = 'dikembalikan') = (refunded_at is not null))
);
-- One invoice of an application that still counts.
create unique index invoices_standing on invoices (user_training_id) where status not in ('kedaluwarsa', 'dibatalkan');
create index on invoices (user_training_id, id);
create index on invoices (user_id);
create index on invoices (status, created_at, id);
create index on invoices (created_at, id);
create index on invoices (due_at, id);
create index on invoices (total) where status in ('belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak');
create index on invoices (paid_at, id);
create index on invoices (bukti_pengembalian) where bukti_pengembalian is not null;

-- Whose it is, as account name and address to be searched for; kept beside the rows so that a list need not look elsewhere.
create function copy_owner() returns trigger language plpgsql as $$
begin
  select search_text into new.pemilik from users where id = new.user_id for share;
  return new;
end $$;

do $$
declare
  list record;
begin
  for list in select * from (values
    ('user_trainings', '{nomor}'::text[]), ('invoices', '{nomor,nama_tagihan}'), ('data_change_requests', '{}'),
    ('deletion_requests', '{}')
  ) as given (name, columns) loop
    execute format('alter table %I add column pemilik text not null default %L', list.name, '');
    execute format('update %I as own set pemilik = users.search_text from users where users.id = own.user_id', list.name);
    execute format('create trigger %I before insert or update of user_id on %I for each row execute function copy_owner()',
      list.name || '_copy_owner', list.name);
    execute format('alter table %I add column search_text text not null generated always as (%spemilik) stored', list.name,
      (select string_agg(format($part$lower(' ' || coalesce(%I, '')) || E'\n' || $part$, part), '')
        from unnest(list.columns) as part));
    execute format('create index on %I using gin (search_text gin_trgm_ops)', list.name);
  end loop;
end $$;

create function rename_owner() returns trigger language plpgsql as $$
begin
  update user_trainings set pemilik = new.search_text where user_id = new.id;
  update invoices set pemilik = new.search_text where user_id = new.id;
  update data_change_requests set pemilik = new.search_text where user_id = new.id;
  update deletion_requests set pemilik = new.search_text where user_id = new.id;
  return null;
end $$;

create trigger users_rename_owner after update on users
  for each row when (old.search_text <> new.search_text) execute function rename_owner();

create table payment_proofs (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  bank_pengirim text not null,
  nama_pengirim text not null,
  tanggal_transfer date not null,
  jumlah bigint not null check (jumlah > 0),
  file_id uuid not null references private_files (id),
  status text not null default 'diajukan' check (status in ('diajukan', 'diterima', 'ditolak')),
  alasan text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'diajukan') = (decided_at is null)),
  check (status <> 'ditolak' or alasan is not null)
);
create unique index on payment_proofs (invoice_id) where status = 'diajukan';
create index on payment_proofs (invoice_id, id);
create index on payment_proofs (file_id);

-- A line of a bank statement is booked once, however often its file is read.
create table bank_lines (
  id integer generated always as identity primary key,
  fingerprint text not null unique,
  tanggal date not null,
  keterangan text not null,
  jumlah bigint not null,
  invoice_id integer references invoices (id),
  booked_by integer not null references users (id),
  booked_at timestamptz not null
);
create index on bank_lines (invoice_id);

-- What a person was told, also to be read in the member area.
create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  judul text not null,
  isi text not null,
  tautan text,
  at timestamptz not null,
  read_at timestamptz
);
create index on notifications (user_id, id);
create index on notifications (user_id) where read_at is null;

insert into settings (urutan, key, value, satuan, least, most, label, keterangan)
select 100 + row_number() over (), * from (values
  ('umur_draf', to_jsonb(30), 'hari', 1, 365, 'Umur draf permohonan', 'Sesudahnya draf dihapus.'),
  ('batas_bayar_ulang', to_jsonb(1), 'hari', 1, 30, 'Batas bayar ulang', 'Paling sedikit, sejak bukti ditolak.'),
  ('ingatkan_bayar', to_jsonb(1), 'hari', 0, 30, 'Pengingat pembayaran', 'Sebelum jatuh tempo.'),
  ('pengembalian_awal_hari', to_jsonb(14), 'hari', 0, 365, 'Pengembalian awal', 'Paling lambat sebelum uji.'),
  ('pengembalian_awal_persen', to_jsonb(75), 'persen', 0, 100, 'Bagian pengembalian awal', 'Dari biaya yang dibayar.'),
  ('pengembalian_akhir_hari', to_jsonb(7), 'hari', 0, 365, 'Pengembalian akhir', 'Paling lambat sebelum uji.'),
  ('pengembalian_akhir_persen', to_jsonb(50), 'persen', 0, 100, 'Bagian pengembalian akhir', 'Dari biaya yang dibayar.'),
  ('batas_meterai', to_jsonb(5000000), 'rupiah', 0, 1000000000, 'Batas e-meterai', 'Kuitansi di atasnya memerlukan e-meterai.')
) as given (key, value, satuan, least, most, label, keterangan);
