import type { DemoScheme } from '../shapes.ts'
import { activityFee, neutrality, recognition } from './common-sections.ts'

const account = {
  nama: 'Akun anggota',
  keterangan: 'Pendaftaran dilakukan melalui akun dengan data diri yang sudah lengkap.',
  wajib: true,
}

const certificateNumber = {
  nama: 'Nomor sertifikat kompetensi',
  keterangan: 'Diisi oleh pemegang sertifikat agar kegiatan tercatat pada periode pemeliharaannya.',
  wajib: false,
}

export const scopingCourse: DemoScheme = {
  key: 'bimtek-pelingkupan',
  name: 'Bimtek Pelingkupan dan Dampak Penting Hipotetik',
  category: 'Pemeliharaan',
  jenis: 'pemeliharaan',
  durasi: '2 hari',
  nilai: { jenis_kegiatan: 'bimtek', jam_pelajaran: 16, poin: 16 },
  registration_fee: 1_500_000,
  image: 'skema-bimtek',
  description: `
<p>Bimbingan teknis dua hari tentang bagian Amdal yang paling menentukan arah studi: <strong>pelingkupan</strong>. Peserta bekerja dalam kelompok kecil dengan satu kasus, mulai dari deskripsi rencana kegiatan sampai daftar dampak penting hipotetik, batas wilayah studi, dan batas waktu kajian.</p>
<p>Hari pertama membahas identifikasi dan evaluasi dampak potensial. Hari kedua membahas perumusan alasan, pemilihan metode kajian, serta telaah silang antarkelompok.</p>
<p>Kegiatan dapat diakui sebagai pemeliharaan kompetensi, dan tidak memberi keuntungan apa pun dalam uji.</p>
`.trim(),
  persyaratan: [
    account,
    certificateNumber,
    {
      nama: 'Komputer jinjing',
      keterangan: 'Lembar kerja diisi dalam bentuk elektronik selama kegiatan.',
      wajib: true,
    },
  ],
  unit_kompetensi: [{ judul: 'Memimpin pelingkupan' }, { judul: 'Melakukan pelingkupan bidang tugas' }],
  metode_uji: [],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Dampak yang luput pada pelingkupan tidak akan dikaji, sedangkan dampak yang dimasukkan tanpa alasan menghabiskan waktu dan biaya. Banyak perbaikan dokumen berawal dari daftar dampak penting hipotetik yang tidak disertai alasan yang dapat ditelusuri.',
        'Bimbingan teknis ini memberi ruang latihan yang sulit diperoleh di tengah pekerjaan: mencoba, ditelaah oleh rekan, lalu memperbaiki.',
      ],
    },
    {
      judul: 'Tujuan',
      isi: [
        'Setelah kegiatan, peserta mampu menyusun bagan alir dampak, mengevaluasi dampak potensial dengan pertanyaan yang konsisten, menuliskan alasan setiap keputusan, serta menetapkan batas wilayah studi dan batas waktu kajian yang sesuai dengan sifat dampaknya.',
      ],
    },
    {
      judul: 'Peserta dan sasaran',
      isi: [
        'Kegiatan ditujukan bagi pemegang sertifikat KTPA dan ATPA, dan terbuka bagi tenaga ahli, pemrakarsa, serta aparatur yang menelaah dokumen. Jumlah peserta dibatasi agar setiap kelompok memperoleh umpan balik.',
      ],
    },
    {
      judul: 'Materi dan tata cara',
      isi: [
        'Materi meliputi deskripsi rencana kegiatan yang memadai, identifikasi dampak potensial, evaluasi dampak potensial, pengelolaan yang sudah menjadi bagian rencana, penetapan batas kajian, dan penyusunan metode studi.',
        'Setiap kelompok menyerahkan lembar kerja pada akhir hari kedua. Lembar kerja ditelaah oleh kelompok lain dan fasilitator, lalu dikembalikan dengan catatan tertulis.',
      ],
    },
    recognition('Kegiatan diakui apabila peserta hadir pada kedua hari dan menyerahkan lembar kerja kelompok.'),
    activityFee,
    neutrality,
  ],
}

