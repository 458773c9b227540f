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

export const ktpa: DemoScheme = {
  key: 'ktpa',
  name: 'Sertifikasi Ketua Tim Penyusun Amdal',
  category: 'KTPA',
  jenis: 'sertifikasi',
  wajib_atpa: true,
  durasi: '2 hari',
  registration_fee: 4_500_000,
  image: 'skema-ktpa',
  description: `
<p>Skema bagi penyusun yang <strong>memimpin</strong> studi Amdal: merencanakan studi dan tim, memimpin pelingkupan, menjaga alur kajian dari dampak penting hipotetik sampai RKL-RPL, serta mempertahankan hasilnya di hadapan Tim Uji Kelayakan Lingkungan Hidup.</p>
<p>Uji berlangsung dua hari. Hari pertama berisi ujian tulis dan pemeriksaan portofolio. Hari kedua berisi presentasi memimpin tim dan wawancara dengan dua penguji.</p>
<ul>
<li>Untuk Anda yang telah berpengalaman sebagai anggota tim dan siap memegang tanggung jawab atas seluruh dokumen.</li>
<li>Sertifikat berlaku 3 tahun sesuai ketentuan skema, dengan kewajiban lapor dan pemeliharaan setiap tahun.</li>
</ul>
`.trim(),
  persyaratan: [
    identityCard,
    {
      nama: 'Ijazah',
      keterangan: '',
      wajib: true,
    },
    photograph,
    curriculumVitae,
    {
      nama: 'Sertifikat pelatihan penyusun Amdal',
      keterangan: 'Diterbitkan lembaga pelatihan kompetensi yang terakreditasi. Semua penyelenggara diperlakukan sama.',
      wajib: true,
    },
    {
      nama: 'Sertifikat ATPA',
      keterangan: 'Sertifikat anggota tim yang masih berlaku pada hari permohonan dikirim.',
      wajib: true,
    },
    {
      nama: 'Portofolio dokumen Amdal',
      keterangan:
        'Sampul, halaman susunan tim, dan bagian yang Anda susun sendiri. Jumlah dokumen mengikuti ketentuan skema.',
      wajib: true,
    },
    {
      nama: 'Bahan presentasi',
      keterangan:
        'Satu studi yang pernah Anda ikuti, paling banyak 15 halaman tayangan, data pemrakarsa boleh disamarkan.',
      wajib: true,
    },
    {
      nama: 'Surat keterangan kerja',
      keterangan: 'Dari LPJP, instansi, atau pemrakarsa yang menerangkan peran Anda pada dokumen dalam portofolio.',
      wajib: false,
    },
  ],
  unit_kompetensi: [
    { judul: 'Merencanakan studi Amdal dan menyusun tim' },
    { judul: 'Mengoordinasikan pengumuman dan konsultasi publik' },
    { judul: 'Memimpin pelingkupan' },
    { judul: 'Mengumpulkan dan menganalisis data rona lingkungan hidup' },
    { judul: 'Memprakirakan dampak penting' },
    { judul: 'Mengevaluasi dampak secara holistik' },
    { judul: 'Menyusun RKL-RPL' },
    { judul: 'Mengendalikan mutu dokumen Amdal' },
    { judul: 'Mempresentasikan dokumen kepada Tim Uji Kelayakan Lingkungan Hidup' },
    { judul: 'Menerapkan etika penyusun Amdal' },
  ],
  metode_uji: ['Ujian tulis', 'Pemeriksaan portofolio', 'Presentasi memimpin tim', 'Wawancara'],
  regulasi: [
    {
      judul: 'Latar belakang',
      isi: [
        'Dokumen Amdal menjadi bahan keputusan tentang layak atau tidaknya suatu rencana usaha dan/atau kegiatan bagi lingkungan hidup. Mutunya ditentukan oleh orang yang menyusunnya, terutama oleh ketua tim yang memutuskan apa yang dikaji, sedalam apa, dan dengan metode apa.',
        'Peraturan perundang-undangan mewajibkan penyusun Amdal memiliki sertifikat kompetensi. Peraturan Pemerintah Nomor 22 Tahun 2021 menempatkan sekurang-kurangnya satu ketua tim pada setiap tim penyusun, didampingi sekurang-kurangnya dua anggota tim.',
        'Skema ini menjelaskan bagaimana lembaga menilai kemampuan seseorang untuk menjalankan peran ketua tim, dan apa yang harus dilakukan pemegang sertifikat agar kepercayaan itu tetap beralasan.',
      ],
    },
    {
      judul: 'Ruang lingkup',
      isi: [
        'Skema ini berlaku untuk sertifikasi baru kualifikasi Ketua Tim Penyusun Amdal (KTPA). Perpanjangan dan uji ulang unit diatur dalam skema tersendiri.',
        'Sertifikat menyatakan kompetensi perorangan pada unit yang tercantum di dalamnya. Sertifikat tidak menyatakan kelayakan perusahaan tempat pemegang bekerja dan tidak menggantikan registrasi lembaga penyedia jasa penyusunan Amdal (LPJP).',
      ],
    },
    {
      judul: 'Tujuan sertifikasi',
      isi: [
        'Memastikan bahwa pemegang sertifikat mampu merencanakan dan memimpin studi Amdal secara utuh, mengambil keputusan ilmiah yang dapat dipertanggungjawabkan, dan menyampaikan hasilnya dengan jujur kepada pemrakarsa, masyarakat, dan Tim Uji Kelayakan Lingkungan Hidup.',
        'Memberi pemrakarsa, LPJP, dan pemerintah cara yang mudah untuk memeriksa bahwa seorang ketua tim memiliki sertifikat yang masih berlaku.',
      ],
    },
    references,
    {
      judul: 'Unit kompetensi',
      isi: [
        'Unit kompetensi dalam skema ini dikemas menurut tahapan kerja ketua tim: merencanakan studi dan tim, mengoordinasikan pelibatan masyarakat, memimpin pelingkupan, menguasai data rona dan prakiraan dampak, mengevaluasi dampak secara holistik, menyusun RKL-RPL, mengendalikan mutu, mempresentasikan hasil, dan menerapkan etika.',
        'Kode unit mengikuti naskah SKKNI yang dirujuk pada bagian Acuan dan dicantumkan pada perangkat uji serta lampiran sertifikat. Seluruh unit bersifat wajib; tidak ada unit pilihan dalam kemasan KTPA.',
      ],
    },
    {
      judul: 'Persyaratan dasar pemohon',
      isi: [
        'Pemohon memenuhi jenjang pendidikan, memiliki sertifikat pelatihan penyusun Amdal dari lembaga pelatihan kompetensi yang terakreditasi, memegang atau pernah memegang sertifikat ATPA, dan telah ikut menyusun dokumen Amdal dalam jumlah yang ditetapkan skema. Angka yang berlaku ditampilkan pada daftar periksa permohonan.',
        'Portofolio harus menunjukkan pekerjaan pemohon sendiri. Setiap dokumen disertai sampul, halaman susunan tim, dan bagian yang dikerjakan. Bagian yang dirahasiakan pemrakarsa boleh ditutup selama peran pemohon tetap dapat dinilai.',
        'Pemohon yang memiliki kebutuhan khusus menyampaikannya pada permohonan. Penyesuaian diberikan sepanjang tidak mengubah hal yang diuji.',
      ],
    },
    candidateRights,
    feeTerms,
    {
      judul: 'Proses sertifikasi',
      isi: [
        'Pemohon mengisi permohonan dan asesmen mandiri untuk setiap unit, menautkan bukti, lalu mengirimkannya melalui area anggota. Admin memeriksa kelengkapan dan kebenaran berkas dalam waktu sasaran 5 hari kerja. Berkas yang kurang dikembalikan dengan catatan untuk setiap butir.',
        'Setelah invoice lunas, lembaga menugaskan dua penguji yang bebas dari benturan kepentingan dan memberitahukan namanya kepada peserta. Peserta dapat mengajukan keberatan beralasan sebelum hari uji. Perpindahan jadwal dilayani satu kali, paling lambat 7 hari sebelum uji sesuai ketentuan skema.',
        'Penguji menilai secara terpisah, lalu memberi rekomendasi kompeten atau belum kompeten untuk setiap unit. Keputusan ditetapkan oleh pengambil keputusan yang tidak menguji dan tidak pernah melatih peserta, dengan waktu sasaran 10 hari kerja setelah uji.',
      ],
    },
    {
      judul: 'Metode uji dan syarat lulus',
      isi: [
        'Ujian tulis menilai pengetahuan tentang peraturan, tahapan Amdal, dan metode kajian melalui kasus. Pemeriksaan portofolio menilai kesahihan, kecukupan, kekinian, dan keaslian bukti. Presentasi menilai kemampuan memimpin tim dan mempertahankan keputusan ilmiah. Wawancara menggali alasan di balik bukti.',
        'Skema versi ini menetapkan nilai ujian tulis paling rendah 70 dari 100, portofolio lengkap dan sahih, serta presentasi dan wawancara dengan hasil kompeten. Peserta dinyatakan kompeten apabila seluruh unit kompeten.',
        'Peserta yang belum kompeten menerima uraian unit yang kurang. Unit itu dapat diuji ulang dalam 6 bulan sesuai ketentuan skema, tanpa mengulang unit yang sudah kompeten.',
      ],
    },
    {
      judul: 'Surveilan dan pemeliharaan kompetensi',
      isi: [
        'Sertifikat berlaku 3 tahun sesuai ketentuan skema. Sekurang-kurangnya sekali dalam setahun, pemegang melaporkan kinerja penyusunan Amdal serta memelihara kompetensi melalui bimbingan teknis, lokakarya, seminar, atau kegiatan sejenis, sebagaimana diatur Peraturan Menteri Lingkungan Hidup dan Kehutanan Nomor 18 Tahun 2021.',
        'Laporan ketua tim memuat dokumen yang dipimpin, tahap penyelesaiannya, susunan tim, dan kendala yang dihadapi. Pemegang yang tidak menyusun dokumen mengirim laporan nihil beserta alasannya.',
        'Lembaga dapat melakukan evaluasi surveilan secara berkala atau karena adanya keluhan. Hasilnya dapat berupa memenuhi, perlu pembinaan, atau tidak memenuhi, dan pemegang berhak meminta peninjauan atas hasil itu.',
      ],
    },
    suspension('KTPA'),
    appeals,
  ],
}
