-- What was given once: pages count as complete once they were looked at, certificates of training are told in words, and
-- documents of the personal data can be replaced later.

alter table user_trainings add column pages_seen text[] not null default '{}'
  check (pages_seen <@ array['jadwal', 'pengalaman', 'asesmen', 'berkas', 'pernyataan']);
-- Forms that are being filled in stay as complete as they are.
update user_trainings set pages_seen = array['jadwal', 'pengalaman', 'asesmen', 'berkas', 'pernyataan'];

-- What a certificate of training says of itself; the applicant writes it beside the file.
alter table application_files
  add column no_sertifikat text not null default '' check (length(no_sertifikat) <= 100),
  add column lembaga_pelatihan text not null default '' check (length(lembaga_pelatihan) <= 150),
  add column tanggal_sertifikat date;

-- A document of the personal data that its owner replaced; staff look at each, and the one before it stays on record.
create table document_replacements (
  id integer generated always as identity primary key,
  version integer not null default 1,
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('foto', 'ktp', 'ijazah', 'cv')),
  file_id uuid not null references private_files (id),
  -- Null where there was none.
  replaced_file_id uuid references private_files (id),
  created_at timestamptz not null,
  seen_at timestamptz,
  seen_by integer references users (id),
  check ((seen_at is null) = (seen_by is null)),
  -- Whose it is, as account name and address to be searched for.
  owner_text text not null default '',
  search_text text not null generated always as (owner_text) stored
);
create index on document_replacements using gin (search_text gin_trgm_ops);
create trigger document_replacements_copy_owner before insert or update of user_id on document_replacements
  for each row execute function copy_owner();
create index on document_replacements (user_id);
create index on document_replacements (file_id);
create index on document_replacements (replaced_file_id);
create index on document_replacements (created_at, id);
create index document_replacements_unseen on document_replacements (created_at) where seen_at is null;
