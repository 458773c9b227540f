-- group: quality
-- Assessments of the impact on those whose data are processed (UU 27/2022, Pasal 34): in versions, by two people.
create table impact_assessments (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'diajukan' check (status in ('diajukan', 'berlaku', 'berakhir')),
  objek text not null check (objek in ('ujian_layar', 'daftar_pemegang')),
  versi integer not null check (versi > 0),
  uraian_risiko text not null check (length(uraian_risiko) between 1 and 6000),
  langkah_lembaga text not null check (length(langkah_lembaga) between 1 and 6000),
  langkah_portal text[] not null,
  simpulan text not null check (length(simpulan) between 1 and 4000),
  owner_id integer not null references users (id),
  tinjau_pada date not null,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  written_by integer not null references users (id),
  approved_by integer references users (id),
  approved_at timestamptz,
  ended_at timestamptz,
  reminded_at timestamptz,
  unique (objek, versi),
  constraint impact_assessments_approval_check check ((approved_by is null) = (approved_at is null)),
  constraint impact_assessments_force_check check (status <> 'berlaku' or approved_at is not null),
  constraint impact_assessments_proposal_check check (status <> 'diajukan' or approved_at is null),
  constraint impact_assessments_end_check check ((status = 'berakhir') = (ended_at is not null))
);
comment on table impact_assessments is
  'An assessment of the impact of a processing on people: risks, measures, conclusion, and when it is looked at again.';
comment on column impact_assessments.objek is 'Object. What is assessed.';
comment on column impact_assessments.versi is 'Version. Counted for each object.';
comment on column impact_assessments.uraian_risiko is 'Account of the risks. To those whose data are processed.';
comment on column impact_assessments.langkah_lembaga is 'Steps of the body.';
comment on column impact_assessments.langkah_portal is 'Steps of the portal. Its own measures as they were when this was written.';
comment on column impact_assessments.simpulan is 'Conclusion.';
comment on column impact_assessments.reminded_at is 'When a letter said that its review is late; null again once its day moves.';
create unique index impact_assessments_objek_idx on impact_assessments (objek) where status = 'diajukan';
create unique index impact_assessments_objek_idx1 on impact_assessments (objek) where status = 'berlaku';
create index impact_assessments_tinjau_pada_id_idx on impact_assessments (tinjau_pada, id);
create index impact_assessments_owner_id_idx on impact_assessments (owner_id);
create index impact_assessments_created_by_idx on impact_assessments (created_by);
create index impact_assessments_written_by_idx on impact_assessments (written_by);
create index impact_assessments_approved_by_idx on impact_assessments (approved_by);
