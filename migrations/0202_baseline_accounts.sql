-- Who somebody is and how they come in: accounts, sessions, second factors; the log of every write; private files and the
-- personal data; and what becomes of both: consents, changes, deletion, retention, incidents. What opens a door is kept as
-- a hash; what has to be shown again is sealed with APP_KEY. The table migrations is made by the program itself
-- (src/ground/database/migrate.ts).

create table users (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  email text not null check (email = lower(email) and length(email) <= 255) unique,
  phone text not null check (phone ~ '^\+\d{6,22}$' or phone = ''),
  image text references stored_files (name),
  role text not null default 'user' check (role in ('user', 'penguji', 'administrator')),
  permissions text[] not null default '{}',
  password_hash text not null,
  password_version integer not null default 1,
  email_verified_at timestamptz,
  previous_email text check (previous_email = lower(previous_email)),
  two_factor_secret bytea,
  two_factor_confirmed_at timestamptz,
  two_factor_last_step bigint,
  recovery_codes bytea,
  status_data smallint not null default 0 check (status_data in (0, 1)),
  no_sertifikasi text unique,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  invited_at timestamptz,
  search_text text not null
    generated always as (lower((((' ' || coalesce(name, '')) || e'\n') || ' ') || coalesce(email, ''))) stored,
  exports_seen_id integer,
  constraint users_check check (two_factor_confirmed_at is null or two_factor_secret is not null),
  constraint users_permissions_check
    check (permissions <@ '{verifikasi,keuangan,keputusan,pengaduan,konten,pengguna,laporan}'
    and (role = 'administrator' or permissions = '{}'))
);
comment on table users is
  'Accounts: applicants, holders, staff. How they log in, what they may do, and by which name they are found.';
comment on column users.password_version is
  'Counts changes of the password: a login begun with the old one cannot end after the change.';
comment on column users.previous_email is
  'The last verified address stays good for a reset until the new one is verified.';
comment on column users.two_factor_secret is 'Sealed.';
comment on column users.two_factor_last_step is
  'The time step of the last accepted code; only later ones are accepted (RFC 6238, 5.2).';
comment on column users.recovery_codes is 'Hashes of the codes that are left.';
comment on column users.status_data is 'Whether the personal data were submitted.';
comment on column users.no_sertifikasi is 'Certificate number.';
comment on column users.search_text is 'What the office''s search looks through.';
comment on column users.exports_seen_id is
  'Up to which line of file_accesses an administrator has looked at lists that were taken out.';
create index users_previous_email_idx on users (previous_email) where previous_email is not null;
create index users_role_idx on users (role) where role <> 'user';
create index users_search_text_idx on users using gin (search_text gin_trgm_ops);
create index users_name_id_idx on users (name, id) where role <> 'user';
create index users_email_id_idx on users (email, id) where role <> 'user';
create index users_role_id_idx on users (role, id) where role <> 'user';
create index users_invited_at_idx on users (invited_at) where role <> 'user' and invited_at is not null
  and password_version = 1 and suspended_at is null;
create index users_image_idx on users (image) where image is not null;
create index users_name_id_idx1 on users (name, id);
create index users_created_at_id_idx on users (created_at, id);
create index users_of_staff on users (id) include (search_text) where role <> 'user';

-- Every table that keeps its owner's name beside its rows follows a rename.
create function rename_owner() returns trigger language plpgsql as $$
declare
  own regclass;
begin
  for own in select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'owner_text' and not attisdropped and relkind = 'r' order by relname
  loop
    execute format('update %s set owner_text = $1 where user_id = $2', own) using new.search_text, new.id;
  end loop;
  return null;
end $$;
create trigger users_rename_owner after update on users for each row when (old.search_text <> new.search_text)
  execute function rename_owner();

create table permission_grants (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  permission text not null,
  granted_by integer references users (id),
  granted_at timestamptz not null
);
comment on table permission_grants is
  'Who gave whom a right after the opening: a right that is new does not confirm what another person proposed.';
comment on column permission_grants.permission is 'A permission, or the role itself.';
comment on column permission_grants.granted_by is 'Null for the operator at the machine.';
create index permission_grants_user_id_granted_at_idx on permission_grants (user_id, granted_at);
create index permission_grants_granted_by_idx on permission_grants (granted_by);

