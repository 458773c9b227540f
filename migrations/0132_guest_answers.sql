-- What was answered to callers without an account, so that a request that is sent again is answered and not done again.
create table guest_answers (
  -- Signed: the caller's address with their key, or with what they asked.
  id text primary key check (length(id) between 20 and 100),
  -- Signed as well, of what was asked.
  payload_hash text not null,
  -- Sealed: answers hold PINs.
  answer bytea,
  expires_at timestamptz not null
);
create index on guest_answers (expires_at);
