-- What a predecessor's system knew of applications and invoices: quoted as history, without a part in numbers, states or sums.

create table past_applications (
  id integer generated always as identity primary key,
  -- Nobody's account until a person with the same NIK has one.
  user_id integer references users (id),
  nomor text not null check (length(nomor) between 1 and 80),
  -- By what it is recognised: capitals and blanks do not count.
  number_key text not null generated always as (lower(regexp_replace(nomor, '\s', '', 'g'))) stored unique,
  nama text not null check (length(nama) between 1 and 250),
  skema text not null check (length(skema) between 1 and 200),
  -- In the predecessor's words.
  hasil text not null check (length(hasil) between 1 and 100),
  tanggal_permohonan date,
  tanggal_uji date,
  tanggal_keputusan date,
  no_sertifikat text check (length(no_sertifikat) between 1 and 80),
  keterangan text not null default '' check (length(keterangan) <= 500),
  -- Blind index of the NIK, by which the account finds it.
  identity_index text,
  -- Sealed: NIK and address; empty once erased.
  imported bytea not null,
  imported_at timestamptz not null,
  search_text text not null generated always as (
    lower(' ' || nomor || E'\n ' || nama || E'\n ' || skema || E'\n ' || coalesce(no_sertifikat, ''))) stored
);
create index on past_applications using gin (search_text gin_trgm_ops);
create index on past_applications (user_id) where user_id is not null;
create index on past_applications (identity_index) where identity_index is not null and user_id is null;

create table past_invoices (
  id integer generated always as identity primary key,
  user_id integer references users (id),
  nomor text not null check (length(nomor) between 1 and 80),
  number_key text not null generated always as (lower(regexp_replace(nomor, '\s', '', 'g'))) stored unique,
  nama text not null check (length(nama) between 1 and 250),
  perihal text not null check (length(perihal) between 1 and 200),
  total bigint not null check (total between 0 and 100000000000),
  -- In the predecessor's words.
  status text not null check (length(status) between 1 and 60),
  tanggal date not null,
  tanggal_bayar date,
  nomor_kuitansi text check (length(nomor_kuitansi) between 1 and 80),
  keterangan text not null default '' check (length(keterangan) <= 500),
  identity_index text,
  imported bytea not null,
  imported_at timestamptz not null,
  search_text text not null generated always as (
    lower(' ' || nomor || E'\n ' || nama || E'\n ' || perihal || E'\n ' || coalesce(nomor_kuitansi, ''))) stored
);
create index on past_invoices using gin (search_text gin_trgm_ops);
create index on past_invoices (user_id) where user_id is not null;
create index on past_invoices (identity_index) where identity_index is not null and user_id is null;
