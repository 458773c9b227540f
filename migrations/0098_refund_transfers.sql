-- Money that goes back by a bank transfer: one person says that it is to be sent, another sends it and shows the proof.
create table refund_transfers (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  -- Whole rupiah.
  jumlah bigint not null check (jumlah > 0),
  status text not null default 'diusulkan' check (status in ('diusulkan', 'selesai', 'dibatalkan')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  -- What the second person wrote: of the transfer, or why it was not made.
  catatan text check (length(catatan) between 1 and 500),
  -- The proof that it was sent.
  file_id uuid references private_files (id),
  check ((status = 'diusulkan') = (decided_at is null)),
  check (decided_by is null or decided_by <> proposed_by or status = 'dibatalkan'),
  check ((status = 'selesai') = (file_id is not null))
);
-- One at a time for an invoice, so that nothing is sent twice.
create unique index refund_transfers_open on refund_transfers (invoice_id) where status = 'diusulkan';
create index on refund_transfers (invoice_id, id);
create index on refund_transfers (file_id) where file_id is not null;
