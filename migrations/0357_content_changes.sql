-- The day on which each part of the site last changed, for search engines: the sitemap's lastmod of pages that show many
-- rows, of which some are taken away. A part that has not changed since this came has no row.
-- group: site
create table content_changes (
  bagian text primary key check (bagian in ('isi_situs', 'galeri', 'mitra', 'tutorial', 'tuk', 'penguji')),
  updated_at timestamptz not null
);
comment on table content_changes is 'When what visitors read in a part of the site last changed.';
comment on column content_changes.bagian is 'Part of the site.';
insert into content_changes (bagian, updated_at) select 'isi_situs', updated_at from site_content;

-- Takes the part, and the columns that visitors do not read.
create function note_content_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - string_to_array(tg_argv[1], ',') = to_jsonb(old) - string_to_array(tg_argv[1], ',')
  then
    return null;
  end if;
  insert into content_changes (bagian, updated_at) values (tg_argv[0], now())
    on conflict (bagian) do update set updated_at = greatest(content_changes.updated_at, excluded.updated_at);
  return null;
end
$$;

create trigger site_content_note_change after insert or update on site_content for each row
  execute function note_content_change('isi_situs', 'version,updated_at,nama_pengirim,email_pengirim');
create trigger partners_note_change after insert or update or delete on partners for each row
  execute function note_content_change('mitra', 'version');
create trigger tutorial_sections_note_change after insert or update or delete on tutorial_sections for each row
  execute function note_content_change('tutorial', 'version');
create trigger faqs_note_change after insert or update or delete on faqs for each row
  execute function note_content_change('tutorial', 'version');
create trigger venues_note_change after insert or update or delete on venues for each row
  execute function note_content_change('tuk', 'version,zona_waktu');
-- Degrees are saved with their examiner, whose version then grows.
create trigger examiners_note_change after insert or update or delete on examiners for each row
  execute function note_content_change('penguji', '');

-- Pictures are shown once the people on them agreed.
create trigger gallery_items_note_new after insert on gallery_items for each row when (new.persetujuan_foto)
  execute function note_content_change('galeri', '');
create trigger gallery_items_note_change after update on gallery_items for each row
  when (old.persetujuan_foto or new.persetujuan_foto) execute function note_content_change('galeri', 'version');
create trigger gallery_items_note_end after delete on gallery_items for each row when (old.persetujuan_foto)
  execute function note_content_change('galeri', '');

create trigger content_changes_announce after insert or update or delete or truncate on content_changes
  for each statement execute function announce_content_change();
