-- A field has one name from the column to the screen (docs/decisions/0027): the wire's; English where it is on no wire.

-- With the names of indexes, checks and sequences that were made from the old ones.
do $$
declare
  given record;
  named record;
begin
  for given in select * from (values
    ('application_steps', 'application_events'), ('tutorial_steps', 'tutorial_sections')
  ) as renamed (was, becomes) loop
    execute format('alter table %I rename to %I', given.was, given.becomes);
    for named in select conname as name from pg_constraint where conname ^@ (given.was || '_') loop
      execute format('alter table %I rename constraint %I to %I', given.becomes, named.name,
        replace(named.name, given.was, given.becomes));
    end loop;
    for named in select relname as name from pg_class where relname ^@ (given.was || '_') and relkind in ('i', 'S') loop
      execute format('alter table %I rename to %I', named.name, replace(named.name, given.was, given.becomes));
    end loop;
  end loop;
  alter trigger tutorial_steps_announce on tutorial_sections rename to tutorial_sections_announce;

  for given in select * from (values
    ('application_events', 'step', 'transition'),
    ('certificate_events', 'step', 'transition'),
    ('certificate_papers', 'kredensial', 'credential'),
    ('certificate_years', 'laporan_ditunggu', 'report_awaited'),
    ('certificates', 'impor', 'imported'),
    ('certificates', 'jabatan_penandatangan', 'signer_title'),
    ('certificates', 'nomor_kunci', 'number_key'),
    ('certificates', 'nomor', 'no_sertifikasi'),
    ('certificates', 'penandatangan', 'signer_name'),
    ('certificates', 'wajib_sejak', 'duties_since'),
    ('complaints', 'jenis', 'jenis_pengaduan'),
    ('decisions', 'units', 'unit'),
    ('evaluations', 'tinjau_at', 'objected_at'),
    ('evaluations', 'tinjau_oleh', 'reconsidered_by'),
    ('evaluations', 'tinjau_selesai_at', 'reconsidered_at'),
    ('evaluations', 'told_at', 'notified_at'),
    ('invoices', 'bukti_pengembalian', 'refund_file_id'),
    ('maintenance_events', 'step', 'transition'),
    ('maintenance_records', 'hadir_at', 'attended_at'),
    ('maintenance_records', 'hadir_oleh', 'attended_by'),
    ('maintenance_records', 'nomor_sertifikat', 'no_sertifikat'),
    ('maintenance_records', 'sertifikat_id', 'certificate_file_id'),
    ('performance_reports', 'nomor', 'no_sertifikasi'),
    ('performance_reports', 'pernyataan_at', 'declared_at'),
    ('report_colleagues', 'laporan_id', 'own_report_id'),
    ('report_events', 'step', 'transition'),
    ('sanctions', 'jawaban_file', 'answer_file_id'),
    ('sanctions', 'no_sertifikat', 'no_sertifikasi'),
    ('schemes', 'category', 'kategori'),
    ('sent_reminders', 'acuan', 'reference_day'),
    ('user_trainings', 'asal_id', 'origin_id'),
    ('user_trainings', 'diingatkan_hari', 'reminded_days'),
    ('user_trainings', 'form_version', 'version'),
    ('user_trainings', 'hadir_at', 'attended_at'),
    ('user_trainings', 'hadir_oleh', 'attended_by'),
    ('user_trainings', 'memperpanjang_id', 'renews_id'),
    ('user_trainings', 'offered', 'ditawarkan'),
    ('user_trainings', 'stage_since', 'tahap_sejak')
  ) as renamed (place, was, becomes)
  union all
  select table_name, 'pemilik', 'owner_text' from information_schema.columns
    where table_schema = 'public' and column_name = 'pemilik'
  loop
    execute format('alter table %I rename column %I to %I', given.place, given.was, given.becomes);
    for named in select conname as name from pg_constraint
      where conrelid = given.place::regclass and conname ~ ('_' || given.was || '_')
    loop
      execute format('alter table %I rename constraint %I to %I', given.place, named.name,
        replace(named.name, given.was, given.becomes));
    end loop;
    for named in select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = given.place::regclass and relname ~ ('_' || given.was || '_')
    loop
      execute format('alter table %I rename to %I', named.name, replace(named.name, given.was, given.becomes));
    end loop;
  end loop;
