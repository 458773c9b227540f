-- The receipt of an appeal or of an answer to a sanction names the day by which the body means to decide.
select add_setting(464, 'target_perkara', '15', 'hari kerja', 1, 90, 'Target putusan banding dan sanksi',
  'Sejak banding, permintaan, atau jawaban masuk; tertulis pada tanda terimanya.');
