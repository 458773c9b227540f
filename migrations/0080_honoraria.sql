-- What examiners get, in whole rupiah, from a day on until the next row begins.
create table honorarium_rates (
  id integer generated always as identity primary key,
  berlaku_sejak date not null unique,
  -- For each candidate who came.
  per_peserta bigint not null check (per_peserta between 0 and 100000000),
  -- For the way to each schedule: within the city, within the province, from elsewhere.
  perjalanan_kota bigint not null check (perjalanan_kota between 0 and 100000000),
  perjalanan_provinsi bigint not null check (perjalanan_provinsi between 0 and 100000000),
  perjalanan_luar bigint not null check (perjalanan_luar between 0 and 100000000),
  version integer not null default 1
);

-- What one examiner gets for one month; a later one of the same month holds what came in after it.
create table honorariums (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id),
  -- The first day of the month.
  bulan date not null check (extract(day from bulan) = 1),
  status text not null default 'diajukan' check (status in ('diajukan', 'disetujui')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  version integer not null default 1,
  check ((status = 'disetujui') = (decided_by is not null and decided_at is not null)),
  check (decided_by <> proposed_by)
);
create index on honorariums (examiner_id, bulan);
create index on honorariums (bulan, id);

create table honorarium_lines (
  id integer generated always as identity primary key,
  honorarium_id integer not null references honorariums (id) on delete cascade,
  examiner_id integer not null references examiners (id),
  jenis text not null check (jenis in ('honor', 'perjalanan')),
  schedule_id integer not null references schedules (id),
  -- Of what is given for a candidate; null for the way.
  assignment_id integer references examiner_assignments (id),
  tanggal date not null,
  uraian text not null,
  jumlah bigint not null check (jumlah >= 0),
  check ((jenis = 'honor') = (assignment_id is not null))
);
create index on honorarium_lines (honorarium_id, id);
-- Nothing is paid twice: a candidate once to each examiner, a way once for each schedule.
create unique index honorarium_lines_candidate on honorarium_lines (assignment_id) where jenis = 'honor';
create unique index honorarium_lines_way on honorarium_lines (examiner_id, schedule_id) where jenis = 'perjalanan';

-- What was approved stays as it was.
create function refuse_change_of_honorarium() returns trigger language plpgsql as $$
begin
  if exists (select from honorariums where id = old.honorarium_id and status = 'disetujui') then
    raise exception 'an approved honorarium stays';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger honorarium_lines_final before update or delete on honorarium_lines
  for each row execute function refuse_change_of_honorarium();
