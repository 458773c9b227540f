-- The day on which an article last changed, for search engines: the sitemap's lastmod and the article's dateModified.
alter table articles add column updated_at timestamptz not null default now();
comment on column articles.updated_at is 'When what visitors read last changed.';
update articles set updated_at = greatest(created_at, published_at);

create function note_article_change() returns trigger language plpgsql as $$
begin
  if (new.slug, new.title, new.image, new.content, new.published_at)
    is distinct from (old.slug, old.title, old.image, old.content, old.published_at)
  then
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger articles_note_change before update on articles for each row execute function note_article_change();
