-- Rules change from a day on, never for what was before; working days know the holidays.

create table setting_values (
  key text not null references settings (key),
  -- In force from this day until the next row of its key.
  berlaku_sejak date not null,
  value jsonb not null check (jsonb_typeof(value) in ('number', 'boolean', 'string')),
  primary key (key, berlaku_sejak)
);
insert into setting_values (key, berlaku_sejak, value) select key, '2000-01-01', value from settings;
alter table settings drop column value;

-- By which later migrations add a setting; its first value has always been in force.
create function add_setting(
  place integer, name text, first jsonb, unit text, lowest integer, highest integer, title text, hint text
) returns void language sql as $$
  insert into settings (urutan, key, satuan, least, most, label, keterangan)
    values (place, name, unit, lowest, highest, title, hint);
  insert into setting_values (key, berlaku_sejak, value) values (name, '2000-01-01', first);
$$;

create table holidays (
  id integer generated always as identity primary key,
  tanggal date not null unique,
  nama text not null check (length(nama) between 3 and 150),
  version integer not null default 1,
  search_text text not null generated always as (lower(' ' || nama)) stored
);
create index on holidays (nama, id);
create index on holidays using gin (search_text gin_trgm_ops);

-- National holidays of 2026; of 2027 those of fixed date. The office adds what the ministers decree.
insert into holidays (tanggal, nama) values
  ('2026-01-01', 'Tahun Baru Masehi'), ('2026-01-16', 'Isra Mikraj'), ('2026-02-17', 'Tahun Baru Imlek'),
  ('2026-03-19', 'Hari Suci Nyepi'), ('2026-03-21', 'Idulfitri, hari pertama'), ('2026-03-22', 'Idulfitri, hari kedua'),
  ('2026-04-03', 'Wafat Yesus Kristus'), ('2026-04-05', 'Paskah'), ('2026-05-01', 'Hari Buruh Internasional'),
  ('2026-05-14', 'Kenaikan Yesus Kristus'), ('2026-05-27', 'Iduladha'), ('2026-05-31', 'Hari Raya Waisak'),
  ('2026-06-01', 'Hari Lahir Pancasila'), ('2026-06-16', 'Tahun Baru Islam'), ('2026-08-17', 'Hari Kemerdekaan'),
  ('2026-08-25', 'Maulid Nabi Muhammad'), ('2026-12-25', 'Hari Raya Natal'), ('2027-01-01', 'Tahun Baru Masehi'),
  ('2027-05-01', 'Hari Buruh Internasional'), ('2027-06-01', 'Hari Lahir Pancasila'), ('2027-08-17', 'Hari Kemerdekaan'),
  ('2027-12-25', 'Hari Raya Natal');

-- A setting as it was, is or will be in force on a day.
create function setting_on(name text, day date) returns jsonb language sql stable as $$
  select value from setting_values where key = name and berlaku_sejak <= day order by berlaku_sejak desc limit 1
$$;
