import type { DemoScheme } from '../shapes.ts'
import {
  appeals,
  candidateRights,
  curriculumVitae,
  feeTerms,
  identityCard,
  photograph,
  references,
  suspension,
} from './common-sections.ts'

const oldCertificate = {
  nama: 'Sertifikat yang akan diperpanjang',
  keterangan: 'Terisi otomatis bila diterbitkan lembaga ini. Sertifikat lembaga lain diunggah dalam bentuk PDF.',
  wajib: true,
}

const yearlyReports = {
  nama: 'Laporan kinerja tahunan',
  keterangan:
    'Laporan yang disampaikan di area anggota tidak perlu diunggah lagi. Unggah hanya laporan yang disampaikan di luar sistem ini.',
  wajib: false,
}

const maintenanceRecord = {
  nama: 'Bukti pemeliharaan kompetensi',
  keterangan:
    'Kegiatan yang sudah diakui di area anggota tidak perlu diunggah lagi. Unggah hanya bukti kegiatan di luar sistem ini.',
  wajib: false,
}

const renewalProcess = {
  judul: 'Proses perpanjangan',
  isi: [
    'Permohonan dapat diajukan sejak 180 hari sebelum masa berlaku berakhir sesuai ketentuan skema. Data, laporan, dan kegiatan yang sudah diterima terisi otomatis, sehingga pemohon cukup memeriksa dan melengkapi yang kurang.',
    'Admin memeriksa kelengkapan laporan dan pemeliharaan selama masa berlaku. Jika seluruhnya lengkap, pemohon diuji dengan pemeriksaan portofolio dan wawancara. Jika tidak lengkap, pemohon mengikuti uji penuh seperti sertifikasi baru.',
    'Keputusan ditetapkan oleh pengambil keputusan yang tidak menguji pemohon. Apabila keputusan kompeten ditetapkan sebelum masa lama berakhir, masa berlaku baru dimulai pada hari setelah masa lama berakhir, sehingga tidak ada hari yang hilang.',
  ],
}

const lateRenewal = {
  judul: 'Keterlambatan perpanjangan',
  isi: [
    'Setelah masa berlaku berakhir, pemegang tidak boleh menggunakan sertifikatnya dan statusnya pada daftar pemegang menjadi kedaluwarsa. Penyusunan dokumen yang dimulai setelah tanggal itu tidak dihitung sebagai kinerja dalam laporan maupun portofolio.',
    'Permohonan yang masuk dalam masa tenggang 90 hari sesuai ketentuan skema tetap diproses sebagai perpanjangan dengan catatan terlambat, dan masa berlaku baru dihitung sejak tanggal keputusan. Setelah masa tenggang lewat, pemohon mengikuti skema sertifikasi baru.',
  ],
}

