-- Of what is typed in an application's form, so that two tabs never overwrite each other unasked.
alter table user_trainings add column form_version integer not null default 0;
