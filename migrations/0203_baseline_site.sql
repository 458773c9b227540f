-- What the public site shows and what the portal writes: the body's own words and pictures, legal pages, letters, the
-- designs of documents, notifications and short messages. Limits of texts guard the database too; forms have friendlier
-- ones.

create table site_content (
  id integer default 1 primary key check (id = 1),
  nama_lembaga text not null,
  alamat text not null,
  email text not null,
  phone text not null,
  facebook text not null,
  instagram text not null,
  asosiasi_nama text not null,
  asosiasi_url text not null,
  home_section1_title text not null,
  home_section1_description text not null,
  home_section1_image text references stored_files (name),
  home_section2_title text not null,
  home_section2_description text not null,
  home_section2_image text references stored_files (name),
  tentang_tentangkami text not null,
  tentang_visi text not null,
  tentang_misi text not null,
  struktur_organisasi text references stored_files (name),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  nama_singkat text not null default '',
  dasar_hukum text not null default '',
  zona_waktu text not null default 'WIB' check (zona_waktu in ('WIB', 'WITA', 'WIT')),
  logo text references stored_files (name),
  warna_utama text not null default '#0b5d3b' check (warna_utama ~ '^#[0-9a-f]{6}$'),
  warna_kedua text not null default '#0e5a66' check (warna_kedua ~ '^#[0-9a-f]{6}$'),
  nama_pengirim text not null default '',
  email_pengirim text not null default '',
  tautan_menu jsonb not null default '[]' check (jsonb_typeof(tautan_menu) = 'array'),
  tautan_kaki jsonb not null default '[]' check (jsonb_typeof(tautan_kaki) = 'array'),
  bagian_beranda jsonb not null default '[]' check (jsonb_typeof(bagian_beranda) = 'array'),
  menu_utama jsonb not null default '[
    {"label": "Tentang", "tampil": true, "halaman": "tentang"},
    {"label": "Sertifikasi", "tampil": true, "halaman": "sertifikasi"},
    {"label": "Daftar Skema", "tampil": true, "halaman": "daftar-skema"},
    {"label": "Daftar Penguji", "tampil": true, "halaman": "daftar-penguji"},
    {"label": "Daftar TUK", "tampil": true, "halaman": "daftar-tuk"},
    {"label": "Informasi", "tampil": true, "halaman": "informasi"},
    {"label": "Tutorial Pendaftaran", "tampil": true, "halaman": "tutorial-pendaftaran"},
    {"label": "Jadwal Uji", "tampil": true, "halaman": "jadwal-uji"},
    {"label": "Daftar Pemegang", "tampil": true, "halaman": "daftar-pemegang"},
    {"label": "Galeri", "tampil": true, "halaman": "informasi-galeri"},
    {"label": "Pengaduan", "tampil": true, "halaman": "pengaduan"},
    {"label": "Artikel", "tampil": true, "halaman": "artikel"}
  ]' check (jsonb_typeof(menu_utama) = 'array'),
  nama_lembaga_en text not null default '' check (length(nama_lembaga_en) <= 120),
  dasar_hukum_en text not null default '' check (length(dasar_hukum_en) <= 500),
  home_section1_title_en text not null default '' check (length(home_section1_title_en) <= 150),
  home_section1_description_en text not null default '' check (length(home_section1_description_en) <= 1000),
  home_section2_title_en text not null default '' check (length(home_section2_title_en) <= 150),
  home_section2_description_en text not null default '' check (length(home_section2_description_en) <= 2000),
  tentang_tentangkami_en text not null default '',
  tentang_visi_en text not null default '',
  tentang_misi_en text not null default ''
);
comment on table site_content is
  'What the body says of itself on its site: one row, there from the beginning and empty until the body fills it in. '
  'Its names are those of the specification.';
