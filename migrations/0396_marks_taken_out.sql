-- group: exams
-- A mark can say that its item counts no longer, neither in what was earned nor in what could be.

alter table exam_marks add column keluar boolean not null default false;
comment on column exam_marks.keluar is 'Taken out. The item counts no longer on this paper.';
