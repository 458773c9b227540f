-- The blueprint of a version's written exam: its cells stand in the units, beside the methods that examine them.

alter table scheme_versions
  add column menit_tulis integer check (menit_tulis between 1 and 600),
  add column butir_tulis integer check (butir_tulis between 1 and 1000),
  add column poin_tulis integer check (poin_tulis between 1 and 10000),
  add column batas_nilai_tulis double precision check (batas_nilai_tulis between 0 and 100),
  add column cara_batas text check (cara_batas in ('angoff', 'ditetapkan')),
  add column alasan_batas text check (length(alasan_batas) between 1 and 1000);
comment on column scheme_versions.menit_tulis is 'Minutes of the written exam.';
comment on column scheme_versions.butir_tulis is 'Items of the written exam. What the cells of the units add up to.';
comment on column scheme_versions.poin_tulis is 'Points of the written exam. What the cells of the units add up to.';
comment on column scheme_versions.batas_nilai_tulis is
  'Cut score. From which points of a hundred a unit is passed; null where the setting says it.';
comment on column scheme_versions.cara_batas is 'How the cut score was set. By judges (Angoff), or by the body with a reason.';
comment on column scheme_versions.alasan_batas is 'Reason for the cut score.';
