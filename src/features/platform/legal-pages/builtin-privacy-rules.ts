import { limits } from '../../../limits.ts'
import { fullRegulation } from '../regulations/known-rules.ts'

/** The privacy policy until the office publishes its own (UU 27/2022); words in braces are filled at display. */
export const BUILT_IN_PRIVACY = `
<p>Kebijakan ini menjelaskan data pribadi apa yang diproses {nama_lembaga} (“kami”) melalui situs ini, untuk apa, atas dasar apa, berapa lama, dan bagaimana Anda menggunakan hak Anda. Kami adalah pengendali data pribadi menurut ${fullRegulation('pdp')} tentang Pelindungan Data Pribadi (UU PDP).</p>
<h2>Ringkasan</h2>
<ul>
<li>Kami memproses data Anda untuk menyelenggarakan sertifikasi kompetensi: memeriksa permohonan, menguji, memutuskan, menerbitkan, dan memelihara sertifikat.</li>
<li>Kami tidak menjual data Anda, tidak menayangkan iklan, dan tidak memakai pelacak pihak lain.</li>
<li>NIK, pindaian dokumen, dan data diri lain disimpan terenkripsi. Hanya petugas yang berwenang dapat membukanya, dan setiap pembukaan berkas dicatat.</li>
<li>Nama dan foto Anda tampil di daftar pemegang hanya bila Anda menyetujuinya.</li>
<li>Anda dapat mengunduh, memperbaiki, dan meminta penghapusan data melalui halaman Profil.</li>
</ul>
<h2>Data yang kami proses</h2>
<ul>
<li><strong>Akun:</strong> nama, alamat email, nomor HP, foto profil bila Anda memasangnya, dan sandi (hanya dalam bentuk acak yang tidak dapat dibaca kembali).</li>
<li><strong>Data diri:</strong> nama lengkap dan gelar, kewarganegaraan, NIK atau nomor paspor, tempat dan tanggal lahir, jenis kelamin, NPWP bila diisi, alamat, nomor HP, kontak darurat bila diisi, pendidikan, dan pekerjaan.</li>
<li><strong>Berkas:</strong> pas foto, pindaian KTP atau paspor, ijazah, daftar riwayat hidup, portofolio, dan bukti lain yang Anda unggah.</li>
<li><strong>Sertifikasi:</strong> permohonan, asesmen mandiri, pengalaman, kebutuhan khusus saat ujian bila Anda sampaikan, kehadiran, nilai, keputusan, banding, sertifikat, laporan kinerja, kegiatan pemeliharaan kompetensi, evaluasi, dan sanksi.</li>
<li><strong>Pembayaran:</strong> invoice, bukti bayar, nama dan NPWP penerima tagihan, dan rekening pengembalian bila ada. Kami tidak menerima nomor kartu Anda.</li>
<li><strong>Pengaduan:</strong> isi pengaduan dan lampirannya; identitas pelapor hanya bila ia menyebutkannya, dan dirahasiakan.</li>
<li><strong>Penggunaan situs:</strong> waktu masuk, alamat IP, dan jenis peramban setiap sesi, serta catatan perubahan dan pembukaan berkas.</li>
</ul>
<p>Keterangan tentang kebutuhan khusus dapat berupa data kesehatan, yaitu data pribadi spesifik (Pasal 4 ayat (2) UU PDP). Mengisinya sukarela, dan isinya hanya dipakai untuk menyesuaikan ujian.</p>
<h2>Tujuan dan dasar hukum</h2>
<table>
<thead><tr><th scope="col">Tujuan</th><th scope="col">Dasar (Pasal 20 ayat (2) UU PDP)</th></tr></thead>
<tbody>
<tr><td>Membuka akun, memeriksa permohonan, menyelenggarakan uji, dan menerbitkan sertifikat</td><td>Persetujuan Anda (huruf a) dan pelaksanaan perjanjian sertifikasi atas permintaan Anda (huruf b)</td></tr>
<tr><td>Memelihara sertifikat: laporan kinerja, pemeliharaan kompetensi, surveilan, perpanjangan, dan sanksi</td><td>Pelaksanaan perjanjian (huruf b) dan kewajiban hukum lembaga sertifikasi (huruf c)</td></tr>
<tr><td>Menyampaikan data pemegang sertifikat kepada kementerian yang membidangi lingkungan hidup</td><td>Kewajiban hukum (huruf c) dan pelayanan publik (huruf e)</td></tr>
<tr><td>Menjawab siapa pun yang memeriksa apakah suatu nomor sertifikat berlaku</td><td>Kewajiban hukum dan kepentingan umum (huruf c dan e)</td></tr>
<tr><td>Menampilkan nama, foto, dan sertifikat di daftar pemegang</td><td>Persetujuan tersendiri yang dapat Anda tarik kapan saja (huruf a)</td></tr>
<tr><td>Invoice, kuitansi, pengembalian dana, dan pembukuan</td><td>Pelaksanaan perjanjian (huruf b) dan kewajiban hukum perpajakan (huruf c)</td></tr>
<tr><td>Menangani pengaduan, banding, dan audit</td><td>Kewajiban hukum (huruf c) dan kepentingan yang sah (huruf f)</td></tr>
<tr><td>Menjaga keamanan situs dan mencegah penyalahgunaan</td><td>Kepentingan yang sah (huruf f) dan kewajiban menjaga keamanan data (Pasal 35 dan Pasal 39)</td></tr>
</tbody>
</table>
<p>Keputusan sertifikasi dan sanksi selalu diambil orang yang berwenang, tidak pernah oleh mesin saja.</p>
<h2>Siapa yang menerima data Anda</h2>
<ul>
<li>Petugas kami, masing-masing sebatas tugasnya.</li>
<li>Penguji yang ditugaskan kepada Anda, sesudah menyatakan kerahasiaan dan ketidakberpihakan.</li>
<li>Kementerian yang membidangi lingkungan hidup, termasuk sistem Amdalnet, untuk pendataan pemegang sertifikat: nama, NIK, alamat, kontak, dan sertifikat.</li>
<li>Umum, sebatas jawaban atas pemeriksaan nomor sertifikat: kualifikasi, masa berlaku, dan statusnya. Nama dan foto hanya tampil bila Anda menyetujuinya.</li>
<li>Penyedia jasa yang bekerja untuk kami, misalnya penyedia peladen dan email, terikat perjanjian dan hanya menurut perintah kami.</li>
<li>Aparat penegak hukum atau instansi lain, hanya bila peraturan perundang-undangan mewajibkannya.</li>
</ul>
<p>Bila suatu saat data diproses di luar wilayah Indonesia, kami memastikan tingkat pelindungannya setara atau lebih tinggi (Pasal 56 UU PDP).</p>
<h2>Berapa lama data disimpan</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Masa simpan</th></tr></thead>
<tbody>
<tr><td>Draf permohonan yang tidak dikirim</td><td>{umur_draf}</td></tr>
<tr><td>Permohonan, hasil uji, dan keputusan</td><td>{retensi_permohonan} sejak permohonan berakhir, dan selama sertifikat berlaku bila lebih lama</td></tr>
<tr><td>Permohonan yang ditolak, dibatalkan, atau kedaluwarsa</td><td>{retensi_ditolak} sejak berakhir</td></tr>
<tr><td>Pindaian KTP atau paspor</td><td>{retensi_ktp} sejak permohonan berakhir</td></tr>
<tr><td>Pengaduan</td><td>{retensi_pengaduan} sejak ditutup</td></tr>
<tr><td>Catatan pembukaan berkas</td><td>{retensi_log_akses} sejak tercatat</td></tr>
<tr><td>Catatan keamanan akun (masuk, gagal masuk, perubahan pengamanan; alamat IP hanya sebagai sidik berkunci)</td><td>{retensi_log_keamanan} sejak tercatat</td></tr>
<tr><td>Invoice, kuitansi, dan bukti bayar</td><td>10 tahun, menurut peraturan perpajakan</td></tr>
<tr><td>Sesi masuk beserta alamat IP</td><td>Paling lama ${limits.sessionDays} hari; dengan “Remember me” paling lama ${limits.rememberDays} hari</td></tr>
</tbody>
</table>
<p>Sesudah masa itu data yang tidak lagi diperlukan dihapus atau dilepas dari identitas Anda. Akun dan data diri disimpan selama akun ada, dan dihapus bila Anda memintanya serta tidak ada lagi kewajiban menyimpannya. Yang tetap tinggal sesudah penghapusan adalah catatan tanpa nama, bukti pembukuan, dan bukti bahwa suatu persetujuan pernah diberikan.</p>
<h2>Hak Anda</h2>
<ul>
<li><strong>Mendapat informasi</strong> tentang pemrosesan data Anda (Pasal 5): kebijakan ini dan kontak di bawah.</li>
<li><strong>Memperbaiki</strong> data yang keliru (Pasal 6): alamat, kontak, pendidikan, dan pekerjaan langsung di Profil; nama, NIK, dan tanggal lahir melalui “Ajukan perubahan” dengan bukti.</li>
<li><strong>Mendapat akses dan salinan</strong> (Pasal 7 dan Pasal 13): “Unduh data saya” di Profil, kapan saja, berupa satu berkas ZIP.</li>
<li><strong>Mengakhiri pemrosesan dan menghapus data</strong> (Pasal 8): “Minta penghapusan data” di Profil. Kami menjawab dalam 3 × 24 jam. Selama permohonan berjalan, sertifikat berlaku, atau masa simpan belum lewat, kami menyampaikan alasan dan tanggalnya.</li>
<li><strong>Menarik persetujuan</strong> (Pasal 9): persetujuan tampil di daftar pemegang dapat ditarik di Profil dan berlaku saat itu juga. Persetujuan lain ditarik melalui permintaan penghapusan atau kontak di bawah; pemrosesannya kami hentikan dalam 3 × 24 jam (Pasal 40), kecuali yang didasarkan pada kewajiban hukum.</li>
<li><strong>Mengajukan keberatan</strong> atas keputusan yang hanya didasarkan pada pemrosesan otomatis (Pasal 10). Kami tidak mengambil keputusan seperti itu.</li>
<li><strong>Menunda atau membatasi pemrosesan</strong> (Pasal 11): melalui kontak di bawah, dijawab dalam 3 × 24 jam.</li>
<li><strong>Menggugat dan menerima ganti rugi</strong> atas pelanggaran (Pasal 12).</li>
</ul>
<h2>Keamanan</h2>
<p>Sambungan ke situs ini dienkripsi. Data diri dan berkas dienkripsi saat disimpan. Petugas masuk dengan verifikasi dua langkah dan hanya melihat yang diperlukan tugasnya. Setiap perubahan dan pembukaan berkas dicatat. Anda dapat mengaktifkan verifikasi dua langkah dan mengakhiri sesi di perangkat lain melalui Profil.</p>
<p>Bila terjadi kegagalan pelindungan data pribadi, kami memberitahukannya secara tertulis kepada Anda dan lembaga yang berwenang paling lambat 3 × 24 jam: data apa yang terungkap, kapan dan bagaimana, serta upaya penanganannya (Pasal 46).</p>
<h2>Kuki dan penyimpanan di peramban</h2>
<p>Kami hanya memakai kuki yang diperlukan agar situs berfungsi; tidak ada kuki iklan atau statistik.</p>
<ul>
<li><strong>sesi</strong> dan <strong>XSRF-TOKEN</strong>: mengenali Anda setelah masuk dan menolak permintaan palsu, sampai ${limits.sessionIdleMinutes} menit tanpa kegiatan.</li>
<li><strong>ingat</strong>: hanya bila Anda memilih “Remember me”, paling lama ${limits.rememberDays} hari.</li>
<li><strong>token</strong> dan <strong>state</strong>: membantu halaman mengetahui bahwa Anda sudah masuk.</li>
<li>Pilihan tema dan isian yang belum terkirim disimpan di peramban Anda sendiri.</li>
</ul>
<h2>Anak</h2>
<p>Layanan ini ditujukan bagi orang dewasa. Kami tidak dengan sengaja memproses data anak.</p>
<h2>Perubahan kebijakan ini</h2>
<p>Setiap versi dan tanggal berlakunya tercantum di halaman ini, dan versi terdahulu tetap dapat dibaca. Perubahan yang berarti kami sampaikan saat Anda masuk, dan kami meminta persetujuan Anda kembali.</p>
<h2>Kontak dan pengaduan</h2>
<p>Pertanyaan dan permintaan tentang data pribadi: {nama_lembaga}, {alamat}, email <a href="mailto:{email}">{email}</a>, telepon {phone}.</p>
<p>Bila Anda tidak puas, sampaikan melalui <a href="/pengaduan">halaman Pengaduan</a>. Anda juga dapat mengadu kepada lembaga pelindungan data pribadi menurut UU PDP.</p>
`.trim()
