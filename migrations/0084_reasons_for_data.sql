-- Sentences for the office when it refuses a change of personal data or a replaced document, and returns an activity.
alter table reason_templates drop constraint reason_templates_jenis_check,
  add constraint reason_templates_jenis_check
    check (jenis in ('perbaikan', 'penolakan', 'pembayaran', 'pembatalan', 'laporan', 'kegiatan', 'data'));
insert into reason_templates (jenis, urutan, isi) values
  ('kegiatan', 1, 'Sertifikat kegiatan tidak terbaca. Unggah pindaian yang jelas dan utuh.'),
  ('kegiatan', 2, 'Nama atau tanggal pada sertifikat berbeda dengan isian. Perbaiki isian atau unggah sertifikat yang benar.'),
  ('kegiatan', 3, 'Jam pelajaran tidak tertulis pada sertifikat. Sertakan jadwal acara dari penyelenggara.'),
  ('data', 1, 'Pindaian tidak terbaca. Unggah pindaian yang jelas dan utuh.'),
  ('data', 2, 'Yang tertulis pada bukti berbeda dengan isian Anda. Ajukan lagi dengan isian yang sama dengan bukti.'),
  ('data', 3, 'Dokumen ini atas nama orang lain. Unggah dokumen Anda sendiri.');
