-- Wallets take credentials under ES256; what is downloaded stays under Ed25519. Each has its key.
alter table issuer_keys add column alg text not null default 'EdDSA' check (alg in ('EdDSA', 'ES256'));
alter table issuer_keys alter column alg drop default;
drop index issuer_keys_expr_idx;
create unique index on issuer_keys (alg) where retired_at is null;

-- A certificate offered to its holder's wallet: for minutes, once, with a PIN.
create table wallet_offers (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  code_hash text not null unique,
  pin_hash text not null,
  pin_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Of what the wallet fetches the credential with, once it has shown code and PIN.
  token_hash text unique,
  token_expires_at timestamptz,
  issued_at timestamptz,
  -- Taken back by a newer one.
  ended_at timestamptz,
  check ((token_hash is null) = (token_expires_at is null)),
  check (issued_at is null or token_hash is not null)
);
create index on wallet_offers (certificate_id);

create sequence wallet_status_index as integer minvalue 0 start 0;

-- What lies in wallets: no word of it, only whose it is and its place in the status list.
create table wallet_credentials (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  -- Of the newest paper when it was issued: the next paper ends it.
  versi integer not null check (versi > 0),
  status_index integer not null unique default nextval('wallet_status_index'),
  public_key text not null references issuer_keys (public_key),
  created_at timestamptz not null
);
create index on wallet_credentials (certificate_id);

-- With which the body makes passes for the wallets of phones; without them holders are offered none.
create table phone_wallets (
  id integer primary key check (id in (1, 2)),
  dompet text not null unique check (dompet in ('google', 'apple')),
  aktif boolean not null default false,
  -- Google: number of the issuer. Apple: identifier of the pass type.
  penerbit text not null default '' check (length(penerbit) <= 100),
  -- Google: email of the service account. Apple: identifier of the team.
  akun text not null default '' check (length(akun) <= 200),
  -- Apple: certificate of the pass type and the intermediate one, as PEM.
  rantai text not null default '' check (length(rantai) <= 20000),
  key_sealed bytea,
  version integer not null default 1
);
insert into phone_wallets (id, dompet) values (1, 'google'), (2, 'apple');
