-- Sanctions: notice, fourteen days to answer, a named person's decision, letter, appeal (ISO/IEC 17024 clause 9.5).

create table sanctions (
  id integer generated always as identity primary key,
  -- Since the notice, or the holder's own request.
  nomor text unique,
  certificate_id integer not null references certificates (id),
  -- The certificate's holder, number and name, kept beside it by triggers.
  user_id integer references users (id),
  no_sertifikat text not null default '',
  pemilik text not null default '',
  jenis text not null check (jenis in ('pembekuan', 'pencabutan')),
  alasan text not null check (alasan in (
    'tanpa_pemeliharaan', 'dokumen_palsu', 'etik', 'salah_guna_tanda', 'pengaduan_terbukti', 'tidak_memenuhi',
    'permintaan_sendiri'
  )),
  uraian text not null default '',
  -- Proposed, perhaps by a job; notified; decided; or dropped.
  status text not null check (status in ('diusulkan', 'diberitahukan', 'dijatuhkan', 'tidak_dijatuhkan', 'dibatalkan')),
  -- Nobody for what a job proposed.
  opened_by integer references users (id),
  opened_at timestamptz not null,
  notified_by integer references users (id),
  notified_at timestamptz,
  -- The last moment to answer.
  answer_due timestamptz,
  jawaban text,
  jawaban_file uuid references private_files (id),
  answered_at timestamptz,
  decided_by integer references users (id),
  decided_at timestamptz,
  putusan text,
  -- The last moment to appeal.
  appeal_due timestamptz,
  -- Until when the certificate was suspended already, as it was withdrawn.
  frozen_before date,
  -- What the holder does before the certificate is restored: [{ tugas, selesai_at }]
  tugas jsonb not null default '[]',
  version integer not null default 1,
  search_text text not null generated always as (
    lower(' ' || coalesce(nomor, '') || E'\n ' || no_sertifikat) || E'\n' || pemilik
  ) stored,
  -- No job ever sanctions: a person notifies and a person decides, after the answer or its last moment.
  check ((notified_at is null) = (notified_by is null) and (notified_at is null) = (answer_due is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (status in ('diusulkan', 'diberitahukan') or decided_at is not null),
  check (status <> 'diberitahukan' or notified_at is not null),
  check (status <> 'dijatuhkan' or alasan = 'permintaan_sendiri' or notified_at is not null
    and (answered_at is not null or decided_at > answer_due)),
  check (status <> 'dijatuhkan' or jenis <> 'pencabutan' or decided_by is distinct from notified_by)
);
-- One case of a certificate at a time.
create unique index sanctions_open on sanctions (certificate_id) where status in ('diusulkan', 'diberitahukan');
create index on sanctions (certificate_id, id);
create index on sanctions (user_id, id);
create index on sanctions (status, opened_at, id);
create index on sanctions (opened_at, id);
create index on sanctions (answer_due) where status = 'diberitahukan';
create index on sanctions (jawaban_file) where jawaban_file is not null;
create index on sanctions using gin (search_text gin_trgm_ops);

create function name_sanctioned() returns trigger language plpgsql as $$
begin
  select own.user_id, own.nomor, coalesce((select search_text from users where id = own.user_id for share), lower(' ' || own.nama))
    into new.user_id, new.no_sertifikat, new.pemilik from certificates as own where own.id = new.certificate_id;
  return new;
end $$;
create trigger sanctions_name before insert or update of user_id on sanctions for each row execute function name_sanctioned();

-- A certificate of earlier days finds its holder later; so do the cases about it.
create function claim_sanctions() returns trigger language plpgsql as $$
begin
  update sanctions set user_id = new.user_id where certificate_id = new.id;
  return null;
end $$;
create trigger certificates_claim_sanctions after update of user_id on certificates
  for each row when (old.user_id is distinct from new.user_id) execute function claim_sanctions();

-- Only a decided sanction withdraws: what was proposed before becomes a case, whose reason its notice names.
insert into sanctions (certificate_id, jenis, alasan, uraian, status, opened_by, opened_at)
  select id, 'pencabutan', 'etik', revoke_reason, 'diusulkan', revoke_proposed_by, revoke_proposed_at
  from certificates where revoke_proposed_by is not null;
alter table certificates drop column revoke_proposed_by, drop column revoke_proposed_at, drop column revoke_reason;
alter table certificate_events disable trigger certificate_events_append_only;
delete from certificate_events where step in ('proposeRevocation', 'dropRevocation');
alter table certificate_events enable trigger certificate_events_append_only;
create index on certificates (frozen_until) where frozen_until is not null;

-- An appeal is on a decision of competence or on a sanction.
alter table appeals
  alter column user_training_id drop not null,
  alter column decision_id drop not null,
  add column sanction_id integer unique references sanctions (id),
  add constraint appeals_on_one check (
    num_nonnulls(decision_id, sanction_id) = 1 and (decision_id is null) = (user_training_id is null)
  );

-- Dated proof of what the register says of a certificate; its bytes are known by their hash.
create table status_letters (
  id integer generated always as identity primary key,
  certificate_id integer not null references certificates (id),
  nomor text not null unique,
  user_id integer not null references users (id),
  created_at timestamptz not null,
  -- What it says: the public register's facts of that moment; empty once its holder was forgotten.
  isi jsonb not null,
  -- The PDF, once it was made.
  file_id uuid unique references private_files (id),
  sha256 text unique check (sha256 ~ '^[0-9a-f]{64}$'),
  check ((file_id is null) = (sha256 is null))
);
create index on status_letters (certificate_id, id);
create index on status_letters (user_id, created_at);