export const amdalnetWorkshop: DemoScheme = {
  key: 'workshop-amdalnet',
  name: 'Workshop Amdalnet bagi Penyusun',
  category: 'Pemeliharaan',
  jenis: 'pemeliharaan',
  durasi: '1 hari',
  nilai: { jenis_kegiatan: 'workshop', jam_pelajaran: 8, poin: 8 },
  registration_fee: 750_000,
  image: 'skema-workshop',
  description: `
<p>Lokakarya satu hari tentang cara menyiapkan data dan dokumen untuk <strong>Amdalnet</strong>, sistem informasi kementerian bagi proses persetujuan lingkungan. Peserta berlatih menyusun isian sebelum masuk ke sistem, sehingga data tim, dampak, serta rencana pengelolaan dan pemantauan sudah konsisten.</p>
<p>Pembahasan mencakup data penyusun yang diperlukan, keruntutan dampak penting hipotetik dengan matriks RKL-RPL, dan kebiasaan penamaan berkas yang memudahkan penelaah.</p>
<p>Latihan memakai data buatan. Peserta tidak diminta membuka akun atau dokumen milik pemrakarsa.</p>
`.trim(),
  persyaratan: [
    account,
    certificateNumber,
    { nama: 'Komputer jinjing', keterangan: 'Dengan peramban web terbaru dan aplikasi lembar kerja.', wajib: true },
  ],
  unit_kompetensi: [{ judul: 'Mengendalikan mutu dokumen Amdal' }],
  metode_uji: [],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Proses persetujuan lingkungan kini berjalan melalui sistem elektronik. Kesalahan kecil, seperti nama dampak yang berbeda antarbagian atau nomor penyusun yang tertukar, dapat menunda pemeriksaan dokumen yang isinya sudah baik.',
      ],
    },
    {
      judul: 'Tujuan',
      isi: [
        'Peserta mampu menyiapkan data penyusun, membedakan nomor registrasi dan nomor sertifikat, menyusun daftar dampak yang konsisten dari kerangka acuan sampai RKL-RPL, serta memeriksa kelengkapan berkas sebelum diunggah.',
      ],
    },
    {
      judul: 'Peserta dan sasaran',
      isi: [
        'Lokakarya ditujukan bagi ketua dan anggota tim penyusun, serta staf LPJP dan pemrakarsa yang mengelola berkas. Tidak diperlukan kemampuan pemrograman.',
      ],
    },
    {
      judul: 'Materi dan tata cara',
      isi: [
        'Kegiatan terdiri atas penjelasan singkat, latihan mandiri dengan data buatan, dan telaah bersama atas kesalahan yang sering muncul. Tampilan sistem kementerian dapat berubah; materi menekankan penyiapan data yang tetap berguna ketika tampilan berganti.',
        'Lembaga ini bukan pengelola Amdalnet. Pertanyaan tentang akun atau gangguan sistem disampaikan kepada layanan bantuan kementerian.',
      ],
    },
    recognition('Kegiatan diakui apabila peserta hadir sampai selesai dan menyerahkan lembar latihan.'),
    activityFee,
    neutrality,
  ],
}

