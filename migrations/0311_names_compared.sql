-- After a corrected name, all papers of the person were once compared with it, wholly.
alter table data_change_requests add column papers_compared_at timestamptz;
comment on column data_change_requests.papers_compared_at is
  'When the certificates were compared with the whole corrected name; a job does so for what was approved before.';
create index data_change_requests_to_compare on data_change_requests (id)
  where status = 'disetujui' and papers_compared_at is null;
