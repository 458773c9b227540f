-- The quality register has a permission of its own. Leaves them: whoever has it gets it from the office.
alter table users drop constraint users_permissions_check,
  add constraint users_permissions_check
    check (permissions <@ '{verifikasi,keuangan,keputusan,pengaduan,konten,pengguna,laporan,soal,ujian,mutu}'
    and (role = 'administrator' or permissions = '{}'));

select add_setting(500, 'edisi_standar', '2012', '', 2012, 2099, 'Edisi standar yang dipakai menilai lembaga',
  'Tahun edisi SNI ISO/IEC 17024: 2012 atau 2026. Daftar klausul pada Mutu mengikutinya.');
select add_setting(501, 'peralihan_standar', '""', '', 0, 10, 'Kedua edisi berlaku sampai',
  'Hari terakhir edisi lama masih diterima, misalnya 2029-04-01. Kosongkan selama belum ditetapkan.');
select add_setting(502, 'batas_temuan', '30', 'hari', 1, 365, 'Batas sebab dan tindakan temuan',
  'Sejak temuan dibuka; dapat diubah pada temuannya.');
