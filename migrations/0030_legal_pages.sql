-- Legal pages in versions. Until the office publishes one, the built-in text is in force, as version 0.

create table legal_page_versions (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('privasi', 'syarat', 'aksesibilitas')),
  versi integer not null check (versi > 0),
  isi text not null,
  -- What is new in it, for those who agreed to an earlier version.
  perubahan text not null default '' check (length(perubahan) <= 1000),
  -- A correction of spelling need not be agreed to again.
  minta_persetujuan boolean not null default true,
  berlaku_sejak date,
  published_at timestamptz,
  published_by integer references users (id),
  version integer not null default 1,
  unique (jenis, versi),
  check (published_at is null or (isi <> '' and berlaku_sejak is not null and published_by is not null))
);
create unique index legal_page_versions_one_draft on legal_page_versions (jenis) where published_at is null;
create index on legal_page_versions (published_by);

create function refuse_change_of_published_legal_page() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published version of a legal page is immutable' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;

create trigger legal_page_versions_immutable before update or delete on legal_page_versions
  for each row execute function refuse_change_of_published_legal_page();

create trigger legal_page_versions_announce after insert or update or delete or truncate on legal_page_versions
  for each statement execute function announce_content_change();

-- Legal pages show settings as they are in force.
create trigger setting_values_announce after insert or update or delete or truncate on setting_values
  for each statement execute function announce_content_change();

alter table consents drop constraint consents_jenis_check;
alter table consents add constraint consents_jenis_check
  check (jenis in ('pdp', 'publikasi', 'pernyataan', 'privasi', 'syarat'));