create table email_changes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email)),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  undone_at timestamptz
);
comment on table email_changes is 'Changes of an account''s address, which the owner of the former one can take back.';
comment on column email_changes.old_email is 'The last verified address; only it may take the change back.';
comment on column email_changes.undone_at is 'Taken back, or void because an earlier change was.';
create index email_changes_user_id_idx on email_changes (user_id);
create index email_changes_old_email_idx on email_changes (old_email) where undone_at is null;

create table password_resets (
  user_id integer not null references users (id) on delete cascade,
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table password_resets is
  'Links by which somebody sets a new password, also the first one of an invited person.';
comment on column password_resets.expires_at is 'An invitation lasts longer than a forgotten password''s link.';
create index password_resets_user_id_idx on password_resets (user_id);

create table remember_tokens (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  previous_hash text check (previous_hash ~ '^[0-9a-f]{64}$'),
  salt text,
  rotated_at timestamptz,
  user_agent text not null default '',
  ip text not null default ''
);
comment on table remember_tokens is
  '"Stay logged in" on one device. A cookie is series.token: the hash is of the series, which stays; the token '
  'changes with each use.';
comment on column remember_tokens.token_hash is 'Of the present token.';
comment on column remember_tokens.previous_hash is 'The token before: requests at the same time receive the same.';
create index remember_tokens_user_id_idx on remember_tokens (user_id);

create table sessions (
  id_hash text primary key check (id_hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users (id) on delete cascade,
  remember_hash text references remember_tokens (hash) on delete set null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  password_confirmed_at timestamptz,
  user_agent text not null,
  ip text not null
);
comment on table sessions is 'Browsers that are logged in; what opens one is kept as a hash.';
comment on column sessions.remember_hash is 'While this stands the session does not end by idleness.';
create index sessions_remember_hash_idx on sessions (remember_hash) where remember_hash is not null;
create index sessions_last_seen_at_idx on sessions (last_seen_at);
create index sessions_user_id_last_seen_at_idx on sessions (user_id, last_seen_at);

create table tokens (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  session_hash text references sessions (id_hash) on update cascade on delete set null,
  bound boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  user_agent text not null default '',
  ip text not null default ''
);
comment on table tokens is 'Tokens for programs, each of an account or of a session.';
comment on column tokens.session_hash is 'The session it was issued with; ends with that session''s logout.';
comment on column tokens.bound is 'A bound token is worth nothing without its session''s cookie.';
create index tokens_user_id_idx on tokens (user_id);
create index tokens_session_hash_idx on tokens (session_hash) where session_hash is not null;

create table pending_logins (
  session_hash text primary key check (session_hash ~ '^[0-9a-f]{64}$'),
  user_id integer not null references users (id) on delete cascade,
  password_version integer not null,
  remember boolean not null,
  created_at timestamptz not null
);
comment on table pending_logins is 'A login whose password was right and whose second factor is still asked for.';
create index pending_logins_user_id_idx on pending_logins (user_id);

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  credential_id text not null check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1400) unique,
  public_key bytea not null,
  user_handle text not null check (user_handle ~ '^[A-Za-z0-9_-]{43}$'),
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  blocked_at timestamptz
);
comment on table passkeys is
  'The public halves of keys that people''s devices keep: a second factor, or a login of its own.';
comment on column passkeys.user_handle is
  'Names the account to the device without saying whose it is; the same for all passkeys of an account.';
comment on column passkeys.sign_count is 'How often the device has signed; zero for those that do not count.';
comment on column passkeys.synced is
  'Whether a password manager keeps copies of it, so that a lost device does not lose it.';
comment on column passkeys.blocked_at is
  'Its count went back: somebody has a copy. It opens nothing any more, and still asks for a second factor.';
create index passkeys_user_id_idx on passkeys (user_id);

-- A login is asked for a second factor: an authenticator app whose first code was confirmed, or any passkey.
create function has_two_factor(account users) returns boolean language sql stable as $$
  select account.two_factor_confirmed_at is not null or exists (select from passkeys where user_id = account.id)
$$;

create unlogged table passkey_challenges (
  session_hash text not null check (session_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('daftar', 'masuk', 'faktor-kedua')),
  challenge text not null,
  user_handle text,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);
comment on table passkey_challenges is
  'What a device is asked to sign: once, soon, in the session that asked. Losing them in a crash is harmless.';
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);

