-- What was issued, and what shows it to others: certificates and their papers, signatures, credentials in wallets, the log
-- of verifications, keys for organisations, watchers, and what went to the ministry. Without a search the register is
-- walked by name; with one, by samples and in an order that has to do with no name, so that a common one is soon met often
-- enough.

create table certificates (
  id integer generated always as identity primary key,
  user_id integer references users (id),
  user_training_id integer unique references user_trainings (id),
  decision_id integer unique references decisions (id),
  scheme_version_id integer references scheme_versions (id),
  kualifikasi text not null check (length(kualifikasi) between 2 and 20),
  skema text not null,
  skema_versi integer,
  no_sertifikasi text not null check (length(no_sertifikasi) between 3 and 80),
  number_key text not null generated always as (lower(regexp_replace(no_sertifikasi, '\s', '', 'g'))) stored unique,
  no_registrasi text check (length(no_registrasi) between 3 and 80) unique,
  nama text not null check (length(nama) between 1 and 250),
  keahlian text[] not null default '{}',
  kota text not null default '',
  provinsi text not null default '' check (provinsi ~ '^(\d{2})?$'),
  unit_kompetensi text[] not null default '{}',
  valid_from date not null,
  valid_until date not null,
  status text not null default 'aktif' check (status in ('aktif', 'dibekukan', 'dicabut', 'diganti')),
  status_since timestamptz not null,
  frozen_until date,
  replaces_id integer unique references certificates (id),
  issued_at timestamptz not null,
  issued_by integer references users (id),
  signer_name text not null default '',
  signer_title text not null default '',
  publik boolean not null default false,
  identity_index text,
  imported bytea,
  version integer not null default 1,
  search_text text not null
    generated always as (((((((' ' || lower(nama)) || e'\n') || ' ') || lower(no_sertifikasi)) || e'\n') || ' ')
    || lower(coalesce(no_registrasi, ''))) stored,
  duties_since date,
  reprint_asked_at timestamptz,
  overlap_known boolean not null default false,
  constraint certificates_check check (valid_until > valid_from),
  constraint certificates_check1 check ((decision_id is null) = (user_training_id is null)),
  constraint certificates_check2 check (decision_id is not null or imported is not null),
  constraint certificates_check3 check ((status = 'dibekukan') = (frozen_until is not null)),
  constraint certificates_of_qualification exclude using gist (int4range(user_id, user_id, '[]') with &&,
    int8range(hashtext(upper(kualifikasi))::bigint, hashtext(upper(kualifikasi))::bigint, '[]') with &&,
    daterange(valid_from, valid_until, '[]') with &&)
    where (user_id is not null and (status in ('aktif', 'dibekukan')) and not overlap_known)
);
alter table certificates alter column search_text set statistics 300;
comment on table certificates is
  'Certificates, with what they said when they were issued. The holder of an imported one may have no account yet.';
