-- The body's own links and the order of its home page; lists that are empty leave everything as the specification has it.
alter table site_content
  add column tautan_menu jsonb not null default '[]' check (jsonb_typeof(tautan_menu) = 'array'),
  add column tautan_kaki jsonb not null default '[]' check (jsonb_typeof(tautan_kaki) = 'array'),
  add column bagian_beranda jsonb not null default '[]' check (jsonb_typeof(bagian_beranda) = 'array');
