-- How often certificates are checked: one row for each hour, certificate, way and outcome, and nothing about who asked.
-- Neither key nor link to certificates: dropping a month would hold up every verification while it waits for their lock.
create table verifications (
  at timestamptz not null check (at = date_trunc('hour', at, 'UTC')),
  -- Null: the number, or the file, is none of ours.
  certificate_id integer,
  jalur text collate "C" not null
    check (jalur in ('nomor', 'halaman', 'program', 'massal', 'tim', 'berkas', 'lencana', 'bingkai')),
  hasil text collate "C" not null check (length(hasil) between 1 and 40),
  jumlah integer not null check (jumlah > 0)
) partition by range (at);
create unique index verifications_counted on verifications (certificate_id, at, jalur, hasil) include (jumlah)
  nulls not distinct;

-- The newest batch of each process that writes: a batch whose end was not heard of is not counted twice.
create table verification_writers (
  writer uuid primary key,
  batch integer not null,
  at timestamptz not null
);

-- Makes the months from a day's on that are missing, as the owner: the program itself may change no tables. Attached
-- rather than created in place, so that nobody who counts has to wait.
create function make_verification_months(first_day date, more integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamp;
  part text;
  grantee text;
begin
  for n in 0..more loop
    month := date_trunc('month', first_day::timestamp) + make_interval(months => n);
    part := 'verifications_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || part) is not null;
    lock table verifications in share update exclusive mode;
    continue when to_regclass('public.' || part) is not null;
    execute format('create table %I (like verifications including constraints)', part);
    for grantee in select distinct acl.grantee::regrole::text from pg_class, aclexplode(relacl) as acl
      where pg_class.oid = 'verifications'::regclass and acl.grantee not in (0, relowner)
    loop
      execute format('grant select, insert, update, delete on %I to %s', part, grantee);
    end loop;
    execute format('alter table verifications attach partition %I for values from (%L) to (%L)', part,
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
end $$;

-- Drops the months that end by then; gives up, to be tried again, where somebody reads for long. Answers how many went.
create function drop_verification_months(ended timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  part record;
  gone integer := 0;
begin
  for part in select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'verifications'::regclass
      and (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= ended
  loop
    execute format('drop table %I', part.relname);
    gone := gone + 1;
  end loop;
  return gone;
end $$;

select add_setting(463, 'retensi_verifikasi', to_jsonb(24), 'bulan', 13, 120, 'Simpan jumlah pemeriksaan sertifikat',
  'Berapa kali sertifikat diperiksa, tanpa siapa yang memeriksa. Dihapus per bulan penuh sesudah masa ini.');
