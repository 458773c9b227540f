-- group: applications
-- Those who are expected at an exam, as a device at its door keeps them without a network, and whom it saw arrive.
create table door_lists (
  id integer generated always as identity primary key,
  schedule_id integer not null references schedules (id),
  peserta integer[] not null,
  sejak timestamptz not null,
  sampai timestamptz not null,
  taken_by integer not null references users (id),
  taken_at timestamptz not null,
  check (sejak < sampai)
);
comment on table door_lists is
  'Each time that somebody took the list of an exam onto a device, to work at its door without a network: who, when, and which applications stood on it.';
comment on column door_lists.peserta is 'Candidates. The applications on the list, without names.';
comment on column door_lists.sejak is 'Since. When the door opens, as it was when the list was taken.';
comment on column door_lists.sampai is 'Until. The end of the last day of the exam, when the device drops the list.';
create index door_lists_schedule_id_idx on door_lists (schedule_id);
create index door_lists_taken_by_idx on door_lists (taken_by);

create table arrivals (
  id integer generated always as identity primary key,
  list_id integer not null references door_lists (id),
  kunci uuid not null,
  user_training_id integer not null references user_trainings (id),
  cara text not null check (cara in ('pindai', 'ketik')),
  jam_perangkat timestamptz not null,
  datang_pada timestamptz not null,
  received_at timestamptz not null,
  hasil text not null check (hasil in ('dicatat', 'sudah', 'berbeda', 'tidak_hadir', 'tidak_di_daftar', 'jadwal_dibatalkan', 'jadwal_pindah')),
  recorded_by integer references users (id),
  tercatat_pada timestamptz,
  putusan text check (putusan in ('biarkan', 'pakai_waktu', 'hadir')),
  settled_by integer references users (id),
  settled_at timestamptz,
  unique (list_id, kunci),
  check (datang_pada <= received_at),
  check ((putusan is null) = (settled_at is null) and (putusan is null) = (settled_by is null))
);
comment on table arrivals is
  'Somebody was seen at the door by a device without a network: when by its clock and by the clock of the portal, when the portal learned of it, and what came of it.';
comment on column arrivals.kunci is 'Key. By which the device sends it again without its counting twice.';
comment on column arrivals.cara is 'Way. Scanned, or typed.';
comment on column arrivals.jam_perangkat is 'Device time. As the clock of the device stood.';
comment on column arrivals.datang_pada is 'Arrived at. The same moment by the clock of the portal, which the device was compared with when it sent.';
comment on column arrivals.hasil is 'Outcome. Recorded, recorded already, or why the two differ.';
comment on column arrivals.tercatat_pada is 'Recorded at. When the other record says that it was.';
comment on column arrivals.putusan is 'Ruling. What somebody chose where two records differ.';
create index arrivals_user_training_id_idx on arrivals (user_training_id);
create index arrivals_recorded_by_idx on arrivals (recorded_by);
create index arrivals_settled_by_idx on arrivals (settled_by);
create index arrivals_unsettled_idx on arrivals (received_at, id)
  where settled_at is null and hasil not in ('dicatat', 'sudah');
