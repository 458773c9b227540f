-- group: quality
-- Requests about personal data that came in outside the portal; those made in it stay where they are handled.
create table data_requests (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'terbuka' check (status in ('terbuka', 'dipenuhi', 'ditolak')),
  jenis text not null check (jenis in ('informasi', 'akses', 'perbaikan', 'penghapusan', 'tarik_persetujuan', 'pembatasan',
    'keberatan')),
  kanal text not null check (kanal in ('surat', 'telepon', 'email', 'langsung')),
  nama text check (length(nama) between 1 and 150),
  kontak text check (length(kontak) between 1 and 200),
  isi text check (length(isi) between 1 and 2000),
  received_at timestamptz not null,
  answer_due timestamptz not null,
  jawaban text check (length(jawaban) between 1 and 2000),
  answered_by integer references users (id),
  answered_at timestamptz,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  erased_at timestamptz,
  constraint data_requests_answer_check
    check ((status = 'terbuka') = (answered_at is null) and (answered_at is null) = (answered_by is null)),
  constraint data_requests_erased_check
    check ((erased_at is null) = (nama is not null and kontak is not null and isi is not null)),
  constraint data_requests_words_check check (erased_at is not null or (jawaban is null) = (answered_at is null)),
  constraint data_requests_kept_check check (erased_at is null or answered_at is not null)
);
comment on table data_requests is
  'A request about personal data by letter, telephone, mail or in person: what is asked, by when, and how it was answered.';
comment on column data_requests.erased_at is 'When name, contact and words went, as its retention was over; the times stay.';
create index data_requests_received_at_id_idx on data_requests (received_at, id);
create index data_requests_answer_due_idx on data_requests (answer_due) where status = 'terbuka';
create index data_requests_answered_at_idx on data_requests (answered_at) where erased_at is null;
create index data_requests_answered_by_idx on data_requests (answered_by);
create index data_requests_created_by_idx on data_requests (created_by);
create index consents_withdrawn_at_idx on consents (at) where not given;
