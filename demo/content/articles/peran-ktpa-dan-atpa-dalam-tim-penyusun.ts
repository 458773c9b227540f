import type { DemoArticle } from '../shapes.ts'

export const teamRoles: DemoArticle = {
  slug: 'peran-ktpa-dan-atpa-dalam-tim-penyusun',
  title: 'Ketua dan anggota tim penyusun Amdal: siapa mengerjakan apa',
  image: 'artikel-02',
  days_ago: 58,
  content: `
<p>Peraturan Pemerintah Nomor 22 Tahun 2021 mengenal dua kualifikasi penyusun Amdal: Ketua Tim Penyusun Amdal (KTPA) dan Anggota Tim Penyusun Amdal (ATPA). Satu tim sekurang-kurangnya terdiri atas satu KTPA dan dua ATPA, lalu dilengkapi tenaga ahli sesuai dampak yang dikaji. Rumusan "satu tambah dua" itu sering dibaca sebagai syarat administrasi. Padahal, pembagian perannya menentukan apakah dokumen akan utuh atau hanya menjadi kumpulan laporan bidang.</p>

<h2>Apa yang membedakan kedua peran</h2>
<p>Perbedaan pokoknya bukan lamanya pengalaman, melainkan jenis keputusan yang diambil. Anggota tim memutuskan hal-hal di dalam bidangnya: titik contoh, metode analisis, model prakiraan. Ketua tim memutuskan hal-hal di antara bidang: dampak mana yang dikaji, data siapa yang dipakai bersama, bagaimana hasil yang bertentangan diselesaikan, dan kesimpulan apa yang dapat dipertanggungjawabkan.</p>
<table>
<thead><tr><th>Tahap</th><th>Ketua tim (KTPA)</th><th>Anggota tim (ATPA)</th></tr></thead>
<tbody>
<tr><td>Persiapan</td><td>Menyusun rencana studi, memilih tim, memastikan tidak ada benturan kepentingan</td><td>Menyampaikan kebutuhan data dan waktu bidangnya</td></tr>
<tr><td>Pelibatan masyarakat</td><td>Mengoordinasikan pengumuman dan konsultasi publik</td><td>Menjawab pertanyaan bidang, mencatat masukan yang relevan</td></tr>
<tr><td>Pelingkupan</td><td>Memimpin evaluasi dampak potensial dan menetapkan batas kajian</td><td>Mengusulkan dampak bidang beserta alasan dan metodenya</td></tr>
<tr><td>Rona dan prakiraan</td><td>Menjaga keseragaman asumsi dan skenario</td><td>Mengumpulkan data, menghitung, dan menjelaskan ketidakpastian</td></tr>
<tr><td>Evaluasi holistik</td><td>Menelaah kaitan antardampak dan merumuskan kesimpulan</td><td>Menguji apakah kesimpulan sesuai dengan hasil bidangnya</td></tr>
<tr><td>RKL-RPL</td><td>Memastikan setiap dampak memiliki pengelolaan dan pemantauan yang sepadan</td><td>Merumuskan indikator, metode, lokasi, dan waktu</td></tr>
<tr><td>Penilaian</td><td>Mempresentasikan dan mempertanggungjawabkan seluruh dokumen</td><td>Menjawab pertanyaan teknis bidangnya</td></tr>
</tbody>
</table>

<h2>Menyusun tim dari dampak, bukan dari daftar nama</h2>
<p>Tim yang tepat disusun setelah gambaran dampak mulai terlihat. Urutan yang kami sarankan:</p>
<ol>
<li>Buat daftar sementara dampak potensial dari deskripsi kegiatan dan kunjungan awal.</li>
<li>Kelompokkan menurut bidang keahlian, misalnya mutu udara, hidrologi, keanekaragaman hayati, sosial, atau kesehatan masyarakat.</li>
<li>Tentukan bidang mana yang menjadi inti dan harus dipegang ATPA, dan bidang mana yang cukup ditangani tenaga ahli.</li>
<li>Periksa apakah satu orang memegang terlalu banyak bidang atau terlalu banyak studi pada waktu yang sama.</li>
<li>Tetapkan siapa yang menggantikan bila seseorang berhalangan.</li>
</ol>
<p>Dua ATPA adalah batas paling sedikit. Rencana kegiatan di pesisir dengan permukiman nelayan, misalnya, hampir selalu membutuhkan lebih dari dua bidang yang kuat. Menambahkan nama tanpa tugas yang jelas tidak memperbaiki mutu; sebaliknya, bidang yang menentukan kesimpulan tidak patut dikerjakan orang yang hanya meminjamkan nama.</p>

<h2>Masa berlaku dihitung pada hari kerja, bukan pada hari tanda tangan kontrak</h2>
<p>Sertifikat setiap anggota perlu berlaku selama pekerjaan penyusunan. Studi yang panjang dapat melewati masa berlaku salah seorang anggota. Karena itu, periksalah tanggal akhir sertifikat seluruh tim sejak perencanaan dan catat dalam jadwal kerja. Keabsahan sertifikat yang kami terbitkan dapat diperiksa siapa saja pada halaman <a href="/daftar-pemegang">Daftar Pemegang</a>. Simpan bukti pemeriksaan beserta tanggalnya di arsip tim.</p>

<h2>Tanggung jawab yang tidak dapat dialihkan</h2>
<p>Ketua tim tidak dapat berlindung di balik kalimat "itu bagian ahli". Ia tidak harus mampu menjalankan setiap model, tetapi harus mampu bertanya: dari mana data ini, mewakili keadaan apa, apa asumsi yang paling berpengaruh, dan apa yang terjadi bila asumsi itu keliru. Jika jawabannya belum memuaskan, bagian itu belum siap masuk dokumen.</p>
<p>Anggota tim juga memiliki tanggung jawabnya sendiri. Hasil bidang tidak boleh diubah agar serasi dengan kesimpulan yang diinginkan. Bila ketua tim dan anggota berbeda pendapat, perbedaan itu dicatat beserta alasan pilihan akhirnya. Catatan seperti ini melindungi keduanya dan menjadi bukti yang baik saat perpanjangan sertifikat.</p>

<h2>Kebiasaan kecil yang membantu</h2>
<ul>
<li>Satu lembar asumsi bersama: kapasitas, jadwal, jam operasi, sumber air, rute angkutan. Semua bidang mengutip dari lembar yang sama.</li>
<li>Rapat telaah silang setelah rona selesai dan sekali lagi sebelum evaluasi holistik.</li>
<li>Daftar dampak induk dengan nama yang tidak berubah sampai akhir.</li>
<li>Halaman susunan tim yang menyebut peran sebenarnya, karena halaman itulah yang kelak membuktikan pengalaman setiap orang.</li>
</ul>
<p>Jika Anda sedang mempertimbangkan kualifikasi mana yang sesuai, bacalah unit kompetensi dan persyaratan keduanya pada <a href="/daftar-skema">daftar skema</a>.</p>
`.trim(),
}
