-- Points of a written exam may have decimals, as many as the body decides.
alter table unit_scores alter column nilai type double precision;

select add_setting(284, 'desimal_nilai_tulis', to_jsonb(1), 'angka', 0, 2, 'Angka di belakang koma pada nilai ujian tulis',
  'Misalnya 1 untuk 65,5. Nilai dengan lebih banyak angka ditolak, tidak dibulatkan.');
