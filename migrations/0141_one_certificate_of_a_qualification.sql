-- One certificate of a person's qualification at a time. What overlaps already is left as it stands, for people to look at:
-- the database starts, and doctor names it.
alter table certificates add column overlap_known boolean not null default false;
update certificates as own set overlap_known = true
  where own.user_id is not null and own.status in ('aktif', 'dibekukan') and exists (
    select from certificates as other where other.user_id = own.user_id and other.id < own.id
      and upper(other.kualifikasi) = upper(own.kualifikasi) and other.status in ('aktif', 'dibekukan')
      and daterange(other.valid_from, other.valid_until, '[]') && daterange(own.valid_from, own.valid_until, '[]'));
create index certificates_overlapping on certificates (id) where overlap_known;

-- A whole number as a range of itself: the database needs no extension.
-- survived: the release before issues a second certificate only to those who were never to have one, and refuses it so.
alter table certificates add constraint certificates_of_qualification exclude using gist (
  int4range(user_id, user_id, '[]') with &&,
  int8range(hashtext(upper(kualifikasi))::bigint, hashtext(upper(kualifikasi))::bigint, '[]') with &&,
  daterange(valid_from, valid_until, '[]') with &&
) where (user_id is not null and status in ('aktif', 'dibekukan') and not overlap_known);
