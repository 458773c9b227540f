-- Passkeys: the public halves of keys that people's devices keep, as a second factor or as a login of its own.

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400),
  public_key bytea not null,
  -- Names the account to the device without saying whose it is; the same for all passkeys of an account.
  user_handle text not null check (user_handle ~ '^[A-Za-z0-9_-]{43}$'),
  -- How often the device has signed; zero for those that do not count.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  -- Whether a password manager keeps copies of it, so that a lost device does not lose it.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Its count went back: somebody has a copy. It opens nothing any more, and still asks for a second factor.
  blocked_at timestamptz
);
create index on passkeys (user_id);

-- What a device is asked to sign: once, soon, in the session that asked. Losing them in a crash is harmless.
create unlogged table passkey_challenges (
  session_hash text not null check (session_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('daftar', 'masuk', 'faktor-kedua')),
  challenge text not null,
  user_handle text,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);
create index on passkey_challenges (expires_at);

-- A login is asked for a second factor: an authenticator app whose first code was confirmed, or any passkey.
create function has_two_factor(account users) returns boolean language sql stable as $$
  select account.two_factor_confirmed_at is not null or exists (select from passkeys where user_id = account.id)
$$;
