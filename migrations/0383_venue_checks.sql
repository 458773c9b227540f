-- group: catalogue
-- A venue is looked at before its first exam and each year after; one without a check in force takes no new exams.
create table venue_checks (
  id integer generated always as identity primary key,
  venue_id integer not null references venues (id) on delete cascade,
  tanggal date not null,
  hasil text not null check (hasil in ('layak', 'tidak_layak')),
  butir jsonb not null,
  catatan text not null default '' check (length(catatan) <= 2000),
  checked_by integer not null references users (id),
  created_at timestamptz not null
);
comment on table venue_checks is
  'Somebody went through the list of what a venue needs for an exam. The newest by its day counts, for a year; nothing in it changes afterwards.';
comment on column venue_checks.tanggal is 'Day. On which the venue was looked at.';
comment on column venue_checks.butir is 'Items. Each of the list, with whether it fits and a remark.';
create index venue_checks_venue_id_tanggal_idx on venue_checks (venue_id, tanggal desc, id desc);
create index venue_checks_checked_by_idx on venue_checks (checked_by);

create table venue_check_pictures (
  id integer generated always as identity primary key,
  check_id integer not null references venue_checks (id) on delete cascade,
  foto text not null references stored_files (name)
);
comment on table venue_check_pictures is 'Pictures of a venue from the day on which it was checked.';
create index venue_check_pictures_check_id_idx on venue_check_pictures (check_id);
create index venue_check_pictures_foto_idx on venue_check_pictures (foto);

-- Leaves them: schedules that stand keep their venues. None has a check yet, so each is checked before its next new exam.
alter table venues add column diperiksa_sampai date;
comment on column venues.diperiksa_sampai is
  'Checked until. The last day on which its newest check counts; null for a venue that never was checked or did not fit.';
create index venues_diperiksa_sampai_id_idx on venues (diperiksa_sampai, id);