create table two_factor_resets (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  alasan text not null,
  status text not null default 'diusulkan' check (status in ('diusulkan', 'dikonfirmasi', 'ditolak')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text,
  constraint two_factor_resets_check check ((status = 'diusulkan') = (decided_at is null)),
  constraint two_factor_resets_check1 check (proposed_by <> user_id),
  constraint two_factor_resets_check2
    check (status <> 'dikonfirmasi' or decided_by is not null and decided_by not in (proposed_by, user_id))
);
comment on table two_factor_resets is
  'A second factor that its owner lost is taken off an account by two people: one proposes it, another confirms.';
comment on column two_factor_resets.alasan is 'Reason.';
create unique index two_factor_resets_user_id_idx on two_factor_resets (user_id) where status = 'diusulkan';
create index two_factor_resets_user_id_id_idx on two_factor_resets (user_id, id);
create index two_factor_resets_proposed_at_idx on two_factor_resets (proposed_at) where status = 'diusulkan';

create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id integer references users (id),
  changed_by integer references users (id),
  jenis text not null check (jenis ~ '^[a-z_]{3,40}$'),
  rincian text not null default '' check (length(rincian) <= 300),
  address_key text not null,
  network_key text not null,
  email_key text,
  perangkat text not null
);
comment on table security_events is
  'What was done to the ways into accounts, and who tried; only ever added to, and removed when its time is over.';
comment on column security_events.user_id is 'Whose account; nobody''s for tries with an address that no account has.';
comment on column security_events.changed_by is 'Who else did it: staff, or nobody for the owner and for strangers.';
comment on column security_events.rincian is
  'Detail. What it was about: a passkey''s name, a role. Never an address, a code or a password.';
comment on column security_events.address_key is 'Keyed with APP_KEY: equal addresses are found, and none can be read.';
comment on column security_events.network_key is 'Of an IPv6 /48, else of the address.';
comment on column security_events.email_key is 'The address that was typed and belongs to no account, keyed too.';
comment on column security_events.perangkat is 'Device.';
create index security_events_user_id_id_idx on security_events (user_id, id desc) where user_id is not null;
create index security_events_address_key_id_idx on security_events (address_key, id desc);
create index security_events_at_idx on security_events (at);
create index security_events_jenis_id_idx on security_events (jenis, id desc);

create function guard_security_events() returns trigger language plpgsql as $$
begin
  -- Only retention takes away what is old, and says so in its transaction.
  if tg_op = 'DELETE' and current_setting('portal.retention', true) = 'on' then return old; end if;
  raise exception 'the security log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger security_events_append_only before delete or update on security_events for each row
  execute function guard_security_events();
create trigger security_events_no_truncate before truncate on security_events for each statement
  execute function guard_security_events();

create table idempotency_keys (
  user_id integer not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 100),
  call text not null,
  payload_hash text not null,
  answer bytea,
  created_at timestamptz not null,
  primary key (user_id, key)
);
comment on table idempotency_keys is
  'What an Idempotency-Key has already done; written in the same transaction as its effect.';
comment on column idempotency_keys.answer is 'Sealed: answers hold personal data.';
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

create table audit_log (
  id bigint primary key,
  at timestamptz not null,
  user_id integer,
  who text not null,
  ip text not null,
  action text not null,
  noun text not null,
  noun_id text not null,
  label text not null,
  before jsonb,
  after jsonb,
  prev_hash text not null,
  hash text not null,
  search_text text not null
    generated always as (lower((((' ' || coalesce(who, '')) || e'\n') || ' ') || coalesce(label, ''))) stored
);
comment on table audit_log is
  'Append-only and chained: each entry''s hash covers the one before it, so that a changed row is found.';
comment on column audit_log.user_id is
  'Not a reference: an entry outlives the account. Null for the operator''s commands.';
comment on column audit_log.who is 'As they were called then.';
comment on column audit_log.label is 'What a person calls the record.';
comment on column audit_log.prev_hash is 'Of the entry before.';
create index audit_log_noun_noun_id_id_idx on audit_log (noun, noun_id, id);
create index audit_log_user_id_id_idx on audit_log (user_id, id);
create index audit_log_action_id_idx on audit_log (action, id);
create index audit_log_at_idx on audit_log (at);
create index audit_log_search_text_idx on audit_log using gin (search_text gin_trgm_ops);

create function audit_hash(entry audit_log) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.prev_hash, entry.id, extract(epoch from entry.at), entry.user_id, entry.who, entry.ip, entry.action,
    entry.noun, entry.noun_id, entry.label, entry.before, entry.after
  )::text, 'UTF8')), 'hex')
