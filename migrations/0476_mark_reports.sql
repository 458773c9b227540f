-- group: quality
-- How others use the body's mark: what was seen, the letter about it, the answer, and how it ended.
select add_setting(523, 'batas_tanda', '14', 'hari', 1, 90, 'Batas tiap langkah laporan pemakaian tanda',
  'Untuk menilai laporan, dan untuk jawaban atas surat; dapat diubah pada laporannya.');

create table mark_reports (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'dilaporkan'
    check (status in ('dilaporkan', 'disurati', 'dijawab', 'dihentikan', 'sah', 'diteruskan')),
  asal text not null check (asal in ('umum', 'kantor')),
  pemakai text not null check (length(pemakai) between 1 and 150),
  tempat_terlihat text not null check (length(tempat_terlihat) between 1 and 300),
  terlihat_pada date,
  uraian text not null check (length(uraian) between 1 and 4000),
  no_sertifikasi text not null default '' check (length(no_sertifikasi) <= 80),
  certificate_id integer references certificates (id),
  file_id uuid references private_files (id),
  owner_id integer references users (id),
  batas date not null,
  email text check (length(email) <= 255),
  surat text check (length(surat) between 1 and 4000),
  sent_by integer references users (id),
  sent_at timestamptz,
  jawaban text check (length(jawaban) between 1 and 4000),
  answer_file_id uuid references private_files (id),
  answered_at timestamptz,
  catatan text check (length(catatan) between 1 and 2000),
  closed_by integer references users (id),
  closed_at timestamptz,
  created_by integer references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  search_text text not null generated always as (fold_text(' ' || pemakai || e'\n ' || tempat_terlihat || e'\n ' || no_sertifikasi)) stored,
  constraint mark_reports_origin_check check ((asal = 'kantor') = (created_by is not null)),
  constraint mark_reports_letter_check check ((surat is null) = (sent_at is null) and (sent_at is null) = (sent_by is null)),
  constraint mark_reports_sent_check check (status not in ('disurati', 'dijawab') or sent_at is not null),
  constraint mark_reports_answer_check check (status <> 'dijawab' or jawaban is not null and answered_at is not null),
  constraint mark_reports_end_check check ((status in ('dihentikan', 'sah', 'diteruskan'))
    = (closed_by is not null and closed_at is not null and catatan is not null))
);
comment on table mark_reports is
  'A use of the body''s mark by somebody else: seen by the public or the office, written about, answered, and ended.';
comment on column mark_reports.asal is 'Origin. A form of the site without a name, or the office.';
comment on column mark_reports.pemakai is 'User of the mark. The person or company, as the report has it.';
comment on column mark_reports.tempat_terlihat is 'Where it was seen. An address on the web or a place.';
comment on column mark_reports.terlihat_pada is 'Seen on.';
comment on column mark_reports.certificate_id is 'The certificate of that number; null where the body issued none.';
comment on column mark_reports.surat is 'Letter. What the body wrote last, in words of the office.';
comment on column mark_reports.email is 'Null where the letter went by post.';
comment on column mark_reports.owner_id is 'Null for a report of the public until somebody takes it.';
comment on column mark_reports.reminded_at is 'When a letter said that it is late; null again once its day moves.';
create index mark_reports_batas_id_idx on mark_reports (batas, id);
create index mark_reports_certificate_id_idx on mark_reports (certificate_id);
create index mark_reports_file_id_idx on mark_reports (file_id);
create index mark_reports_answer_file_id_idx on mark_reports (answer_file_id);
create index mark_reports_owner_id_idx on mark_reports (owner_id);
create index mark_reports_sent_by_idx on mark_reports (sent_by);
create index mark_reports_closed_by_idx on mark_reports (closed_by);
create index mark_reports_created_by_idx on mark_reports (created_by);
create index mark_reports_search_text_idx on mark_reports using gin (search_text gin_trgm_ops);
