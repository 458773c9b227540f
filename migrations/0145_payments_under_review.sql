-- Since when money that came in online is looked at: meanwhile the time to pay stands still.
alter table invoices add column review_since timestamptz;

-- What a payer paid to the provider on top, as its record says: no part of what came in. Whole rupiah.
alter table payments add column biaya bigint not null default 0 check (biaya >= 0);
