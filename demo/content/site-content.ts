import { editionName } from '../../src/features/platform/editions/rules.ts'
import type { DemoSiteContent } from './shapes.ts'

/** The fictional body behind the demonstration: every address, number and account here is invented. */
export const siteContent: DemoSiteContent = {
  nama_lembaga: 'LSK Amdal Nusantara Lestari',
  nama_singkat: 'LSK Lestari',
  dasar_hukum: 'Lembaga rekaan untuk contoh; tidak terdaftar dan tidak berlisensi.',
  logo: 'logo',
  alamat: 'Gedung Meranti Lantai 3, Jalan Rimba Lestari No. 27, Cipedak, Jagakarsa, Jakarta Selatan 12630, DKI Jakarta',
  email: 'sekretariat@example.com',
  phone: '+62 811-0000-0001',
  facebook: 'https://www.facebook.com/lsk.nusantara.lestari.contoh',
  instagram: 'https://www.instagram.com/lsk.nusantara.lestari.contoh',
  rekening: [
    { bank: 'Bank Contoh Nusantara', nomor: '000 1234 5678', atas_nama: 'LSK Amdal Nusantara Lestari' },
    { bank: 'Bank Contoh Syariah', nomor: '700 0099 001', atas_nama: 'LSK Amdal Nusantara Lestari' },
  ],
  asosiasi_nama: 'Perhimpunan Penyusun Amdal Contoh',
  asosiasi_url: 'https://asosiasi.example.com',
  home_section1_title: 'Sertifikasi kompetensi penyusun Amdal',
  home_section1_description:
    'Kami menguji dan menyertifikasi ketua dan anggota tim penyusun Amdal, agar setiap kajian dampak lingkungan disusun oleh orang yang terbukti mampu.',
  home_section1_image: 'hero',
  home_section2_title: 'Lembaga yang menguji, bukan yang melatih',
  home_section2_description:
    'Asal pelatihan Anda tidak memengaruhi penilaian. Penguji menilai bukti, pengambil keputusan tidak ikut menguji, dan setiap sertifikat dapat diperiksa siapa saja di situs ini.',
  home_section2_image: 'home-section2',
  tentang_tentangkami: `
<p><strong>LSK Amdal Nusantara Lestari</strong> adalah lembaga sertifikasi kompetensi bagi penyusun Analisis Mengenai Dampak Lingkungan Hidup (Amdal). Kami menguji dua kualifikasi, yaitu Ketua Tim Penyusun Amdal (KTPA) dan Anggota Tim Penyusun Amdal (ATPA), lalu memelihara daftar pemegang sertifikat yang terbuka untuk umum.</p>
<p>Undang-Undang Nomor 32 Tahun 2009 sebagaimana telah diubah mewajibkan penyusun Amdal memiliki sertifikat kompetensi. Pelaksanaannya diatur dalam Peraturan Pemerintah Nomor 22 Tahun 2021 dan Peraturan Menteri Lingkungan Hidup dan Kehutanan Nomor 18 Tahun 2021. Tugas kami memastikan bahwa sertifikat itu berarti: pemegangnya telah diuji dengan bukti, dan kompetensinya tetap dipelihara setelah sertifikat terbit.</p>
<h3>Yang kami kerjakan</h3>
<ul>
<li>Menyusun dan memelihara skema sertifikasi yang dapat dibaca siapa saja.</li>
<li>Memeriksa permohonan, melaksanakan uji kompetensi, dan menetapkan keputusan sertifikasi.</li>
<li>Menerima laporan kinerja tahunan dan mencatat pemeliharaan kompetensi pemegang sertifikat.</li>
<li>Melayani pemeriksaan keaslian sertifikat, keluhan, dan banding.</li>
</ul>
<h3>Pernyataan ketidakberpihakan</h3>
<p>Kami memahami bahwa sertifikat hanya bernilai jika keputusannya bebas dari kepentingan. Karena itu kami menyatakan:</p>
<ol>
<li>Keputusan sertifikasi diambil semata-mata atas bukti yang dinilai terhadap skema, tanpa membedakan asal pelatihan, tempat bekerja, keanggotaan asosiasi, suku, agama, jenis kelamin, atau daerah.</li>
<li>Kami tidak mensyaratkan pelatihan dari penyelenggara tertentu. Sertifikat pelatihan dari setiap lembaga pelatihan kompetensi yang terakreditasi diperlakukan sama.</li>
<li>Orang yang menguji atau pernah melatih seorang peserta tidak ikut memutuskan sertifikasi peserta itu.</li>
<li>Setiap penguji menandatangani pernyataan kerahasiaan dan pernyataan bebas benturan kepentingan untuk setiap penugasan.</li>
<li>Peserta berhak mengajukan keluhan dan banding. Keduanya ditangani oleh orang yang tidak terlibat dalam perkara, dan pengajuannya tidak merugikan peserta.</li>
</ol>
<p>Ancaman terhadap ketidakberpihakan kami tinjau secara berkala bersama wakil pemegang kepentingan. Jika Anda melihat hal yang bertentangan dengan pernyataan ini, sampaikan melalui <a href="/pengaduan">halaman pengaduan</a>.</p>
`.trim(),
  tentang_visi: `
<p>Menjadi lembaga sertifikasi yang putusannya dipercaya oleh masyarakat, pemrakarsa, dan pemerintah, sehingga setiap dokumen Amdal di Indonesia disusun oleh orang yang kompeten, jujur, dan bertanggung jawab.</p>
`.trim(),
  tentang_misi: `
<ol>
<li>Menyelenggarakan uji kompetensi yang adil, sahih, dan dapat dipertanggungjawabkan, sejalan dengan ${editionName('2012')}.</li>
<li>Menjaga ketidakberpihakan dalam setiap tahap, dari pemeriksaan permohonan sampai keputusan dan banding.</li>
<li>Mendampingi pemegang sertifikat memenuhi kewajiban lapor kinerja dan pemeliharaan kompetensi setiap tahun.</li>
<li>Membuka informasi skema, jadwal, penguji, dan daftar pemegang sertifikat agar mudah ditemukan dan diperiksa.</li>
<li>Melindungi data pribadi peserta dan pemegang sertifikat sesuai Undang-Undang Nomor 27 Tahun 2022.</li>
<li>Menjangkau peserta di seluruh Indonesia melalui Tempat Uji Kompetensi (TUK) di tiga zona waktu.</li>
</ol>
`.trim(),
  struktur_organisasi: 'struktur-organisasi',
}
