-- group: exams
-- A corrected rubric sends an essay back to its markers: what they gave before belongs to the mark that waited then.
-- Past rows are mended: until now an essay waited once.

alter table exam_essay_marks add column mark_id bigint references exam_marks (id) on delete cascade;
update exam_essay_marks as given set mark_id = (select max(id) from exam_marks as waiting
  where waiting.paper_id = given.paper_id and waiting.nomor = given.nomor and cara = 'esai' and poin is null);
-- survived: no release has marked an essay yet
alter table exam_essay_marks alter column mark_id set not null, drop constraint exam_essay_marks_pkey,
  drop column paper_id, drop column nomor, add primary key (mark_id, marked_by);
comment on column exam_essay_marks.mark_id is 'The mark without points that it answers; a corrected rubric adds another.';