$$;

-- The number is given under the lock, so that the order of numbers is the order of the chain and has no gap.
create function chain_audit() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7241002);
  select id + 1, hash into new.id, new.prev_hash from audit_log order by id desc limit 1;
  new.id := coalesce(new.id, 1);
  new.prev_hash := coalesce(new.prev_hash, '');
  new.hash := audit_hash(new);
  return new;
end $$;
create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit();

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before delete or update on audit_log for each row
  execute function refuse_change_of_audit();
create trigger audit_log_no_truncate before truncate on audit_log for each statement
  execute function refuse_change_of_audit();

create function files_named_in(record jsonb) returns setof text language sql stable as $$
  select distinct stored_files.name
  from regexp_matches(record::text, '[0-9a-f]{32}(?:-\d+x\d+\.webp|\.pdf)', 'g') as found (name)
    join stored_files on stored_files.name = found.name[1]
$$;

create function note_file_mentions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from file_mentions where noun = tg_table_name and noun_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into file_mentions (noun, noun_id, name)
      select tg_table_name, new.id, file from files_named_in(to_jsonb(new)) as file;
  end if;
  return null;
end $$;
create trigger audit_log_mentions after insert or delete or update on audit_log for each row
  execute function note_file_mentions();

create table pending_changes (
  id integer generated always as identity primary key,
  version integer not null default 1,
  hal text not null check (length(hal) between 1 and 60),
  record_id integer not null,
  seen_version integer not null,
  perubahan jsonb not null check (jsonb_typeof(perubahan) = 'array'),
  isi bytea,
  status text not null default 'diusulkan'
    check (status in ('diusulkan', 'disetujui', 'berlaku', 'ditolak', 'ditarik', 'gugur')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  counts_at timestamptz not null,
  approved_by integer references users (id),
  approved_at timestamptz,
  ended_by integer references users (id),
  ended_at timestamptz,
  catatan text check (length(catatan) between 1 and 500),
  constraint pending_changes_check check ((isi is null) = (ended_at is not null)),
  constraint pending_changes_check1 check ((status in ('diusulkan', 'disetujui')) = (ended_at is null)),
  constraint pending_changes_check2 check ((approved_by is null) = (approved_at is null)),
  constraint pending_changes_check3 check ((status not in ('disetujui', 'berlaku')) or approved_by is not null),
  constraint pending_changes_check4 check (approved_by <> proposed_by)
);
comment on table pending_changes is
  'Changes by which money, data or signatures go elsewhere: what one person proposes waits here, sealed, until a '
  'second one has confirmed it and its day has come.';
comment on column pending_changes.hal is 'Matter. By which rule of two people, and of which record of that kind.';
comment on column pending_changes.seen_version is
  'The version of the record that was seen: over another one the change does not count.';
comment on column pending_changes.perubahan is 'Change. What changes, in words and without secrets.';
comment on column pending_changes.isi is 'Content. The new values, sealed; gone once the change has ended.';
comment on column pending_changes.ended_by is 'Null where its time ended it.';
create unique index pending_changes_one_open on pending_changes (hal, record_id) where ended_at is null;
create index pending_changes_proposed_by_idx on pending_changes (proposed_by);
create index pending_changes_approved_by_idx on pending_changes (approved_by);
create index pending_changes_ended_by_idx on pending_changes (ended_by);

create table private_files (
  id uuid primary key,
  user_id integer references users (id),
  jenis text not null,
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  erased_at timestamptz,
  quarantined_at timestamptz,
  scanned_at timestamptz,
  scan_awaited boolean not null default false,
  infected text
);
comment on table private_files is
  'Encrypted on disk under their id; who may read one is decided on every request and noted.';
comment on column private_files.jenis is 'Kind. What it is given as: ktp, ijazah, bukti_bayar …';
comment on column private_files.name is 'As the person called it; never used as a path.';
comment on column private_files.erased_at is
  'Since when only the row of a file is left, for those who once looked at it.';
comment on column private_files.quarantined_at is
  'Since when a file that nothing names lies in quarantine; after it the row goes.';
comment on column private_files.scanned_at is 'When a virus scanner looked; null: never.';
create index private_files_user_id_created_at_idx on private_files (user_id, created_at);
create index private_files_created_at_idx on private_files (created_at);
create index private_files_ktp on private_files (user_id, created_at) where jenis = 'ktp' and erased_at is null;
create index private_files_quarantined_at_idx on private_files (quarantined_at) where quarantined_at is not null;
create index private_files_created_at_idx1 on private_files (created_at) where scanned_at is null
  and erased_at is null;

create function remember_deleted_file() returns trigger language plpgsql as $$
begin
  insert into deleted_files (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger private_files_remember_deleted after delete on private_files for each row
  execute function remember_deleted_file();

create table file_accesses (
  id bigint generated always as identity primary key,
  file_id uuid,
  owner_id integer,
  user_id integer not null,
  ip text not null,
  at timestamptz not null,
  isi text check (isi in ('data_pemohon', 'perubahan_data', 'sertifikat', 'pelapor', 'ekspor', 'terdampak')),
  perihal text check (length(perihal) <= 200),
  jumlah integer check (jumlah >= 0),
  check ((file_id is null) = (isi is not null))
);
comment on table file_accesses is
  'Who looked at whose personal data: a file, a page on a screen, or a list that was taken out. Not references: the '
  'log outlives what it speaks of.';
comment on column file_accesses.perihal is 'Subject.';
comment on column file_accesses.jumlah is 'Count. Of an export: the rows that left.';
create index file_accesses_file_id_at_idx on file_accesses (file_id, at);
create index file_accesses_at_idx on file_accesses (at);
create index file_accesses_user_id_at_idx on file_accesses (user_id, at);
create index file_accesses_id_idx on file_accesses (id) where isi = 'ekspor';

create table partial_uploads (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  jenis text not null check (length(jenis) between 1 and 50),
  name text not null check (length(name) between 1 and 300),
  bytes integer not null check (bytes between 1 and 10000000),
  received integer not null default 0,
  created_at timestamptz not null,
  check (received between 0 and bytes)
);
comment on table partial_uploads is
  'An upload that a weak network cuts is continued where it stopped; what is never finished is swept away.';
comment on column partial_uploads.bytes is 'What it will come to.';
create index partial_uploads_user_id_created_at_idx on partial_uploads (user_id, created_at);
create index partial_uploads_created_at_idx on partial_uploads (created_at);

create table partial_upload_parts (
  upload_id uuid not null references partial_uploads (id) on delete cascade,
  starts_at integer not null check (starts_at >= 0),
  sealed bytea not null,
  primary key (upload_id, starts_at)
);
comment on table partial_upload_parts is 'The parts of an unfinished upload, sealed.';

create table personal_data (
  user_id integer primary key references users (id),
  isi bytea not null,
  identity_index text unique,
  submitted_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null
);
comment on table personal_data is
  'All of a person''s data is sealed as one; NIK and passport have blind indexes so that they stay unique.';
comment on column personal_data.isi is 'Content. Sealed: all of it as one.';
comment on column personal_data.identity_index is 'Blind indexes of NIK and passport, so that they stay unique.';

create table personal_data_files (
  user_id integer not null references personal_data (user_id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (user_id, file_id)
);
comment on table personal_data_files is
  'Which files the sealed data name: kept readable so that a file in use is not swept away.';
create index personal_data_files_file_id_idx on personal_data_files (file_id);

create table consents (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('pdp', 'publikasi', 'pernyataan', 'privasi', 'syarat')),
  versi integer not null,
  given boolean not null,
  at timestamptz not null
);
comment on table consents is
  'Consent and its withdrawal, each with the version of the text and the moment; only ever added to.';
comment on column consents.versi is 'Version.';
create index consents_user_id_jenis_id_idx on consents (user_id, jenis, id);

create table data_change_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  isi bytea not null,
  file_id uuid not null references private_files (id),
  status text not null default 'diajukan' check (status in ('diajukan', 'disetujui', 'ditolak')),
  catatan text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id),
  version integer not null default 1,
  owner_text text not null default '',
  search_text text not null generated always as (owner_text) stored,
  check ((status = 'diajukan') = (decided_at is null))
);
comment on table data_change_requests is 'A wish to change name, NIK or birth date, which staff decide.';
comment on column data_change_requests.isi is 'Content. Sealed: the wanted name, NIK, birth date and the reason.';
create unique index data_change_requests_user_id_idx on data_change_requests (user_id) where status = 'diajukan';
create index data_change_requests_user_id_idx1 on data_change_requests (user_id);
create index data_change_requests_file_id_idx on data_change_requests (file_id);
create index data_change_requests_status_created_at_idx on data_change_requests (status, created_at);
create index data_change_requests_search_text_idx on data_change_requests using gin (search_text gin_trgm_ops);

