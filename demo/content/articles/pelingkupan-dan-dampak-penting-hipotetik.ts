import type { DemoArticle } from '../shapes.ts'

export const scoping: DemoArticle = {
  slug: 'pelingkupan-dan-dampak-penting-hipotetik',
  title: 'Pelingkupan yang runtut: dari dampak potensial ke dampak penting hipotetik',
  image: 'artikel-01',
  days_ago: 16,
  content: `
<p>Pelingkupan menentukan apa yang akan dikaji, sedalam apa, di mana, dan untuk jangka waktu berapa lama. Semua bab sesudahnya mengikuti keputusan di tahap ini. Bila sebuah dampak luput, ia tidak akan dicari datanya. Bila sebuah dampak dimasukkan tanpa alasan, tim menghabiskan waktu untuk menjawab pertanyaan yang tidak diajukan siapa pun.</p>

<h2>Tiga masukan yang harus siap lebih dahulu</h2>
<p>Pelingkupan yang baik bertumpu pada tiga masukan. Bila salah satunya lemah, daftar dampak hanya akan menyalin dokumen sejenis.</p>
<ol>
<li><strong>Deskripsi rencana kegiatan.</strong> Yang dibutuhkan bukan sekadar nama kegiatan, melainkan besaran yang menimbulkan dampak: luas bukaan lahan, jumlah dan rute kendaraan, debit air yang diambil dan dibuang, jenis bahan bakar, jam kerja, dan lama setiap tahap. Catat pula alternatif lokasi atau teknologi yang masih terbuka.</li>
<li><strong>Rona lingkungan hidup.</strong> Gambaran awal dari data sekunder dan kunjungan lapangan: siapa yang tinggal di sekitar, dari mana mereka mengambil air, ke mana air mengalir, habitat apa yang ada, dan kegiatan lain apa yang sudah membebani wilayah itu.</li>
<li><strong>Masukan masyarakat.</strong> Hasil pengumuman dan konsultasi publik, dicatat apa adanya sebelum diolah.</li>
</ol>

<h2>Mengidentifikasi dampak potensial</h2>
<p>Pada tahap ini tim mendaftar semua dampak yang mungkin terjadi tanpa menilai besar atau pentingnya. Matriks interaksi membantu agar tidak ada komponen kegiatan yang terlewat, sedangkan bagan alir membantu melihat dampak turunan. Pembukaan lahan, misalnya, meningkatkan limpasan; limpasan membawa sedimen; sedimen mengubah kekeruhan sungai; kekeruhan memengaruhi biota dan penangkapan ikan; akhirnya pendapatan nelayan sungai ikut terpengaruh.</p>
<p>Tuliskan dampak sebagai perubahan pada sesuatu, bukan sebagai nama komponen. "Kualitas air" bukan dampak. "Peningkatan padatan tersuspensi di Sungai A akibat limpasan dari area bukaan pada tahap konstruksi" adalah dampak: ada perubahan, ada tempat, ada sumber, ada tahap.</p>

<h2>Mengevaluasi: mana yang menjadi DPH</h2>
<p>Evaluasi dampak potensial memisahkan dampak yang perlu dikaji mendalam, yaitu dampak penting hipotetik (DPH), dari yang tidak. Empat pertanyaan berikut lazim digunakan dan berguna bila dijawab konsisten untuk setiap dampak.</p>
<table>
<thead><tr><th>Pertanyaan</th><th>Contoh bukti yang dapat dipakai</th></tr></thead>
<tbody>
<tr><td>Apakah beban pada komponen lingkungan itu sudah tinggi?</td><td>Hasil pemantauan sebelumnya, sumber pencemar lain di daerah aliran sungai yang sama</td></tr>
<tr><td>Apakah komponen itu berperan penting bagi warga atau komponen lain?</td><td>Sumur yang dipakai rumah tangga, daerah pemijahan, lahan pangan</td></tr>
<tr><td>Apakah masyarakat sangat mengkhawatirkannya?</td><td>Berita acara konsultasi publik, riwayat keluhan</td></tr>
<tr><td>Apakah ada baku mutu atau kebijakan yang mungkin terlampaui?</td><td>Perhitungan awal dibandingkan dengan baku mutu yang berlaku, peta kawasan lindung</td></tr>
</tbody>
</table>
<p>Perhatikan juga pengelolaan yang <em>sudah menjadi bagian rencana kegiatan</em>. Bila desain telah memuat kolam pengendap yang kapasitasnya dapat dihitung, dampaknya mungkin tidak perlu menjadi DPH. Namun alasan itu hanya sah bila pengelolaan tersebut benar-benar tercantum dalam deskripsi kegiatan, bukan janji yang baru muncul di kolom alasan.</p>
<p>Dampak yang tidak menjadi DPH tidak otomatis dilupakan. Sebagian tetap perlu dikelola dan dipantau. Tuliskan nasib setiap dampak potensial, beserta alasannya, agar pembaca dapat menelusuri mengapa sebuah dampak berhenti di tahap ini.</p>

<h2>Batas wilayah studi dan batas waktu kajian</h2>
<p>Batas wilayah studi dibentuk dari batas proyek, batas ekologis, batas sosial, dan batas administratif. Batas ekologis mengikuti sebaran dampak melalui air, udara, atau pergerakan satwa, sehingga tiap DPH dapat memiliki sebaran yang berbeda. Batas sosial mengikuti ruang hidup kelompok masyarakat, yang sering kali tidak sama dengan batas desa.</p>
<p>Batas waktu kajian ditetapkan untuk setiap DPH. Debu konstruksi cukup dikaji selama konstruksi; penurunan muka air tanah mungkin baru mencapai puncaknya bertahun-tahun setelah operasi dimulai. Satu angka yang sama untuk semua dampak biasanya pertanda batas waktu belum dipikirkan.</p>

<h2>Periksa sebelum berlanjut</h2>
<ul>
<li>Setiap DPH memiliki sumber, tahap, lokasi, dan kelompok atau komponen yang terkena.</li>
<li>Setiap keputusan memiliki alasan yang menunjuk pada data, bukan pada kebiasaan.</li>
<li>Setiap masukan masyarakat dapat ditemukan jejaknya: menjadi DPH, dikelola, atau dijawab dengan alasan.</li>
<li>Setiap DPH memiliki metode pengumpulan data, metode prakiraan, dan metode evaluasi.</li>
<li>Nama dampak ditulis sama persis dari kerangka acuan sampai RKL-RPL.</li>
</ul>
<p>Butir terakhir tampak sepele, tetapi perbedaan istilah adalah penyebab kebingungan yang paling mudah dicegah. Buatlah satu daftar dampak induk dan gunakan dari awal sampai akhir.</p>
`.trim(),
}
