-- By when examiners are asked for, and from when on the door is open.
select add_setting(282, 'batas_penugasan', to_jsonb(21), 'hari', 1, 120, 'Penguji ditugaskan paling lambat',
  'Sebelum hari uji. Sesudah itu, peserta yang pengujinya kurang tampil di meja kerja.');
select add_setting(283, 'buka_kehadiran', to_jsonb(60), 'menit', 0, 1440, 'Kehadiran dan penilaian dibuka',
  'Sebelum jam mulai uji.');

-- Since a correction of the holder's name was approved that the newest paper does not show.
alter table certificates add column reprint_asked_at timestamptz;
create index on certificates (reprint_asked_at) where reprint_asked_at is not null;
update certificates set reprint_asked_at = request.decided_at
  from (select user_id, max(decided_at) as decided_at from data_change_requests where status = 'disetujui' group by user_id)
    as request
  join users on users.id = request.user_id
  where certificates.user_id = request.user_id and certificates.status in ('aktif', 'dibekukan')
    and certificates.valid_until >= current_date and position(users.name in certificates.nama) = 0
    and request.decided_at > (select max(created_at) from certificate_papers where certificate_id = certificates.id);