comment on column site_content.nama_lembaga is 'Name of the body.';
comment on column site_content.alamat is 'Address.';
comment on column site_content.asosiasi_nama is 'Name of the association.';
comment on column site_content.asosiasi_url is 'Address of the association''s site.';
comment on column site_content.tentang_tentangkami is 'About: about us.';
comment on column site_content.tentang_visi is 'About: vision.';
comment on column site_content.tentang_misi is 'About: mission.';
comment on column site_content.struktur_organisasi is 'Organisation chart.';
comment on column site_content.nama_singkat is 'Short name.';
comment on column site_content.dasar_hukum is 'Legal basis. What the body may certify by: its licence or registration.';
comment on column site_content.zona_waktu is 'Time zone.';
comment on column site_content.logo is 'Logo.';
comment on column site_content.warna_utama is 'Main colour.';
comment on column site_content.warna_kedua is 'Second colour.';
comment on column site_content.nama_pengirim is
  'Name of the sender. The sender of mails; empty ones are made of the body''s name and the portal''s address.';
comment on column site_content.email_pengirim is 'Sender''s address.';
comment on column site_content.tautan_menu is 'Links of the menu.';
comment on column site_content.tautan_kaki is 'Links of the footer.';
comment on column site_content.bagian_beranda is 'Sections of the home page.';
comment on column site_content.menu_utama is
  'Main menu. Which pages stand in the menu, in which order and under which label; empty: the menu of the '
  'specification.';
comment on column site_content.nama_lembaga_en is 'Name of the body, in English.';
comment on column site_content.dasar_hukum_en is 'Legal basis, in English.';
comment on column site_content.tentang_tentangkami_en is 'About: about us, in English.';
comment on column site_content.tentang_visi_en is 'About: vision, in English.';
comment on column site_content.tentang_misi_en is 'About: mission, in English.';
insert into site_content (
  nama_lembaga, alamat, email, phone, facebook, instagram, asosiasi_nama, asosiasi_url,
  home_section1_title, home_section1_description, home_section2_title, home_section2_description,
  tentang_tentangkami, tentang_visi, tentang_misi
) values ('', '', '', '', '', '', '', '', '', '', '', '', '', '', '');

create trigger site_content_announce after insert or delete or update or truncate on site_content
  for each statement execute function announce_content_change();
create trigger site_content_mentions after insert or delete or update on site_content for each row
  execute function note_file_mentions();

create table gallery_items (
  id integer generated always as identity primary key,
  source text not null references stored_files (name),
  judul text not null,
  album text not null,
  tanggal date,
  alt text not null,
  urutan integer not null default 0,
  version integer not null default 1,
  persetujuan_foto boolean not null default false,
  search_text text not null
    generated always as (lower((((' ' || coalesce(judul, '')) || e'\n') || ' ') || coalesce(album, ''))) stored
);
comment on table gallery_items is 'Pictures of the gallery.';
comment on column gallery_items.album is 'Album.';
comment on column gallery_items.urutan is 'Order.';
comment on column gallery_items.persetujuan_foto is
  'Consent to the picture. A picture with people on it is shown once their consent was confirmed.';
create index gallery_items_source_idx on gallery_items (source);
create index gallery_items_search_text_idx on gallery_items using gin (search_text gin_trgm_ops);
create index gallery_items_urutan_id_idx on gallery_items (urutan, id);
create index gallery_items_judul_id_idx on gallery_items (judul, id);
create index gallery_items_album_id_idx on gallery_items (album, id);
create index gallery_items_tanggal_id_idx on gallery_items (tanggal, id);
create index gallery_items_persetujuan_foto_id_idx on gallery_items (persetujuan_foto, id);

create trigger gallery_items_announce after insert or delete or update or truncate on gallery_items
  for each statement execute function announce_content_change();

create table partners (
  id integer generated always as identity primary key,
  name text not null,
  source text not null references stored_files (name),
  url text,
  urutan integer not null default 0,
  version integer not null default 1,
  search_text text not null generated always as (lower(' ' || coalesce(name, ''))) stored
);
comment on table partners is 'Partners, whose logos the home page shows.';
comment on column partners.urutan is 'Order.';
create index partners_search_text_idx on partners using gin (search_text gin_trgm_ops);
create index partners_urutan_id_idx on partners (urutan, id);
create index partners_name_id_idx on partners (name, id);

create trigger partners_announce after insert or delete or update or truncate on partners for each statement
  execute function announce_content_change();

