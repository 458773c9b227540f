-- Short messages beside the mail: off until the office names a provider.
create table message_channels (
  id integer primary key check (id in (1, 2)),
  kanal text not null unique check (kanal in ('whatsapp', 'sms')),
  aktif boolean not null default false,
  -- Only the test of the office sends; members are not offered the channel.
  uji_coba boolean not null default true,
  penyedia text not null default 'http' check (penyedia in ('http', 'whatsapp_cloud', 'sms_form')),
  alamat text not null default '' check (length(alamat) <= 300),
  akun text not null default '' check (length(akun) <= 200),
  pengirim text not null default '' check (length(pengirim) <= 60),
  templat text not null default '' check (length(templat) <= 100),
  key_sealed bytea,
  version integer not null default 1
);
insert into message_channels (id, kanal) values (1, 'whatsapp'), (2, 'sms');

-- Who wants messages, where, and what they agreed to; an ended one keeps that, without the number.
create table channel_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  kanal text not null check (kanal in ('whatsapp', 'sms')),
  nomor text not null check (nomor ~ '^(\+[1-9]\d{7,14})?$'),
  code_hash text,
  code_until timestamptz,
  code_tries integer not null default 0,
  verified_at timestamptz,
  teks_persetujuan text not null,
  consented_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('pemilik', 'petugas')),
  check ((ended_at is null) = (nomor <> '')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index on channel_subscriptions (user_id, kanal) where ended_at is null;

-- That a message was to be sent and what became of it; its words and its number are not kept here.
create table text_messages (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  kanal text not null check (kanal in ('whatsapp', 'sms')),
  jenis text not null check (length(jenis) between 1 and 60),
  status text not null default 'menunggu'
    check (status in ('menunggu', 'dikirim', 'terkirim', 'gagal', 'tidak_pasti', 'dilewati')),
  tries integer not null default 0,
  galat text not null default '' check (length(galat) <= 300),
  at timestamptz not null,
  sent_at timestamptz
);
create index on text_messages (at);
create index on text_messages (user_id);
create index on text_messages (status, at);
