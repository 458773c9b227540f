-- group: quality
-- Risks to impartiality: seen with those concerned, treated, and looked at again by a day.
create table impartiality_risks (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'dipantau' check (status in ('dipantau', 'berakhir')),
  judul text not null check (length(judul) between 1 and 150),
  sumber text not null check (length(sumber) between 1 and 2000),
  pihak_didengar text not null check (length(pihak_didengar) between 1 and 1000),
  tingkat_risiko text not null check (tingkat_risiko in ('rendah', 'sedang', 'tinggi')),
  penanganan text not null check (length(penanganan) between 1 and 4000),
  owner_id integer not null references users (id),
  tinjau_pada date not null,
  catatan text check (length(catatan) between 1 and 2000),
  reviewed_by integer references users (id),
  reviewed_at timestamptz,
  created_by integer not null references users (id),
  created_at timestamptz not null,
  reminded_at timestamptz,
  constraint impartiality_risks_check
    check ((catatan is null) = (reviewed_at is null) and (reviewed_at is null) = (reviewed_by is null)),
  constraint impartiality_risks_check1 check (status = 'dipantau' or catatan is not null)
);
comment on table impartiality_risks is
  'A risk to impartiality: where it comes from, who was heard about it, how it is treated, and when it is looked at again.';
comment on column impartiality_risks.pihak_didengar is 'Parties heard.';
comment on column impartiality_risks.tingkat_risiko is 'Level of the risk. What remains with its treatment.';
comment on column impartiality_risks.reminded_at is 'When a letter said that its review is late; null again once its day moves.';
create index impartiality_risks_tinjau_pada_id_idx on impartiality_risks (tinjau_pada, id);
create index impartiality_risks_owner_id_idx on impartiality_risks (owner_id);
create index impartiality_risks_reviewed_by_idx on impartiality_risks (reviewed_by);
create index impartiality_risks_created_by_idx on impartiality_risks (created_by);