create table articles (
  id integer generated always as identity primary key,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$') unique,
  title text not null,
  image text references stored_files (name),
  content text not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (lower(' ' || coalesce(title, ''))) stored
);
comment on table articles is 'News and articles of the public site.';
create index articles_created_at_id_idx on articles (created_at, id);
create index articles_search_text_idx on articles using gin (search_text gin_trgm_ops);
create index articles_title_id_idx on articles (title, id);
create index articles_published_at_id_idx on articles (published_at, id);
create index articles_created_at_idx on articles (created_at) where published_at is null;
create index articles_image_idx on articles (image) where image is not null;

create trigger articles_announce after insert or delete or update or truncate on articles for each statement
  execute function announce_content_change();

create function keep_article_slug() returns trigger language plpgsql as $$
begin
  delete from article_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into article_slugs (slug, article_id) values (old.slug, old.id)
      on conflict (slug) do update set article_id = excluded.article_id, created_at = now();
  end if;
  return null;
end $$;
create trigger articles_keep_slug after insert or update of slug on articles for each row
  execute function keep_article_slug();
create trigger articles_mentions after insert or delete or update on articles for each row
  execute function note_file_mentions();

create table article_slugs (
  slug text primary key,
  article_id integer not null references articles (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table article_slugs is
  'An address under which an article once stood leads to it for ever, until another article takes it.';
create index article_slugs_article_id_idx on article_slugs (article_id);

create table tutorial_sections (
  id integer generated always as identity primary key,
  judul text not null,
  isi text not null,
  pelaku text not null,
  target_waktu text not null,
  dokumen text[] not null default '{}',
  kesalahan text[] not null default '{}',
  urutan integer not null,
  version integer not null default 1,
  search_text text not null generated always as (lower(' ' || coalesce(judul, ''))) stored
);
comment on table tutorial_sections is 'Sections of the page that says how to be certified.';
comment on column tutorial_sections.pelaku is 'Who does it.';
comment on column tutorial_sections.target_waktu is 'Time it takes.';
comment on column tutorial_sections.dokumen is 'Documents.';
comment on column tutorial_sections.kesalahan is 'Usual mistakes.';
comment on column tutorial_sections.urutan is 'Order.';
create index tutorial_sections_search_text_idx on tutorial_sections using gin (search_text gin_trgm_ops);
create index tutorial_sections_urutan_id_idx on tutorial_sections (urutan, id);
create index tutorial_sections_judul_id_idx on tutorial_sections (judul, id);

create trigger tutorial_sections_announce after insert or delete or update or truncate on tutorial_sections
  for each statement execute function announce_content_change();

create table faqs (
  id integer generated always as identity primary key,
  pertanyaan text not null,
  jawaban text not null,
  urutan integer not null,
  version integer not null default 1,
  search_text text not null
    generated always as (lower((((' ' || coalesce(pertanyaan, '')) || e'\n') || ' ')
    || coalesce(jawaban, ''))) stored
);
comment on table faqs is 'Questions that are often asked, with their answers.';
comment on column faqs.pertanyaan is 'Question.';
comment on column faqs.jawaban is 'Answer.';
comment on column faqs.urutan is 'Order.';
create index faqs_urutan_id_idx on faqs (urutan, id);
create index faqs_search_text_idx on faqs using gin (search_text gin_trgm_ops);
create index faqs_pertanyaan_id_idx on faqs (pertanyaan, id);

create trigger faqs_announce after insert or delete or update or truncate on faqs for each statement
  execute function announce_content_change();

create table legal_page_versions (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('privasi', 'syarat', 'aksesibilitas')),
  versi integer not null check (versi > 0),
  isi text not null,
  perubahan text not null default '' check (length(perubahan) <= 1000),
  minta_persetujuan boolean not null default true,
  berlaku_sejak date,
  published_at timestamptz,
  published_by integer references users (id),
  version integer not null default 1,
  check (published_at is null or isi <> '' and berlaku_sejak is not null and published_by is not null),
  unique (jenis, versi)
);
comment on table legal_page_versions is
  'Legal pages in versions. Until the office publishes one, the built-in text is in force, as version 0.';
comment on column legal_page_versions.perubahan is
  'Change. What is new in it, for those who agreed to an earlier version.';
comment on column legal_page_versions.minta_persetujuan is
  'Asks for consent. A correction of spelling need not be agreed to again.';
create unique index legal_page_versions_one_draft on legal_page_versions (jenis) where published_at is null;
create index legal_page_versions_published_by_idx on legal_page_versions (published_by);

create function refuse_change_of_published_legal_page() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published version of a legal page is immutable' using errcode = 'integrity_constraint_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger legal_page_versions_immutable before delete or update on legal_page_versions for each row
  execute function refuse_change_of_published_legal_page();
create trigger legal_page_versions_announce after insert or delete or update or truncate on legal_page_versions
  for each statement execute function announce_content_change();

create table file_mentions (
  noun text not null,
  noun_id bigint not null,
  name text not null references stored_files (name),
  primary key (noun, noun_id, name)
);
comment on table file_mentions is
  'Which public files a text or the history names, so that the database itself keeps them. Kept by triggers.';
create index file_mentions_name_idx on file_mentions (name);

create table letter_texts (
  id text primary key check (id ~ '^[A-Za-z]{1,60}$'),
  perihal text not null check (length(perihal) between 1 and 150),
  isi text not null check (length(isi) between 1 and 5000),
  tombol text check (length(tombol) between 1 and 60),
  catatan text not null check (length(catatan) <= 2000),
  version integer not null default 1,
  updated_at timestamptz not null
);
comment on table letter_texts is 'The office''s words for a kind of letter, in place of the built-in ones.';
comment on column letter_texts.id is 'The kind, as the program names it.';
comment on column letter_texts.tombol is 'Button. Null for letters that lead nowhere.';

create table document_designs (
  id integer generated always as identity primary key,
  version integer not null default 1,
  jenis text not null check (jenis in ('sertifikat', 'surat_keterangan', 'kartu_peserta', 'invoice', 'kuitansi')),
  berlaku_sejak date not null,
  teks jsonb not null check (jsonb_typeof(teks) = 'object'),
  penandatangan text not null default '' check (length(penandatangan) <= 150),
  jabatan text not null default '' check (length(jabatan) <= 150),
  tanda_tangan text references stored_files (name),
  stempel text references stored_files (name),
  latar text references stored_files (name),
  created_at timestamptz not null,
  created_by integer not null references users (id),
  changed_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint document_designs_check check (berlaku_sejak >= date((changed_at at time zone 'Asia/Jakarta'))),
  constraint document_designs_check1
    check (withdrawn_at < (berlaku_sejak::timestamp without time zone at time zone 'Asia/Jakarta')),
  constraint document_designs_check2 check (tanda_tangan is null or penandatangan <> '')
);
comment on table document_designs is
  'With which texts, signatory and pictures documents are drawn, from a day on; what was issued never changes.';
comment on column document_designs.berlaku_sejak is 'In force since. Until the next one of its kind begins.';
comment on column document_designs.teks is 'Texts.';
comment on column document_designs.penandatangan is 'Signatory.';
comment on column document_designs.jabatan is 'Title of the signatory.';
comment on column document_designs.tanda_tangan is 'Picture of the signature.';
comment on column document_designs.stempel is 'Stamp.';
comment on column document_designs.latar is 'Background.';
comment on column document_designs.changed_at is
  'The last change, made while it was only planned: documents issued before do not know it.';
comment on column document_designs.withdrawn_at is 'A planned one that never came into force.';
create index document_designs_jenis_berlaku_sejak_changed_at_id_idx
  on document_designs (jenis, berlaku_sejak, changed_at, id);
create index document_designs_tanda_tangan_idx on document_designs (tanda_tangan);
create index document_designs_stempel_idx on document_designs (stempel);
create index document_designs_latar_idx on document_designs (latar);
create unique index document_designs_planned on document_designs (jenis, berlaku_sejak) where withdrawn_at is null
  and berlaku_sejak > date((changed_at at time zone 'Asia/Jakarta'));

-- The moments are the program's, so that the order of events counts and not the clock of the database.
create function refuse_change_of_design() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'designs are only ever added to' using errcode = 'integrity_constraint_violation';
  end if;
  if old.withdrawn_at is not null or date(new.changed_at at time zone 'Asia/Jakarta') >= old.berlaku_sejak then
    raise exception 'a design in force is final' using errcode = 'integrity_constraint_violation';
  end if;
  if new.changed_at < old.changed_at or (new.id, new.jenis, new.created_at, new.created_by)
      is distinct from (old.id, old.jenis, old.created_at, old.created_by) then
    raise exception 'who planned a design, when and for what is final' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger document_designs_final before delete or update on document_designs for each row
  execute function refuse_change_of_design();

create table reason_templates (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('perbaikan', 'penolakan', 'pembayaran', 'pembatalan', 'laporan', 'kegiatan',
    'data')),
  isi text not null check (length(isi) between 5 and 500),
  urutan integer not null default 0,
  version integer not null default 1,
  search_text text not null generated always as (lower(' ' || isi)) stored
);
comment on table reason_templates is 'Sentences that the office uses again when it returns or refuses something.';
comment on column reason_templates.urutan is 'Order.';
create index reason_templates_search_text_idx on reason_templates using gin (search_text gin_trgm_ops);
create index reason_templates_jenis_urutan_id_idx on reason_templates (jenis, urutan, id);
create index reason_templates_urutan_id_idx on reason_templates (urutan, id);
create index reason_templates_isi_id_idx on reason_templates (isi, id);
insert into reason_templates (jenis, urutan, isi) values
  ('perbaikan', 1, 'Pindaian tidak terbaca. Unggah ulang pindaian yang jelas dan utuh.'),
  ('perbaikan', 2, 'Dokumen tidak sesuai dengan persyaratan ini. Unggah dokumen yang diminta.'),
  ('perbaikan', 3, 'Nama pada dokumen berbeda dengan KTP. Sertakan surat keterangan dari penerbitnya.'),
  ('perbaikan', 4, 'Masa berlaku dokumen sudah lewat. Unggah dokumen yang masih berlaku.'),
  ('penolakan', 1, 'Pendidikan belum memenuhi syarat paling rendah skema ini.'),
  ('penolakan', 2, 'Pengalaman penyusunan Amdal belum memenuhi jumlah paling sedikit skema ini.'),
  ('pembayaran', 1, 'Jumlah transfer tidak sama dengan total invoice, termasuk kode uniknya.'),
  ('pembayaran', 2, 'Transfer belum ditemukan pada rekening lembaga. Periksa rekening tujuan pada bukti Anda.'),
  ('pembatalan', 1, 'Dibatalkan atas permintaan tertulis pemohon.'),
  ('laporan', 1, 'Bukti tidak terbaca. Unggah ulang halaman judul dan halaman susunan tim yang jelas.'),
  ('laporan', 2, 'Nama Anda tidak ada pada halaman susunan tim. Unggah halaman yang memuat nama Anda.'),
  ('laporan', 3, 'Ringkasan peran belum menjelaskan pekerjaan Anda sendiri. Uraikan bab atau kajian yang Anda susun.'),
  ('kegiatan', 1, 'Sertifikat kegiatan tidak terbaca. Unggah pindaian yang jelas dan utuh.'),
  ('kegiatan', 2, 'Nama atau tanggal pada sertifikat berbeda dengan isian. Perbaiki isian atau unggah sertifikat yang benar.'),
  ('kegiatan', 3, 'Jam pelajaran tidak tertulis pada sertifikat. Sertakan jadwal acara dari penyelenggara.'),
  ('data', 1, 'Pindaian tidak terbaca. Unggah pindaian yang jelas dan utuh.'),
  ('data', 2, 'Yang tertulis pada bukti berbeda dengan isian Anda. Ajukan lagi dengan isian yang sama dengan bukti.'),
  ('data', 3, 'Dokumen ini atas nama orang lain. Unggah dokumen Anda sendiri.');