export const approvalWebinar: DemoScheme = {
  key: 'webinar-persetujuan-teknis',
  name: 'Webinar Persetujuan Teknis dalam Proses Amdal',
  category: 'Pemeliharaan',
  jenis: 'pemeliharaan',
  durasi: '3 jam',
  nilai: { jenis_kegiatan: 'webinar', jam_pelajaran: 3, poin: 3 },
  registration_fee: 0,
  image: 'skema-webinar',
  description: `
<p>Webinar tiga jam tanpa biaya tentang kaitan <strong>persetujuan teknis</strong> dengan penyusunan Amdal. Narasumber membahas kapan kajian teknis air limbah, emisi, dan limbah bahan berbahaya dan beracun perlu disiapkan, serta bagaimana hasilnya masuk ke prakiraan dampak dan RKL-RPL.</p>
<p>Sesi pertama memaparkan alur kerja, sesi kedua membahas contoh ketidaksesuaian yang sering muncul antara kajian teknis dan dokumen, dan sesi ketiga berupa tanya jawab.</p>
<p>Tautan ruang daring tampil pada Kegiatan Saya sesudah pendaftaran dikonfirmasi.</p>
`.trim(),
  persyaratan: [
    account,
    certificateNumber,
    { nama: 'Sambungan internet', keterangan: 'Cukup untuk mengikuti siaran video selama tiga jam.', wajib: true },
  ],
  unit_kompetensi: [{ judul: 'Menyusun RKL-RPL' }],
  metode_uji: [],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Kajian teknis dan dokumen Amdal sering disusun oleh orang yang berbeda pada waktu yang berbeda. Akibatnya angka debit, beban pencemar, atau titik penaatan dapat berlainan, padahal keduanya menjelaskan kegiatan yang sama.',
      ],
    },
    {
      judul: 'Tujuan',
      isi: [
        'Peserta memahami hubungan antara kajian teknis dan Amdal, mengenali data yang harus sama pada keduanya, dan dapat menyusun jadwal kerja yang mencegah pengulangan survei.',
      ],
    },
    {
      judul: 'Peserta dan tata cara',
      isi: [
        'Webinar terbuka bagi umum dengan kuota sesuai kapasitas ruang daring. Peserta masuk dengan nama lengkap sesuai akun agar kehadirannya dapat dicatat.',
        'Pertanyaan dapat dikirim sebelum kegiatan. Rekaman dan bahan tayang dibagikan kepada peserta terdaftar, dan tidak untuk disebarluaskan tanpa izin narasumber.',
      ],
    },
    recognition('Kegiatan diakui apabila peserta hadir sampai akhir dan mengisi lembar refleksi singkat.'),
    neutrality,
  ],
}

export const supervisionSeminar: DemoScheme = {
  key: 'seminar-rkl-rpl',
  name: 'Seminar RKL-RPL yang Terlaksana dan Dapat Diawasi',
  category: 'Pemeliharaan',
  jenis: 'pemeliharaan',
  durasi: '1 hari',
  nilai: { jenis_kegiatan: 'seminar', jam_pelajaran: 7, poin: 7 },
  registration_fee: 500_000,
  image: 'skema-seminar',
  description: `
<p>Seminar sehari yang mempertemukan penyusun, pelaksana kegiatan, laboratorium, dan pengawas lingkungan hidup untuk membahas satu pertanyaan: apakah <strong>RKL-RPL yang kita tulis dapat dijalankan</strong> dan dapat diperiksa di lapangan?</p>
<p>Acara terdiri atas paparan praktik dari beberapa sektor, diskusi panel, dan klinik rumusan. Dalam klinik, peserta membawa satu baris matriks dari pekerjaannya sendiri, dengan data yang disamarkan, lalu memperbaikinya bersama rekan dari peran lain.</p>
<p>Pemakalah dipilih melalui telaah abstrak oleh panitia seminar.</p>
`.trim(),
  persyaratan: [
    account,
    certificateNumber,
    {
      nama: 'Satu baris matriks RKL-RPL',
      keterangan: 'Untuk klinik rumusan, dengan identitas pemrakarsa yang sudah disamarkan.',
      wajib: false,
    },
  ],
  unit_kompetensi: [{ judul: 'Menyusun RKL-RPL' }, { judul: 'Menyusun RKL-RPL bidang tugas' }],
  metode_uji: [],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'RKL-RPL adalah bagian Amdal yang dipakai paling lama, yaitu selama kegiatan berjalan. Penyusunnya jarang bertemu dengan orang yang melaksanakan dan mengawasinya, sehingga rumusan yang sulit diukur terus terulang.',
      ],
    },
    {
      judul: 'Tujuan',
      isi: [
        'Mempertemukan penyusun dengan pelaksana dan pengawas, mengumpulkan contoh rumusan yang baik, dan memperbarui pengetahuan peserta tentang metode pemantauan.',
      ],
    },
    {
      judul: 'Peserta dan pemakalah',
      isi: [
        'Seminar terbuka bagi pemegang sertifikat, LPJP, pemrakarsa, laboratorium, akademisi, dan aparatur. Pemakalah mengirim abstrak sebelum batas waktu dan menyatakan kepentingan yang berkaitan dengan isi makalahnya.',
        'Paparan tidak boleh memuat promosi jasa. Data pemrakarsa ditampilkan hanya dengan izin tertulis atau setelah disamarkan.',
      ],
    },
    {
      judul: 'Susunan acara',
      isi: [
        'Pagi hari berisi paparan praktik dan diskusi panel. Siang hari berisi klinik rumusan dalam kelompok kecil, ditutup dengan pembacaan rumusan yang telah diperbaiki. Bahan tayang dibagikan setelah acara atas izin pemakalah.',
      ],
    },
    recognition('Peran sebagai pemakalah dicatat tersendiri dan diakui sesuai ketentuan skema sertifikasi.'),
    activityFee,
    neutrality,
  ],
}

