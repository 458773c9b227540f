-- Which saving of the scores an examiner has before them: a second tab does not overwrite the first unseen.
alter table examiner_assignments add column version integer not null default 1;
