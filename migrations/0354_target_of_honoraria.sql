-- A statement of honoraria that waits for its second person is late after this many working days.
select add_setting(465, 'target_honorarium', '5', 'hari kerja', 1, 60, 'Target persetujuan honorarium',
  'Sejak rincian disusun; sesudahnya antrean pada meja kerja menyebutnya terlambat.');
