-- What the office finds of a replaced document: right, or not, and then the file before it takes its place again.

alter table document_replacements rename column seen_at to decided_at;
alter table document_replacements rename column seen_by to decided_by;
alter table document_replacements
  add column status text not null default 'diajukan'
    check (status in ('diajukan', 'sesuai', 'tidak_sesuai', 'diganti_lagi')),
  -- Why its owner replaced it, and why the office found it wrong.
  add column alasan text check (length(alasan) between 1 and 500),
  add column catatan text check (length(catatan) between 1 and 500);

update document_replacements set status = 'sesuai' where decided_at is not null;
update document_replacements as earlier set status = 'diganti_lagi'
  where status = 'diajukan' and exists (select from document_replacements as later
    where later.user_id = earlier.user_id and later.jenis = earlier.jenis and later.id > earlier.id
      and later.status = 'diajukan');

alter table document_replacements
  add check ((status in ('sesuai', 'tidak_sesuai')) = (decided_at is not null)),
  add check (status <> 'tidak_sesuai' or catatan is not null);

-- One waits for each document of a person: another one takes its place.
drop index document_replacements_unseen;
create unique index document_replacements_waiting on document_replacements (user_id, jenis) where status = 'diajukan';
