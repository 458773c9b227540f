-- What the body handed out or published is recognised by its hash alone, whatever kind it is.

-- The hash of a document's text as PostgreSQL writes it; src/lib/jsonb-text.ts writes the same in the browser.
create function credential_hash(document jsonb) returns text language sql immutable strict parallel safe as $$
  select encode(sha256(convert_to(document::text, 'UTF8')), 'hex')
$$;
create index certificate_papers_by_credential on certificate_papers (credential_hash(credential)) where credential <> '{}';

create index on stored_files (sha256) where kind = 'document';

-- Drawn when they are asked for, each time the same bytes; certificates and status letters keep their own hash.
create table issued_documents (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  jenis text not null check (jenis in
    ('invoice', 'kuitansi', 'kartu_peserta', 'hasil_uji', 'surat_sanksi', 'sertifikat_kehadiran')),
  nomor text not null check (length(nomor) between 1 and 100),
  created_at timestamptz not null
);

insert into issued_documents (sha256, jenis, nomor, created_at)
select sha256, 'sertifikat_kehadiran', no_sertifikat, private_files.created_at
from maintenance_records join private_files on private_files.id = certificate_file_id
where no_sertifikat is not null and private_files.erased_at is null
on conflict do nothing;
