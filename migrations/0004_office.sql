-- The back office: who changed what, settings, staff, and the versions by which a stale edit is noticed.

do $$
declare
  edited text;
begin
  foreach edited in array array[
    'site_content', 'gallery_items', 'partners', 'categories', 'schemes', 'scheme_versions', 'venues', 'examiners',
    'schedules', 'articles', 'tutorial_steps', 'faqs', 'users'
  ] loop
    execute format('alter table %I add column version integer not null default 1', edited);
  end loop;
end $$;

-- Append-only and chained: each entry's hash covers the one before it, so that a changed row is found.
create table audit_log (
  id bigint primary key,
  at timestamptz not null,
  -- Not a reference: an entry outlives the account. Null for the operator's commands.
  user_id integer,
  who text not null,
  ip text not null,
  action text not null,
  noun text not null,
  noun_id text not null,
  -- What a person calls the record.
  label text not null,
  before jsonb,
  after jsonb,
  prev_hash text not null,
  hash text not null
);
create index on audit_log (noun, noun_id, id);
create index on audit_log (user_id, id);
create index on audit_log (action, id);
create index on audit_log (at);
create index on audit_log using gin (who gin_trgm_ops, label gin_trgm_ops);

create function audit_hash(entry audit_log) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.prev_hash, entry.id, extract(epoch from entry.at), entry.user_id, entry.who, entry.ip, entry.action,
    entry.noun, entry.noun_id, entry.label, entry.before, entry.after
  )::text, 'UTF8')), 'hex')
$$;

-- The number is given under the lock, so that the order of numbers is the order of the chain and has no gap.
create function chain_audit() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7241002);
  select id + 1, hash into new.id, new.prev_hash from audit_log order by id desc limit 1;
  new.id := coalesce(new.id, 1);
  new.prev_hash := coalesce(new.prev_hash, '');
  new.hash := audit_hash(new);
  return new;
end $$;

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit();
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_audit();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change_of_audit();

