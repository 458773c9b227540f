import type { DemoGalleryItem } from './shapes.ts'

/** Drawn illustrations: each alt text says what is to be seen, each caption what it stands for. */
export const gallery: DemoGalleryItem[] = [
  {
    source: 'galeri-01',
    judul: 'Daerah aliran sungai dari udara',
    album: 'Bentang Alam Nusantara',
    days_ago: 18,
    alt: 'Ilustrasi daerah aliran sungai dilihat dari udara, dengan alur sungai yang berkelok-kelok di antara hutan dan lahan.',
  },
  {
    source: 'galeri-02',
    judul: 'Pesisir mangrove dan jalur papan',
    album: 'Bentang Alam Nusantara',
    days_ago: 33,
    alt: 'Ilustrasi pantai berhutan mangrove dengan jalur papan kayu yang membelah akar-akar bakau.',
  },
  {
    source: 'galeri-03',
    judul: 'Punggung gunung saat fajar',
    album: 'Bentang Alam Nusantara',
    days_ago: 51,
    alt: 'Ilustrasi deretan punggung gunung berlapis saat fajar, dengan langit terang di balik puncaknya.',
  },
  {
    source: 'galeri-04',
    judul: 'Survei lapangan di lahan sawah',
    album: 'Survei dan Pengambilan Data',
    days_ago: 68,
    alt: 'Ilustrasi tim survei yang bekerja dengan alat ukur berkaki tiga di tengah petak sawah.',
  },
  {
    source: 'galeri-05',
    judul: 'Pengambilan contoh air dari perahu',
    album: 'Survei dan Pengambilan Data',
    days_ago: 92,
    alt: 'Ilustrasi petugas di atas perahu yang menurunkan alat untuk mengambil contoh air.',
  },
  {
    source: 'galeri-06',
    judul: 'Stasiun pemantau kualitas udara',
    album: 'Survei dan Pengambilan Data',
    days_ago: 121,
    alt: 'Ilustrasi stasiun pemantau kualitas udara dengan alat pengukur di luar ruangan.',
  },
  {
    source: 'galeri-07',
    judul: 'Konsultasi publik di balai desa',
    album: 'Pelibatan Masyarakat',
    days_ago: 147,
    alt: 'Ilustrasi warga duduk bersama di balai desa dalam pertemuan konsultasi publik.',
  },
  {
    source: 'galeri-08',
    judul: 'Meja kerja laboratorium lingkungan',
    album: 'Survei dan Pengambilan Data',
    days_ago: 179,
    alt: 'Ilustrasi meja laboratorium dengan peralatan kaca dan contoh yang siap diuji.',
  },
  {
    source: 'galeri-09',
    judul: 'Transek terumbu karang',
    album: 'Survei dan Pengambilan Data',
    days_ago: 214,
    alt: 'Ilustrasi pengamatan terumbu karang di bawah air sepanjang garis transek.',
  },
  {
    source: 'galeri-10',
    judul: 'Tajuk hutan dan burung rangkong',
    album: 'Bentang Alam Nusantara',
    days_ago: 246,
    alt: 'Ilustrasi tajuk hutan hujan dengan burung rangkong di antara pepohonan.',
  },
  {
    source: 'galeri-11',
    judul: 'Ujian tulis di ruang kelas',
    album: 'Uji Kompetensi dan Sertifikasi',
    days_ago: 280,
    alt: 'Ilustrasi peserta yang mengerjakan ujian tulis di meja masing-masing dalam ruang kelas.',
  },
  {
    source: 'galeri-12',
    judul: 'Penyerahan sertifikat kompetensi',
    album: 'Uji Kompetensi dan Sertifikasi',
    days_ago: 309,
    alt: 'Ilustrasi penyerahan sertifikat kepada penerimanya di atas panggung.',
  },
]
