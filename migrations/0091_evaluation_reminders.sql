-- When the office last called an open evaluation to mind.
alter table evaluations add column reminded_at timestamptz;