-- Whose it is, as account name and address to be searched for; kept beside the rows so that a list need not look elsewhere.
create function copy_owner() returns trigger language plpgsql as $$
begin
  select search_text into new.owner_text from users where id = new.user_id for share;
  return new;
end $$;
create trigger data_change_requests_copy_owner before insert or update of user_id on data_change_requests
  for each row execute function copy_owner();

create table document_replacements (
  id integer generated always as identity primary key,
  version integer not null default 1,
  user_id integer not null references users (id),
  jenis text not null check (jenis in ('foto', 'ktp', 'ijazah', 'cv')),
  file_id uuid not null references private_files (id),
  replaced_file_id uuid references private_files (id),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer constraint document_replacements_seen_by_fkey references users (id),
  owner_text text not null default '',
  search_text text not null generated always as (owner_text) stored,
  status text not null default 'diajukan' check (status in ('diajukan', 'sesuai', 'tidak_sesuai', 'diganti_lagi')),
  alasan text check (length(alasan) between 1 and 500),
  catatan text check (length(catatan) between 1 and 500),
  constraint document_replacements_check check ((decided_at is null) = (decided_by is null)),
  constraint document_replacements_check1 check ((status in ('sesuai', 'tidak_sesuai')) = (decided_at is not null)),
  constraint document_replacements_check2 check (status <> 'tidak_sesuai' or catatan is not null)
);
comment on table document_replacements is
  'A document of the personal data that its owner replaced; staff look at each, and the one before it stays on '
  'record.';
