-- group: installation
-- The mail server that the office sets; SMTP_URL of the environment comes before it.

create table mail_servers (
  id integer primary key check (id = 1),
  version integer not null default 1,
  server text not null default '' check (length(server) <= 253),
  port integer not null default 587 check (port between 1 and 65535),
  keamanan text not null default 'starttls' check (keamanan in ('starttls', 'tls', 'tanpa')),
  akun text not null default '' check (length(akun) <= 255),
  password_sealed bytea,
  updated_at timestamptz
);
comment on table mail_servers is
  'The mail server that the office sets, in one row; empty until then. SMTP_URL of the environment comes before it.';
comment on column mail_servers.server is 'Server. Its name.';
comment on column mail_servers.port is 'Port. 465 for TLS, 587 for STARTTLS.';
comment on column mail_servers.keamanan is 'Security. How the connection is encrypted: from its begin (tls), by STARTTLS, or not.';
comment on column mail_servers.akun is 'Account. The name to log in with; empty where the server asks for none.';
comment on column mail_servers.password_sealed is 'Sealed under APP_KEY for mail_servers/1.';
insert into mail_servers (id) values (1);
