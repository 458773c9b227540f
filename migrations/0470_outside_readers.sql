-- group: accounts
-- Readers from outside: assessors of the accreditation body and officers of the ministry, who may only read, for a time.
-- survived: the release before makes no account with these roles, and no other account has an end
alter table users drop constraint users_role_check,
  add constraint users_role_check check (role in ('user', 'penguji', 'administrator', 'asesor', 'kementerian')),
  add column access_until timestamptz,
  add constraint users_access_until_check check ((role in ('asesor', 'kementerian')) = (access_until is not null));
comment on column users.access_until is 'From when the account of a reader from outside opens nothing any more.';
drop index users_of_staff;
create index users_of_staff on users (id) include (search_text) where role in ('penguji', 'administrator');

create table outside_readers (
  id integer generated always as identity primary key,
  version integer not null default 1,
  role text not null check (role in ('asesor', 'kementerian')),
  status text not null default 'diajukan' check (status in ('diajukan', 'aktif', 'ditolak', 'diakhiri')),
  name text not null check (length(name) between 1 and 255),
  email text not null check (email = lower(email) and length(email) <= 255),
  instansi text not null check (length(instansi) between 1 and 200),
  keperluan text not null check (length(keperluan) between 1 and 500),
  sampai date not null,
  user_id integer unique references users (id),
  created_by integer not null references users (id),
  created_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  ended_by integer references users (id),
  ended_at timestamptz,
  constraint outside_readers_decision_check
    check ((status = 'diajukan') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint outside_readers_account_check check ((status in ('aktif', 'diakhiri')) = (user_id is not null)),
  constraint outside_readers_end_check check ((status = 'diakhiri') = (ended_at is not null)),
  constraint outside_readers_person_check check (decided_by <> created_by)
);
comment on table outside_readers is
  'Who from outside may read, in which scope and until when: invited by one person and approved by another.';
comment on column outside_readers.role is 'Which calls the account reaches.';
comment on column outside_readers.instansi is 'Institution.';
comment on column outside_readers.keperluan is 'Purpose. Why this person reads.';
create index outside_readers_role_created_at_id_idx on outside_readers (role, created_at, id);
create index outside_readers_role_sampai_id_idx on outside_readers (role, sampai, id);
create unique index outside_readers_email_idx on outside_readers (email) where status = 'diajukan';
create index outside_readers_created_by_idx on outside_readers (created_by);
create index outside_readers_decided_by_idx on outside_readers (decided_by);
create index outside_readers_ended_by_idx on outside_readers (ended_by);

create table reader_openings (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id),
  call text not null,
  hal text not null,
  alamat text not null,
  ip text not null,
  at timestamptz not null
);
comment on table reader_openings is
  'What a reader from outside opened: the call, its address and the moment; only ever added to.';
comment on column reader_openings.call is 'Call. Its name in the contract.';
comment on column reader_openings.hal is 'Matter. What the contract says of the call.';
comment on column reader_openings.alamat is 'Address. Without its query, which may hold words that somebody searched.';
create index reader_openings_user_id_id_idx on reader_openings (user_id, id);
create index reader_openings_at_idx on reader_openings (at);
create trigger reader_openings_refuse_change before update on reader_openings
  for each row execute function refuse_change();

select add_setting(503, 'hari_akses_asesor', '14', 'hari', 1, 30, 'Akses baca asesor paling lama',
  'Sejak diundang; setelah hari terakhirnya akun itu tidak membuka apa pun.');
select add_setting(504, 'hari_akses_kementerian', '365', 'hari', 1, 366, 'Akses baca kementerian paling lama',
  'Sejak diundang; setelah hari terakhirnya akun itu tidak membuka apa pun.');