comment on column document_replacements.replaced_file_id is 'Null where there was none.';
comment on column document_replacements.owner_text is 'Whose it is, as account name and address to be searched for.';
comment on column document_replacements.alasan is
  'Reason. Why its owner replaced it, and why the office found it wrong.';
create index document_replacements_search_text_idx on document_replacements using gin (search_text gin_trgm_ops);
create index document_replacements_user_id_idx on document_replacements (user_id);
create index document_replacements_file_id_idx on document_replacements (file_id);
create index document_replacements_replaced_file_id_idx on document_replacements (replaced_file_id);
create index document_replacements_created_at_id_idx on document_replacements (created_at, id);
create unique index document_replacements_waiting on document_replacements (user_id, jenis)
  where status = 'diajukan';
create index document_replacements_created_at_idx on document_replacements (created_at) where status = 'diajukan';

create trigger document_replacements_copy_owner before insert or update of user_id on document_replacements
  for each row execute function copy_owner();

create table deletion_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  alasan text not null,
  status text not null default 'diajukan' check (status in ('diajukan', 'selesai', 'ditolak')),
  catatan text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id),
  version integer not null default 1,
  owner_text text not null default '',
  search_text text not null generated always as (owner_text) stored,
  check ((status = 'diajukan') = (decided_at is null))
);
comment on table deletion_requests is 'A request to be deleted has 3 × 24 hours to be answered (UU 27/2022).';
create unique index deletion_requests_user_id_idx on deletion_requests (user_id) where status = 'diajukan';
create index deletion_requests_user_id_idx1 on deletion_requests (user_id);
create index deletion_requests_status_created_at_idx on deletion_requests (status, created_at);
create index deletion_requests_search_text_idx on deletion_requests using gin (search_text gin_trgm_ops);

create trigger deletion_requests_copy_owner before insert or update of user_id on deletion_requests for each row
  execute function copy_owner();

create table retention_runs (
  id integer generated always as identity primary key,
  tanggal date not null,
  coba boolean not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  started_by integer references users (id),
  permohonan integer not null default 0 check (permohonan >= 0),
  ditolak integer not null default 0 check (ditolak >= 0),
  ktp integer not null default 0 check (ktp >= 0),
  ditahan integer not null default 0 check (ditahan >= 0),
  gagal integer not null default 0 check (gagal >= 0)
);
comment on table retention_runs is 'What retention removed in a night, by kind.';
comment on column retention_runs.tanggal is
  'Date. The night that it is about; a trial removes nothing and is about a night to come.';
comment on column retention_runs.coba is 'Trial.';
comment on column retention_runs.started_by is 'Nobody for what the job runs.';
comment on column retention_runs.permohonan is 'Applications.';
comment on column retention_runs.ditolak is 'Refused applications.';
comment on column retention_runs.ktp is 'Identity cards.';
comment on column retention_runs.ditahan is 'Held back. Old enough, but kept for an open case.';
comment on column retention_runs.gagal is 'Failed.';
create unique index retention_runs_night on retention_runs (tanggal) where not coba;

