-- A search by words first asks a sample of the holders, chosen by chance: a common one finds enough there.
create index certificates_sample_64 on certificates using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where publik and status <> 'diganti' and hashint4(id) & 63 = 0;
create index certificates_sample_4 on certificates using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where publik and status <> 'diganti' and hashint4(id) & 3 = 0;
