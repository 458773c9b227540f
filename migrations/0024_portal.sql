-- The body's record is there from the beginning and empty until the body fills it in.
alter table site_content
  add column nama_singkat text not null default '',
  -- What the body may certify by: its licence or registration.
  add column dasar_hukum text not null default '',
  add column zona_waktu text not null default 'WIB' check (zona_waktu in ('WIB', 'WITA', 'WIT')),
  add column logo text references stored_files (name),
  add column warna_utama text not null default '#0b5d3b' check (warna_utama ~ '^#[0-9a-f]{6}$'),
  add column warna_kedua text not null default '#0e5a66' check (warna_kedua ~ '^#[0-9a-f]{6}$'),
  -- The sender of mails; empty ones are made of the body's name and the portal's address.
  add column nama_pengirim text not null default '',
  add column email_pengirim text not null default '';

insert into site_content (
  nama_lembaga, alamat, email, phone, facebook, instagram, asosiasi_nama, asosiasi_url,
  home_section1_title, home_section1_description, home_section2_title, home_section2_description,
  tentang_tentangkami, tentang_visi, tentang_misi
) values ('', '', '', '', '', '', '', '', '', '', '', '', '', '', '') on conflict do nothing;

-- Where the portal stands between its first start and the day on which it opens. It never closes again.
create table portal (
  id smallint primary key default 1 check (id = 1),
  -- Of the address that lets the first administrator in; gone once it was used.
  setup_code_hash text,
  setup_code_expires_at timestamptz,
  -- A mail with this code was sent; who types it back has received it.
  mail_code_hash text,
  mail_code_expires_at timestamptz,
  mail_arrived_at timestamptz,
  opened_at timestamptz,
  check ((setup_code_hash is null) = (setup_code_expires_at is null)),
  check ((mail_code_hash is null) = (mail_code_expires_at is null))
);

-- Whoever works with the portal already has opened it.
insert into portal (opened_at) select min(created_at) from users;