comment on column certificates.user_id is 'Nobody''s account yet for holders of earlier days.';
comment on column certificates.kualifikasi is 'Qualification. KTPA or ATPA.';
comment on column certificates.skema is 'Scheme. As it was called when the certificate was issued.';
comment on column certificates.skema_versi is 'Version of the scheme.';
comment on column certificates.number_key is 'By what it is looked up: capitals and blanks do not count.';
comment on column certificates.no_registrasi is 'Registration number. The ministry''s number, entered later.';
comment on column certificates.nama is 'Name. With degrees.';
comment on column certificates.provinsi is 'Province. Two digits, or '''' where it is not known.';
comment on column certificates.valid_until is 'The last day on which it is valid.';
comment on column certificates.replaces_id is 'The certificate that this one renews.';
comment on column certificates.publik is
  'Public. Whether its holder is shown to those who browse the register; by its number it is always found (clause '
  '7.2).';
comment on column certificates.identity_index is
  'Blind index of the NIK of a holder without an account, by which the account finds it later.';
comment on column certificates.imported is
  'Sealed: what the ministry''s export needs of a holder who was brought in from a list.';
comment on column certificates.duties_since is
  'Since when the years of a certificate count; of one of earlier days, since its account knows of it.';
comment on column certificates.reprint_asked_at is
  'Since a correction of the holder''s name was approved that the newest paper does not show.';
comment on column certificates.overlap_known is
  'One certificate of a person''s qualification at a time: this one overlapped before that was a rule, and was left '
  'for people to look at.';
alter table user_trainings add foreign key (renews_id) references certificates (id);
create index certificates_user_id_id_idx on certificates (user_id, id);
create index certificates_scheme_version_id_idx on certificates (scheme_version_id);
create index certificates_identity_index_idx on certificates (identity_index) where identity_index is not null;
create index certificates_search_text_idx on certificates using gin (search_text gin_trgm_ops);
create index certificates_status_valid_until_idx on certificates (status, valid_until);
create index certificates_valid_until_id_idx on certificates (valid_until, id);
create index certificates_issued_at_id_idx on certificates (issued_at, id);
create index certificates_no_sertifikasi_id_idx on certificates (no_sertifikasi, id);
create index certificates_nama_id_idx on certificates (nama, id);
create index certificates_by_name on certificates (nama, id)
  include (kualifikasi, provinsi, keahlian, status, valid_from, valid_until) where publik and status <> 'diganti';
create index certificates_by_province on certificates (provinsi) where publik and status <> 'diganti';
create index certificates_by_first_day on certificates (valid_from) where publik and status <> 'diganti';
create index certificates_by_expertise on certificates using gin (keahlian);
create index certificates_by_number on certificates (number_key collate "C");
create index certificates_by_registration
  on certificates (lower(regexp_replace(no_registrasi, '\s', '', 'g')) collate "C") where no_registrasi is not null;
create index certificates_duties_since_idx on certificates (duties_since) where duties_since is not null;
create index certificates_frozen_until_idx on certificates (frozen_until) where frozen_until is not null;
create index certificates_reprint_asked_at_idx on certificates (reprint_asked_at)
  where reprint_asked_at is not null;
create index certificates_user_id_valid_from_valid_until_idx on certificates (user_id)
  include (valid_from, valid_until) where status = 'aktif';
create index certificates_status_since on certificates (status_since, id);
create index certificates_sample_64 on certificates using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where publik and status <> 'diganti' and (hashint4(id) & 63) = 0;
create index certificates_sample_4 on certificates using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where publik and status <> 'diganti' and (hashint4(id) & 3) = 0;
create index certificates_overlapping on certificates (id) where overlap_known;

create trigger certificates_announce after insert or delete or update on certificates for each statement
  execute function announce_content_change();

-- Of a certificate that is in force or suspended; whether a report is awaited hangs on that as well.
create function await_reports() returns trigger language plpgsql as $$
declare
  held boolean := new.status in ('aktif', 'dibekukan');
begin
  update certificate_years as year set is_held = held, report_awaited = held
    and not exists (select from performance_reports where year_id = year.id and status <> 'draft')
  where certificate_id = new.id;
  return null;
end $$;
create trigger certificates_await_reports after update of status on certificates for each row
  when (old.status <> new.status) execute function await_reports();

-- A certificate of earlier days finds its holder later; so do the cases about it.
create function claim_sanctions() returns trigger language plpgsql as $$
begin
  update sanctions set user_id = new.user_id where certificate_id = new.id;
  return null;
end $$;
create trigger certificates_claim_sanctions after update of user_id on certificates for each row
  when (old.user_id is distinct from new.user_id) execute function claim_sanctions();

-- What a certificate is not any more, no sanction on it makes of it again.
create function lift_sanctions() returns trigger language plpgsql as $$
begin
  update sanctions set lifted_at = new.status_since where lifted_at is null and status = 'dijatuhkan'
    and (new.status = 'aktif' or jenis = 'pencabutan')
    and id in (select sanction_id from sanctioned_certificates where certificate_id = new.id);
  return null;
end $$;
create trigger certificates_lift_sanctions after update of status on certificates for each row
  when (old.status = 'dibekukan' and new.status = 'aktif' or old.status = 'dicabut'
  and (new.status in ('aktif', 'dibekukan'))) execute function lift_sanctions();

-- The first day on which a certificate can be renewed: what a setting has opened, a later one does not close.
create function renewal_opens(valid_until date) returns date language sql stable as $$
  select min(opened) from (
    select greatest(berlaku_sejak, valid_until - value::int) as opened,
      lead(berlaku_sejak) over (order by berlaku_sejak) as until
    from setting_values where key = 'jendela_perpanjangan'
  ) as spans where until is null or opened < until
$$;

-- The last day on which it can be, after its end and with a flag; by the setting of the day on which that was opened.
create function renewal_closes(valid_until date) returns date language sql stable as $$
  select valid_until + setting_on('tenggang_perpanjangan', renewal_opens(valid_until))::int
$$;

-- The certificates of the same person in the same qualification, the asked one among them. People from earlier lists are
-- known by their identity number alone.
create function qualification_certificates(asked integer) returns setof integer language sql stable as $$
  select other.id from certificates as own cross join lateral (
    select own.id
    union select id from certificates where user_id = own.user_id and upper(kualifikasi) = upper(own.kualifikasi)
    union select id from certificates where identity_index = own.identity_index and upper(kualifikasi) = upper(own.kualifikasi)
  ) as other where own.id = asked
$$;

-- certificateState of the rules: a suspension ends with the validity, a revocation does not.
create function certificate_state(status text, valid_from date, valid_until date, today date) returns text
language sql immutable parallel safe as $$
  select case when status in ('dicabut', 'diganti') then status
    when valid_until < today then 'kedaluwarsa'
    when status <> 'aktif' then status
    when valid_from > today then 'belum_berlaku'
    when valid_until <= today + 90 then 'akan_berakhir'
    else 'aktif' end
$$;

create table certificate_events (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  transition text not null,
  dari text not null,
  ke text not null,
  alasan text,
  user_id integer references users (id),
  at timestamptz not null
);
comment on table certificate_events is 'The life of a certificate; only ever added to.';
comment on column certificate_events.dari is 'From.';
comment on column certificate_events.ke is 'To.';
create index certificate_events_certificate_id_id_idx on certificate_events (certificate_id, id);

create trigger certificate_events_append_only before delete or update on certificate_events for each row
  execute function refuse_change();

create table certificate_portraits (
  certificate_id integer primary key references certificates (id),
  webp bytea not null
);
comment on table certificate_portraits is 'A small picture of the holder, shown only while they consent.';

create table signing_certificates (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('akar', 'sendiri', 'p12', 'token', 'penyedia')),
  nama text not null check (nama <> ''),
  penerbit text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  certificate text not null,
  chain text not null default '',
  private_key bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  sebab_berhenti text check (sebab_berhenti <> ''),
  check (valid_from < valid_until)
);
comment on table signing_certificates is
  'What certificates, status letters, results and letters on sanctions are signed with: roots of the installation''s '
  'own authority (''akar''), certificates that it issues (''sendiri''), and those that the body was given (''p12'').';
comment on column signing_certificates.penerbit is 'Issuer.';
comment on column signing_certificates.sha256 is 'Of the certificate''s bytes.';
comment on column signing_certificates.certificate is 'As PEM, the chain without the certificate itself.';
comment on column signing_certificates.private_key is 'Sealed.';
comment on column signing_certificates.sebab_berhenti is
  'Cause of the stop. Why nothing is signed with it until somebody gives its secret again: a wrong PIN is tried '
  'once, as tokens lock.';
create unique index signing_certificates_in_force on signing_certificates ((jenis = 'akar'))
  where retired_at is null;
create index signing_certificates_sha256_idx on signing_certificates (sha256);

create table signing_plan (
  id integer default 1 primary key check (id = 1),
  version integer not null default 1,
  tingkat text not null default 'B-B' check (tingkat in ('B-B', 'B-T', 'B-LT')),
  alamat_tsa text not null default '' check (length(alamat_tsa) <= 300),
  sertifikat_tsa text not null default '' check (length(sertifikat_tsa) <= 20000),
  check (tingkat = 'B-B' or alamat_tsa <> '')
);
comment on table signing_plan is 'How far signatures go, and whose time stamps they bear.';
comment on column signing_plan.tingkat is 'Level.';
comment on column signing_plan.alamat_tsa is 'Address of the time stamp authority.';
comment on column signing_plan.sertifikat_tsa is
  'Certificate of the time stamp authority. By whom stamps of time have to be signed, as PEM; empty: by a '
  'certificate that the world''s authorities vouch for.';
insert into signing_plan default values;

-- The hash of a document's text as PostgreSQL writes it; src/lib/jsonb-text.ts writes the same in the browser.
create function credential_hash(document jsonb) returns text language sql immutable strict parallel safe as $$
  select encode(sha256(convert_to(document::text, 'UTF8')), 'hex')
$$;

create sequence certificate_status_index minvalue 0 start 0;
create table certificate_papers (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  versi integer not null check (versi > 0),
  nama text not null,
  alasan text not null,
  created_at timestamptz not null,
  file_id uuid unique references private_files (id),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  credential jsonb not null,
  status_index integer not null default nextval('certificate_status_index'::regclass) unique,
  signed_by integer references signing_certificates (id),
  check ((file_id is null) = (sha256 is null)),
  unique (certificate_id, versi)
);
comment on table certificate_papers is
  'The certificate as it was written out: again after a name change, under the same number.';
comment on column certificate_papers.file_id is 'The PDF, made once after the transaction that issued it.';
comment on column certificate_papers.credential is 'The signed credential; empty once its holder was forgotten.';
comment on column certificate_papers.status_index is 'Its place in the status list.';
comment on column certificate_papers.signed_by is 'Null: made before papers were signed.';
create index certificate_papers_sha256_idx on certificate_papers (sha256);
create index certificate_papers_by_credential on certificate_papers (credential_hash(credential))
  where credential <> '{}';

create table status_letters (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  nomor text not null unique,
  user_id integer not null references users (id),
  created_at timestamptz not null,
  isi jsonb not null,
  file_id uuid unique references private_files (id),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$') unique,
  signed_by integer references signing_certificates (id),
  check ((file_id is null) = (sha256 is null))
);
comment on table status_letters is
  'Dated proof of what the register says of a certificate; its bytes are known by their hash.';
comment on column status_letters.isi is
  'Content. What it says: the public register''s facts of that moment; empty once its holder was forgotten.';
comment on column status_letters.file_id is 'The PDF, once it was made.';
create index status_letters_certificate_id_id_idx on status_letters (certificate_id, id);
create index status_letters_user_id_created_at_idx on status_letters (user_id, created_at);

create table signed_papers (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('hasil_uji', 'surat_sanksi')),
  perihal text not null,
  nomor text not null,
  user_id integer references users (id),
  created_at timestamptz not null,
  file_id uuid unique references private_files (id),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  signed_by integer references signing_certificates (id),
  check ((file_id is null) = (sha256 is null)),
  unique (jenis, perihal)
);
comment on table signed_papers is 'Papers that were drawn anew at each request, and are kept since they are signed.';
comment on column signed_papers.perihal is 'Subject. Of what: the decision, or the case and what its letter says.';
comment on column signed_papers.file_id is 'The PDF, once it was made.';
create index signed_papers_user_id_idx on signed_papers (user_id);
create index signed_papers_sha256_idx on signed_papers (sha256);

create table waiting_papers (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('sertifikat', 'surat_status', 'hasil_uji', 'surat_sanksi')),
  noun_id integer not null,
  sebab text not null,
  since timestamptz not null,
  unique (jenis, noun_id)
);
comment on table waiting_papers is 'Papers that could not be signed; they are tried again until they are.';
comment on column waiting_papers.noun_id is 'The paper''s row.';
comment on column waiting_papers.sebab is 'Cause.';

create table issuer_keys (
  id integer generated always as identity primary key,
  public_key text not null unique,
  private_key bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  revoked_at timestamptz,
  alg text not null check (alg in ('EdDSA', 'ES256'))
);
comment on table issuer_keys is
  'With which certificates and status lists are signed; an old one stays, for what it signed.';
comment on column issuer_keys.public_key is 'Ed25519, as multibase.';
comment on column issuer_keys.private_key is 'Sealed.';
comment on column issuer_keys.revoked_at is
  'A compromised issuer key: what it signed from that moment on does not count.';
comment on column issuer_keys.alg is
  'Wallets take credentials under ES256; what is downloaded stays under Ed25519. Each has its key.';
create unique index issuer_keys_alg_idx on issuer_keys (alg) where retired_at is null;

create table wallet_offers (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  code_hash text not null unique,
  pin_hash text not null,
  pin_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  token_hash text unique,
  token_expires_at timestamptz,
  issued_at timestamptz,
  ended_at timestamptz,
  constraint wallet_offers_check check ((token_hash is null) = (token_expires_at is null)),
  constraint wallet_offers_check1 check (issued_at is null or token_hash is not null)
);
comment on table wallet_offers is 'A certificate offered to its holder''s wallet: for minutes, once, with a PIN.';
comment on column wallet_offers.token_hash is
  'Of what the wallet fetches the credential with, once it has shown code and PIN.';
comment on column wallet_offers.ended_at is 'Taken back by a newer one.';
create index wallet_offers_certificate_id_idx on wallet_offers (certificate_id);

create sequence wallet_status_index as integer minvalue 0 start 0;
create table wallet_credentials (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  versi integer not null check (versi > 0),
  status_index integer not null default nextval('wallet_status_index'::regclass) unique,
  public_key text not null references issuer_keys (public_key),
  created_at timestamptz not null,
  ended_at timestamptz
);
comment on table wallet_credentials is
  'What lies in wallets: no word of it, only whose it is and its place in the status list.';
comment on column wallet_credentials.versi is
  'Version. Of the newest paper when it was issued: the next paper ends it.';
comment on column wallet_credentials.status_index is 'Its place in the status list.';
comment on column wallet_credentials.ended_at is
  'Whoever puts a former address back takes back what was fetched into wallets meanwhile: those no longer count.';
create index wallet_credentials_certificate_id_idx on wallet_credentials (certificate_id);

create table phone_wallets (
  id integer primary key check (id in (1, 2)),
  dompet text not null check (dompet in ('google', 'apple')) unique,
  aktif boolean not null default false,
  penerbit text not null default '' check (length(penerbit) <= 100),
  akun text not null default '' check (length(akun) <= 200),
  rantai text not null default '' check (length(rantai) <= 20000),
  key_sealed bytea,
  version integer not null default 1
);
comment on table phone_wallets is
  'With which the body makes passes for the wallets of phones; without them holders are offered none.';
comment on column phone_wallets.dompet is 'Wallet.';
comment on column phone_wallets.penerbit is 'Issuer. Google: number of the issuer. Apple: identifier of the pass type.';
comment on column phone_wallets.akun is 'Account. Google: email of the service account. Apple: identifier of the team.';
comment on column phone_wallets.rantai is
  'Chain of certificates. Apple: certificate of the pass type and the intermediate one, as PEM.';
insert into phone_wallets (id, dompet) values
  (1, 'google'),
  (2, 'apple');

create table record_claims (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  status text not null default 'diajukan' check (status in ('diajukan', 'disetujui', 'ditolak')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users (id),
  catatan text check (length(catatan) between 1 and 500),
  version integer not null default 1,
  owner_text text not null default '',
  search_text text not null generated always as (owner_text) stored,
  check ((status = 'diajukan') = (decided_at is null))
);
comment on table record_claims is
  'Who types the identity number of an earlier record gets it only after somebody has compared it with their '
  'identity card.';
comment on column record_claims.catatan is 'Note. Why it was refused; its person reads it.';
comment on column record_claims.owner_text is 'Whose it is, as account name and address to be searched for.';
create unique index record_claims_user_id_idx on record_claims (user_id) where status = 'diajukan';
create index record_claims_user_id_idx1 on record_claims (user_id);
create index record_claims_status_created_at_id_idx on record_claims (status, created_at, id);
create index record_claims_created_at_id_idx on record_claims (created_at, id);
create index record_claims_search_text_idx on record_claims using gin (search_text gin_trgm_ops);

create trigger record_claims_copy_owner before insert or update of user_id on record_claims for each row
  execute function copy_owner();

create table verifications (
  at timestamptz not null check (at = date_trunc('hour', at, 'UTC')),
  certificate_id integer,
  jalur text collate "C" not null
    check (jalur in ('nomor', 'halaman', 'program', 'massal', 'tim', 'berkas', 'lencana', 'bingkai')),
  hasil text collate "C" not null check (length(hasil) between 1 and 40),
  jumlah integer not null check (jumlah > 0)
) partition by range (at);
comment on table verifications is
  'How often certificates are checked: one row for each hour, certificate, way and outcome, and nothing about who '
  'asked. Neither key nor link to certificates: dropping a month would hold up every verification while it waits for '
  'their lock.';
comment on column verifications.certificate_id is 'Null: the number, or the file, is none of ours.';
comment on column verifications.jalur is 'Way.';
comment on column verifications.hasil is 'Outcome.';
comment on column verifications.jumlah is 'Count.';
create unique index verifications_counted on verifications (certificate_id, at, jalur, hasil)
  include (jumlah) nulls not distinct;

-- Makes the months from a day's on that are missing, as the owner: the program itself may change no tables. Attached
-- rather than created in place, so that nobody who counts has to wait.
create function make_verification_months(first_day date, more integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamp;
  part text;
  grantee text;
begin
  for n in 0..more loop
    month := date_trunc('month', first_day::timestamp) + make_interval(months => n);
    part := 'verifications_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || part) is not null;
    lock table verifications in share update exclusive mode;
    continue when to_regclass('public.' || part) is not null;
    execute format('create table %I (like verifications including constraints)', part);
    for grantee in select distinct acl.grantee::regrole::text from pg_class, aclexplode(relacl) as acl
      where pg_class.oid = 'verifications'::regclass and acl.grantee not in (0, relowner)
    loop
      execute format('grant select, insert, update, delete on %I to %s', part, grantee);
    end loop;
    execute format('alter table verifications attach partition %I for values from (%L) to (%L)', part,
      month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
  end loop;
end $$;

-- Drops the months that end by then; gives up, to be tried again, where somebody reads for long. Answers how many went.
create function drop_verification_months(ended timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  part record;
  gone integer := 0;
begin
  for part in select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'verifications'::regclass
      and (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= ended
  loop
    execute format('drop table %I', part.relname);
    gone := gone + 1;
  end loop;
  return gone;
end $$;

create table verification_writers (
  writer uuid primary key,
  batch integer not null,
  at timestamptz not null
);
comment on table verification_writers is
  'The newest batch of each process that writes: a batch whose end was not heard of is not counted twice.';
comment on column verification_writers.batch is 'The newest that was written.';

create table api_keys (
  id integer generated always as identity primary key,
  nama_instansi text not null check (length(nama_instansi) between 1 and 200),
  kontak text not null default '' check (length(kontak) <= 200),
  awalan text not null unique,
  key_hash text not null unique,
  cakupan text[] not null check (cardinality(cakupan) > 0 and cakupan <@ array['status', 'nama']),
  batas_harian integer not null check (batas_harian between 1 and 1000000),
  berlaku_sampai date not null,
  created_at timestamptz not null,
  created_by integer references users (id),
  revoked_at timestamptz,
  version integer not null default 1,
  search_text text not null
    generated always as ((((' ' || lower(nama_instansi)) || e'\n') || ' ') || lower(awalan)) stored
);
comment on table api_keys is
  'Organisations that check many certificates at once, each by a key of its own; of the key only its digest is kept.';
comment on column api_keys.nama_instansi is 'Name of the institution.';
comment on column api_keys.kontak is 'Contact.';
comment on column api_keys.awalan is 'Prefix. How the key begins: enough to tell keys apart.';
comment on column api_keys.key_hash is 'Digest; the key itself was shown once.';
comment on column api_keys.cakupan is 'Scope.';
comment on column api_keys.batas_harian is 'Daily limit. Numbers a day.';
comment on column api_keys.berlaku_sampai is 'Valid until. The last day on which it counts.';
create index api_keys_search_text_idx on api_keys using gin (search_text gin_trgm_ops);
create index api_keys_nama_instansi_id_idx on api_keys (nama_instansi, id);
create index api_keys_berlaku_sampai_id_idx on api_keys (berlaku_sampai, id);

create table api_key_days (
  api_key_id integer not null references api_keys (id),
  hari date not null,
  permintaan integer not null,
  jumlah integer not null,
  primary key (api_key_id, hari)
);
comment on table api_key_days is 'What a key did on a day of the body''s calendar.';
comment on column api_key_days.hari is 'Day.';
comment on column api_key_days.permintaan is 'Requests.';
comment on column api_key_days.jumlah is 'Count.';

create table api_key_requests (
  id bigint generated always as identity primary key,
  api_key_id integer not null references api_keys (id),
  request_id text not null,
  jumlah integer not null,
  at timestamptz not null
);
comment on table api_key_requests is 'Each request, without what was asked in it.';
comment on column api_key_requests.jumlah is 'Count.';
create index api_key_requests_at_idx on api_key_requests (at);
create index api_key_requests_api_key_id_id_idx on api_key_requests (api_key_id, id);

create table certificate_watchers (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  user_id integer not null references users (id),
  certificate_id integer not null references certificates (id),
  nama_pengamat text not null check (length(nama_pengamat) between 1 and 200),
  teks_persetujuan text not null,
  versi_persetujuan integer not null,
  consented_at timestamptz not null,
  token_hash text unique,
  token_until timestamptz,
  accepted_at timestamptz,
  address_sealed bytea,
  secret_sealed bytea,
  host text,
  known_status text,
  ended_at timestamptz,
  ended_by text check (ended_by in ('pemilik', 'pengamat')),
  constraint certificate_watchers_check check ((ended_at is null) = (ended_by is null)),
  constraint certificate_watchers_check1
    check (ended_at is null or address_sealed is null and secret_sealed is null and token_hash is null),
  constraint certificate_watchers_check2
    check (ended_at is not null or (accepted_at is null) = (address_sealed is null))
);
comment on table certificate_watchers is 'Who is told of each change of a certificate''s status, as its holder agreed.';
comment on column certificate_watchers.uuid is 'By which the watcher knows it.';
comment on column certificate_watchers.nama_pengamat is 'Name of the watcher.';
comment on column certificate_watchers.teks_persetujuan is
  'Words of the consent. What the holder agreed to, word by word.';
comment on column certificate_watchers.versi_persetujuan is 'Version of the consent.';
comment on column certificate_watchers.token_hash is 'The invitation; gone once it was accepted.';
comment on column certificate_watchers.address_sealed is
  'Where it is sent and by what it is signed, sealed; gone once it has ended.';
comment on column certificate_watchers.known_status is 'What the watcher knows of the status.';
create index certificate_watchers_user_id_idx on certificate_watchers (user_id);
create index certificate_watchers_certificate_id_idx on certificate_watchers (certificate_id);
create index certificate_watchers_ended_at_idx on certificate_watchers (ended_at);

create table watcher_deliveries (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  watcher_id integer not null references certificate_watchers (id) on delete cascade,
  dari text not null,
  ke text not null,
  at timestamptz not null,
  status text not null default 'menunggu'
    check (status in ('menunggu', 'dikirim', 'terkirim', 'gagal', 'dilewati', 'ditutup')),
  tries integer not null default 0,
  galat text not null default '',
  sent_at timestamptz,
  resent_at timestamptz
);
comment on table watcher_deliveries is 'Messages to a watcher of a certificate, and what became of each.';
comment on column watcher_deliveries.uuid is 'By which the watcher knows it, however often it is sent.';
comment on column watcher_deliveries.dari is 'From.';
comment on column watcher_deliveries.ke is 'To.';
create index watcher_deliveries_watcher_id_id_idx on watcher_deliveries (watcher_id, id);
create index watcher_deliveries_at_idx on watcher_deliveries (at);
create index watcher_deliveries_id_idx on watcher_deliveries (id) where status = 'gagal';

create table ministry_columns (
  id integer generated always as identity primary key,
  urutan integer not null check (urutan between 0 and 10000),
  judul text not null check (length(judul) between 1 and 80) unique,
  isi text not null check (isi in ('nama', 'nik', 'alamat', 'provinsi', 'kode_provinsi', 'kota', 'telepon',
    'email', 'no_registrasi', 'no_sertifikasi', 'kualifikasi', 'skema', 'valid_from', 'valid_until', 'status',
    'keahlian', 'lsk', 'berkas', 'tetap')),
  teks text check (length(teks) between 1 and 200),
  version integer not null default 1,
  check ((isi = 'tetap') = (teks is not null))
);
comment on table ministry_columns is
  'What the ministry''s file has, column by column: its format is not public, so the office says what stands where.';
comment on column ministry_columns.urutan is 'Order.';
comment on column ministry_columns.teks is 'Text. Of a column that says the same in each row.';
insert into ministry_columns (urutan, judul, isi) values
  (10, 'nama', 'nama'),
  (20, 'NIK', 'nik'),
  (30, 'alamat', 'alamat'),
  (40, 'provinsi', 'provinsi'),
  (50, 'kota', 'kota'),
  (60, 'telepon', 'telepon'),
  (70, 'email', 'email'),
  (80, 'no registrasi', 'no_registrasi'),
  (90, 'no sertifikat', 'no_sertifikasi'),
  (100, 'KTPA/ATPA', 'kualifikasi'),
  (110, 'tanggal mulai', 'valid_from'),
  (120, 'tanggal berakhir', 'valid_until'),
  (130, 'keahlian', 'keahlian'),
  (140, 'LSK', 'lsk'),
  (150, 'berkas', 'berkas');

create table ministry_submissions (
  id integer generated always as identity primary key,
  created_at timestamptz not null,
  created_by integer not null references users (id),
  dari date not null,
  sampai date not null,
  kualifikasi text,
  hanya_baru boolean not null,
  jumlah integer not null check (jumlah >= 0),
  sent_at timestamptz,
  sent_by integer references users (id),
  catatan text check (length(catatan) between 1 and 500),
  version integer not null default 1,
  constraint ministry_submissions_check check (dari <= sampai),
  constraint ministry_submissions_check1 check ((sent_at is null) = (sent_by is null))
);
comment on table ministry_submissions is 'Which certificates went to the ministry together, and when.';
comment on column ministry_submissions.dari is 'From. Issued, or of another status, on one of these days.';
comment on column ministry_submissions.hanya_baru is
  'New ones only. Without those that were sent before and are as they were.';
comment on column ministry_submissions.jumlah is 'Count.';
create index ministry_submissions_created_at_id_idx on ministry_submissions (created_at, id);

create table ministry_submission_certificates (
  submission_id integer not null references ministry_submissions (id) on delete cascade,
  certificate_id integer not null references certificates (id),
  primary key (submission_id, certificate_id)
);
comment on table ministry_submission_certificates is
  'Which certificates a submission to the ministry held; never changes.';
create index ministry_submission_certificat_certificate_id_submission_id_idx
  on ministry_submission_certificates (certificate_id, submission_id);

-- What was sent stays as it was.
create function refuse_change_of_submission() returns trigger language plpgsql as $$
begin
  if exists (select from ministry_submissions where id = old.submission_id and sent_at is not null) then
    raise exception 'what was sent to the ministry stays';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger ministry_submission_certificates_final before delete or update on ministry_submission_certificates
  for each row execute function refuse_change_of_submission();
