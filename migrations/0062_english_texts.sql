-- What the body says of itself and its schemes in English; empty where nobody has written it yet.
alter table site_content
  add column nama_lembaga_en text not null default '' check (length(nama_lembaga_en) <= 120),
  add column dasar_hukum_en text not null default '' check (length(dasar_hukum_en) <= 500),
  add column home_section1_title_en text not null default '' check (length(home_section1_title_en) <= 150),
  add column home_section1_description_en text not null default '' check (length(home_section1_description_en) <= 1000),
  add column home_section2_title_en text not null default '' check (length(home_section2_title_en) <= 150),
  add column home_section2_description_en text not null default '' check (length(home_section2_description_en) <= 2000),
  add column tentang_tentangkami_en text not null default '',
  add column tentang_visi_en text not null default '',
  add column tentang_misi_en text not null default '';

-- Of the scheme and not of its versions, which never change: a translation may come later, and binds nobody.
alter table schemes
  add column name_en text not null default '' check (length(name_en) <= 200),
  add column description_en text not null default '';
