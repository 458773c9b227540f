alter table venues add column akses_difabel text check (length(akses_difabel) between 1 and 500);
comment on column venues.akses_difabel is 'Access for people with disabilities. Empty where nobody has said.';
