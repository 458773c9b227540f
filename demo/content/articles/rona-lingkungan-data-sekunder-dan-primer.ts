import type { DemoArticle } from '../shapes.ts'

export const baselineData: DemoArticle = {
  slug: 'rona-lingkungan-data-sekunder-dan-primer',
  title: 'Rona lingkungan hidup awal: kapan data sekunder cukup, kapan harus turun ke lapangan',
  image: 'artikel-03',
  days_ago: 103,
  content: `
<p>Rona lingkungan hidup menggambarkan keadaan sebelum kegiatan berlangsung. Dari keadaan inilah perubahan dihitung, sehingga rona yang keliru membuat prakiraan terbaik sekalipun kehilangan arti. Pertanyaan yang paling sering muncul di awal studi adalah apakah data yang sudah ada cukup, atau tim harus mengambil data sendiri.</p>

<h2>Mulai dari pertanyaan, bukan dari parameter</h2>
<p>Daftar parameter yang panjang mudah disalin, tetapi belum tentu menjawab kebutuhan studi. Untuk setiap dampak penting hipotetik, tuliskan satu kalimat: <em>untuk memprakirakan dampak ini, kami perlu mengetahui apa, di mana, pada musim apa, dan dengan ketelitian berapa?</em> Data yang tidak menjawab kalimat semacam itu mungkin tidak perlu dikumpulkan. Sebaliknya, pertanyaan yang belum terjawab menunjukkan data yang harus dicari.</p>

<h2>Menilai data sekunder</h2>
<p>Data sekunder hemat waktu dan sering memberi hal yang tidak dapat diperoleh dari survei singkat, yaitu rangkaian waktu yang panjang. Curah hujan, debit sungai, arah angin, dan statistik kependudukan hampir selalu bermula dari sini. Sebelum dipakai, periksa lima hal berikut.</p>
<ol>
<li><strong>Asal.</strong> Siapa yang mengukur, untuk tujuan apa, dengan metode apa. Data tanpa keterangan metode hanya layak menjadi gambaran umum.</li>
<li><strong>Umur.</strong> Apakah ada perubahan besar sejak data diambil, seperti jalan baru, bendungan, pabrik, atau bencana.</li>
<li><strong>Letak.</strong> Apakah stasiun atau titiknya mewakili wilayah studi. Stasiun hujan di dataran rendah tidak mewakili lereng di hulunya.</li>
<li><strong>Waktu.</strong> Apakah musim yang menentukan dampak ikut terekam.</li>
<li><strong>Kelengkapan.</strong> Berapa banyak data yang hilang dan bagaimana kekosongannya diisi.</li>
</ol>
<p>Catat hasil pemeriksaan itu di dokumen. Pembaca akan lebih percaya pada data yang keterbatasannya diakui daripada pada tabel rapi tanpa keterangan.</p>

<h2>Kapan data primer diperlukan</h2>
<p>Data primer diambil bila keadaan setempat tidak dapat disimpulkan dari sumber lain, atau bila angka itu menjadi dasar langsung prakiraan dan pemantauan kelak. Beberapa keadaan yang umumnya menuntut pengukuran sendiri:</p>
<ul>
<li>Kualitas air di hulu dan hilir titik buangan yang direncanakan, karena inilah pembanding selama operasi.</li>
<li>Kebisingan dan kualitas udara di rumah, sekolah, atau tempat ibadah terdekat.</li>
<li>Flora, fauna, dan biota air pada habitat yang akan berubah.</li>
<li>Cara warga memanfaatkan sungai, hutan, dan jalan; data statistik jarang mencatatnya.</li>
<li>Sumur, mata air, dan kedalaman muka air tanah di sekitar lokasi pengambilan air.</li>
</ul>

<h2>Merancang pengambilan data</h2>
<p>Titik contoh dipilih karena alasan, bukan karena mudah dijangkau. Sedikitnya sertakan titik yang akan terkena dampak, titik pembanding yang tidak terkena, dan titik yang sudah dibebani sumber lain. Tunjukkan ketiganya pada peta bersama sumber dampak dan arah aliran atau arah angin dominan.</p>
<p>Waktu sama pentingnya dengan tempat. Satu kali pengambilan pada musim hujan tidak menggambarkan kemarau, ketika debit kecil dan daya encer sungai menurun. Bila jadwal studi tidak memungkinkan dua musim, katakan demikian, lengkapi dengan data sekunder musim yang lain, dan pertimbangkan keadaan terburuk dalam prakiraan.</p>
<p>Untuk contoh yang dianalisis di laboratorium, jejak mutunya harus lengkap: wadah dan pengawet yang tepat, label, catatan serah terima, waktu simpan, hasil blanko atau duplikat, serta batas deteksi metode. Nilai di bawah batas deteksi ditulis apa adanya, bukan nol.</p>

<h2>Menggabungkan keduanya</h2>
<table>
<thead><tr><th>Kebutuhan</th><th>Data sekunder</th><th>Data primer</th></tr></thead>
<tbody>
<tr><td>Keragaman antartahun</td><td>Sumber utama</td><td>Jarang memadai</td></tr>
<tr><td>Keadaan tepat di lokasi</td><td>Sebagai pembanding</td><td>Sumber utama</td></tr>
<tr><td>Pembanding untuk pemantauan</td><td>Bila titik dan metodenya sama</td><td>Sumber utama</td></tr>
<tr><td>Konteks sosial dan ekonomi wilayah</td><td>Kerangka umum</td><td>Pendalaman kelompok terdampak</td></tr>
</tbody>
</table>
<p>Bila data sekunder dan primer berbeda jauh, jangan pilih yang menguntungkan. Cari penyebabnya: musim, metode, satuan, atau memang ada perubahan. Perbedaan yang dijelaskan sering menjadi temuan yang paling berguna bagi pelingkupan.</p>

<h2>Rona yang siap dipakai</h2>
<p>Rona yang baik tidak diukur dari jumlah halaman. Uji sederhananya: apakah anggota tim yang memprakirakan dampak dapat mengambil angka yang diperlukan langsung dari bab rona, mengetahui asal serta batas kelayakannya, dan menunjukkan titiknya di peta? Jika jawabannya ya untuk setiap dampak penting hipotetik, rona itu sudah menjalankan tugasnya.</p>
`.trim(),
}
