-- No fee is decided yet for a scheme that is being prepared; a published one names it, 0 included.
alter table scheme_versions
  alter column registration_fee drop not null,
  add constraint scheme_versions_published_fee check (published_at is null or registration_fee is not null);

-- The body decided to open without a bank account to be paid into.
alter table portal add column tanpa_rekening boolean not null default false;

create trigger portal_announce after insert or update or delete or truncate on portal
  for each statement execute function announce_content_change();
