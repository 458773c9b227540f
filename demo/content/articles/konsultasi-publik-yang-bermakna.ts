import type { DemoArticle } from '../shapes.ts'

export const publicConsultation: DemoArticle = {
  slug: 'konsultasi-publik-yang-bermakna',
  title: 'Konsultasi publik yang bermakna: mendengar sebelum menetapkan lingkup kajian',
  image: 'artikel-05',
  days_ago: 204,
  content: `
<p>Dalam penyusunan Amdal, masyarakat yang terkena dampak langsung dilibatkan melalui pengumuman dan konsultasi publik. Keduanya berlangsung sebelum formulir kerangka acuan disusun, dan urutan itu memiliki maksud: masukan warga harus sempat memengaruhi apa yang akan dikaji. Konsultasi yang diadakan setelah daftar dampak selesai hanya meminta persetujuan, bukan pendapat.</p>

<h2>Kenali dulu siapa yang perlu didengar</h2>
<p>Undangan melalui kepala desa saja biasanya menjangkau orang yang memang sudah sering hadir. Petakan kelompok masyarakat menurut cara mereka akan mengalami dampak: yang mengambil air di hilir, yang melewati jalan angkut, yang kehilangan lahan garapan, yang mencari ikan, yang berdagang di tepi jalan. Setelah itu barulah dicari siapa yang dapat mewakili setiap kelompok.</p>
<p>Beberapa kelompok memerlukan cara khusus. Perempuan sering lebih leluasa berbicara dalam pertemuan tersendiri. Nelayan dan petani memiliki jam kerja yang berbeda dari jam kantor. Penyandang disabilitas memerlukan tempat yang dapat dijangkau. Masyarakat adat memiliki tata cara musyawarah sendiri yang perlu dihormati.</p>

<h2>Siapkan bahan yang dapat dipahami</h2>
<p>Bahan konsultasi bukan ringkasan dokumen teknis. Warga perlu mengetahui empat hal: apa yang akan dibangun, di mana tepatnya, kapan dan berapa lama, serta apa yang mungkin berubah dalam kehidupan mereka. Beberapa cara yang membantu:</p>
<ul>
<li>Peta besar dengan nama tempat yang dipakai warga, bukan hanya koordinat.</li>
<li>Perbandingan yang dikenal, misalnya jumlah truk per jam dibandingkan dengan lalu lintas hari pasar.</li>
<li>Gambar tahapan kegiatan dari awal sampai selesai.</li>
<li>Bahasa daerah bila sebagian peserta lebih nyaman menggunakannya.</li>
<li>Dampak negatif yang disebut dengan jujur. Menyembunyikannya membuat warga tidak percaya pada bagian yang lain.</li>
</ul>
<p>Bagikan bahan beberapa hari sebelum pertemuan agar warga sempat membicarakannya di rumah.</p>

<h2>Pandu percakapan, jangan mempertahankan proyek</h2>
<p>Sediakan waktu paling banyak untuk warga. Paparan pemrakarsa cukup singkat, selebihnya untuk pertanyaan dan pendapat. Pemandu sebaiknya bukan orang yang berkepentingan agar proyek segera disetujui. Tugasnya menjaga agar setiap kelompok mendapat giliran, mengulang pendapat dengan kata-kata yang disepakati pembicara, dan mencegah satu orang menguasai ruangan.</p>
<blockquote><p>Pertanyaan pembuka yang baik: "Apa yang paling berharga dari tempat ini bagi Bapak dan Ibu, dan apa yang paling dikhawatirkan bila kegiatan ini berjalan?"</p></blockquote>
<p>Bila ada pertanyaan yang belum dapat dijawab, katakan demikian dan sampaikan kapan jawabannya akan diberikan. Jangan menjanjikan pekerjaan, ganti rugi, atau bantuan yang tidak berada dalam kewenangan tim penyusun.</p>

<h2>Catat apa adanya</h2>
<p>Berita acara yang hanya memuat "masyarakat mendukung dengan catatan" tidak berguna bagi pelingkupan. Catat setiap masukan dengan kata-kata pembicara, kelompok yang diwakilinya, dan tempat yang dimaksud. Bila pembicara tidak ingin namanya ditulis, cukup sebut kelompoknya. Bacakan kembali catatan sebelum pertemuan ditutup agar peserta dapat membetulkannya.</p>
<p>Daftar hadir membuktikan kehadiran, bukan persetujuan. Jelaskan hal itu kepada peserta sebelum mereka menandatangani, karena kesalahpahaman tentang tanda tangan sering menimbulkan ketegangan di kemudian hari.</p>

<h2>Olah menjadi masukan pelingkupan</h2>
<p>Setelah pertemuan, kelompokkan masukan dan tunjukkan ke mana setiap butir bermuara. Tabel sederhana sudah cukup.</p>
<table>
<thead><tr><th>Masukan</th><th>Kaitan dengan dampak</th><th>Tindak lanjut</th></tr></thead>
<tbody>
<tr><td>Sumur mengering setiap kemarau, khawatir bertambah parah</td><td>Penurunan muka air tanah</td><td>Menjadi dampak penting hipotetik; sumur warga masuk titik rona</td></tr>
<tr><td>Anak sekolah menyeberang di ruas yang akan dilalui truk</td><td>Gangguan keselamatan lalu lintas</td><td>Dikaji; jam angkut dan penyeberangan dibahas dalam RKL</td></tr>
<tr><td>Minta perbaikan balai desa</td><td>Tidak berkaitan dengan dampak kegiatan</td><td>Diteruskan kepada pemrakarsa, dijawab tertulis</td></tr>
</tbody>
</table>
<p>Masukan yang tidak diterima juga harus dijawab dengan alasan. Jawaban "tidak relevan" tanpa penjelasan adalah cara tercepat kehilangan kepercayaan.</p>

<h2>Kembali kepada warga</h2>
<p>Konsultasi tidak berakhir ketika berita acara ditandatangani. Sampaikan kembali, melalui papan pengumuman atau pertemuan singkat, masukan apa yang diterima dan apa yang akan dikaji. Warga yang melihat jejak pendapatnya akan lebih terbuka saat tim datang mengambil data sosial, dan lebih siap ikut mengawasi ketika kegiatan berjalan.</p>
<p>Bagi ketua tim, berkas konsultasi publik yang rapi juga menunjukkan kompetensi mengoordinasikan pelibatan masyarakat. Simpan undangan, bahan, catatan, dan tabel tindak lanjut sebagai satu kesatuan.</p>
`.trim(),
}
