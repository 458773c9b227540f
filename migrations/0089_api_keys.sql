-- Organisations that check many certificates at once, each by a key of its own; of the key only its digest is kept.
create table api_keys (
  id integer generated always as identity primary key,
  nama_instansi text not null check (length(nama_instansi) between 1 and 200),
  kontak text not null default '' check (length(kontak) <= 200),
  -- How the key begins: enough to tell keys apart.
  awalan text not null unique,
  key_hash text not null unique,
  cakupan text[] not null check (cardinality(cakupan) > 0 and cakupan <@ array['status', 'nama']),
  -- Numbers a day.
  batas_harian integer not null check (batas_harian between 1 and 1000000),
  -- The last day on which it counts.
  berlaku_sampai date not null,
  created_at timestamptz not null,
  created_by integer references users (id),
  revoked_at timestamptz,
  version integer not null default 1,
  search_text text not null generated always as (' ' || lower(nama_instansi) || E'\n' || ' ' || lower(awalan)) stored
);
create index on api_keys using gin (search_text gin_trgm_ops);
create index on api_keys (nama_instansi, id);
create index on api_keys (berlaku_sampai, id);

-- What a key did on a day of the body's calendar.
create table api_key_days (
  api_key_id integer not null references api_keys (id),
  hari date not null,
  permintaan integer not null,
  jumlah integer not null,
  primary key (api_key_id, hari)
);

-- Each request, without what was asked in it.
create table api_key_requests (
  id bigint generated always as identity primary key,
  api_key_id integer not null references api_keys (id),
  request_id text not null,
  jumlah integer not null,
  at timestamptz not null
);
create index on api_key_requests (at);
create index on api_key_requests (api_key_id, id);
