-- group: cases
-- An appeal may name an item of the written exam by form and number; what it asks stands nowhere in the appeal.

alter table appeals
  add column naskah text check (length(naskah) between 1 and 20),
  add column nomor_soal integer check (nomor_soal between 1 and 500);
comment on column appeals.naskah is 'Form of the written exam. By its code, as the booklet says it.';
comment on column appeals.nomor_soal is 'Number of the item in that form.';
