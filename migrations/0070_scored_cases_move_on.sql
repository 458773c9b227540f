-- What both examiners have scored goes on to the decision at once; nobody rests in a stage between the two any more.
update user_trainings set tahap = 'menunggu_keputusan' where tahap = 'dinilai';
alter table user_trainings drop constraint user_trainings_tahap_check;
alter table user_trainings add constraint user_trainings_tahap_check check (tahap in (
  'draft', 'daftar_tunggu', 'diajukan', 'perlu_perbaikan', 'menunggu_pembayaran', 'menunggu_konfirmasi', 'ditolak',
  'dibatalkan', 'kedaluwarsa', 'terjadwal', 'tidak_hadir', 'diuji', 'menunggu_keputusan', 'belum_kompeten', 'banding',
  'diterbitkan'
));

-- The history knows the two transitions as one.
delete from application_events where transition = 'present';
update application_events set ke = 'menunggu_keputusan' where ke = 'dinilai';
update application_events set dari = 'menunggu_keputusan' where dari = 'dinilai';
