-- group: exams
select add_setting(478, 'jam_buka_naskah', '24', 'jam', 1, 168, 'Naskah ujian dapat dibuka dan dicetak',
  'Sebelum ujian paling awal yang memakainya. Sejak dirilis sampai saat itu naskah tersegel bagi semua orang.');
