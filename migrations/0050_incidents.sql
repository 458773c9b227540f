-- Failures of personal data protection (UU 27/2022, Pasal 46): what happened, who was affected, what they were written.

create table incidents (
  id integer generated always as identity primary key,
  version integer not null default 1,
  judul text not null check (length(judul) between 1 and 150),
  uraian text not null check (length(uraian) between 1 and 4000),
  waktu_kejadian text not null check (length(waktu_kejadian) between 1 and 300),
  -- The 3 × 24 hours run from here.
  discovered_at timestamptz not null,
  jenis_data text[] not null check (cardinality(jenis_data) between 1 and 20),
  penanganan text not null check (length(penanganan) between 1 and 4000),
  pemulihan text not null check (length(pemulihan) between 1 and 4000),
  status text not null default 'terbuka' check (status in ('terbuka', 'diberitahukan', 'ditutup')),
  created_by integer references users (id),
  created_at timestamptz not null,
  notified_by integer references users (id),
  notified_at timestamptz,
  -- Certificates of people without an account when the letters were sent: they are written to on paper.
  tanpa_akun integer not null default 0 check (tanpa_akun >= 0),
  -- To whom and how the authority was notified.
  pemberitahuan_lembaga text check (length(pemberitahuan_lembaga) between 1 and 500),
  authority_notified_by integer references users (id),
  authority_notified_at timestamptz,
  pelajaran text check (length(pelajaran) between 1 and 4000),
  closed_by integer references users (id),
  closed_at timestamptz,
  check ((status = 'terbuka') = (notified_at is null)),
  check ((pemberitahuan_lembaga is null) = (authority_notified_at is null)),
  check ((status = 'ditutup') = (closed_at is not null)),
  check (status <> 'ditutup' or (pelajaran is not null and authority_notified_at is not null))
);
create index on incidents (discovered_at);
create index on incidents (created_by);
create index on incidents (notified_by);
create index on incidents (authority_notified_by);
create index on incidents (closed_by);

-- How the affected were found, each time letters were sent.
create table incident_selections (
  id integer generated always as identity primary key,
  incident_id integer not null references incidents (id),
  pilihan text not null,
  dari date,
  sampai date,
  staff_id integer references users (id),
  -- Whom this choice added.
  jumlah integer not null check (jumlah >= 0),
  at timestamptz not null
);
create index on incident_selections (incident_id);
create index on incident_selections (staff_id);

-- Who was affected, as it was found when the letters were sent; each is written to once.
create table incident_recipients (
  incident_id integer not null references incidents (id),
  user_id integer not null references users (id),
  chosen_at timestamptz not null,
  sent_at timestamptz,
  primary key (incident_id, user_id)
);
create index on incident_recipients (user_id);
create index on incident_recipients (chosen_at) where sent_at is null;