create table incidents (
  id integer generated always as identity primary key,
  version integer not null default 1,
  judul text not null check (length(judul) between 1 and 150),
  uraian text not null check (length(uraian) between 1 and 4000),
  waktu_kejadian text not null check (length(waktu_kejadian) between 1 and 300),
  discovered_at timestamptz not null,
  jenis_data text[] not null check (cardinality(jenis_data) between 1 and 20),
  penanganan text not null check (length(penanganan) between 1 and 4000),
  pemulihan text not null check (length(pemulihan) between 1 and 4000),
  status text not null default 'terbuka' check (status in ('terbuka', 'diberitahukan', 'ditutup')),
  created_by integer references users (id),
  created_at timestamptz not null,
  notified_by integer references users (id),
  notified_at timestamptz,
  tanpa_akun integer not null default 0 check (tanpa_akun >= 0),
  pemberitahuan_lembaga text check (length(pemberitahuan_lembaga) between 1 and 500),
  authority_notified_by integer references users (id),
  authority_notified_at timestamptz,
  pelajaran text check (length(pelajaran) between 1 and 4000),
  closed_by integer references users (id),
  closed_at timestamptz,
  notice_due timestamptz not null,
  constraint incidents_check check ((status = 'terbuka') = (notified_at is null)),
  constraint incidents_check1 check ((pemberitahuan_lembaga is null) = (authority_notified_at is null)),
  constraint incidents_check2 check ((status = 'ditutup') = (closed_at is not null)),
  constraint incidents_check3
    check (status <> 'ditutup' or pelajaran is not null and authority_notified_at is not null)
);
comment on table incidents is
  'Failures of personal data protection (UU 27/2022, Pasal 46): what happened, who was affected, what they were '
  'written.';
comment on column incidents.judul is 'Title.';
comment on column incidents.uraian is 'Account of it.';
comment on column incidents.waktu_kejadian is 'Time of the event.';
comment on column incidents.discovered_at is 'The 3 × 24 hours run from here.';
comment on column incidents.jenis_data is 'Kinds of data.';
comment on column incidents.penanganan is 'Handling.';
comment on column incidents.pemulihan is 'Recovery.';
comment on column incidents.tanpa_akun is
  'Without an account. Certificates of people who had none when the letters were sent: they are written to on paper.';
comment on column incidents.pemberitahuan_lembaga is
  'Notice to the authority. To whom and how the authority was notified.';
comment on column incidents.pelajaran is 'Lessons.';
comment on column incidents.notice_due is
  'By when those affected and the authority have been written to, as the rule counts it.';
create index incidents_discovered_at_idx on incidents (discovered_at);
create index incidents_created_by_idx on incidents (created_by);
create index incidents_notified_by_idx on incidents (notified_by);
create index incidents_authority_notified_by_idx on incidents (authority_notified_by);
create index incidents_closed_by_idx on incidents (closed_by);
create index incidents_notice_due_idx on incidents (notice_due);

create table incident_selections (
  id integer generated always as identity primary key,
  incident_id integer not null references incidents (id),
  pilihan text not null,
  dari date,
  sampai date,
  staff_id integer references users (id),
  jumlah integer not null check (jumlah >= 0),
  at timestamptz not null
);
comment on table incident_selections is 'How the affected were found, each time letters were sent.';
comment on column incident_selections.pilihan is 'Selection.';
comment on column incident_selections.dari is 'From.';
comment on column incident_selections.sampai is 'Until.';
comment on column incident_selections.jumlah is 'Count. Whom this choice added.';
create index incident_selections_incident_id_idx on incident_selections (incident_id);
create index incident_selections_staff_id_idx on incident_selections (staff_id);

create table incident_recipients (
  incident_id integer not null references incidents (id),
  user_id integer not null references users (id),
  chosen_at timestamptz not null,
  sent_at timestamptz,
  primary key (incident_id, user_id)
);
comment on table incident_recipients is
  'Who was affected, as it was found when the letters were sent; each is written to once.';
create index incident_recipients_user_id_idx on incident_recipients (user_id);
create index incident_recipients_chosen_at_idx on incident_recipients (chosen_at) where sent_at is null;
