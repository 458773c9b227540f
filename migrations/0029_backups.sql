-- Backups that the operator's script has finished; what is old enough to worry about is seen from here.
create table backups (
  id integer generated always as identity primary key,
  at timestamptz not null,
  -- Where it lies and how large it is, as far as the script says.
  place text check (length(place) between 1 and 500),
  bytes bigint check (bytes >= 0)
);
create index backups_at on backups (at desc);
