-- What nobody answered or reported is followed up by a person: with the proposal of a sanction, or with a reason why not.
alter table certificate_years
  add column tindak_lanjut text check (tindak_lanjut in ('usul_sanksi', 'tidak_ada')),
  add column catatan text check (length(catatan) between 1 and 1000),
  add column followed_up_by integer references users (id),
  add column followed_up_at timestamptz,
  -- The words go with the person, what was done stays.
  add check (num_nonnulls(tindak_lanjut, followed_up_by, followed_up_at) in (0, 3)),
  add check (catatan is null or tindak_lanjut is not null);

alter table sanctions drop constraint sanctions_alasan_check,
  add constraint sanctions_alasan_check check (alasan in (
    'tanpa_pemeliharaan', 'tanpa_laporan', 'dokumen_palsu', 'etik', 'salah_guna_tanda', 'pengaduan_terbukti',
    'tidak_memenuhi', 'permintaan_sendiri'));

-- Surveillance that was not answered, until somebody says what follows.
create index evaluations_lapsed on evaluations (batas_waktu) where status = 'kedaluwarsa' and certificate_id is not null;

select add_setting(311, 'tindak_lanjut_evaluasi', to_jsonb(14), 'hari', 1, 365,
  'Tindak lanjut evaluasi yang tidak dikirim', 'Sesudah batas waktunya.');

-- Of schedules that overlapped before hours were occupied once: those that still do, until their last hour.
create index occupancies_tolerated on occupancies (schedule_id) where tolerated;
create view overlapping_schedules as
  select own.schedule_id, max(upper(own.during)) as occupied_until from occupancies as own
  where own.tolerated and exists (select from occupancies as other
    where other.schedule_id <> own.schedule_id and other.during && own.during
      and (other.examiner_id = own.examiner_id or other.user_id = own.user_id or other.venue_id = own.venue_id
        and int4range(other.ruang, other.ruang, '[]') && int4range(own.ruang, own.ruang, '[]')))
  group by own.schedule_id;
