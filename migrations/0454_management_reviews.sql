-- group: quality
-- Reviews by the management: inputs gathered from the portal's own rows, minutes, and decisions as tasks.
create table management_reviews (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'disiapkan' check (status in ('disiapkan', 'selesai')),
  tanggal date not null,
  dari date not null,
  sampai date not null,
  owner_id integer not null references users (id),
  masukan jsonb,
  gathered_at timestamptz,
  risalah text check (length(risalah) between 1 and 20000),
  finished_by integer references users (id),
  finished_at timestamptz,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  constraint management_reviews_period_check check (sampai >= dari),
  constraint management_reviews_gather_check check ((masukan is null) = (gathered_at is null)),
  constraint management_reviews_finish_check check ((status = 'selesai') =
    (masukan is not null and risalah is not null and finished_at is not null and finished_by is not null))
);
comment on table management_reviews is
  'A review by the management: the figures of a period as they were gathered, the minutes, and tasks that follow.';
comment on column management_reviews.masukan is 'Inputs. Each figure by its name, as it was when it was gathered.';
comment on column management_reviews.risalah is 'Minutes. What was said and decided.';
comment on column management_reviews.reminded_at is 'When a letter said that it is late; null again once its day moves.';
create index management_reviews_tanggal_id_idx on management_reviews (tanggal, id);
create index management_reviews_owner_id_idx on management_reviews (owner_id);
create index management_reviews_finished_by_idx on management_reviews (finished_by);
create index management_reviews_created_by_idx on management_reviews (created_by);

create table review_tasks (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'terbuka' check (status in ('terbuka', 'selesai')),
  review_id integer not null references management_reviews (id),
  uraian text not null check (length(uraian) between 1 and 1000),
  owner_id integer not null references users (id),
  batas date not null,
  hasil text check (length(hasil) between 1 and 2000),
  finished_by integer references users (id),
  finished_at timestamptz,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  constraint review_tasks_check
    check ((status = 'selesai') = (hasil is not null and finished_at is not null and finished_by is not null))
);
comment on table review_tasks is 'A decision of a review by the management as a task: somebody does it by a day.';
comment on column review_tasks.hasil is 'Result.';
comment on column review_tasks.reminded_at is 'When a letter said that it is late; null again once its day moves.';
create index review_tasks_batas_id_idx on review_tasks (batas, id);
create index review_tasks_review_id_idx on review_tasks (review_id, id);
create index review_tasks_owner_id_idx on review_tasks (owner_id);
create index review_tasks_finished_by_idx on review_tasks (finished_by);
create index review_tasks_created_by_idx on review_tasks (created_by);
