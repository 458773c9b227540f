import type { DemoArticle } from '../shapes.ts'

export const renewalPortfolio: DemoArticle = {
  slug: 'menyiapkan-portofolio-perpanjangan',
  title: 'Menyiapkan portofolio perpanjangan sejak tahun pertama',
  image: 'artikel-07',
  days_ago: 331,
  content: `
<p>Perpanjangan sertifikat terasa berat bila baru dipikirkan beberapa minggu sebelum masa berlaku habis: dokumen lama tersimpan di kantor sebelumnya, rekan satu tim sudah berpindah, dan bukti pelatihan tercecer di kotak surat. Padahal hampir semua yang diperlukan dapat dikumpulkan sedikit demi sedikit, bersamaan dengan kewajiban tahunan yang memang harus dipenuhi.</p>

<h2>Apa yang dinilai saat perpanjangan</h2>
<p>Perpanjangan menilai apakah kompetensi Anda berlanjut. Tiga hal menjadi dasarnya:</p>
<ol>
<li><strong>Laporan kinerja.</strong> Permen LHK 18/2021 mewajibkan pemegang sertifikat melaporkan kinerja penyusunan Amdal sekurang-kurangnya sekali setahun.</li>
<li><strong>Pemeliharaan kompetensi.</strong> Bimbingan teknis, lokakarya, seminar, atau kegiatan sejenis, juga sekurang-kurangnya sekali setahun. Pemeliharaan merupakan syarat perpanjangan.</li>
<li><strong>Portofolio.</strong> Contoh pekerjaan yang menunjukkan peran, metode, dan pertimbangan Anda sendiri.</li>
</ol>
<p>Sesuai ketentuan skema, pemohon dengan laporan dan pemeliharaan yang lengkap cukup mengikuti pemeriksaan portofolio dan wawancara. Bila tidak lengkap, berlaku uji penuh.</p>

<h2>Kumpulkan setelah setiap dokumen selesai</h2>
<p>Begitu sebuah studi selesai, luangkan setengah jam untuk menyimpan hal-hal berikut dalam satu map:</p>
<ul>
<li>Sampul dokumen dan halaman susunan tim yang memuat nama serta peran Anda.</li>
<li>Bagian yang Anda susun, cukup halaman yang menunjukkan metode dan hasil.</li>
<li>Catatan singkat satu halaman: masalah yang dihadapi, pilihan yang tersedia, keputusan yang diambil, dan alasannya.</li>
<li>Masukan penelaah terhadap bagian Anda dan cara Anda menanggapinya.</li>
<li>Nama dan nomor sertifikat rekan satu tim, untuk memudahkan pencocokan peran.</li>
</ul>
<p>Catatan satu halaman sering menjadi bukti yang paling kuat. Halaman dokumen menunjukkan apa yang ditulis tim, sedangkan catatan menunjukkan cara Anda berpikir. Tuliskan selagi ingatan masih segar.</p>

<h2>Jaga kerahasiaan pemrakarsa</h2>
<p>Dokumen yang belum terbuka untuk umum tidak boleh disebarkan tanpa izin. Untuk portofolio, data komersial dapat ditutup selama peran dan metode Anda masih terbaca. Mintalah izin tertulis sejak awal, misalnya melalui satu kalimat dalam kontrak yang membolehkan penyusun memakai sampul, halaman tim, dan bagian kerjanya untuk keperluan sertifikasi.</p>

<h2>Contoh pembagian kerja selama tiga tahun</h2>
<table>
<thead><tr><th>Waktu</th><th>Yang dikerjakan</th><th>Hasil</th></tr></thead>
<tbody>
<tr><td>Setiap selesai studi</td><td>Menyimpan bukti dan menulis catatan satu halaman</td><td>Map portofolio bertambah</td></tr>
<tr><td>Setiap tahun, sebelum jatuh tempo</td><td>Mengirim laporan kinerja dari area anggota</td><td>Satu laporan diterima</td></tr>
<tr><td>Setiap tahun</td><td>Mengikuti sekurang-kurangnya satu kegiatan pemeliharaan</td><td>Satu kegiatan diakui</td></tr>
<tr><td>Tahun ketiga, paruh kedua</td><td>Memilih contoh terbaik dan mengajukan perpanjangan</td><td>Permohonan lengkap sebelum masa berlaku habis</td></tr>
</tbody>
</table>

<h2>Bagaimana bila tidak ada dokumen yang disusun?</h2>
<p>Kirim laporan nihil dan jelaskan alasannya, misalnya sedang tugas belajar, cuti melahirkan, atau beralih sementara ke pekerjaan pemantauan. Laporan nihil tetap memenuhi kewajiban lapor, tetapi tidak menggantikan kegiatan pemeliharaan. Pekerjaan lain yang berkaitan, seperti audit lingkungan, penelitian, atau mengajar, dapat Anda sertakan sebagai bukti pendukung kompetensi.</p>
<p>Yang perlu dihindari adalah dua tahun berturut-turut tanpa pemeliharaan. Dalam keadaan itu lembaga sertifikasi dapat memerintahkan uji ulang atau membekukan sertifikat.</p>

<h2>Memilih isi portofolio</h2>
<p>Lebih baik tiga contoh yang mendalam daripada lima belas sampul. Pilih contoh yang bersama-sama menutup seluruh unit yang dinilai: satu yang kuat pada pelingkupan, satu pada prakiraan, satu pada RKL-RPL. Sertakan pula satu pekerjaan yang tidak berjalan mulus. Penguji tidak mencari dokumen sempurna; mereka ingin mengetahui bagaimana Anda mengenali masalah dan memperbaikinya.</p>
<p>Hindari tiga kekeliruan berikut:</p>
<ul>
<li>Mengakui pekerjaan bersama sebagai pekerjaan sendiri. Rekan satu tim dapat dimintai konfirmasi, dan keterangan yang tidak benar berakibat pada sertifikat Anda.</li>
<li>Mengunggah seluruh dokumen tanpa menunjuk halaman. Penguji perlu tahu bagian mana yang harus dibaca.</li>
<li>Memakai contoh di luar masa berlaku sertifikat. Perpanjangan menilai kompetensi yang berlanjut, sehingga pekerjaan terbaru lebih berarti.</li>
</ul>

<h2>Ajukan lebih awal</h2>
<p>Masa pengajuan perpanjangan dibuka beberapa bulan sebelum sertifikat berakhir, sesuai ketentuan skema. Mengajukan lebih awal tidak merugikan: bila keputusan ditetapkan sebelum masa lama habis, masa berlaku baru dimulai pada hari berikutnya. Urutan lengkapnya dapat dibaca pada <a href="/tutorial-pendaftaran">tutorial pendaftaran</a>, dan tanggal uji tersedia pada <a href="/jadwal-uji">jadwal uji</a>.</p>
`.trim(),
}
