import type { DemoArticle } from '../shapes.ts'

export const certificateCheck: DemoArticle = {
  slug: 'memeriksa-keaslian-sertifikat-penyusun-amdal',
  title: 'Memeriksa keaslian sertifikat penyusun Amdal dalam lima menit',
  image: 'artikel-06',
  days_ago: 263,
  content: `
<p>Pemrakarsa yang menunjuk penyusun, LPJP yang membentuk tim, dan panitia pengadaan yang memeriksa penawaran memiliki kepentingan yang sama: memastikan bahwa sertifikat kompetensi yang dilampirkan benar, masih berlaku, dan sesuai dengan peran yang akan dijalankan. Selembar salinan berwarna tidak cukup untuk itu. Pemeriksaan yang benar dilakukan terhadap daftar pemegang milik lembaga yang menerbitkan sertifikat.</p>

<h2>Langkah pemeriksaan</h2>
<ol>
<li><strong>Baca nama lembaga penerbit.</strong> Sertifikat diperiksa pada lembaga sertifikasi yang menerbitkannya. Situs ini hanya memuat sertifikat yang diterbitkan LSK Amdal Nusantara Lestari.</li>
<li><strong>Pindai kode QR atau ketik nomornya.</strong> Kode QR membuka halaman <a href="/daftar-pemegang">Daftar Pemegang</a> dengan satu kartu hasil. Anda juga dapat mengetik nomor sertifikat lengkap; huruf besar kecil dan spasi tidak berpengaruh.</li>
<li><strong>Periksa alamat situs.</strong> Sebelum mempercayai hasilnya, lihat bilah alamat peramban. Kode QR pada sertifikat palsu dapat mengarah ke situs tiruan. Bila ragu, buka sendiri situs lembaga, lalu ketik nomornya.</li>
<li><strong>Cocokkan isinya.</strong> Bandingkan nama, kualifikasi, dan masa berlaku yang tampil dengan dokumen di tangan Anda. Foto ditampilkan bila pemegang mengizinkannya.</li>
<li><strong>Cetak bukti pemeriksaan.</strong> Halaman hasil memuat waktu pemeriksaan. Simpan bersama berkas penunjukan.</li>
</ol>

<h2>Arti setiap status</h2>
<table>
<thead><tr><th>Status</th><th>Artinya</th><th>Yang sebaiknya dilakukan</th></tr></thead>
<tbody>
<tr><td>Aktif</td><td>Sertifikat berlaku pada hari pemeriksaan</td><td>Lanjutkan, lalu catat tanggal akhirnya</td></tr>
<tr><td>Akan berakhir</td><td>Masih berlaku, tetapi mendekati akhir masanya</td><td>Tanyakan rencana perpanjangan, terutama untuk studi yang panjang</td></tr>
<tr><td>Dibekukan</td><td>Sementara tidak boleh digunakan</td><td>Jangan tugaskan sampai status pulih</td></tr>
<tr><td>Dicabut</td><td>Tidak berlaku lagi karena keputusan lembaga</td><td>Jangan gunakan; laporkan bila masih dipakai</td></tr>
<tr><td>Kedaluwarsa</td><td>Masa berlakunya habis</td><td>Minta sertifikat yang baru</td></tr>
</tbody>
</table>
<p>Status menggambarkan keadaan saat Anda memeriksa. Untuk pekerjaan yang berlangsung beberapa bulan, periksa kembali pada awal pekerjaan dan menjelang penyerahan dokumen.</p>

<h2>Dua nomor yang sering tertukar</h2>
<p>Seorang penyusun dapat memiliki dua nomor yang berbeda: <em>nomor sertifikat</em> yang diberikan lembaga sertifikasi, dan <em>nomor registrasi</em> yang tercatat pada sistem kementerian, Amdalnet. Keduanya sah dan tidak saling menggantikan. Pemeriksaan di situs ini menggunakan nomor sertifikat. Bila nomor yang Anda miliki tidak ditemukan, pastikan dahulu bahwa yang diketik bukan nomor registrasi.</p>

<h2>Nama tidak muncul, apakah pasti palsu?</h2>
<p>Belum tentu. Ada beberapa kemungkinan lain sebelum Anda menarik kesimpulan:</p>
<ul>
<li>Sertifikat diterbitkan lembaga lain, sehingga memang tidak ada di daftar ini.</li>
<li>Nomor salah ketik, misalnya huruf O tertukar dengan angka nol.</li>
<li>Pemegang tidak mengizinkan namanya tampil dalam pencarian nama. Dalam hal ini, pencarian dengan nomor yang tepat tetap memberi konfirmasi.</li>
</ul>
<p>Bila setelah diperiksa nomor tetap tidak ditemukan, atau datanya berbeda dengan dokumen, perlakukan sertifikat itu sebagai meragukan. Jangan menuduh pemegangnya secara terbuka; ia mungkin juga korban. Sampaikan temuan Anda melalui <a href="/pengaduan">halaman pengaduan</a> dengan melampirkan salinan sertifikat. Kami memeriksa, meminta penjelasan pihak terkait, dan memberi tahu Anda hasil penanganannya.</p>

<h2>Yang tidak dapat disimpulkan dari sertifikat</h2>
<p>Sertifikat kompetensi menerangkan kemampuan perorangan pada kualifikasi tertentu. Ia tidak menerangkan hal-hal berikut, yang perlu Anda periksa tersendiri:</p>
<ul>
<li>Registrasi perusahaan penyedia jasa penyusunan Amdal.</li>
<li>Apakah komposisi tim memenuhi ketentuan paling sedikit satu ketua tim (KTPA) dan dua anggota tim (ATPA) menurut PP 22/2021.</li>
<li>Kesesuaian bidang keahlian anggota dengan dampak yang akan dikaji.</li>
<li>Ketersediaan orang tersebut. Mintalah pernyataan kesediaan yang ditandatangani sendiri.</li>
</ul>
<p>Butir terakhir penting karena nama seorang penyusun dapat dicantumkan tanpa sepengetahuannya. Satu panggilan telepon kepada yang bersangkutan melengkapi pemeriksaan Anda.</p>

<h2>Untuk pemegang sertifikat</h2>
<p>Bagikan PDF asli, bukan foto layar, agar kode QR terbaca. Tutupi data pribadi yang tidak diperlukan pada berkas lain yang Anda lampirkan. Bila menemukan nama Anda dipakai dalam tim yang tidak Anda ikuti, segera laporkan kepada kami.</p>
`.trim(),
}
