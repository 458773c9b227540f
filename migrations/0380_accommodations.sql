-- group: applications
-- What a candidate needs at the exam was free text that nobody answered: it becomes a request that somebody decides.
create table accommodations (
  id integer generated always as identity primary key,
  user_training_id integer not null unique references user_trainings (id) on delete cascade,
  status text not null default 'diminta' check (status in ('diminta', 'ditetapkan', 'ditolak', 'diberikan', 'ditarik')),
  permintaan text not null check (length(permintaan) <= 1000),
  asked_at timestamptz not null,
  tambahan_menit integer not null default 0 check (tambahan_menit between 0 and 240),
  ruang_terpisah boolean not null default false,
  pembaca boolean not null default false,
  huruf_besar boolean not null default false,
  perangkat_sendiri boolean not null default false,
  langkah_lain text not null default '' check (length(langkah_lain) <= 500),
  alasan text not null default '' check (length(alasan) <= 1000),
  decided_by integer references users (id),
  decided_at timestamptz,
  pemberian text check (pemberian in ('sesuai', 'berbeda')),
  catatan text not null default '' check (length(catatan) <= 1000),
  given_by integer references users (id),
  given_at timestamptz,
  version integer not null default 1,
  check (status not in ('ditetapkan', 'ditolak', 'diberikan') or decided_by is not null and decided_at is not null),
  check ((status = 'diberikan') = (pemberian is not null and given_by is not null and given_at is not null))
);
comment on table accommodations is
  'What a candidate asked for at the exam, what the body decided, and what was given on the day. The words may speak of health: they go nowhere but to the candidate and to those who verify.';
comment on column accommodations.permintaan is 'Request. The words that the decision is about; other words in the application open it again.';
comment on column accommodations.tambahan_menit is 'Extra minutes. For the whole exam.';
comment on column accommodations.ruang_terpisah is 'Separate room.';
comment on column accommodations.pembaca is 'Reader. Somebody reads the questions out.';
comment on column accommodations.huruf_besar is 'Large type.';
comment on column accommodations.perangkat_sendiri is 'Own device.';
comment on column accommodations.langkah_lain is 'Other measure. In words, which examiners read.';
comment on column accommodations.pemberian is 'Given. As it was decided, or otherwise.';
create index accommodations_asked_at_id_idx on accommodations (asked_at, id);
create index accommodations_waiting_idx on accommodations (asked_at) where status = 'diminta';
create index accommodations_decided_by_idx on accommodations (decided_by);
create index accommodations_given_by_idx on accommodations (given_by);

-- Asks somebody: what was asked for before this rule and has its exam ahead waits in the queue.
insert into accommodations (user_training_id, permintaan, asked_at)
select id, left(kebutuhan_khusus, 1000), coalesce(submitted_at, created_at) from user_trainings
where trim(kebutuhan_khusus) <> '' and erased_at is null
  and tahap in ('daftar_tunggu', 'diajukan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'terjadwal');

select add_setting(470, 'batas_kebutuhan_khusus', '7', 'hari', 1, 60, 'Kebutuhan khusus diputuskan sebelum uji',
  'Sesudahnya antrean pada meja kerja menyebutnya terlambat; peserta membaca tanggalnya.');
