-- What came in for an invoice and what went back, movement by movement; the sums stand beside the invoice.
create table payments (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  -- Whole rupiah that came in; below zero what went back.
  jumlah bigint not null check (jumlah <> 0),
  at timestamptz not null,
  recorded_by integer references users (id)
);
create index on payments (invoice_id, id);
create index on payments (at);

alter table invoices
  add column diterima bigint not null default 0,
  add column dikembalikan bigint not null default 0,
  -- The owner was asked where the money goes, and said so.
  add column account_asked_at timestamptz,
  add column account_asked_by integer references users (id),
  add column account_given_at timestamptz,
  add column account_given_by integer references users (id);

create function add_payment() returns trigger language plpgsql as $$
begin
  update invoices set diterima = diterima + greatest(new.jumlah, 0), dikembalikan = dikembalikan + greatest(-new.jumlah, 0)
    where id = new.invoice_id;
  return null;
end $$;
create trigger payments_add after insert on payments for each row execute function add_payment();

create function refuse_change_of_payment() returns trigger language plpgsql as $$
begin
  raise exception 'a payment that was recorded stays';
end $$;
create trigger payments_insert_only before update or delete on payments
  for each row execute function refuse_change_of_payment();

insert into payments (invoice_id, jumlah, at, recorded_by)
  select id, total, paid_at, confirmed_by from invoices where paid_at is not null order by paid_at, id;
insert into payments (invoice_id, jumlah, at, recorded_by)
  select id, -pengembalian, refunded_at, refunded_by from invoices where refunded_at is not null and pengembalian > 0
  order by refunded_at, id;

-- What is too much goes back while the invoice stays paid; nothing goes back that did not come in.
do $$
declare
  old record;
begin
  for old in select conname from pg_constraint where conrelid = 'invoices'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%pengembalian%total%' or pg_get_constraintdef(oid) like '%''dikembalikan''::text) =%')
  loop
    execute format('alter table invoices drop constraint %I', old.conname);
  end loop;
end $$;
alter table invoices
  add constraint invoices_refund check (pengembalian between dikembalikan and diterima),
  add constraint invoices_returned check (status <> 'dikembalikan' or refunded_at is not null);

drop index invoices_total_idx;
create index on invoices ((total - diterima)) where status in ('belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak');
-- Money that waits to go back, for the desk.
create index on invoices (created_at) where pengembalian > dikembalikan;

select add_setting(285, 'toleransi_bayar', to_jsonb(999), 'rupiah', 0, 100000, 'Toleransi kurang bayar',
  'Kekurangan sampai sejumlah ini dihitung lunas, misalnya kode unik yang terlupa. Yang lebih besar diminta dari pembayar.');
