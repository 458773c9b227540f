-- group: certificates
-- Samples that the ministry draws: the server draws by a seed that it makes itself, so that nobody chooses.
create table ministry_samples (
  id integer generated always as identity primary key,
  version integer not null default 1,
  dari date not null,
  sampai date not null,
  kualifikasi text check (kualifikasi in ('KTPA', 'ATPA')),
  ukuran integer not null check (ukuran between 1 and 50),
  populasi integer not null check (populasi > 0),
  benih text not null check (benih ~ '^[0-9a-f]{32}$'),
  drawn_by integer not null references users (id),
  drawn_at timestamptz not null,
  constraint ministry_samples_period_check check (sampai >= dari)
);
comment on table ministry_samples is
  'A sample of certificates that the ministry drew: from how many, how many, and the seed by which anybody repeats it.';
comment on column ministry_samples.ukuran is 'Size. How many were asked for.';
comment on column ministry_samples.populasi is 'Population. From how many certificates it was drawn.';
comment on column ministry_samples.benih is
  'Seed. Certificates come in the order of SHA-256 over seed, blank and their id; the first ones are the sample.';
create index ministry_samples_drawn_by_drawn_at_id_idx on ministry_samples (drawn_by, drawn_at, id);
create index ministry_samples_drawn_at_id_idx on ministry_samples (drawn_at, id);
create trigger ministry_samples_refuse_change before update or delete on ministry_samples
  for each row execute function refuse_change();

create table ministry_sample_certificates (
  sample_id integer not null references ministry_samples (id),
  urutan integer not null,
  certificate_id integer not null references certificates (id),
  primary key (sample_id, urutan),
  unique (sample_id, certificate_id)
);
comment on table ministry_sample_certificates is 'The certificates of a sample in the order in which they were drawn.';
comment on column ministry_sample_certificates.urutan is 'Order.';
create index ministry_sample_certificates_certificate_id_idx on ministry_sample_certificates (certificate_id);
create trigger ministry_sample_certificates_refuse_change before update or delete on ministry_sample_certificates
  for each row execute function refuse_change();
