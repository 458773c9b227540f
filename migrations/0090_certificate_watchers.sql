-- Who is told of each change of a certificate's status, as its holder agreed.
create table certificate_watchers (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  user_id integer not null references users (id),
  certificate_id integer not null references certificates (id),
  nama_pengamat text not null check (length(nama_pengamat) between 1 and 200),
  -- What the holder agreed to, word by word.
  teks_persetujuan text not null,
  versi_persetujuan integer not null,
  consented_at timestamptz not null,
  -- The invitation; gone once it was accepted.
  token_hash text unique,
  token_until timestamptz,
  accepted_at timestamptz,
  -- Where it is sent and by what it is signed, sealed; gone once it has ended.
  address_sealed bytea,
  secret_sealed bytea,
  host text,
  -- What the watcher knows of the status.
  known_status text,
  ended_at timestamptz,
  ended_by text check (ended_by in ('pemilik', 'pengamat')),
  check ((ended_at is null) = (ended_by is null)),
  check (ended_at is null or (address_sealed is null and secret_sealed is null and token_hash is null)),
  check (ended_at is not null or (accepted_at is null) = (address_sealed is null))
);
create index on certificate_watchers (user_id);
create index on certificate_watchers (certificate_id);
create index on certificate_watchers (ended_at);

create table watcher_deliveries (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  watcher_id integer not null references certificate_watchers (id) on delete cascade,
  dari text not null,
  ke text not null,
  at timestamptz not null,
  status text not null default 'menunggu'
    check (status in ('menunggu', 'dikirim', 'terkirim', 'gagal', 'dilewati', 'ditutup')),
  tries integer not null default 0,
  galat text not null default '',
  sent_at timestamptz,
  resent_at timestamptz
);
create index on watcher_deliveries (watcher_id, id);
create index on watcher_deliveries (at);
create index on watcher_deliveries (id) where status = 'gagal';
