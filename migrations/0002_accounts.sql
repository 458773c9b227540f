-- Accounts, sessions, tokens. What opens a door is kept as a hash; what must be shown again is sealed with APP_KEY.

create table users (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  email text not null unique check (email = lower(email) and length(email) <= 255),
  phone text not null check (phone ~ '^\+\d{6,22}$'),
  image text references stored_files (name),
  role text not null default 'user' check (role in ('user', 'penguji', 'administrator')),
  permissions text[] not null default '{}',
  password_hash text not null,
  -- Counts changes of the password: a login begun with the old one cannot end after the change.
  password_version integer not null default 1,
  email_verified_at timestamptz,
  -- The last verified address stays good for a reset until the new one is verified.
  previous_email text check (previous_email = lower(previous_email)),
  two_factor_secret bytea,
  two_factor_confirmed_at timestamptz check (two_factor_confirmed_at is null or two_factor_secret is not null),
  -- The time step of the last accepted code; only later ones are accepted (RFC 6238, 5.2).
  two_factor_last_step bigint,
  recovery_codes bytea,
  status_data smallint not null default 0 check (status_data in (0, 1)),
  no_sertifikasi text unique,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);
create index on users (previous_email) where previous_email is not null;

create table remember_tokens (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null
);
create index on remember_tokens (user_id);

create table sessions (
  id_hash text primary key check (id_hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users (id) on delete cascade,
  -- While this stands the session does not end by idleness.
  remember_hash text references remember_tokens (hash) on delete set null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  password_confirmed_at timestamptz,
  user_agent text not null,
  ip text not null
);
create index on sessions (user_id);
create index on sessions (remember_hash) where remember_hash is not null;
create index on sessions (last_seen_at);

-- A login whose password was right and whose second factor is still asked for.
create table pending_logins (
  session_hash text primary key check (session_hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users (id) on delete cascade,
  password_version integer not null,
  remember boolean not null,
  created_at timestamptz not null
);
create index on pending_logins (user_id);

create table tokens (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- The session it was issued with; ends with that session's logout.
  session_hash text references sessions (id_hash) on update cascade on delete set null,
  -- A bound token is worth nothing without its session's cookie.
  bound boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on tokens (user_id);
create index on tokens (session_hash) where session_hash is not null;

create table password_resets (
  user_id integer primary key references users (id) on delete cascade,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);

-- Counts of tries; losing them in a crash of the database is harmless.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index on attempts (ends_at);
