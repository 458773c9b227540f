-- A compromised issuer key: what it signed from that moment on does not count.
alter table issuer_keys add column revoked_at timestamptz;

-- Hashes that nobody can compute again, such as that of a PIN, are checked under the key they were made with,
-- also after APP_KEY has lost it: here it lies, for that one purpose, sealed under the newest.
create table carried_keys (
  purpose text not null,
  fingerprint text not null,
  sealed bytea not null,
  primary key (purpose, fingerprint)
);
