-- What was done to the ways into accounts, and who tried: for their owners, for staff, and for finding out what happened.

create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Whose account; nobody's for tries with an address that no account has.
  user_id integer references users (id),
  -- Who else did it: staff, or nobody for the owner and for strangers.
  changed_by integer references users (id),
  jenis text not null check (jenis ~ '^[a-z_]{3,40}$'),
  -- What it was about: a passkey's name, a role. Never an address, a code or a password.
  rincian text not null default '' check (length(rincian) <= 300),
  -- Keyed with APP_KEY: equal addresses are found, and none can be read. The network is an IPv6 /48, else the address.
  address_key text not null,
  network_key text not null,
  -- The address that was typed and belongs to no account, keyed too.
  email_key text,
  perangkat text not null
);
create index on security_events (user_id, id desc) where user_id is not null;
create index on security_events (address_key, id desc);
create index on security_events (at);
create index on security_events (jenis, id desc);

create function guard_security_events() returns trigger language plpgsql as $$
begin
  -- Only retention takes away what is old, and says so in its transaction.
  if tg_op = 'DELETE' and current_setting('portal.retention', true) = 'on' then return old; end if;
  raise exception 'the security log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger security_events_append_only before update or delete on security_events
  for each row execute function guard_security_events();
create trigger security_events_no_truncate before truncate on security_events
  for each statement execute function guard_security_events();

select add_setting(462, 'retensi_log_keamanan', to_jsonb(12), 'bulan', 3, 60, 'Simpan catatan keamanan akun',
  'Masuk, gagal masuk, dan perubahan pengamanan akun; sejak tercatat.');
