-- An account's way back to the address that it had, and links for a new password that do not end one another.

create table email_changes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- The last verified address; only it may take the change back.
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Taken back, or void because an earlier change was.
  undone_at timestamptz
);
create index on email_changes (user_id);
create index on email_changes (old_email) where undone_at is null;

-- A request for a link must not end the link that the owner is about to use.
alter table password_resets drop constraint password_resets_pkey;
alter table password_resets add primary key (token_hash);
create index on password_resets (user_id);
