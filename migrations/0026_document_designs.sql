-- With which texts, signatory and pictures documents are drawn, from a day on; what was issued never changes.
create table document_designs (
  id integer generated always as identity primary key,
  version integer not null default 1,
  jenis text not null check (jenis in ('sertifikat', 'surat_keterangan', 'kartu_peserta', 'invoice', 'kuitansi')),
  -- In force from this day until the next one of its kind.
  berlaku_sejak date not null,
  teks jsonb not null check (jsonb_typeof(teks) = 'object'),
  penandatangan text not null default '' check (length(penandatangan) <= 150),
  jabatan text not null default '' check (length(jabatan) <= 150),
  tanda_tangan text references stored_files (name),
  stempel text references stored_files (name),
  latar text references stored_files (name),
  created_at timestamptz not null,
  created_by integer not null references users (id),
  -- The last change, made while it was only planned: documents issued before do not know it.
  changed_at timestamptz not null,
  -- A planned one that never came into force.
  withdrawn_at timestamptz,
  check (berlaku_sejak >= date(changed_at at time zone 'Asia/Jakarta')),
  check (withdrawn_at < berlaku_sejak::timestamp at time zone 'Asia/Jakarta'),
  check (tanda_tangan is null or penandatangan <> '')
);
create index on document_designs (jenis, berlaku_sejak, changed_at, id);
create index on document_designs (tanda_tangan);
create index on document_designs (stempel);
create index on document_designs (latar);
-- One plan for a day; what holds from the day on which it was made may follow another of that day.
create unique index document_designs_planned on document_designs (jenis, berlaku_sejak)
  where withdrawn_at is null and berlaku_sejak > date(changed_at at time zone 'Asia/Jakarta');

-- The moments are the program's, so that the order of events counts and not the clock of the database.
create function refuse_change_of_design() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'designs are only ever added to' using errcode = 'integrity_constraint_violation';
  end if;
  if old.withdrawn_at is not null or date(new.changed_at at time zone 'Asia/Jakarta') >= old.berlaku_sejak then
    raise exception 'a design in force is final' using errcode = 'integrity_constraint_violation';
  end if;
  if new.changed_at < old.changed_at or (new.id, new.jenis, new.created_at, new.created_by)
      is distinct from (old.id, old.jenis, old.created_at, old.created_by) then
    raise exception 'who planned a design, when and for what is final' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger document_designs_final before update or delete on document_designs
  for each row execute function refuse_change_of_design();
