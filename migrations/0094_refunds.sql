-- Money that goes back through the provider that took it: one person proposes, another confirms, a job asks the provider.
create table refunds (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  charge_id integer not null references charges (id),
  -- What the provider knows it by: asked again with the same, it goes back once. It says nothing of the person.
  refund_key text not null unique check (length(refund_key) between 1 and 60),
  -- Whole rupiah.
  jumlah bigint not null check (jumlah > 0),
  status text not null default 'diusulkan' check (status in ('diusulkan', 'dikirim', 'selesai', 'ditolak', 'dibatalkan')),
  -- The provider's own number.
  reference text check (length(reference) <= 200),
  -- The provider's code for why it refused.
  kode_penolakan text check (length(kode_penolakan) between 1 and 60),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  -- Why the proposal was not confirmed.
  catatan text check (length(catatan) between 1 and 500),
  -- When its provider is asked next, and how often it was; null: no more.
  next_ask_at timestamptz,
  asks integer not null default 0,
  ended_at timestamptz,
  check ((status = 'diusulkan') = (decided_at is null)),
  check (decided_by is null or decided_by <> proposed_by or status = 'dibatalkan')
);
-- One at a time for an invoice, so that nothing goes back twice.
create unique index refunds_open on refunds (invoice_id) where status in ('diusulkan', 'dikirim');
create index on refunds (invoice_id, id);
create index on refunds (charge_id);
create index on refunds (next_ask_at) where next_ask_at is not null;

-- No more goes back through a charge than came in through it; whoever writes has locked the charge.
create function refuse_refund_beyond_charge() returns trigger language plpgsql as $$
begin
  if (select sum(jumlah) from payments where charge_id = new.charge_id) < 0 then
    raise exception 'more went back through a charge than came in';
  end if;
  return null;
end $$;
create trigger payments_within_charge after insert on payments for each row
  when (new.jumlah < 0 and new.charge_id is not null) execute function refuse_refund_beyond_charge();
