-- Money: bills and what is paid on them, at a bank or through a provider; what goes back or is taken back; what was found
-- to differ; what examiners get. Amounts are whole rupiah. Movements are only ever added to; sums stand beside the invoice.

create table bank_account_lists (
  id integer generated always as identity primary key,
  version integer not null default 1,
  rekening jsonb not null check (jsonb_typeof(rekening) = 'array'),
  alasan text not null check (length(alasan) between 1 and 500),
  status text not null check (status in ('diusulkan', 'berlaku', 'ditolak', 'ditarik')),
  proposed_by integer references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text check (length(catatan) between 1 and 500),
  check ((status = 'diusulkan') = (decided_at is null))
);
comment on table bank_account_lists is
  'The body''s bank accounts as one list: in force, earlier, or proposed by one person until another confirms.';
comment on column bank_account_lists.rekening is 'Bank accounts.';
comment on column bank_account_lists.proposed_by is 'Null for the list that was in force before lists were proposed.';
create unique index bank_account_lists_one_proposal on bank_account_lists (status) where status = 'diusulkan';
create index bank_account_lists_proposed_by_idx on bank_account_lists (proposed_by);
create index bank_account_lists_decided_by_idx on bank_account_lists (decided_by);

create table payment_providers (
  id integer primary key,
  penyedia text not null check (penyedia in ('midtrans', 'xendit')),
  lingkungan text not null check (lingkungan in ('uji_coba', 'sebenarnya')),
  aktif boolean not null default false,
  metode text[] not null default '{qris,bca,bni,bri,mandiri,permata}'
    check (metode <@ '{qris,bca,bni,bri,mandiri,permata,kartu}'),
  alamat text not null default '' check (length(alamat) <= 300),
  key_sealed bytea,
  token_sealed bytea,
  noticed_at timestamptz,
  version integer not null default 1,
  unique (penyedia, lingkungan)
);
comment on table payment_providers is
  'Providers of online payment: off until the office names one. Sandbox and live have keys of their own.';
comment on column payment_providers.lingkungan is 'Environment.';
comment on column payment_providers.metode is 'Methods.';
comment on column payment_providers.alamat is
  'Address. Empty: the provider''s own; another one only on a developer''s machine.';
comment on column payment_providers.token_sealed is
  'What the provider sends along with its notices, where it does not sign them with the key.';
comment on column payment_providers.noticed_at is 'When the provider''s last verified notice came.';
create unique index payment_providers_one on payment_providers (aktif) where aktif;
insert into payment_providers (id, penyedia, lingkungan) values
  (1, 'midtrans', 'sebenarnya'),
  (2, 'midtrans', 'uji_coba'),
  (3, 'xendit', 'sebenarnya'),
  (4, 'xendit', 'uji_coba');