end $$;

-- PostgreSQL does not look into the bodies of functions.
create or replace function copy_category_of_scheme() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.category_id <> old.category_id then
    select name into new.kategori from categories where id = new.category_id for share;
  end if;
  return new;
end $$;

create or replace function copy_names_of_schedule() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.scheme_version_id <> old.scheme_version_id then
    select v.name, schemes.kategori into new.skema, new.kategori
      from scheme_versions as v join schemes on schemes.id = v.scheme_id where v.id = new.scheme_version_id for share;
  end if;
  if tg_op = 'INSERT' or new.venue_id is distinct from old.venue_id then
    new.tuk := (select name from venues where id = new.venue_id for share);
  end if;
  return new;
end $$;

create or replace function rename_category() returns trigger language plpgsql as $$
begin
  update schemes set kategori = new.name where category_id = new.id;
  return null;
end $$;

create or replace function rename_category_of_schedules() returns trigger language plpgsql as $$
begin
  update schedules set kategori = new.kategori
    from scheme_versions as v where v.id = schedules.scheme_version_id and v.scheme_id = new.id;
  return null;
end $$;

create or replace function copy_owner() returns trigger language plpgsql as $$
begin
  select search_text into new.owner_text from users where id = new.user_id for share;
  return new;
end $$;

create or replace function rename_owner() returns trigger language plpgsql as $$
declare
  own regclass;
begin
  for own in select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'owner_text' and not attisdropped and relkind = 'r' order by relname
  loop
    execute format('update %s set owner_text = $1 where user_id = $2', own) using new.search_text, new.id;
  end loop;
  return null;
end $$;

create or replace function name_sanctioned() returns trigger language plpgsql as $$
begin
  select own.user_id, own.no_sertifikasi,
      coalesce((select search_text from users where id = own.user_id for share), lower(' ' || own.nama))
    into new.user_id, new.no_sertifikasi, new.owner_text from certificates as own where own.id = new.certificate_id;
  return new;
end $$;

create or replace function note_contradiction() returns trigger language plpgsql as $$
begin
  update performance_reports as report set bertentangan = found.is_so
  from (select own.id, exists (select from report_colleagues
      where (report_id = own.id or own_report_id = own.id) and bertentangan) as is_so
    from performance_reports as own
    where own.id in (old.report_id, old.own_report_id, new.report_id, new.own_report_id)) as found
  where report.id = found.id and report.bertentangan <> found.is_so;
  return null;
end $$;

create or replace function end_awaiting() returns trigger language plpgsql as $$
begin
  update certificate_years set report_awaited = false where id = new.year_id and report_awaited;
  return null;
end $$;

create or replace function await_reports() returns trigger language plpgsql as $$
begin
  update certificate_years as year set report_awaited = new.status in ('aktif', 'dibekukan')
    and not exists (select from performance_reports where year_id = year.id and status <> 'draft')
  where certificate_id = new.id;
  return null;
end $$;

-- Fields inside documents; what the history remembers stays as it was.
update sanctions set tugas = (
    select jsonb_agg(jsonb_build_object('tugas', task -> 'tugas', 'done_at', task -> 'selesai_at') order by place)
    from jsonb_array_elements(tugas) with ordinality as each (task, place)
  ) where tugas <> '[]';
update performance_reports set dokumen = (
    select jsonb_agg(case when jsonb_array_length(coalesce(document -> 'rekan', '[]')) = 0 then document
      else jsonb_set(document, '{rekan}', (
        select jsonb_agg(colleague - 'nomor' || jsonb_build_object('no_sertifikasi', colleague -> 'nomor') order by line)
        from jsonb_array_elements(document -> 'rekan') with ordinality as known (colleague, line)
      )) end order by place)
    from jsonb_array_elements(dokumen) with ordinality as each (document, place)
  ) where dokumen <> '[]';
update status_letters set isi = isi - 'nomor' - 'diganti_oleh' || jsonb_build_object(
    'no_sertifikasi', isi -> 'nomor', 'no_sertifikasi_pengganti', isi -> 'diganti_oleh',
    'penerbit', jsonb_build_object('nama_lembaga', isi -> 'penerbit' -> 'nama', 'alamat', isi -> 'penerbit' -> 'alamat')
  ) where isi <> '{}';
