-- What the ministry's file has, column by column: its format is not public, so the office says what stands where.
create table ministry_columns (
  id integer generated always as identity primary key,
  urutan integer not null check (urutan between 0 and 10000),
  judul text not null unique check (length(judul) between 1 and 80),
  isi text not null check (isi in ('nama', 'nik', 'alamat', 'provinsi', 'kode_provinsi', 'kota', 'telepon', 'email',
    'no_registrasi', 'no_sertifikasi', 'kualifikasi', 'skema', 'valid_from', 'valid_until', 'status', 'keahlian', 'lsk',
    'berkas', 'tetap')),
  -- Of a column that says the same in each row.
  teks text check (length(teks) between 1 and 200),
  version integer not null default 1,
  check ((isi = 'tetap') = (teks is not null))
);

insert into ministry_columns (urutan, judul, isi) values
  (10, 'nama', 'nama'), (20, 'NIK', 'nik'), (30, 'alamat', 'alamat'), (40, 'provinsi', 'provinsi'), (50, 'kota', 'kota'),
  (60, 'telepon', 'telepon'), (70, 'email', 'email'), (80, 'no registrasi', 'no_registrasi'),
  (90, 'no sertifikat', 'no_sertifikasi'), (100, 'KTPA/ATPA', 'kualifikasi'), (110, 'tanggal mulai', 'valid_from'),
  (120, 'tanggal berakhir', 'valid_until'), (130, 'keahlian', 'keahlian'), (140, 'LSK', 'lsk'), (150, 'berkas', 'berkas');

-- Which certificates went to the ministry together, and when.
create table ministry_submissions (
  id integer generated always as identity primary key,
  created_at timestamptz not null,
  created_by integer not null references users (id),
  -- Issued, or of another status, on one of these days.
  dari date not null,
  sampai date not null,
  kualifikasi text,
  -- Without those that were sent before and are as they were.
  hanya_baru boolean not null,
  jumlah integer not null check (jumlah >= 0),
  sent_at timestamptz,
  sent_by integer references users (id),
  catatan text check (length(catatan) between 1 and 500),
  version integer not null default 1,
  check (dari <= sampai),
  check ((sent_at is null) = (sent_by is null))
);
create index on ministry_submissions (created_at, id);

create table ministry_submission_certificates (
  submission_id integer not null references ministry_submissions (id) on delete cascade,
  certificate_id integer not null references certificates (id),
  primary key (submission_id, certificate_id)
);
create index on ministry_submission_certificates (certificate_id, submission_id);

-- What was sent stays as it was.
create function refuse_change_of_submission() returns trigger language plpgsql as $$
begin
  if exists (select from ministry_submissions where id = old.submission_id and sent_at is not null) then
    raise exception 'what was sent to the ministry stays';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger ministry_submission_certificates_final before update or delete on ministry_submission_certificates
  for each row execute function refuse_change_of_submission();

create index certificates_status_since on certificates (status_since, id);
