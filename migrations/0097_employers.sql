-- Employers that pay for several people, each of whom keeps data of their own.
create table employers (
  id integer generated always as identity primary key,
  nama text not null check (length(nama) between 1 and 150),
  -- Sealed: that of a sole trader is their NIK.
  npwp bytea,
  alamat text not null check (length(alamat) between 1 and 500),
  created_at timestamptz not null,
  version integer not null default 1,
  search_text text not null generated always as (' ' || lower(nama)) stored
);
create index on employers using gin (search_text gin_trgm_ops);
create index on employers (nama, id);

-- Who belongs to an employer now; whoever leaves has no row.
create table employer_members (
  id integer generated always as identity primary key,
  employer_id integer not null references employers (id),
  user_id integer not null references users (id),
  -- Registers others, and sees and pays what is addressed to the employer.
  pengelola boolean not null default false,
  joined_at timestamptz not null,
  unique (employer_id, user_id)
);
create index on employer_members (user_id);

-- Whom an employer waits for, by address; accepted, refused and withdrawn ones are gone.
create table employer_invitations (
  id integer generated always as identity primary key,
  employer_id integer not null references employers (id),
  email text not null check (length(email) between 3 and 255),
  sent_at timestamptz not null,
  kali_dikirim integer not null default 1 check (kali_dikirim > 0),
  expires_at timestamptz not null,
  unique (employer_id, email)
);
create index on employer_invitations (email);
create index on employer_invitations (expires_at);

-- Who pays for an application, until its invoice is issued; then the invoice says so.
alter table user_trainings add column employer_id integer references employers (id);
create index on user_trainings (employer_id, id) where employer_id is not null;

-- To whom an invoice is addressed; it stays so, whatever becomes of the membership.
alter table invoices add column employer_id integer references employers (id);
create index on invoices (employer_id, id) where employer_id is not null;
