-- When the program could not reach its database, as it found out afterwards.
create table database_outages (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= began_at)
);
create index database_outages_ended on database_outages (ended_at desc);
