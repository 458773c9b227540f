-- The public register. Without a search it is walked by name; with one, in an order that has to do with no name, so that
-- a common one is soon met often enough. All that a row is chosen by lies in these indexes.
create index certificates_by_name on certificates (nama, id)
  include (kualifikasi, provinsi, keahlian, status, valid_from, valid_until) where publik and status <> 'diganti';
create index certificates_shuffled on certificates (hashint4(id))
  include (id, nama, search_text, kualifikasi, provinsi, keahlian, status, valid_from, valid_until)
  where publik and status <> 'diganti';

-- What few fulfil is found directly.
create index certificates_by_province on certificates (provinsi) where publik and status <> 'diganti';
create index certificates_by_first_day on certificates (valid_from) where publik and status <> 'diganti';
create index certificates_by_expertise on certificates using gin (keahlian);

-- Numbers, from their beginning; capitals and blanks do not count.
create index certificates_by_number on certificates (nomor_kunci collate "C");
create index certificates_by_registration on certificates ((lower(regexp_replace(no_registrasi, '\s', '', 'g'))) collate "C")
  where no_registrasi is not null;

-- By the words of few rows the planner would not know a rare name from a common one.
alter table certificates alter search_text set statistics 300;
