-- Every way in has a life, and is known to its owner: by which browser, from where, since when.

alter table tokens
  add column user_agent text not null default '',
  add column ip text not null default '';

-- A cookie is `series.token`: `hash` is the series', which stays; the token changes with each use. A cookie of earlier
-- days is both in one.
alter table remember_tokens
  add column token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  -- The token before, and from what the present one was drawn out of it: requests at the same time receive the same.
  add column previous_hash text check (previous_hash ~ '^[0-9a-f]{64}$'),
  add column salt text,
  add column rotated_at timestamptz,
  add column user_agent text not null default '',
  add column ip text not null default '';
update remember_tokens set token_hash = hash;
alter table remember_tokens alter column token_hash set not null;
-- Never for staff.
delete from remember_tokens using users where users.id = user_id and users.role <> 'user';

-- While it lies ahead, further tries are not even counted; each one makes the wait longer.
alter table attempts add column free_at timestamptz;
