-- How somebody has arranged a list of the office, under a name of their own.
create table list_arrangements (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  -- The list: the name of its resource.
  daftar text not null check (length(daftar) between 1 and 60),
  nama text not null check (length(nama) between 1 and 60),
  -- Filter, order and columns.
  susunan jsonb not null check (length(susunan::text) <= 8000),
  -- The list opens with it.
  bawaan boolean not null default false
);
create unique index list_arrangements_nama on list_arrangements (user_id, daftar, lower(nama));
create unique index list_arrangements_bawaan on list_arrangements (user_id, daftar) where bawaan;