create table invoices (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  user_training_id integer references user_trainings (id),
  nomor text not null unique,
  status text not null default 'belum_dibayar'
    check (status in ('belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak', 'lunas', 'ditarik', 'kedaluwarsa',
    'dibatalkan', 'pengembalian_diajukan', 'dikembalikan')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  nama_tagihan text not null,
  npwp_tagihan bytea,
  items jsonb not null,
  kode_unik integer not null check (kode_unik between 1 and 999),
  total bigint not null check (total > 0),
  paid_at timestamptz,
  confirmed_by integer references users (id),
  nomor_kuitansi text unique,
  pengembalian bigint not null default 0,
  alasan_pengembalian text,
  rekening_pengembalian bytea,
  refunded_at timestamptz,
  refunded_by integer references users (id),
  refund_file_id uuid references private_files (id),
  catatan text,
  reminded_at timestamptz,
  version integer not null default 1,
  owner_text text not null default '',
  search_text text not null
    generated always as ((((lower(' ' || coalesce(nomor, '')) || e'\n')
    || lower(' ' || coalesce(nama_tagihan, ''))) || e'\n') || owner_text) stored,
  maintenance_id integer references maintenance_records (id),
  rekening jsonb not null default '[]' check (jsonb_typeof(rekening) = 'array'),
  diterima bigint not null default 0,
  dikembalikan bigint not null default 0,
  account_asked_at timestamptz,
  account_asked_by integer references users (id),
  account_given_at timestamptz,
  account_given_by integer references users (id),
  tarif_ppn integer not null default 0 check (tarif_ppn between 0 and 1000),
  dpp bigint check (dpp >= 0),
  ppn bigint not null default 0 check (ppn >= 0),
  nomor_meterai text check (length(nomor_meterai) between 1 and 40),
  employer_id integer references employers (id),
  ditarik bigint not null default 0,
  review_since timestamptz,
  constraint invoices_check1 check ((nomor_kuitansi is not null) = (paid_at is not null)),
  constraint invoices_check2
    check (paid_at is null or (status in ('lunas', 'pengembalian_diajukan', 'dikembalikan'))),
  constraint invoices_for_one check (num_nonnulls(user_training_id, maintenance_id) = 1),
  constraint invoices_refund check (pengembalian between dikembalikan and diterima),
  constraint invoices_returned check (status <> 'dikembalikan' or refunded_at is not null),
  constraint invoices_tax check ((tarif_ppn = 0) = (dpp is null) and (tarif_ppn > 0 or ppn = 0)),
  constraint invoices_stamped check (nomor_meterai is null or nomor_kuitansi is not null),
  constraint invoices_taken check (ditarik >= 0 and (dikembalikan + ditarik) <= diterima)
);
comment on table invoices is
  'A bill for an application or for an activity, and what became of it. Money moves in payments; the sums stand '
  'here.';
comment on column invoices.nama_tagihan is 'Name on the bill.';
comment on column invoices.npwp_tagihan is 'Tax number on the bill. Sealed: a person''s NPWP is the NIK.';
comment on column invoices.items is '[{ nama, jumlah }] in whole rupiah.';
comment on column invoices.kode_unik is 'Unique code.';
comment on column invoices.nomor_kuitansi is 'Receipt number.';
comment on column invoices.pengembalian is 'Refund. What goes back, in whole rupiah.';
comment on column invoices.alasan_pengembalian is 'Reason of the refund.';
comment on column invoices.rekening_pengembalian is 'Account for the refund. Sealed.';
comment on column invoices.maintenance_id is 'The activity that it is for; else it is for an application.';
comment on column invoices.rekening is 'Bank accounts. [{ bank, nomor, atas_nama }] as it was issued with.';
comment on column invoices.diterima is 'Received.';
comment on column invoices.dikembalikan is 'Refunded.';
comment on column invoices.account_asked_at is 'When the owner was asked where the money goes.';
comment on column invoices.tarif_ppn is 'Rate of value added tax. Per mille; 0: no PPN.';
comment on column invoices.dpp is
  'Tax base. What the rate was applied to, in whole rupiah: the price, or the part of it that the rules name.';
comment on column invoices.ppn is 'Value added tax. Whole rupiah; one of the items.';
comment on column invoices.nomor_meterai is 'Serial number of the duty stamp.';
comment on column invoices.employer_id is 'To whom it is addressed; it stays so, whatever becomes of the membership.';
comment on column invoices.ditarik is 'Charged back. What was taken back, less what was won.';
comment on column invoices.review_since is
  'Since when money that came in online is looked at: meanwhile the time to pay stands still.';
create unique index invoices_standing on invoices (user_training_id)
  where status not in ('kedaluwarsa', 'dibatalkan');
create index invoices_user_training_id_id_idx on invoices (user_training_id, id);
create index invoices_user_id_idx on invoices (user_id);
create index invoices_status_created_at_id_idx on invoices (status, created_at, id);
create index invoices_created_at_id_idx on invoices (created_at, id);
create index invoices_due_at_id_idx on invoices (due_at, id);
create index invoices_paid_at_id_idx on invoices (paid_at, id);
create index invoices_refund_file_id_idx on invoices (refund_file_id) where refund_file_id is not null;
create index invoices_search_text_idx on invoices using gin (search_text gin_trgm_ops);
create unique index invoices_standing_activity on invoices (maintenance_id) where maintenance_id is not null
  and (status not in ('kedaluwarsa', 'dibatalkan'));
create index invoices_maintenance_id_id_idx on invoices (maintenance_id, id) where maintenance_id is not null;
create index invoices_expr_idx on invoices ((total - diterima))
  where status in ('belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak');
create index invoices_created_at_idx on invoices (created_at) where pengembalian > dikembalikan;
create index invoices_employer_id_id_idx on invoices (employer_id, id) where employer_id is not null;
create index invoices_of_applications on invoices (id) include (user_training_id, maintenance_id);
create index invoices_expr_idx1 on invoices ((total - diterima + dikembalikan + ditarik))
  where status in ('belum_dibayar', 'menunggu_konfirmasi', 'bukti_ditolak');
create index invoices_created_at_id_idx1 on invoices (created_at, id) where status = 'ditarik';

create trigger invoices_copy_owner before insert or update of user_id on invoices for each row
  execute function copy_owner();

-- What was billed stays as it was billed.
create function refuse_change_of_bill() returns trigger language plpgsql as $$
begin
  raise exception 'the lines of an invoice that was issued stay';
end $$;
create trigger invoices_lines_stay before update on invoices for each row
  when ((new.items, new.tarif_ppn, new.dpp, new.ppn, new.total - new.kode_unik) is distinct from (old.items,
  old.tarif_ppn, old.dpp, old.ppn, old.total - old.kode_unik)) execute function refuse_change_of_bill();

create table payment_proofs (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  bank_pengirim text not null,
  nama_pengirim text not null,
  tanggal_transfer date not null,
  jumlah bigint not null check (jumlah > 0),
  file_id uuid not null references private_files (id),
  status text not null default 'diajukan' check (status in ('diajukan', 'diterima', 'ditolak')),
  alasan text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint payment_proofs_check check ((status = 'diajukan') = (decided_at is null)),
  constraint payment_proofs_check1 check (status <> 'ditolak' or alasan is not null)
);
comment on table payment_proofs is 'Proofs of a transfer that a payer uploaded, each accepted or refused.';
comment on column payment_proofs.bank_pengirim is 'Sender''s bank.';
comment on column payment_proofs.tanggal_transfer is 'Date of the transfer.';
comment on column payment_proofs.jumlah is 'Amount.';
create unique index payment_proofs_invoice_id_idx on payment_proofs (invoice_id) where status = 'diajukan';
create index payment_proofs_invoice_id_id_idx on payment_proofs (invoice_id, id);
create index payment_proofs_file_id_idx on payment_proofs (file_id);

create table bank_lines (
  id integer generated always as identity primary key,
  fingerprint text not null unique,
  tanggal date not null,
  keterangan text not null,
  jumlah bigint not null,
  invoice_id integer references invoices (id),
  booked_by integer not null references users (id),
  booked_at timestamptz not null,
  content_print text not null default '',
  rekening text,
  urutan integer not null default 1
);
comment on table bank_lines is 'A line of a bank statement is booked once, however often its file is read.';
comment on column bank_lines.jumlah is 'Amount.';
comment on column bank_lines.content_print is
  'What the line says; fingerprint is what it is known by, as two equal lines are two payments.';
comment on column bank_lines.rekening is 'Bank account.';
comment on column bank_lines.urutan is 'Which of equal lines.';
create index bank_lines_invoice_id_idx on bank_lines (invoice_id);
create index bank_lines_content_print_idx on bank_lines (content_print);

-- The release before knows a line by its content alone.
create function keep_content_of_bank_line() returns trigger language plpgsql as $$
begin
  if new.content_print = '' then new.content_print := new.fingerprint; end if;
  return new;
end $$;
create trigger bank_lines_content before insert on bank_lines for each row
  execute function keep_content_of_bank_line();

create table charges (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  provider_id integer not null references payment_providers (id),
  metode text not null check (metode in ('qris', 'bca', 'bni', 'bri', 'mandiri', 'permata', 'kartu')),
  order_id text not null check (length(order_id) between 1 and 50) unique,
  reference text check (length(reference) <= 200),
  jumlah bigint not null check (jumlah > 0),
  status text not null default 'dibuat'
    check (status in ('dibuat', 'menunggu', 'digantikan', 'lunas', 'kedaluwarsa', 'ditolak', 'dibatalkan',
    'ditinjau', 'dikembalikan', 'ditarik')),
  kasus text not null default 'menunggu' check (length(kasus) <= 60),
  nomor_va text check (length(nomor_va) <= 60),
  kode_perusahaan text check (length(kode_perusahaan) <= 20),
  qr text check (length(qr) <= 2000),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  next_ask_at timestamptz,
  asks integer not null default 0,
  paid_at timestamptz,
  halaman_bayar text check (length(halaman_bayar) <= 2000 and halaman_bayar ~ '^https?://')
);
comment on table charges is 'One request for payment at a provider, for what an invoice still wants.';
comment on column charges.metode is 'Method.';
comment on column charges.order_id is 'What the provider knows it by; it says nothing of the person.';
comment on column charges.reference is 'The provider''s own number.';
comment on column charges.jumlah is 'Amount. Whole rupiah.';
comment on column charges.kasus is 'Case. What last became of it (CHARGE_CASES).';
comment on column charges.nomor_va is 'Virtual account number.';
comment on column charges.kode_perusahaan is 'Company code.';
comment on column charges.next_ask_at is 'When its provider is asked next without a notice; null: no more.';
comment on column charges.halaman_bayar is 'Payment page.';
create index charges_invoice_id_id_idx on charges (invoice_id, id);
create index charges_next_ask_at_idx on charges (next_ask_at) where next_ask_at is not null;
create index charges_paid_at_idx on charges (paid_at) where paid_at is not null;
create unique index charges_current on charges (invoice_id) where status in ('dibuat', 'menunggu');
create index charges_provider_id_idx on charges (provider_id);

create table charge_notices (
  id integer generated always as identity primary key,
  provider_id integer not null references payment_providers (id),
  charge_id integer not null references charges (id),
  fingerprint text not null,
  said text not null check (length(said) <= 60),
  received_at timestamptz not null,
  repeats integer not null default 0,
  unique (provider_id, fingerprint)
);
comment on table charge_notices is
  'Verified notices of providers, each once: what it was about and what it said, nothing else.';
create index charge_notices_charge_id_idx on charge_notices (charge_id);
create index charge_notices_received_at_idx on charge_notices (received_at);

create table chargebacks (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  charge_id integer references charges (id),
  jenis text not null check (jenis in ('ditarik', 'dimenangkan')),
  jumlah bigint not null check (jumlah > 0),
  alasan text not null check (length(alasan) between 1 and 500),
  status text not null default 'diusulkan' check (status in ('diusulkan', 'dibukukan', 'dibatalkan')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text check (length(catatan) between 1 and 500),
  nomor_kuitansi text,
  receipt_at timestamptz,
  constraint chargebacks_check check ((status = 'diusulkan') = (decided_at is null)),
  constraint chargebacks_check1 check (decided_by is null or decided_by <> proposed_by or status = 'dibatalkan'),
  constraint chargebacks_check2 check ((nomor_kuitansi is null) = (receipt_at is null))
);
comment on table chargebacks is
  'Money that a bank or a provider took back after it had counted, or gave back when the dispute was won: one person '
  'proposes what was seen, another one books it.';
comment on column chargebacks.charge_id is 'The charge that it was paid through; null: a transfer.';
comment on column chargebacks.jumlah is 'Amount. Whole rupiah.';
comment on column chargebacks.catatan is 'Note. Why it was not booked.';
comment on column chargebacks.nomor_kuitansi is
  'Receipt number. Of the receipt that is worth nothing any more; receipt_at: the day it was written for.';
create unique index chargebacks_open on chargebacks (invoice_id) where status = 'diusulkan';
create index chargebacks_invoice_id_id_idx on chargebacks (invoice_id, id);
create index chargebacks_charge_id_idx on chargebacks (charge_id) where charge_id is not null;
create index chargebacks_proposed_at_idx on chargebacks (proposed_at) where status = 'diusulkan';

create table payments (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  jumlah bigint not null check (jumlah <> 0),
  at timestamptz not null,
  recorded_by integer references users (id),
  charge_id integer references charges (id),
  chargeback_id integer references chargebacks (id),
  biaya bigint not null default 0 check (biaya >= 0)
);
comment on table payments is
  'What came in for an invoice and what went back, movement by movement; the sums stand beside the invoice.';
comment on column payments.jumlah is 'Amount. Whole rupiah that came in; below zero what went back.';
comment on column payments.charge_id is 'Money of a charge comes in once, whoever says so.';
comment on column payments.biaya is
  'Fee. What a payer paid to the provider on top, as its record says: no part of what came in. Whole rupiah.';
create index payments_invoice_id_id_idx on payments (invoice_id, id);
create index payments_charge_id_idx on payments (charge_id) where charge_id is not null;
create index payments_at_id_idx on payments (at, id);
create unique index payments_chargeback_id_idx on payments (chargeback_id) where chargeback_id is not null;
create unique index payments_charge_once on payments (charge_id) where jumlah > 0 and chargeback_id is null;

create function add_payment() returns trigger language plpgsql as $$
begin
  if new.chargeback_id is null then
    update invoices set diterima = diterima + greatest(new.jumlah, 0), dikembalikan = dikembalikan + greatest(-new.jumlah, 0)
      where id = new.invoice_id;
  else
    update invoices set ditarik = ditarik - new.jumlah where id = new.invoice_id;
  end if;
  return null;
end $$;
create trigger payments_add after insert on payments for each row execute function add_payment();

create function refuse_change_of_payment() returns trigger language plpgsql as $$
begin
  raise exception 'a payment that was recorded stays';
end $$;
create trigger payments_insert_only before delete or update on payments for each row
  execute function refuse_change_of_payment();

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

create table refunds (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  charge_id integer not null references charges (id),
  refund_key text not null check (length(refund_key) between 1 and 60) unique,
  jumlah bigint not null check (jumlah > 0),
  status text not null default 'diusulkan'
    check (status in ('diusulkan', 'dikirim', 'selesai', 'ditolak', 'dibatalkan')),
  reference text check (length(reference) <= 200),
  kode_penolakan text check (length(kode_penolakan) between 1 and 60),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text check (length(catatan) between 1 and 500),
  next_ask_at timestamptz,
  asks integer not null default 0,
  ended_at timestamptz,
  constraint refunds_check check ((status = 'diusulkan') = (decided_at is null)),
  constraint refunds_check1 check (decided_by is null or decided_by <> proposed_by or status = 'dibatalkan')
);
comment on table refunds is
  'Money that goes back through the provider that took it: one person proposes, another confirms, a job asks the '
  'provider.';
comment on column refunds.refund_key is
  'What the provider knows it by: asked again with the same, it goes back once. It says nothing of the person.';
comment on column refunds.jumlah is 'Amount. Whole rupiah.';
comment on column refunds.reference is 'The provider''s own number.';
comment on column refunds.kode_penolakan is 'Code of the refusal. The provider''s code for why it refused.';
comment on column refunds.catatan is 'Note. Why the proposal was not confirmed.';
comment on column refunds.next_ask_at is 'When its provider is asked next; null: no more.';
create unique index refunds_open on refunds (invoice_id) where status in ('diusulkan', 'dikirim');
create index refunds_invoice_id_id_idx on refunds (invoice_id, id);
create index refunds_charge_id_idx on refunds (charge_id);
create index refunds_next_ask_at_idx on refunds (next_ask_at) where next_ask_at is not null;

create table refund_transfers (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  jumlah bigint not null check (jumlah > 0),
  status text not null default 'diusulkan' check (status in ('diusulkan', 'selesai', 'dibatalkan')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text check (length(catatan) between 1 and 500),
  file_id uuid references private_files (id),
  constraint refund_transfers_check check ((status = 'diusulkan') = (decided_at is null)),
  constraint refund_transfers_check1
    check (decided_by is null or decided_by <> proposed_by or status = 'dibatalkan'),
  constraint refund_transfers_check2 check ((status = 'selesai') = (file_id is not null))
);
comment on table refund_transfers is
  'Money that goes back by a bank transfer: one person says that it is to be sent, another sends it and shows the '
  'proof.';
comment on column refund_transfers.jumlah is 'Amount. Whole rupiah.';
comment on column refund_transfers.catatan is
  'Note. What the second person wrote: of the transfer, or why it was not made.';
comment on column refund_transfers.file_id is 'The proof that it was sent.';
create unique index refund_transfers_open on refund_transfers (invoice_id) where status = 'diusulkan';
create index refund_transfers_invoice_id_id_idx on refund_transfers (invoice_id, id);
create index refund_transfers_file_id_idx on refund_transfers (file_id) where file_id is not null;

create table cancellation_proposals (
  id integer generated always as identity primary key,
  user_training_id integer not null references user_trainings (id),
  invoice_id integer not null references invoices (id),
  pihak text not null check (pihak in ('pemohon', 'lembaga')),
  alasan text not null,
  pengembalian bigint not null check (pengembalian >= 0),
  status text not null default 'diusulkan' check (status in ('diusulkan', 'dikonfirmasi', 'ditolak', 'gugur')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  catatan text,
  constraint cancellation_proposals_check check ((status = 'diusulkan') = (decided_at is null)),
  constraint cancellation_proposals_check1
    check (decided_by is null or decided_by <> proposed_by or status <> 'dikonfirmasi')
);
comment on table cancellation_proposals is
  'The office cancels an application that was paid by two people: one proposes it with its refund, another confirms.';
comment on column cancellation_proposals.pihak is 'Party. Who wants it: the policy''s share goes back, or everything.';
comment on column cancellation_proposals.pengembalian is
  'Refund. Whole rupiah that then go back, by the day on which it was proposed.';
create unique index cancellation_proposals_user_training_id_idx on cancellation_proposals (user_training_id)
  where status = 'diusulkan';
create index cancellation_proposals_invoice_id_idx on cancellation_proposals (invoice_id);

create table reconciliations (
  tanggal date primary key,
  began_at timestamptz not null,
  ended_at timestamptz,
  asked integer not null default 0,
  selisih integer not null default 0
);
comment on table reconciliations is 'Each night''s comparison, by one process.';
comment on column reconciliations.selisih is 'Differences.';

create table payment_differences (
  id integer generated always as identity primary key,
  jenis text not null check (length(jenis) between 1 and 60),
  fingerprint text not null unique,
  invoice_id integer not null references invoices (id),
  charge_id integer references charges (id),
  seharusnya bigint not null,
  ternyata bigint not null,
  found_at timestamptz not null,
  status text not null default 'terbuka' check (status in ('terbuka', 'selesai')),
  catatan text check (length(catatan) between 1 and 500),
  resolved_by integer references users (id),
  resolved_at timestamptz,
  version integer not null default 1,
  check ((status = 'selesai') = (resolved_at is not null and catatan is not null))
);
comment on table payment_differences is
  'What providers, bank and invoices say differently, until somebody has looked at it.';
comment on column payment_differences.fingerprint is 'The same difference is laid down once.';
comment on column payment_differences.seharusnya is 'Expected.';
comment on column payment_differences.ternyata is 'Found.';
create index payment_differences_found_at_idx on payment_differences (found_at) where status = 'terbuka';
create index payment_differences_invoice_id_idx on payment_differences (invoice_id);
create index payment_differences_charge_id_idx on payment_differences (charge_id);

create table past_invoices (
  id integer generated always as identity primary key,
  user_id integer references users (id),
  nomor text not null check (length(nomor) between 1 and 80),
  number_key text not null generated always as (lower(regexp_replace(nomor, '\s', '', 'g'))) stored unique,
  nama text not null check (length(nama) between 1 and 250),
  perihal text not null check (length(perihal) between 1 and 200),
  total bigint not null check (total between 0 and '100000000000'::bigint),
  status text not null check (length(status) between 1 and 60),
  tanggal date not null,
  tanggal_bayar date,
  nomor_kuitansi text check (length(nomor_kuitansi) between 1 and 80),
  keterangan text not null default '' check (length(keterangan) <= 500),
  identity_index text,
  imported bytea not null,
  imported_at timestamptz not null,
  search_text text not null
    generated always as (lower(((((((' ' || nomor) || e'\n ') || nama) || e'\n ') || perihal) || e'\n ')
    || coalesce(nomor_kuitansi, ''))) stored
);
comment on table past_invoices is 'Invoices of a predecessor''s system: quoted as history, never changed.';
comment on column past_invoices.status is 'In the predecessor''s words.';
comment on column past_invoices.tanggal_bayar is 'Date of payment.';
create index past_invoices_search_text_idx on past_invoices using gin (search_text gin_trgm_ops);
create index past_invoices_user_id_idx on past_invoices (user_id) where user_id is not null;
create index past_invoices_identity_index_idx on past_invoices (identity_index) where identity_index is not null
  and user_id is null;

create table honorarium_rates (
  id integer generated always as identity primary key,
  berlaku_sejak date not null unique,
  per_peserta bigint not null check (per_peserta between 0 and 100000000),
  perjalanan_kota bigint not null check (perjalanan_kota between 0 and 100000000),
  perjalanan_provinsi bigint not null check (perjalanan_provinsi between 0 and 100000000),
  perjalanan_luar bigint not null check (perjalanan_luar between 0 and 100000000),
  version integer not null default 1
);
comment on table honorarium_rates is 'What examiners get, in whole rupiah, from a day on until the next row begins.';
comment on column honorarium_rates.per_peserta is 'Per candidate. For each candidate who came.';
comment on column honorarium_rates.perjalanan_kota is 'Travel within the city. For the way to each schedule.';
comment on column honorarium_rates.perjalanan_provinsi is 'Travel within the province.';
comment on column honorarium_rates.perjalanan_luar is 'Travel from elsewhere.';

create table honorariums (
  id integer generated always as identity primary key,
  examiner_id integer not null references examiners (id),
  bulan date not null check (extract(day from bulan) = 1::numeric),
  status text not null default 'diajukan' check (status in ('diajukan', 'disetujui')),
  proposed_by integer not null references users (id),
  proposed_at timestamptz not null,
  decided_by integer references users (id),
  decided_at timestamptz,
  version integer not null default 1,
  total bigint not null,
  constraint honorariums_check check ((status = 'disetujui') = (decided_by is not null and decided_at is not null)),
  constraint honorariums_check1 check (decided_by <> proposed_by)
);
comment on table honorariums is
  'What one examiner gets for one month; a later one of the same month holds what came in after it.';
comment on column honorariums.bulan is 'Month. The first day of the month.';
comment on column honorariums.total is 'The sum of its lines, for sorting.';
create index honorariums_examiner_id_bulan_idx on honorariums (examiner_id, bulan);
create index honorariums_bulan_id_idx on honorariums (bulan, id);
create index honorariums_total_id_idx on honorariums (total, id);
create index honorariums_examiner_id_id_idx on honorariums (examiner_id, id);

create table honorarium_lines (
  id integer generated always as identity primary key,
  honorarium_id integer not null references honorariums (id) on delete cascade,
  examiner_id integer not null references examiners (id),
  jenis text not null check (jenis in ('honor', 'perjalanan')),
  schedule_id integer not null references schedules (id),
  assignment_id integer references examiner_assignments (id),
  tanggal date not null,
  uraian text not null,
  jumlah bigint not null check (jumlah >= 0),
  check ((jenis = 'honor') = (assignment_id is not null))
);
comment on table honorarium_lines is 'What a statement of honoraria is made of; never changes.';
comment on column honorarium_lines.assignment_id is 'Of what is given for a candidate; null for the way.';
comment on column honorarium_lines.jumlah is 'Amount.';
create index honorarium_lines_honorarium_id_id_idx on honorarium_lines (honorarium_id, id);
create unique index honorarium_lines_candidate on honorarium_lines (assignment_id) where jenis = 'honor';
create unique index honorarium_lines_way on honorarium_lines (examiner_id, schedule_id) where jenis = 'perjalanan';

-- What was approved stays as it was.
create function refuse_change_of_honorarium() returns trigger language plpgsql as $$
begin
  if exists (select from honorariums where id = old.honorarium_id and status = 'disetujui') then
    raise exception 'an approved honorarium stays';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger honorarium_lines_final before delete or update on honorarium_lines for each row
  execute function refuse_change_of_honorarium();
