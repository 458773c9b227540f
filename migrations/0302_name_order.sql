-- Names in their order: titles before a name do not count, so that not all doctors stand together. The same list of titles
-- as titlesBefore of src/lib/people/titles.ts.

create function name_order(nama text) returns text language sql immutable parallel safe return
  regexp_replace(fold_text(nama), '^ *((prof|dr|drs|dra|drg|drh|ir|h|hj|kh|apt|ns|hc)(\. *| +)|\(h\. ?c\.?\) *)+(?=[^ .,])', '');
comment on function name_order is 'By what names are sorted: folded, without the titles before them.';

create index certificates_by_name_order on certificates (name_order(nama), id)
  include (nama, kualifikasi, provinsi, keahlian, status, valid_from, valid_until) where publik and status <> 'diganti';
create index certificates_name_order_id_idx on certificates (name_order(nama), id);
create index users_name_order_id_idx on users (name_order(name), id);
create index users_of_staff_by_name on users (name_order(name), id) where role <> 'user';