export const renewalKtpa: DemoScheme = {
  key: 'perpanjangan-ktpa',
  name: 'Perpanjangan Sertifikat Ketua Tim Penyusun Amdal',
  category: 'Perpanjangan',
  kualifikasi: 'KTPA',
  jenis: 'perpanjangan',
  durasi: '1 hari',
  registration_fee: 2_500_000,
  image: 'skema-perpanjangan',
  description: `
<p>Skema untuk memperpanjang sertifikat KTPA bagi pemegang yang <strong>terus menjalankan perannya</strong> dan memenuhi kewajiban tahunan. Penilaian bertumpu pada apa yang Anda kerjakan selama masa berlaku: dokumen yang dipimpin, laporan kinerja, dan kegiatan pemeliharaan kompetensi.</p>
<p>Bila laporan dan pemeliharaan setiap tahun lengkap, uji berlangsung satu hari melalui pemeriksaan portofolio dan wawancara. Bila tidak lengkap, berlaku uji penuh sesuai ketentuan skema.</p>
<p>Permohonan sebaiknya diajukan beberapa bulan sebelum sertifikat berakhir agar tidak ada jeda masa berlaku.</p>
`.trim(),
  persyaratan: [
    identityCard,
    photograph,
    curriculumVitae,
    oldCertificate,
    yearlyReports,
    maintenanceRecord,
    {
      nama: 'Portofolio sebagai ketua tim',
      keterangan:
        'Dokumen yang dipimpin selama masa berlaku, dengan halaman susunan tim dan catatan keputusan pelingkupan.',
      wajib: true,
    },
  ],
  unit_kompetensi: [
    { judul: 'Merencanakan studi Amdal dan menyusun tim' },
    { judul: 'Memimpin pelingkupan' },
    { judul: 'Mengevaluasi dampak secara holistik' },
    { judul: 'Mengendalikan mutu dokumen Amdal' },
    { judul: 'Menerapkan etika penyusun Amdal' },
  ],
  metode_uji: ['Pemeriksaan portofolio', 'Wawancara'],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Peraturan, metode kajian, dan teknologi pengelolaan lingkungan hidup terus berubah. Sertifikat yang diterbitkan sekali untuk selamanya tidak dapat menjamin bahwa pemegangnya masih mengikuti perubahan itu.',
        'Perpanjangan adalah penilaian atas kompetensi yang berlanjut. Ketua tim menunjukkan bahwa ia tetap memimpin studi, melaporkan pekerjaannya, dan memperbarui pengetahuannya selama masa berlaku sertifikat.',
      ],
    },
    {
      judul: 'Ruang lingkup',
      isi: [
        'Skema ini berlaku bagi pemegang sertifikat KTPA yang masih berlaku atau berada dalam masa tenggang sesuai ketentuan skema. Pemegang sertifikat dari lembaga sertifikasi lain dapat mengajukan permohonan setelah keabsahan sertifikatnya dikonfirmasi kepada penerbit.',
        'Sertifikat yang sedang dibekukan tidak dapat diperpanjang sebelum status pembekuannya diselesaikan.',
      ],
    },
    {
      judul: 'Tujuan',
      isi: [
        'Memastikan bahwa pemegang sertifikat tetap mampu memimpin studi Amdal menurut peraturan dan praktik terkini, dengan menggunakan bukti yang telah dikumpulkan sepanjang masa berlaku agar beban pemohon tetap wajar.',
      ],
    },
    references,
    {
      judul: 'Unit kompetensi yang dinilai kembali',
      isi: [
        'Penilaian difokuskan pada unit yang paling menentukan peran ketua tim: merencanakan studi dan tim, memimpin pelingkupan, mengevaluasi dampak secara holistik, mengendalikan mutu dokumen, dan menerapkan etika. Unit lain dinilai melalui portofolio dan laporan tahunan.',
        'Apabila bukti untuk suatu unit tidak cukup, penguji dapat meminta bukti tambahan atau mengusulkan uji ulang unit tersebut.',
      ],
    },
    {
      judul: 'Persyaratan dasar pemohon',
      isi: [
        'Pemohon melampirkan sertifikat yang akan diperpanjang, laporan kinerja untuk setiap periode, bukti pemeliharaan kompetensi, dan portofolio sebagai ketua tim. Pemeliharaan kompetensi merupakan syarat perpanjangan.',
        'Pemohon yang tidak memimpin dokumen selama masa berlaku tetap dapat mengajukan permohonan dengan laporan nihil yang lengkap. Penguji kemudian memperdalam wawancara melalui kasus.',
      ],
    },
    candidateRights,
    feeTerms,
    renewalProcess,
    {
      judul: 'Metode uji dan syarat lulus',
      isi: [
        'Pemeriksaan portofolio menilai keaslian peran, kekinian pekerjaan, dan keruntutan dokumen dari pelingkupan sampai RKL-RPL. Wawancara membahas keputusan yang diambil pemohon sebagai ketua tim, perubahan peraturan yang relevan, dan masalah etik yang mungkin dihadapi.',
        'Pemohon dinyatakan kompeten apabila portofolio lengkap dan sahih serta seluruh unit yang dinilai kembali kompeten. Pemohon yang mengikuti uji penuh memenuhi syarat lulus skema KTPA.',
      ],
    },
    lateRenewal,
    suspension('KTPA hasil perpanjangan'),
    appeals,
  ],
}