create table list_arrangements (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  daftar text not null check (length(daftar) between 1 and 60),
  nama text not null check (length(nama) between 1 and 60),
  susunan jsonb not null check (length(susunan::text) <= 8000),
  bawaan boolean not null default false
);
comment on table list_arrangements is 'How somebody has arranged a list of the office, under a name of their own.';
comment on column list_arrangements.daftar is 'List. The list: the name of its resource.';
comment on column list_arrangements.susunan is 'Arrangement. Filter, order and columns.';
comment on column list_arrangements.bawaan is 'Default. The list opens with it.';
create unique index list_arrangements_nama on list_arrangements (user_id, daftar, lower(nama));
create unique index list_arrangements_bawaan on list_arrangements (user_id, daftar) where bawaan;

create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  judul text not null,
  isi text not null,
  tautan text,
  at timestamptz not null,
  read_at timestamptz
);
comment on table notifications is 'What a person was told, also to be read in the member area.';
comment on column notifications.tautan is 'Link.';
create index notifications_user_id_id_idx on notifications (user_id, id);
create index notifications_user_id_idx on notifications (user_id) where read_at is null;

create table declined_mails (
  user_id integer not null references users (id) on delete cascade,
  jenis text not null,
  at timestamptz not null,
  primary key (user_id, jenis)
);
comment on table declined_mails is
  'Mails that a person does without; what is mandatory knows no such row. Notices in the member area stay.';

