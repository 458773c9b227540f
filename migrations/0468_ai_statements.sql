-- group: quality
-- What the body says about its use of artificial intelligence (clause 6.5 of 2026), in versions by two people.
create table ai_statements (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'diajukan' check (status in ('diajukan', 'terbit', 'digantikan', 'ditarik')),
  versi integer not null unique check (versi > 0),
  perubahan text not null check (length(perubahan) between 1 and 1000),
  tahap jsonb not null,
  pemakaian jsonb not null default '[]',
  berlaku_sejak date not null,
  tinjau_pada date not null,
  owner_id integer not null references users (id),
  created_by integer not null references users (id),
  created_at timestamptz not null,
  written_by integer not null references users (id),
  approved_by integer references users (id),
  approved_at timestamptz,
  reminded_at timestamptz,
  constraint ai_statements_approval_check check ((approved_by is null) = (approved_at is null)),
  constraint ai_statements_force_check check ((status in ('terbit', 'digantikan')) = (approved_at is not null)),
  constraint ai_statements_review_check check (tinjau_pada > berlaku_sejak)
);
comment on table ai_statements is
  'A version of the statement on artificial intelligence: the stages as the portal does them, and the body''s own uses.';
comment on column ai_statements.tahap is 'Stages. What the portal does in each, as it was when this was written.';
comment on column ai_statements.pemakaian is 'Uses. Those of the body: what, for what, who validated and oversees it.';
comment on column ai_statements.reminded_at is 'When a letter said that its review is late; null again once its day moves.';
create unique index ai_statements_status_idx on ai_statements (status) where status = 'diajukan';
create index ai_statements_tinjau_pada_id_idx on ai_statements (tinjau_pada, id);
create index ai_statements_owner_id_idx on ai_statements (owner_id);
create index ai_statements_created_by_idx on ai_statements (created_by);
create index ai_statements_written_by_idx on ai_statements (written_by);
create index ai_statements_approved_by_idx on ai_statements (approved_by);
create trigger ai_statements_announce after insert or update or delete or truncate on ai_statements
  for each statement execute function announce_content_change();
