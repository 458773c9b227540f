import type { DemoFaq, DemoTutorialSection } from './shapes.ts'

/** The eleven steps from account to yearly duties. */
export const tutorialSections: DemoTutorialSection[] = [
  {
    judul: 'Buat akun',
    isi: 'Isi nama, email, nomor HP, dan password pada halaman Registrasi akun. Gunakan email pribadi yang akan tetap Anda pakai, karena invoice, jadwal, dan keputusan dikirim ke alamat itu. Satu orang cukup memiliki satu akun untuk semua skema.',
    pelaku: 'Anda',
    target_waktu: 'Sekitar 5 menit',
    dokumen: [],
    kesalahan: [
      'Memakai email kantor yang tidak dapat dibuka lagi setelah pindah kerja.',
      'Membuat akun kedua karena lupa password. Gunakan tautan reset password.',
      'Menulis nama panggilan, bukan nama sesuai KTP.',
    ],
  },
  {
    judul: 'Verifikasi email',
    isi: 'Buka pesan verifikasi yang kami kirim, lalu pilih tautan di dalamnya. Jika pesan belum tampak, periksa folder spam atau minta kirim ulang dari halaman verifikasi. Area anggota terbuka setelah email terverifikasi.',
    pelaku: 'Anda',
    target_waktu: 'Pada hari yang sama',
    dokumen: [],
    kesalahan: [
      'Memakai tautan lama setelah meminta kirim ulang. Pakailah tautan pada pesan terakhir.',
      'Salah ketik alamat email saat mendaftar.',
    ],
  },
  {
    judul: 'Lengkapi data diri',
    isi: 'Isi identitas, alamat, pendidikan, dan pekerjaan, lalu unggah berkas pribadi. Data disimpan sebagai draf, jadi Anda dapat berhenti dan melanjutkan kapan saja. Setelah dikirim, data ini dipakai ulang pada setiap permohonan.',
    pelaku: 'Anda',
    target_waktu: '20–30 menit',
    dokumen: ['KTP atau paspor', 'Ijazah terakhir', 'Daftar riwayat hidup', 'Pas foto'],
    kesalahan: [
      'Nama pada ijazah berbeda dari KTP tanpa keterangan.',
      'Foto berkas buram atau terpotong sehingga nomor tidak terbaca.',
      'Berkas lebih dari 2 MB atau bukan PDF, JPG, atau PNG.',
    ],
  },
  {
    judul: 'Pilih skema dan jadwal',
    isi: 'Baca skema sampai bagian persyaratan, lalu pilih jadwal dan Tempat Uji Kompetensi (TUK) yang sesuai. Perhatikan batas pendaftaran, sisa kuota, dan zona waktu TUK. Jika jadwal penuh, Anda dapat masuk daftar tunggu.',
    pelaku: 'Anda',
    target_waktu: 'Sebelum pendaftaran ditutup',
    dokumen: [],
    kesalahan: [
      'Memilih KTPA padahal prasyarat ATPA dalam skema belum terpenuhi.',
      'Memilih TUK jauh tanpa menghitung waktu dan biaya perjalanan.',
      'Mengira jam yang tertulis selalu WIB.',
    ],
  },
  {
    judul: 'Unggah persyaratan',
    isi: 'Isi pengalaman dan asesmen mandiri untuk setiap unit, lalu tautkan bukti yang mendukungnya. Lengkapi berkas sesuai daftar periksa skema, baca pernyataan, dan kirim permohonan. Kursi Anda ditahan sejak permohonan terkirim.',
    pelaku: 'Anda',
    target_waktu: '1–2 jam bila berkas sudah siap',
    dokumen: [
      'Sertifikat pelatihan penyusun Amdal dari LPK terakreditasi',
      'Portofolio dokumen Amdal',
      'Sertifikat ATPA (untuk KTPA, sesuai ketentuan skema)',
      'Surat keterangan kerja bila diminta skema',
    ],
    kesalahan: [
      'Mengunggah seluruh dokumen Amdal. Cukup sampul, halaman tim, dan bagian yang Anda kerjakan, paling besar 10 MB.',
      'Menyatakan kompeten pada semua unit tanpa menautkan bukti.',
      'Tidak menyebut hubungan dengan penguji atau sesama pemohon.',
    ],
  },
  {
    judul: 'Verifikasi admin',
    isi: 'Admin memeriksa setiap berkas terhadap persyaratan skema. Hasilnya dapat diterima, perlu perbaikan dengan catatan untuk tiap berkas, atau ditolak dengan alasan. Perbaiki hanya berkas yang diberi catatan, lalu kirim kembali sebelum batas waktunya.',
    pelaku: 'Admin',
    target_waktu: 'Paling lama 5 hari kerja',
    dokumen: [],
    kesalahan: [
      'Tidak membuka email sehingga batas waktu perbaikan terlewat.',
      'Mengirim ulang berkas yang sama tanpa membaca catatan.',
    ],
  },
  {
    judul: 'Bayar invoice',
    isi: 'Setelah berkas diterima, invoice terbit di halaman permohonan Anda. Transfer tepat sampai tiga angka kode unik, lalu unggah bukti pembayaran. Bila kantor yang membayar, ubah nama dan NPWP tagihan sebelum invoice lunas.',
    pelaku: 'Anda',
    target_waktu: '3 hari sejak invoice terbit',
    dokumen: ['Bukti transfer'],
    kesalahan: [
      'Membulatkan jumlah sehingga kode unik hilang.',
      'Membayar sebelum invoice terbit atau ke rekening yang tidak tercantum pada invoice.',
      'Sudah transfer tetapi lupa mengunggah bukti.',
    ],
  },
  {
    judul: 'Ikuti uji',
    isi: 'Datang ke TUK dengan kartu peserta dan identitas asli, paling lambat 30 menit sebelum mulai. Metode uji mengikuti skema: ujian tulis, pemeriksaan portofolio, wawancara, dan untuk KTPA juga presentasi. Sampaikan kebutuhan khusus saat mendaftar agar dapat disiapkan.',
    pelaku: 'Anda',
    target_waktu: 'Sesuai jadwal uji',
    dokumen: ['Kartu peserta', 'KTP atau paspor asli', 'Portofolio asli'],
    kesalahan: [
      'Datang tanpa identitas asli.',
      'Tidak dapat menjelaskan bagian dokumen yang diakui sebagai pekerjaan sendiri.',
      'Membawa keluar atau memotret bahan uji.',
    ],
  },
  {
    judul: 'Keputusan',
    isi: 'Penguji memberi rekomendasi untuk tiap unit, lalu pengambil keputusan yang tidak ikut menguji menetapkan hasilnya. Jika belum kompeten, Anda menerima uraian unit yang kurang dan dapat mengikuti uji ulang. Anda juga dapat mengajukan banding sesuai ketentuan skema.',
    pelaku: 'Pengambil keputusan',
    target_waktu: 'Paling lama 10 hari kerja setelah uji',
    dokumen: [],
    kesalahan: [
      'Mengira rekomendasi penguji sudah merupakan keputusan.',
      'Melewatkan batas pengajuan banding 14 hari kerja yang ditetapkan skema.',
    ],
  },
  {
    judul: 'Unduh sertifikat',
    isi: 'Sertifikat terbit dalam bentuk PDF dengan nomor dan kode QR, dan nama Anda masuk daftar pemegang. Periksa nama, gelar, skema, dan masa berlaku. Jika ada yang keliru, ajukan perubahan data dari halaman profil.',
    pelaku: 'Sistem',
    target_waktu: 'Segera setelah keputusan ditetapkan',
    dokumen: [],
    kesalahan: [
      'Mengubah atau memotong berkas PDF sehingga kode QR tidak terbaca.',
      'Memakai tanda sertifikasi di luar lingkup yang tertulis pada sertifikat.',
    ],
  },
  {
    judul: 'Lapor dan pelihara tiap tahun',
    isi: 'Sekurang-kurangnya sekali setahun, laporkan kinerja penyusunan Amdal dan ikuti kegiatan pemeliharaan kompetensi. Tidak menyusun dokumen pada tahun itu tetap dilaporkan sebagai nihil. Laporan yang diterima akan mengisi portofolio perpanjangan Anda.',
    pelaku: 'Anda',
    target_waktu: 'Setiap tahun sebelum tanggal jatuh tempo periode Anda',
    dokumen: ['Sampul dan halaman tim dokumen Amdal', 'Bukti kegiatan pemeliharaan'],
    kesalahan: [
      'Menunggu tahun ketiga baru mengumpulkan semua laporan.',
      'Mengira laporan nihil membebaskan dari pemeliharaan kompetensi.',
      'Tidak menyimpan bukti peran pada dokumen.',
    ],
  },
]