create table sent_digests (
  user_id integer not null references users (id) on delete cascade,
  hari date not null,
  primary key (user_id, hari)
);
comment on table sent_digests is 'Each day''s summary reaches each of the staff once.';
comment on column sent_digests.hari is 'Day.';

create table calendar_feeds (
  user_id integer primary key references users (id),
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$') unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
comment on table calendar_feeds is
  'A person''s private calendar, read by whoever has the address: its secret is kept as a digest only.';

create table message_channels (
  id integer primary key check (id in (1, 2)),
  kanal text not null check (kanal in ('whatsapp', 'sms')) unique,
  aktif boolean not null default false,
  uji_coba boolean not null default true,
  penyedia text not null default 'http' check (penyedia in ('http', 'whatsapp_cloud', 'sms_form')),
  alamat text not null default '' check (length(alamat) <= 300),
  akun text not null default '' check (length(akun) <= 200),
  pengirim text not null default '' check (length(pengirim) <= 60),
  templat text not null default '' check (length(templat) <= 100),
  key_sealed bytea,
  version integer not null default 1,
  resume_at timestamptz
);
comment on table message_channels is 'Short messages beside the mail: off until the office names a provider.';
comment on column message_channels.kanal is 'Channel.';
comment on column message_channels.uji_coba is
  'Trial only. Only the test of the office sends; members are not offered the channel.';
comment on column message_channels.penyedia is 'Provider.';
comment on column message_channels.akun is 'Account.';
comment on column message_channels.pengirim is 'Sender.';
comment on column message_channels.templat is 'Template.';
comment on column message_channels.resume_at is
  'A provider that asked to wait is asked again from then on, by no message earlier.';
insert into message_channels (id, kanal) values
  (1, 'whatsapp'),
  (2, 'sms');

create table channel_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
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
  constraint channel_subscriptions_check check ((ended_at is null) = (nomor <> '')),
  constraint channel_subscriptions_check1 check ((ended_at is null) = (ended_by is null))
);
comment on table channel_subscriptions is
  'Who wants messages, where, and what they agreed to; an ended one keeps that, without the number.';
comment on column channel_subscriptions.teks_persetujuan is 'Words of the consent.';
create unique index channel_subscriptions_user_id_kanal_idx on channel_subscriptions (user_id, kanal)
  where ended_at is null;

create table text_messages (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  kanal text not null check (kanal in ('whatsapp', 'sms')),
  jenis text not null check (length(jenis) between 1 and 60),
  status text not null default 'menunggu'
    check (status in ('menunggu', 'dikirim', 'terkirim', 'gagal', 'tidak_pasti', 'dilewati', 'ditutup')),
  tries integer not null default 0,
  galat text not null default '' check (length(galat) <= 300),
  at timestamptz not null,
  sent_at timestamptz,
  isi text check (length(isi) between 1 and 500),
  resent_at timestamptz
);
comment on table text_messages is
  'That a message was to be sent and what became of it; its words and its number are not kept here.';
comment on column text_messages.galat is 'Error.';
comment on column text_messages.isi is
  'Content. What was not sent waits for the office: its words stay until it is sent again or closed.';
create index text_messages_at_idx on text_messages (at);
create index text_messages_user_id_idx on text_messages (user_id);
create index text_messages_status_at_idx on text_messages (status, at);
