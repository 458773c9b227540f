-- What was not sent waits for the office: its words stay until it is sent again or closed.
alter table text_messages
  add column isi text check (length(isi) between 1 and 500),
  add column resent_at timestamptz,
  drop constraint text_messages_status_check,
  add constraint text_messages_status_check
    check (status in ('menunggu', 'dikirim', 'terkirim', 'gagal', 'tidak_pasti', 'dilewati', 'ditutup'));

-- A provider that asked to wait is asked again from then on, by no message earlier.
alter table message_channels add column resume_at timestamptz;
