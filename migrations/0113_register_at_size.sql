-- A search by words walks through some thousand holders first, always in the same shuffled order: from the index alone, as
-- each of them lies elsewhere in a large table.
create index certificates_walk on certificates (hashint4(id))
  include (id, nama, search_text, kualifikasi, provinsi, status, valid_from, valid_until)
  where publik and status <> 'diganti';
drop index certificates_shuffled;
