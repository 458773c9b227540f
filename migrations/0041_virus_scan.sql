-- What a virus scanner said of uploads; none of them was scanned until now.
alter table private_files
  add column scanned_at timestamptz,
  add column scan_awaited boolean not null default false,
  add column infected text;
create index on private_files (created_at) where scanned_at is null and erased_at is null;

alter table stored_files
  add column scanned_at timestamptz,
  add column scan_awaited boolean not null default false,
  add column infected text;
create index on stored_files (created_at) where scanned_at is null;

select add_setting(411, 'tolak_tanpa_pindai', to_jsonb(false), '', null, null, 'Tolak berkas selama pemindai virus tidak terjangkau',
  'Bila tidak, berkas diterima, ditandai, dan dipindai kemudian.');
