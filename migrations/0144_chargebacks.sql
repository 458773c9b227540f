-- Money that a bank or a provider took back after it had counted, or gave back when the dispute was won: one person
-- proposes what was seen, another one books it.
create table chargebacks (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  -- The charge that it was paid through; null: a transfer.
  charge_id integer references charges (id),
  jenis text not null check (jenis in ('ditarik', 'dimenangkan')),
  -- Whole rupiah.
  jumlah bigint not null check (jumlah > 0),
  alasan text not null check (length(alasan) between 1 and 500),
  status text not null default 'diusulkan' check (status in ('diusulkan', 'dibukukan', 'dibatalkan')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  -- Why it was not booked.
  catatan text check (length(catatan) between 1 and 500),
  -- The receipt that is worth nothing any more, and the day it was written for.
  nomor_kuitansi text,
  receipt_at timestamptz,
  check ((status = 'diusulkan') = (decided_at is null)),
  check (decided_by is null or decided_by <> proposed_by or status = 'dibatalkan'),
  check ((nomor_kuitansi is null) = (receipt_at is null))
);
create unique index chargebacks_open on chargebacks (invoice_id) where status = 'diusulkan';
create index on chargebacks (invoice_id, id);
create index on chargebacks (charge_id) where charge_id is not null;
create index on chargebacks (proposed_at) where status = 'diusulkan';

alter table payments add column chargeback_id integer references chargebacks (id);
create unique index on payments (chargeback_id) where chargeback_id is not null;
-- Money of a charge comes in once; that it comes back after a dispute is another matter.
drop index payments_charge_once;
create unique index payments_charge_once on payments (charge_id) where jumlah > 0 and chargeback_id is null;

-- What was taken back, less what was won.
alter table invoices add column ditarik bigint not null default 0;

create or replace function add_payment() returns trigger language plpgsql as $$
begin
  if new.chargeback_id is null then
    update invoices set diterima = diterima + greatest(new.jumlah, 0), dikembalikan = dikembalikan + greatest(-new.jumlah, 0)
      where id = new.invoice_id;
  else
    update invoices set ditarik = ditarik - new.jumlah where id = new.invoice_id;
  end if;
  return null;
end $$;

-- survived: nothing is taken back until the release that writes it is there, and no more may go back than came in.
alter table invoices add constraint invoices_taken check (ditarik >= 0 and dikembalikan + ditarik <= diterima);

-- survived: the older list is a part of this one.
alter table invoices drop constraint invoices_status_check;
-- survived: as above.
alter table invoices add constraint invoices_status_check check (status in (
  'belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak', 'lunas', 'ditarik', 'kedaluwarsa', 'dibatalkan',
  'pengembalian_diajukan', 'dikembalikan'
));

-- By what is still wanted of an open invoice, and those whose money was taken back.
create index on invoices ((total - diterima + dikembalikan + ditarik))
  where status in ('belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak');
create index on invoices (created_at, id) where status = 'ditarik';
