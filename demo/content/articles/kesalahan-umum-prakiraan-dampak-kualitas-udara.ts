import type { DemoArticle } from '../shapes.ts'

export const airQualityMistakes: DemoArticle = {
  slug: 'kesalahan-umum-prakiraan-dampak-kualitas-udara',
  title: 'Kesalahan umum dalam prakiraan dampak kualitas udara dan cara mencegahnya',
  image: 'artikel-08',
  days_ago: 402,
  content: `
<p>Prakiraan dampak kualitas udara sering tampil meyakinkan: peta berwarna, garis kontur, dan angka sampai dua desimal. Namun keluaran model hanya sebaik data masukannya. Berikut kesalahan yang patut diperiksa, baik oleh anggota tim yang menghitung maupun oleh ketua tim yang menelaah.</p>

<h2>1. Emisi yang tidak lengkap</h2>
<p>Perhatian biasanya tertuju pada cerobong utama, sementara sumber lain terlewat: genset cadangan, timbunan bahan, jalan tanah, bongkar muat, dan kendaraan angkut. Pada tahap konstruksi, debu dari jalan dan pekerjaan tanah kerap lebih menentukan daripada gas buang mesin.</p>
<p>Susun inventarisasi emisi per tahap. Untuk setiap sumber, tuliskan rumus, faktor emisi beserta asalnya, data kegiatan, dan efisiensi alat pengendali. Hitung pula keadaan tidak normal, misalnya saat alat pengendali dirawat atau mesin baru dinyalakan.</p>

<h2>2. Waktu perata-rataan tidak sama</h2>
<p>Baku mutu selalu memiliki waktu pengukuran, misalnya 1 jam, 24 jam, atau 1 tahun. Membandingkan hasil model 1 jam dengan baku mutu 24 jam menghasilkan kesimpulan yang keliru, begitu juga sebaliknya. Pastikan keluaran model, data rona, dan baku mutu memakai waktu yang sama sebelum disandingkan.</p>

<h2>3. Satuan tertukar</h2>
<p>Alat ukur gas sering menampilkan ppb atau ppm, sedangkan baku mutu ditulis dalam mikrogram per meter kubik. Pada suhu 25 °C dan tekanan 1 atmosfer, konversinya adalah:</p>
<blockquote><p>µg/m³ = ppb × berat molekul ÷ 24,45</p></blockquote>
<p>Contoh: 40 ppb nitrogen dioksida, dengan berat molekul 46,01, setara dengan 40 × 46,01 ÷ 24,45, yaitu sekitar 75 µg/m³. Sebutkan suhu dan tekanan yang dipakai, karena angka 24,45 berubah bila keduanya berubah.</p>

<h2>4. Nitrogen oksida dianggap sama dengan nitrogen dioksida</h2>
<p>Proses pembakaran mengeluarkan nitrogen oksida (NOx) yang sebagian besar berupa NO, lalu sebagian berubah menjadi NO2 di udara. Menganggap seluruhnya sebagai NO2 adalah pendekatan yang hati-hati dan boleh dipakai sebagai penapisan awal, asalkan disebutkan. Sebaliknya, memakai perbandingan yang lebih rendah memerlukan alasan, misalnya data ozon setempat atau metode konversi yang diakui.</p>

<h2>5. Data meteorologi tidak mewakili</h2>
<p>Arah dan kecepatan angin dari pengukuran sehari tidak menggambarkan setahun. Gunakan rangkaian data per jam yang cukup panjang untuk merekam pergantian musim, periksa kekosongannya, dan jelaskan mengapa stasiunnya mewakili lokasi. Di pesisir, angin darat dan angin laut berganti setiap hari; di lembah, udara dingin dapat terperangkap pada malam hari. Keadaan angin lemah dan atmosfer stabil sering menghasilkan konsentrasi tertinggi dari sumber rendah, tetapi justru hilang bila jam tenang dibuang dari data.</p>

<h2>6. Konsentrasi latar dilupakan</h2>
<p>Yang dirasakan penerima dampak adalah jumlah dari keadaan yang ada dan tambahan dari kegiatan. Tabel yang hanya menampilkan tambahan dari proyek belum menjawab apakah baku mutu terlampaui. Tampilkan tiga angka: rona, tambahan, dan jumlahnya. Jelaskan cara menentukan rona, terutama bila hanya ada sedikit pengukuran, dan perhitungkan kegiatan lain di sekitar yang akan berjalan pada waktu yang sama.</p>

<h2>7. Penerima dampak tidak ditempatkan</h2>
<p>Peta kontur saja tidak cukup. Letakkan titik penerima pada rumah terdekat, sekolah, puskesmas, dan tempat orang berkegiatan di luar ruangan, lalu laporkan nilainya satu per satu. Perhatikan ketinggian: permukiman di lereng dapat lebih dekat dengan kepulan asap daripada permukiman di dataran.</p>

<h2>8. Model tidak sesuai dengan keadaannya</h2>
<p>Model kepulan Gauss sederhana menganggap angin seragam dan medan relatif datar. Pada lembah, pantai, atau jarak yang sangat dekat dengan bangunan tinggi, anggapan itu mudah gagal. Olakan udara di belakang bangunan dapat menarik kepulan ke tanah bila cerobong terlalu rendah. Pilih model yang dapat memperhitungkan hal tersebut, atau sebutkan keterbatasannya dan ambil asumsi yang lebih berhati-hati.</p>

<h2>9. Ketidakpastian disembunyikan</h2>
<p>Angka tunggal memberi kesan pasti. Ubahlah beberapa masukan yang paling berpengaruh, seperti faktor emisi, jam operasi, dan kecepatan angin, kemudian tunjukkan rentang hasilnya. Bila kesimpulan berubah di dalam rentang itu, katakan terus terang dan jadikan alasan untuk pengelolaan serta pemantauan yang lebih kuat.</p>

<h2>Daftar periksa singkat</h2>
<ul>
<li>Inventarisasi emisi mencakup semua tahap dan keadaan tidak normal.</li>
<li>Asal setiap faktor emisi tertulis.</li>
<li>Waktu perata-rataan dan satuan sama di seluruh tabel.</li>
<li>Data meteorologi mewakili musim dan lokasi.</li>
<li>Hasil menampilkan rona, tambahan, dan jumlah pada setiap penerima.</li>
<li>Berkas masukan model disimpan agar orang lain dapat mengulang perhitungan.</li>
<li>Titik pemantauan dalam RPL sama dengan titik penerima dalam prakiraan.</li>
</ul>
<p>Butir terakhir menutup lingkaran: pemantauan kelak akan menunjukkan apakah prakiraan Anda mendekati kenyataan, dan dari situlah prakiraan berikutnya menjadi lebih baik.</p>
`.trim(),
}