-- Numbers that an administrator may change (docs: the field's own settings, with their defaults).
create table settings (
  key text primary key check (key ~ '^[a-z_]+$'),
  value jsonb not null check (jsonb_typeof(value) in ('number', 'boolean')),
  label text not null,
  keterangan text not null,
  satuan text not null,
  least integer,
  most integer,
  urutan integer not null,
  version integer not null default 1
);

insert into settings (urutan, key, value, satuan, least, most, label, keterangan)
select row_number() over (), * from (values
  ('masa_berlaku', to_jsonb(36), 'bulan', 1, 120, 'Masa berlaku sertifikat', 'Sejak tanggal terbit.'),
  ('jendela_perpanjangan', to_jsonb(180), 'hari', 0, 730, 'Jendela perpanjangan', 'Sebelum sertifikat berakhir.'),
  ('tenggang_perpanjangan', to_jsonb(90), 'hari', 0, 730, 'Tenggang perpanjangan', 'Sesudah sertifikat berakhir.'),
  ('batas_pembayaran', to_jsonb(3), 'hari', 1, 60, 'Batas pembayaran', 'Sejak invoice terbit.'),
  ('batas_perbaikan', to_jsonb(14), 'hari', 1, 90, 'Batas perbaikan berkas', 'Sesudahnya permohonan dibatalkan.'),
  ('target_verifikasi', to_jsonb(5), 'hari kerja', 1, 60, 'Target verifikasi', 'Sejak permohonan diajukan.'),
  ('target_keputusan', to_jsonb(10), 'hari kerja', 1, 90, 'Target keputusan', 'Sejak ujian selesai.'),
  ('batas_banding', to_jsonb(14), 'hari kerja', 1, 90, 'Batas pengajuan banding', 'Sejak keputusan disampaikan.'),
  ('jendela_uji_ulang', to_jsonb(6), 'bulan', 1, 36, 'Jendela uji ulang', 'Untuk unit yang belum kompeten.'),
  ('kali_jadwal_ulang', to_jsonb(1), 'kali', 0, 10, 'Pindah jadwal paling banyak', 'Untuk satu permohonan.'),
  ('batas_jadwal_ulang', to_jsonb(7), 'hari', 0, 60, 'Batas pindah jadwal', 'Sebelum hari ujian.'),
  ('tawaran_daftar_tunggu', to_jsonb(48), 'jam', 1, 336, 'Tawaran kursi daftar tunggu', 'Berlaku selama ini.'),
  ('kegiatan_pemeliharaan', to_jsonb(1), 'kegiatan', 0, 20, 'Kegiatan pemeliharaan per tahun', 'Paling sedikit.'),
  ('pakai_poin_pemeliharaan', to_jsonb(false), '', null, null, 'Pakai poin pemeliharaan', 'Selain jumlah kegiatan.'),
  ('tahun_risiko_pemeliharaan', to_jsonb(2), 'tahun', 1, 10, 'Tahun tanpa pemeliharaan', 'Sesudahnya sertifikat berisiko dibekukan.'),
  ('lama_pembekuan', to_jsonb(6), 'bulan', 1, 36, 'Pembekuan paling lama', 'Sesudahnya dipulihkan atau dicabut.'),
  ('batas_jawaban_sanksi', to_jsonb(14), 'hari', 1, 90, 'Batas jawaban atas rencana sanksi', 'Sejak pemberitahuan.'),
  ('audit_pemeliharaan', to_jsonb(5), 'persen', 0, 100, 'Bagian laporan yang diaudit', 'Dipilih acak setiap tahun.'),
  ('retensi_permohonan', to_jsonb(6), 'tahun', 1, 30, 'Simpan permohonan dan hasil', 'Dua siklus sertifikasi.'),
  ('retensi_ditolak', to_jsonb(1), 'tahun', 1, 30, 'Simpan permohonan yang ditolak', 'Sejak keputusan.'),
  ('retensi_pengaduan', to_jsonb(5), 'tahun', 1, 30, 'Simpan pengaduan', 'Sejak pengaduan ditutup.'),
  ('retensi_log_akses', to_jsonb(1), 'tahun', 1, 30, 'Simpan log akses', 'Sejak tercatat.'),
  ('retensi_ktp', to_jsonb(1), 'tahun', 1, 30, 'Hapus pindaian KTP', 'Sejak permohonan berakhir.')
) as given (key, value, satuan, least, most, label, keterangan);

-- What staff may do; see src/access.ts.
update users set permissions = '{verifikasi,keuangan,keputusan,pengaduan,konten,pengguna}' where 'semua' = any (permissions);
alter table users
  add column invited_at timestamptz,
  drop constraint users_phone_check,
  -- Staff are invited by address alone.
  add constraint users_phone_check check (phone ~ '^\+\d{6,22}$' or phone = ''),
  add constraint users_permissions_check check (
    permissions <@ '{verifikasi,keuangan,keputusan,pengaduan,konten,pengguna}'
    and (role = 'administrator' or permissions = '{}')
  );
create index on users (role) where role <> 'user';
create index on users (created_at);
create index on users using gin (name gin_trgm_ops, email gin_trgm_ops);
create index on users (name);
create index on faqs (urutan, id);
create index on articles (created_at, id);
create index on articles (title);
create index on user_trainings (tahap, created_at);

-- An invitation lasts longer than a forgotten password's link.
alter table password_resets add column expires_at timestamptz;
update password_resets set expires_at = created_at + interval '60 minutes';
alter table password_resets alter column expires_at set not null;

-- An address under which an article once stood leads to it for ever, until another article takes it.
create table article_slugs (
  slug text primary key,
  article_id integer not null references articles (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index on article_slugs (article_id);

create function keep_article_slug() returns trigger language plpgsql as $$
begin
  delete from article_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into article_slugs (slug, article_id) values (old.slug, old.id)
      on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end $$;

create trigger articles_keep_slug after insert or update of slug on articles
  for each row execute function keep_article_slug();
