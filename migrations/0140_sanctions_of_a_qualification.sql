-- A sanction is on a person's qualification: on every certificate of it that is not over, until it is lifted.

-- The certificates of the same person in the same qualification, the asked one among them. People from earlier lists are
-- known by their identity number alone.
create function qualification_certificates(asked integer) returns setof integer language sql stable as $$
  select other.id from certificates as own cross join lateral (
    select own.id
    union select id from certificates where user_id = own.user_id and upper(kualifikasi) = upper(own.kualifikasi)
    union select id from certificates where identity_index = own.identity_index and upper(kualifikasi) = upper(own.kualifikasi)
  ) as other where own.id = asked
$$;

-- certificateState of the rules: a suspension ends with the validity, a revocation does not.
create function certificate_state(status text, valid_from date, valid_until date, today date) returns text
language sql immutable parallel safe as $$
  select case when status in ('dicabut', 'diganti') then status
    when valid_until < today then 'kedaluwarsa'
    when status <> 'aktif' then status
    when valid_from > today then 'belum_berlaku'
    when valid_until <= today + 90 then 'akan_berakhir'
    else 'aktif' end
$$;

-- Since when an imposed sanction does not count any more: restored, or undone on appeal.
alter table sanctions add column lifted_at timestamptz;

-- What each imposed sanction is on, and until when it suspends.
create table sanctioned_certificates (
  sanction_id integer not null references sanctions (id),
  certificate_id integer not null references certificates (id),
  frozen_until date,
  primary key (sanction_id, certificate_id)
);
create index on sanctioned_certificates (certificate_id);

update sanctions as own set lifted_at = greatest(own.decided_at, certificate.status_since)
  from certificates as certificate
  where certificate.id = own.certificate_id and own.status = 'dijatuhkan' and not coalesce((
    select case own.jenis
      when 'pencabutan' then certificate.status = 'dicabut' and revoked.id = own.id
      else certificate.status = 'dibekukan' and suspended.id = own.id
        or certificate.status = 'dicabut' and suspended.id = own.id and revoked.frozen_before is not null
          and not exists (select from appeals where sanction_id = own.id and appeals.status = 'diterima') end
    from (select) as one
    left join lateral (select id from sanctions where certificate_id = certificate.id and status = 'dijatuhkan'
      and jenis = 'pembekuan' order by decided_at desc, id desc limit 1) as suspended on true
    left join lateral (select id, frozen_before from sanctions where certificate_id = certificate.id
      and status = 'dijatuhkan' and jenis = 'pencabutan' order by decided_at desc, id desc limit 1) as revoked on true
  ), false);
insert into sanctioned_certificates (sanction_id, certificate_id, frozen_until)
  select own.id, own.certificate_id, case when own.jenis = 'pembekuan' and own.lifted_at is null
    then coalesce(certificate.frozen_until, (select max(frozen_before) from sanctions as revoked
      where revoked.certificate_id = own.certificate_id and revoked.lifted_at is null)) end
  from sanctions as own join certificates as certificate on certificate.id = own.certificate_id
  where own.status = 'dijatuhkan';

create function bind_sanctioned() returns trigger language plpgsql as $$
begin
  insert into sanctioned_certificates (sanction_id, certificate_id) values (new.id, new.certificate_id)
    on conflict do nothing;
  return null;
end $$;
create trigger sanctions_bind after update of status on sanctions
  for each row when (new.status = 'dijatuhkan' and old.status <> 'dijatuhkan') execute function bind_sanctioned();

-- What a certificate is not any more, no sanction on it makes of it again.
create function lift_sanctions() returns trigger language plpgsql as $$
begin
  update sanctions set lifted_at = new.status_since where lifted_at is null and status = 'dijatuhkan'
    and (new.status = 'aktif' or jenis = 'pencabutan')
    and id in (select sanction_id from sanctioned_certificates where certificate_id = new.id);
  return null;
end $$;
create trigger certificates_lift_sanctions after update of status on certificates
  for each row when (old.status = 'dibekukan' and new.status = 'aktif'
    or old.status = 'dicabut' and new.status in ('aktif', 'dibekukan')) execute function lift_sanctions();
