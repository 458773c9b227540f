-- group: quality
-- Training providers, by which pass rates are compared, and whose trainers have no part in their candidates' exams.
select add_setting(521, 'ambang_kelulusan_pelatihan', '50', 'per seribu', 1, 200, 'Peringatan beda kelulusan menurut tempat pelatihan',
  'Peringatan tampil bila perbedaan sebesar itu hanya terjadi secara kebetulan pada paling banyak sekian dari seribu kali.');
select add_setting(522, 'peserta_banding_pelatihan', '10', 'peserta', 5, 500, 'Peserta paling sedikit untuk membandingkan kelulusan',
  'Pada tiap kelompok. Kelompok yang lebih kecil tidak dibandingkan dan angkanya tidak ditampilkan kepada umum.');

-- A name as two people write it: signs, capitals and blanks do not tell two names apart.
create function fold_name(given text) returns text language sql immutable parallel safe return
  btrim(regexp_replace(fold_text(given), '[^[:alnum:]]+', ' ', 'g'));
comment on function fold_name is 'A name of an institution as it is compared: folded, and without signs between its words.';

create function fold_names(given text[]) returns text[] language sql immutable parallel safe return
  (select coalesce(array_agg(fold_name(name) order by place), '{}') from unnest(given) with ordinality as one (name, place));
comment on function fold_names is 'Several names, each as fold_name has it.';

create table training_providers (
  id integer generated always as identity primary key,
  version integer not null default 1,
  nama text not null check (length(nama) between 1 and 150),
  nama_lain text[] not null default '{}' check (cardinality(nama_lain) <= 20),
  hubungan text not null check (hubungan in ('sendiri', 'mitra', 'lain')),
  sejak date not null,
  sampai date,
  pengajar integer[] not null default '{}' check (cardinality(pengajar) <= 200),
  created_by integer not null references users (id),
  created_at timestamptz not null,
  folded_names text[] not null generated always as (fold_names(array_prepend(nama, nama_lain))) stored,
  search_text text not null generated always as (fold_text(' ' || nama)) stored,
  constraint training_providers_check check (sampai >= sejak)
);
comment on table training_providers is
  'Where candidates are trained, what the body has to do with it and for how long, and who trains there.';
comment on column training_providers.nama_lain is 'Other names. As candidates write it.';
comment on column training_providers.hubungan is 'Relation. The body''s own, a partner of it, or neither.';
comment on column training_providers.pengajar is
  'Trainers. The accounts of those who train there; accounts are emptied and never removed, so each stays a person.';
create index training_providers_nama_id_idx on training_providers (nama, id);
create index training_providers_sejak_id_idx on training_providers (sejak, id);
create index training_providers_folded_names_idx on training_providers using gin (folded_names);
create index training_providers_created_by_idx on training_providers (created_by);
create index training_providers_search_text_idx on training_providers using gin (search_text gin_trgm_ops);
create trigger training_providers_announce after insert or update or delete or truncate on training_providers
  for each statement execute function announce_content_change();

create index application_files_training_idx on application_files (fold_name(lembaga_pelatihan)) where lembaga_pelatihan <> '';

create view named_trainings as
  select file.id, file.user_training_id, file.lembaga_pelatihan, file.tanggal_sertifikat, provider.id as provider_id,
    provider.hubungan
  from application_files as file
  left join training_providers as provider on fold_name(file.lembaga_pelatihan) = any (provider.folded_names)
    and coalesce(file.tanggal_sertifikat, provider.sejak) between provider.sejak and coalesce(provider.sampai, 'infinity')
  where file.lembaga_pelatihan <> '';
comment on view named_trainings is
  'Trainings that candidates named, each with its provider where the office knows it on the day of its certificate.';

create view provider_trainers as
  select trainer.id as trainer_id, own.user_id, own.id as user_training_id
  from training_providers as provider
  join application_files as file on fold_name(file.lembaga_pelatihan) = any (provider.folded_names)
    and file.lembaga_pelatihan <> ''
  join user_trainings as own on own.id = file.user_training_id
  cross join lateral unnest(provider.pengajar) as trainer (id);
comment on view provider_trainers is
  'Those who train where a candidate was trained, whenever that was: they have no part in the candidate''s exam.';

alter table findings drop constraint findings_sumber_check,
  add constraint findings_sumber_check check (sumber in ('audit', 'pengaduan', 'banding', 'insiden', 'pelatihan', 'lainnya'));
alter table findings add column training_scheme_id integer references schemes (id), add column training_year integer;
comment on column findings.training_scheme_id is
  'Of a finding from pass rates by place of training: of which scheme; null for every other finding.';
comment on column findings.training_year is 'And of which year.';
create unique index findings_training_idx on findings (training_scheme_id, training_year);