export const faqs: DemoFaq[] = [
  {
    pertanyaan: 'Siapa yang wajib memiliki sertifikat kompetensi?',
    jawaban:
      'Setiap penyusun Amdal wajib memiliki sertifikat kompetensi penyusun Amdal, sebagaimana diatur UU 32/2009 yang telah diubah dengan UU Cipta Kerja. Menurut PP 22/2021, satu tim penyusun sekurang-kurangnya terdiri atas satu ketua tim (KTPA) dan dua anggota tim (ATPA). Tenaga ahli di luar tiga orang itu ditambahkan sesuai dampak yang dikaji.',
  },
  {
    pertanyaan: 'Apa beda KTPA dan ATPA?',
    jawaban:
      'ATPA mengerjakan bidang tugasnya: mengumpulkan data, memprakirakan dampak, dan menyusun rencana pengelolaan serta pemantauan bidang itu. KTPA memimpin seluruh studi: merencanakan tim, memimpin pelingkupan, mengevaluasi dampak secara holistik, dan menjamin mutu dokumen. Persyaratan masuk keduanya berbeda dan tercantum pada halaman skema.',
  },
  {
    pertanyaan: 'Apakah saya harus mengikuti pelatihan di lembaga ini?',
    jawaban:
      'Tidak. Pelatihan dapat diikuti di lembaga pelatihan kompetensi (LPK) mana pun yang terakreditasi, dan semuanya kami perlakukan sama. Kegiatan yang kami selenggarakan untuk pemegang sertifikat juga tidak memberi keuntungan apa pun dalam uji.',
  },
  {
    pertanyaan: 'Berapa lama sertifikat berlaku?',
    jawaban:
      'Sertifikat berlaku 3 tahun sejak tanggal yang tercantum di dalamnya, sesuai ketentuan skema. Permohonan perpanjangan dapat diajukan sebelum masa berlaku habis, dan kami mengirim pengingat ke email Anda. Perpanjangan yang selesai tepat waktu berlaku sejak hari setelah masa lama berakhir.',
  },
  {
    pertanyaan: 'Apa kewajiban saya setiap tahun?',
    jawaban:
      'Sekurang-kurangnya sekali setahun Anda melaporkan kinerja penyusunan Amdal dan memelihara kompetensi melalui bimtek, lokakarya, seminar, atau kegiatan sejenis. Kewajiban ini bersumber dari Permen LHK 18/2021. Keduanya dicatat di area anggota dan menjadi dasar perpanjangan.',
  },
  {
    pertanyaan: 'Bagaimana jika saya tidak menyusun dokumen Amdal tahun ini?',
    jawaban:
      'Kirim laporan nihil dengan alasan singkat. Laporan nihil tetap memenuhi kewajiban lapor, tetapi tidak menggantikan pemeliharaan kompetensi. Ikutilah sekurang-kurangnya satu kegiatan yang diakui pada tahun itu.',
  },
  {
    pertanyaan: 'Apa akibatnya jika dua tahun berturut-turut tidak ada pemeliharaan?',
    jawaban:
      'Lembaga dapat memerintahkan uji ulang atau membekukan sertifikat. Sebelum itu Anda menerima pemberitahuan dan diberi waktu untuk menjawab sesuai ketentuan skema. Dasbor anggota menampilkan hitungan tahun tanpa pemeliharaan agar Anda dapat bertindak lebih awal.',
  },
  {
    pertanyaan: 'Apa yang dapat saya lakukan jika dinyatakan belum kompeten?',
    jawaban:
      'Anda menerima laporan unit yang belum kompeten beserta alasannya, lalu dapat mengikuti uji ulang unit itu dalam jangka waktu yang ditetapkan skema. Jika Anda menilai prosesnya keliru, ajukan banding paling lama 14 hari kerja setelah keputusan, sesuai ketentuan skema. Banding diperiksa oleh orang yang tidak terlibat dalam pengujian maupun keputusan.',
  },
  {
    pertanyaan: 'Bagaimana cara memeriksa keaslian sertifikat?',
    jawaban:
      'Pindai kode QR pada sertifikat, atau ketik nomornya di halaman Daftar Pemegang. Cocokkan nama, skema, dan masa berlaku yang tampil dengan dokumen di tangan Anda. Jika nomor tidak ditemukan atau datanya berbeda, laporkan melalui halaman Pengaduan.',
  },
  {
    pertanyaan: 'Siapa yang dapat melihat data saya?',
    jawaban:
      'Masyarakat hanya melihat data daftar pemegang yang memang dibuka, seperti nama, nomor sertifikat, skema, dan status. NIK, alamat lengkap, nomor HP, dan berkas Anda tidak pernah ditampilkan; penguji pun hanya melihat bahan yang diperlukan untuk menilai. Sesuai UU 27/2022, Anda berhak melihat, memperbaiki, mengunduh, dan meminta penghapusan data melalui menu Data & Privasi.',
  },
]
