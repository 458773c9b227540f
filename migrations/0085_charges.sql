-- Providers of online payment: off until the office names one. Sandbox and live have keys of their own.
create table payment_providers (
  id integer primary key,
  penyedia text not null check (penyedia in ('midtrans', 'xendit')),
  lingkungan text not null check (lingkungan in ('uji_coba', 'sebenarnya')),
  aktif boolean not null default false,
  metode text[] not null default '{qris,bca,bni,bri,mandiri,permata}'
    check (metode <@ '{qris,bca,bni,bri,mandiri,permata}'::text[]),
  -- Empty: the provider's own; another one only on a developer's machine.
  alamat text not null default '' check (length(alamat) <= 300),
  key_sealed bytea,
  -- What the provider sends along with its notices, where it does not sign them with the key.
  token_sealed bytea,
  -- When the provider's last verified notice came.
  noticed_at timestamptz,
  version integer not null default 1,
  unique (penyedia, lingkungan)
);
create unique index payment_providers_one on payment_providers (aktif) where aktif;
insert into payment_providers (id, penyedia, lingkungan) values
  (1, 'midtrans', 'sebenarnya'), (2, 'midtrans', 'uji_coba'), (3, 'xendit', 'sebenarnya'), (4, 'xendit', 'uji_coba');

-- One request for payment at a provider for what an invoice still wants.
create table charges (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  provider_id integer not null references payment_providers (id),
  metode text not null check (metode in ('qris', 'bca', 'bni', 'bri', 'mandiri', 'permata')),
  -- What the provider knows it by; it says nothing of the person.
  order_id text not null unique check (length(order_id) between 1 and 50),
  -- The provider's own number.
  reference text check (length(reference) <= 200),
  -- Whole rupiah.
  jumlah bigint not null check (jumlah > 0),
  status text not null default 'dibuat' check (status in
    ('dibuat', 'menunggu', 'digantikan', 'lunas', 'kedaluwarsa', 'ditolak', 'dibatalkan', 'ditinjau', 'dikembalikan', 'ditarik')),
  -- What last became of it (CHARGE_CASES).
  kasus text not null default 'menunggu' check (length(kasus) <= 60),
  nomor_va text check (length(nomor_va) <= 60),
  kode_perusahaan text check (length(kode_perusahaan) <= 20),
  qr text check (length(qr) <= 2000),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When its provider is asked next without a notice, and how often it was; null: no more.
  next_ask_at timestamptz,
  asks integer not null default 0,
  paid_at timestamptz
);
create index on charges (invoice_id, id);
create index on charges (next_ask_at) where next_ask_at is not null;
create index on charges (paid_at) where paid_at is not null;
-- At most one number of an invoice is shown as the one to pay to.
create unique index charges_current on charges (invoice_id) where status in ('dibuat', 'menunggu');

-- Money of a charge comes in once, whoever says so.
alter table payments add column charge_id integer references charges (id);
create unique index payments_charge_once on payments (charge_id) where jumlah > 0;
create index on payments (charge_id) where charge_id is not null;

-- Verified notices of providers, each once: what it was about and what it said, nothing else.
create table charge_notices (
  id integer generated always as identity primary key,
  provider_id integer not null references payment_providers (id),
  charge_id integer not null references charges (id),
  fingerprint text not null,
  said text not null check (length(said) <= 60),
  received_at timestamptz not null,
  repeats integer not null default 0,
  unique (provider_id, fingerprint)
);
create index on charge_notices (charge_id);
create index on charge_notices (received_at);

-- What providers, bank and invoices say differently, until somebody has looked at it.
create table payment_differences (
  id integer generated always as identity primary key,
  jenis text not null check (length(jenis) between 1 and 60),
  -- The same difference is laid down once.
  fingerprint text not null unique,
  invoice_id integer not null references invoices (id),
  charge_id integer references charges (id),
  seharusnya bigint not null,
  ternyata bigint not null,
  found_at timestamptz not null,
  status text not null default 'terbuka' check (status in ('terbuka', 'selesai')),
  catatan text check (length(catatan) between 1 and 500),
  resolved_by integer references users (id),
  resolved_at timestamptz,
  version integer not null default 1,
  check ((status = 'selesai') = (resolved_at is not null and catatan is not null))
);
create index on payment_differences (found_at) where status = 'terbuka';
create index on payment_differences (invoice_id);
create index on payment_differences (charge_id);

-- Each night's comparison, by one process.
create table reconciliations (
  tanggal date primary key,
  began_at timestamptz not null,
  ended_at timestamptz,
  asked integer not null default 0,
  selisih integer not null default 0
);
