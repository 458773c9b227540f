-- The office cancels an application that was paid by two people: one proposes it with its refund, another confirms.
create table cancellation_proposals (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id),
  invoice_id integer not null references invoices (id),
  -- Who wants it: the policy's share goes back, or everything.
  pihak text not null check (pihak in ('pemohon', 'lembaga')),
  alasan text not null,
  -- Whole rupiah that then go back, by the day on which it was proposed.
  pengembalian bigint not null check (pengembalian >= 0),
  status text not null default 'diusulkan' check (status in ('diusulkan', 'dikonfirmasi', 'ditolak', 'gugur')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text,
  check ((status = 'diusulkan') = (decided_at is null)),
  check (decided_by is null or decided_by <> proposed_by or status <> 'dikonfirmasi')
);
create unique index on cancellation_proposals (user_training_id) where status = 'diusulkan';
create index on cancellation_proposals (invoice_id);