export const renewalAtpa: DemoScheme = {
  key: 'perpanjangan-atpa',
  name: 'Perpanjangan Sertifikat Anggota Tim Penyusun Amdal',
  category: 'Perpanjangan',
  kualifikasi: 'ATPA',
  jenis: 'perpanjangan',
  durasi: '1 hari',
  registration_fee: 2_000_000,
  image: 'skema-perpanjangan',
  description: `
<p>Skema untuk memperpanjang sertifikat ATPA. Anda menunjukkan bahwa kompetensi pada bidang tugas <strong>tetap terpelihara</strong> melalui laporan kinerja tahunan, kegiatan pemeliharaan, dan contoh pekerjaan yang terbaru.</p>
<p>Laporan dan kegiatan yang sudah diterima di area anggota langsung masuk ke permohonan, sehingga sebagian besar berkas tidak perlu diunggah lagi. Bila seluruhnya lengkap, uji berupa pemeriksaan portofolio dan wawancara dalam satu hari.</p>
<p>Pemegang yang sudah siap memimpin tim dapat mempertimbangkan skema KTPA, dengan persyaratannya sendiri.</p>
`.trim(),
  persyaratan: [
    identityCard,
    photograph,
    oldCertificate,
    yearlyReports,
    maintenanceRecord,
    {
      nama: 'Portofolio bidang tugas',
      keterangan: 'Contoh pekerjaan pada masa berlaku yang menunjukkan metode, data, dan kesimpulan bidang Anda.',
      wajib: true,
    },
    {
      nama: 'Surat keterangan kerja',
      keterangan: 'Bila Anda berpindah tempat kerja atau bidang keahlian selama masa berlaku.',
      wajib: false,
    },
  ],
  unit_kompetensi: [
    { judul: 'Mengumpulkan dan menganalisis data rona lingkungan hidup' },
    { judul: 'Memprakirakan dampak bidang tugas' },
    { judul: 'Menyusun RKL-RPL bidang tugas' },
    { judul: 'Menerapkan etika penyusun Amdal' },
  ],
  metode_uji: ['Pemeriksaan portofolio', 'Wawancara'],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Anggota tim bekerja paling dekat dengan data. Metode pengambilan contoh, perangkat prakiraan, dan baku mutu yang dipakai dapat berubah dalam satu masa berlaku sertifikat, sehingga kompetensi pada bidang tugas perlu dinilai kembali.',
        'Perpanjangan menggunakan catatan yang telah terkumpul setiap tahun. Pemegang yang tertib melapor dan memelihara kompetensinya tidak perlu mengulang seluruh rangkaian uji.',
      ],
    },
    {
      judul: 'Ruang lingkup',
      isi: [
        'Skema ini berlaku bagi pemegang sertifikat ATPA yang masih berlaku atau berada dalam masa tenggang sesuai ketentuan skema. Bidang keahlian pada sertifikat baru sama dengan yang lama, kecuali pemohon menunjukkan bukti yang cukup untuk bidang tambahan.',
        'Skema ini tidak digunakan untuk beralih dari ATPA menjadi KTPA. Peralihan dilakukan melalui skema KTPA.',
      ],
    },
    {
      judul: 'Tujuan',
      isi: [
        'Memastikan bahwa pemegang sertifikat tetap menguasai metode bidang tugasnya, mengikuti perubahan peraturan, dan bekerja menurut etika penyusun Amdal.',
      ],
    },
    references,
    {
      judul: 'Unit kompetensi yang dinilai kembali',
      isi: [
        'Unit yang dinilai kembali adalah mengumpulkan dan menganalisis data rona lingkungan hidup, memprakirakan dampak bidang tugas, menyusun RKL-RPL bidang tugas, dan menerapkan etika penyusun Amdal.',
        'Unit pelingkupan bidang tugas dinilai melalui portofolio. Jika bukti tidak cukup, penguji dapat mengajukan pertanyaan tambahan dalam wawancara.',
      ],
    },
    {
      judul: 'Persyaratan dasar pemohon',
      isi: [
        'Pemohon melampirkan sertifikat yang akan diperpanjang, laporan kinerja setiap periode, bukti pemeliharaan kompetensi, dan portofolio bidang tugas. Pemeliharaan kompetensi merupakan syarat perpanjangan.',
        'Laporan nihil dihitung sebagai laporan yang lengkap. Pemohon dengan laporan nihil berturut-turut menyertakan pekerjaan lain yang relevan, misalnya pemantauan lingkungan, audit, penelitian, atau pengajaran pada bidangnya.',
      ],
    },
    candidateRights,
    feeTerms,
    renewalProcess,
    {
      judul: 'Metode uji dan syarat lulus',
      isi: [
        'Penguji memeriksa sekurang-kurangnya satu contoh pekerjaan secara mendalam: asal data, alasan pemilihan metode, cara menghitung, dan keterbatasan yang diakui. Wawancara mencakup perubahan peraturan atau metode pada bidang tugas.',
        'Pemohon dinyatakan kompeten apabila portofolio lengkap dan sahih serta seluruh unit yang dinilai kembali kompeten. Pemohon yang mengikuti uji penuh memenuhi syarat lulus skema ATPA.',
      ],
    },
    lateRenewal,
    suspension('ATPA hasil perpanjangan'),
    appeals,
  ],
}
