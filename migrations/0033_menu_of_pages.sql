-- Which pages stand in the menu, in which order and under which label; by itself the menu of the specification.
alter table site_content
  add column menu_utama jsonb not null default '[
    {"halaman": "tentang", "label": "Tentang", "tampil": true},
    {"halaman": "sertifikasi", "label": "Sertifikasi", "tampil": true},
    {"halaman": "daftar-skema", "label": "Daftar Skema", "tampil": true},
    {"halaman": "daftar-penguji", "label": "Daftar Penguji", "tampil": true},
    {"halaman": "daftar-tuk", "label": "Daftar TUK", "tampil": true},
    {"halaman": "informasi", "label": "Informasi", "tampil": true},
    {"halaman": "tutorial-pendaftaran", "label": "Tutorial Pendaftaran", "tampil": true},
    {"halaman": "jadwal-uji", "label": "Jadwal Uji", "tampil": true},
    {"halaman": "daftar-pemegang", "label": "Daftar Pemegang", "tampil": true},
    {"halaman": "informasi-galeri", "label": "Galeri", "tampil": true},
    {"halaman": "pengaduan", "label": "Pengaduan", "tampil": true},
    {"halaman": "artikel", "label": "Artikel", "tampil": true}
  ]' check (jsonb_typeof(menu_utama) = 'array');
