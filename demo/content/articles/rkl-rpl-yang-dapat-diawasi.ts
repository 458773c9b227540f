import type { DemoArticle } from '../shapes.ts'

export const verifiablePlans: DemoArticle = {
  slug: 'rkl-rpl-yang-dapat-diawasi',
  title: 'Menulis RKL-RPL yang dapat dijalankan dan dapat diawasi',
  image: 'artikel-04',
  days_ago: 149,
  content: `
<p>Rencana pengelolaan dan rencana pemantauan lingkungan hidup (RKL-RPL) adalah bagian Amdal yang paling lama dipakai. Andal dibaca saat penilaian, sedangkan RKL-RPL dibuka berulang kali oleh pelaksana kegiatan, pengawas, dan masyarakat selama kegiatan berjalan. Karena itu ukurannya sederhana: apakah orang yang tidak ikut menyusun dapat menjalankannya, dan apakah orang lain dapat memeriksa bahwa ia sudah dijalankan?</p>

<h2>Mulai dari hasil evaluasi dampak</h2>
<p>Setiap baris dalam matriks berasal dari sebuah dampak yang telah dievaluasi, dengan nama yang sama seperti di Andal. Baris yang muncul tiba-tiba menandakan dampaknya tidak pernah dikaji; dampak yang hilang menandakan tidak ada yang akan mengelolanya. Susunlah tabel silang antara daftar dampak dan baris RKL-RPL sebelum menulis rinciannya.</p>
<p>Kedalaman pengelolaan mengikuti besarnya dampak. Dampak utama memerlukan rancangan teknis, kapasitas, dan penanggung jawab yang jelas. Dampak kecil cukup dengan prosedur kerja, asalkan tetap tertulis.</p>

<h2>Dari kalimat umum menjadi rumusan yang dapat diperiksa</h2>
<p>Bandingkan rumusan berikut. Angka di kolom kanan hanyalah contoh cara menulis; nilai sebenarnya harus berasal dari perhitungan di dokumen Anda.</p>
<table>
<thead><tr><th>Unsur</th><th>Sulit diawasi</th><th>Dapat diawasi</th></tr></thead>
<tbody>
<tr><td>Indikator keberhasilan</td><td>Kualitas udara tetap baik</td><td>Konsentrasi debu di titik U-2 dan U-3 tidak melampaui baku mutu udara ambien yang berlaku, dengan waktu pengukuran yang sama seperti pada baku mutu</td></tr>
<tr><td>Bentuk pengelolaan</td><td>Melakukan penyiraman secara berkala</td><td>Menyiram jalan angkut STA 0+000 sampai 2+400 setiap 4 jam pada hari tanpa hujan, dicatat dalam buku harian kendaraan tangki</td></tr>
<tr><td>Lokasi</td><td>Sekitar lokasi proyek</td><td>Jalan angkut ruas permukiman, ditandai pada Peta RKL-3 dengan koordinat</td></tr>
<tr><td>Periode</td><td>Selama konstruksi</td><td>Sejak pembukaan lahan sampai perkerasan jalan selesai</td></tr>
<tr><td>Penanggung jawab</td><td>Pemrakarsa dan instansi terkait</td><td>Pelaksana: manajer konstruksi; pengawas dan penerima laporan: instansi yang disebut namanya</td></tr>
</tbody>
</table>
<p>Kata "berkala", "secukupnya", "dioptimalkan", dan "bila diperlukan" patut dicurigai. Bila kata itu tidak dapat diganti dengan angka atau keadaan yang jelas, biasanya pengelolaannya memang belum dirancang.</p>

<h2>Indikator: keberhasilan, bukan kegiatan</h2>
<p>Kesalahan yang sering terjadi adalah menjadikan kegiatan sebagai indikator. "Terlaksananya penanaman pohon" menjelaskan bahwa sesuatu dikerjakan, bukan bahwa dampak berkurang. Indikator yang baik menunjuk pada keadaan lingkungan atau masyarakat: persentase tanaman yang hidup setelah waktu tertentu, muka air sumur warga dibandingkan rona, jumlah keluhan yang selesai ditangani dalam waktu yang dijanjikan.</p>
<p>Bila keadaan akhir baru terlihat setelah lama, tambahkan indikator antara yang terlihat lebih awal. Contohnya, kedalaman endapan di kolam pengendap adalah tanda dini sebelum kekeruhan sungai meningkat.</p>

<h2>Pemantauan harus menjawab pertanyaan</h2>
<p>Rencana pemantauan menjawab dua pertanyaan: apakah pengelolaan bekerja, dan apakah prakiraan di Andal ternyata benar. Agar kedua pertanyaan itu terjawab:</p>
<ul>
<li>Gunakan titik dan metode yang sama dengan rona, sehingga hasilnya dapat dibandingkan.</li>
<li>Sertakan titik pembanding di luar pengaruh kegiatan.</li>
<li>Sesuaikan frekuensi dengan laju perubahan. Kebisingan berubah tiap jam, vegetasi tiap musim.</li>
<li>Sebutkan cara mengolah data, misalnya grafik kecenderungan terhadap waktu dan pembandingan dengan baku mutu.</li>
<li>Catat keadaan saat pengukuran, seperti cuaca, debit, dan kegiatan yang sedang berlangsung.</li>
</ul>

<h2>Sediakan ambang tindakan</h2>
<p>Pemantauan tanpa tindak lanjut hanya menghasilkan arsip. Untuk dampak utama, tetapkan ambang peringatan di bawah baku mutu, lalu tuliskan apa yang dilakukan saat ambang itu tercapai: siapa yang diberi tahu, dalam berapa lama, dan pengelolaan tambahan apa yang dijalankan. Dengan begitu pelaksana tidak menunggu pelanggaran terjadi untuk bertindak.</p>

<h2>Uji sebelum diserahkan</h2>
<p>Ambil lima baris secara acak, lalu minta seseorang di luar tim menjawab pertanyaan berikut hanya dari matriks:</p>
<ol>
<li>Besok pagi, siapa mengerjakan apa, di titik mana?</li>
<li>Berapa kira-kira sumber daya yang diperlukan?</li>
<li>Bukti apa yang akan ditunjukkan kepada pengawas?</li>
<li>Dengan data apa kita tahu bahwa dampak benar-benar berkurang?</li>
</ol>
<p>Bila ada pertanyaan yang tidak terjawab, perbaiki barisnya. Seperempat jam untuk pengujian ini dapat menghemat banyak perdebatan selama masa operasi.</p>
`.trim(),
}
