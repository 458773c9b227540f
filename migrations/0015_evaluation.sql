-- Surveillance of holders by questionnaires, and what people say of the service after an exam.

create table questionnaires (
  id integer generated always as identity primary key,
  jenis text not null check (jenis in ('surveilan', 'layanan')),
  judul text not null check (length(judul) between 3 and 200),
  pengantar text not null default '',
  -- [{ id, jenis: 'pilihan' | 'skala' | 'esai' | 'unggah', teks, pilihan: [], wajib }]
  pertanyaan jsonb not null default '[]',
  -- A published one never changes; the next is a copy.
  published_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (lower(' ' || judul)) stored,
  check (closed_at is null or published_at is not null)
);
create index on questionnaires (judul, id);
create index on questionnaires (created_at, id);
create index on questionnaires using gin (search_text gin_trgm_ops);

create table evaluations (
  id integer generated always as identity primary key,
  questionnaire_id integer not null references questionnaires (id),
  user_id integer not null references users (id),
  -- Of a certificate, or of the service at an exam.
  certificate_id integer references certificates (id),
  user_training_id integer unique references user_trainings (id),
  -- The certificate's number, for searching.
  no_sertifikasi text not null default '',
  status text not null default 'belum_dikerjakan'
    check (status in ('belum_dikerjakan', 'berlangsung', 'terkirim', 'dinilai', 'kedaluwarsa')),
  batas_waktu date not null,
  -- { [question]: answer }
  jawaban jsonb not null default '{}',
  submitted_at timestamptz,
  hasil text check (hasil in ('memenuhi', 'perlu_pembinaan', 'tidak_memenuhi')),
  catatan text,
  tindak_lanjut text check (tindak_lanjut in ('tidak_ada', 'pemeliharaan_tambahan', 'uji_ulang', 'usul_sanksi')),
  reviewed_by integer references users (id),
  reviewed_at timestamptz,
  -- The holder asks once for another look at the result, which somebody else takes.
  tinjau_alasan text,
  tinjau_at timestamptz,
  tinjau_jawaban text,
  tinjau_oleh integer references users (id),
  tinjau_selesai_at timestamptz,
  created_at timestamptz not null,
  -- When its letter went out.
  told_at timestamptz,
  version integer not null default 1,
  pemilik text not null default '',
  search_text text not null generated always as (pemilik || E'\n' || lower(' ' || no_sertifikasi)) stored,
  check (num_nonnulls(certificate_id, user_training_id) = 1),
  check ((hasil is null) = (reviewed_at is null) and (hasil is null) = (reviewed_by is null)),
  check (status <> 'dinilai' or hasil is not null),
  check (tinjau_oleh is distinct from reviewed_by or tinjau_oleh is null),
  -- Of what is said of the service neither answers nor their moment ever stand beside a name.
  check (user_training_id is null or (jawaban = '{}' and submitted_at is null and hasil is null)),
  unique (questionnaire_id, certificate_id)
);
create trigger evaluations_copy_owner before insert or update of user_id on evaluations
  for each row execute function copy_owner();
create index on evaluations (user_id, id);
create index on evaluations (certificate_id) where certificate_id is not null;
create index on evaluations (status, batas_waktu, id);
create index on evaluations (batas_waktu, id) where certificate_id is not null;
create index on evaluations (submitted_at, id) where certificate_id is not null;
create index on evaluations (id) where told_at is null;
create index on evaluations (tinjau_at) where tinjau_at is not null and tinjau_selesai_at is null;
create index on evaluations using gin (search_text gin_trgm_ops);

create table evaluation_evidence (
  evaluation_id integer not null references evaluations (id) on delete cascade,
  file_id uuid not null references private_files (id),
  primary key (evaluation_id, file_id)
);
create index on evaluation_evidence (file_id);

-- What was said of the service: nothing here leads to who said it.
create table service_answers (
  id uuid primary key default gen_random_uuid(),
  questionnaire_id integer not null references questionnaires (id),
  -- Which exam, told only once enough have answered.
  schedule_id integer not null references schedules (id),
  jawaban jsonb not null
);
create index on service_answers (questionnaire_id, schedule_id);

-- What is offered after a decision, and how long decisions took.
create index on decisions (at);
create index on application_steps (at) where step in ('return', 'approve', 'approveFree', 'reject');