export const consultationWorkshop: DemoScheme = {
  key: 'workshop-konsultasi-publik',
  name: 'Workshop Konsultasi Publik dan Kajian Dampak Sosial',
  category: 'Pemeliharaan',
  jenis: 'pemeliharaan',
  durasi: '1 hari',
  nilai: { jenis_kegiatan: 'workshop', jam_pelajaran: 8, poin: 8 },
  registration_fee: 850_000,
  image: 'skema-workshop',
  description: `
<p>Lokakarya sehari bagi penyusun yang merancang dan memandu <strong>konsultasi publik</strong>. Peserta berlatih memetakan pemangku kepentingan, menyiapkan bahan yang mudah dipahami, memandu pertemuan, dan mengolah saran serta tanggapan warga menjadi masukan pelingkupan.</p>
<p>Bagian kedua membahas data sosial: memilih responden, menghindari pertanyaan yang mengarahkan, melindungi kerahasiaan narasumber, dan menghubungkan temuan sosial dengan dampak fisik maupun kesehatan masyarakat.</p>
<p>Latihan dilakukan melalui bermain peran dengan kasus buatan, diikuti telaah bersama.</p>
`.trim(),
  persyaratan: [account, certificateNumber],
  unit_kompetensi: [
    { judul: 'Mengoordinasikan pengumuman dan konsultasi publik' },
    { judul: 'Mengumpulkan dan menganalisis data rona lingkungan hidup' },
  ],
  metode_uji: [],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Konsultasi publik mudah berubah menjadi acara sosialisasi: pemrakarsa berbicara, warga menandatangani daftar hadir, lalu masukan mereka tidak lagi ditemukan dalam dokumen. Lokakarya ini membahas cara kerja yang membuat masukan warga benar-benar berpengaruh pada pelingkupan.',
      ],
    },
    {
      judul: 'Tujuan',
      isi: [
        'Peserta mampu merancang konsultasi publik yang dapat diikuti kelompok rentan, memandu percakapan yang sulit, mencatat masukan secara utuh, dan menunjukkan jejak setiap masukan sampai ke keputusan pelingkupan.',
      ],
    },
    {
      judul: 'Peserta dan sasaran',
      isi: [
        'Lokakarya ditujukan bagi ketua tim, anggota tim bidang sosial dan kesehatan masyarakat, serta pemrakarsa yang menyelenggarakan pertemuan dengan warga.',
      ],
    },
    {
      judul: 'Materi dan tata cara',
      isi: [
        'Materi meliputi pemetaan pemangku kepentingan, penyusunan bahan dalam bahasa yang dipahami warga, teknik memandu, pencatatan, pengolahan masukan, dan etika pengumpulan data sosial.',
        'Bermain peran dilakukan dengan kasus buatan. Peserta bergantian menjadi pemandu, warga, dan pengamat, lalu menerima umpan balik dari rekan dan fasilitator.',
      ],
    },
    recognition(
      'Kegiatan diakui apabila peserta hadir sampai selesai dan mengikuti sekurang-kurangnya satu latihan peran.',
    ),
    activityFee,
    neutrality,
  ],
}
