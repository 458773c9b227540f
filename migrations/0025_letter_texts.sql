-- The office's words for a kind of letter, in place of the built-in ones; a kind without a row uses those.

create table letter_texts (
  -- The kind, as the program names it.
  id text primary key check (id ~ '^[A-Za-z]{1,60}$'),
  perihal text not null check (length(perihal) between 1 and 150),
  isi text not null check (length(isi) between 1 and 5000),
  -- Null for letters that lead nowhere.
  tombol text check (length(tombol) between 1 and 60),
  catatan text not null check (length(catatan) <= 2000),
  version integer not null default 1,
  updated_at timestamptz not null
);
