/** The terms until the office publishes its own; words in braces are filled at display. */
export const BUILT_IN_TERMS = `
<p>Syarat ini mengatur penggunaan situs dan layanan sertifikasi kompetensi {nama_lembaga} (“kami”). Dengan membuat akun Anda menyetujuinya. Syarat khusus setiap skema tercantum pada dokumen skemanya dan berlaku bersama syarat ini.</p>
<h2>Akun</h2>
<ul>
<li>Satu orang memakai satu akun, atas namanya sendiri dan dengan alamat email yang dapat dihubungi.</li>
<li>Anda menjaga kerahasiaan sandi dan kode verifikasi, tidak meminjamkan akun, dan segera mengganti sandi bila ada yang mengetahuinya.</li>
<li>Pemberitahuan yang dikirim ke email dan area anggota dianggap Anda terima.</li>
<li>Akun yang disalahgunakan dapat ditangguhkan sesudah Anda diberi tahu alasannya, atau seketika bila ada bahaya.</li>
</ul>
<h2>Kebenaran data dan berkas</h2>
<p>Data, berkas, dan pernyataan yang Anda sampaikan harus benar, milik Anda, dan mutakhir. Data atau dokumen palsu mengakibatkan permohonan ditolak atau sertifikat dicabut, dan dapat dipidana menurut peraturan perundang-undangan.</p>
<h2>Permohonan</h2>
<ul>
<li>Permohonan yang dikirim kami periksa dengan target {target_verifikasi}.</li>
<li>Bila perlu diperbaiki, Anda punya waktu {batas_perbaikan}. Sesudahnya permohonan batal.</li>
<li>Draf yang tidak dikirim dihapus sesudah {umur_draf}.</li>
<li>Kursi yang kosong ditawarkan kepada daftar tunggu menurut urutannya dan berlaku {tawaran_daftar_tunggu}.</li>
<li>Jadwal dapat dipindah paling banyak {kali_jadwal_ulang} untuk satu permohonan, paling lambat {batas_jadwal_ulang} sebelum hari uji.</li>
<li>Kebutuhan khusus disampaikan saat mendaftar agar ujian dapat disesuaikan.</li>
</ul>
<h2>Biaya dan pengembalian dana</h2>
<ul>
<li>Biaya setiap skema tercantum di halaman skema. Invoice dibayar paling lambat {batas_pembayaran} sejak terbit, tidak melewati penutupan pendaftaran, dan paling lambat sehari sebelum hari uji.</li>
<li>Biaya dibayar ke rekening yang tertulis di invoice, sebesar jumlahnya sampai angka terakhir.</li>
<li>Pembatalan paling lambat {pengembalian_awal_hari} sebelum hari uji: {pengembalian_awal_persen} biaya dikembalikan.</li>
<li>Pembatalan sesudah itu dan paling lambat {pengembalian_akhir_hari} sebelum hari uji: {pengembalian_akhir_persen} biaya dikembalikan.</li>
<li>Pembatalan sesudahnya atau tidak hadir: biaya tidak dikembalikan.</li>
<li>Bila kami yang membatalkan jadwal, Anda dapat pindah jadwal atau menerima kembali seluruh biaya.</li>
</ul>
<h2>Ujian</h2>
<ul>
<li>Datanglah tepat waktu dengan kartu peserta dan kartu identitas asli.</li>
<li>Dilarang mencontek, memakai bantuan orang lain atau alat yang tidak diizinkan, menggantikan atau digantikan orang lain, serta menyalin atau menyebarkan materi uji.</li>
<li>Pelanggaran mengakhiri ujian dan dapat mengakibatkan hasilnya dinyatakan belum kompeten.</li>
<li>Penguji tidak boleh berkepentingan dengan peserta. Beri tahu kami bila Anda mengenal penguji Anda.</li>
<li>Pemberian dalam bentuk apa pun kepada petugas dan penguji dilarang.</li>
</ul>
<h2>Keputusan dan banding</h2>
<ul>
<li>Keputusan diambil orang yang tidak menguji atau melatih Anda, dengan target {target_keputusan} sejak ujian selesai.</li>
<li>Unit yang belum kompeten dapat diuji ulang dalam {jendela_uji_ulang}.</li>
<li>Banding diajukan paling lambat {batas_banding} sejak keputusan disampaikan. Panel yang tidak terlibat memutusnya, dan mengajukan banding tidak merugikan Anda.</li>
</ul>
<h2>Sertifikat dan penggunaannya</h2>
<ul>
<li>Sertifikat berlaku {masa_berlaku} sejak terbit dan tetap milik {nama_lembaga}.</li>
<li>Gunakan hanya untuk kualifikasi dan lingkup yang tertulis di dalamnya, selama berlaku, dan tidak dengan cara yang menyesatkan atau merusak nama baik sertifikasi.</li>
<li>Sertifikat, logo, dan tandanya tidak boleh diubah, dipindahtangankan, atau dipakai orang lain.</li>
<li>Siapa pun dapat memeriksa status sertifikat dengan nomornya.</li>
<li>Selama dibekukan, dan sesudah berakhir atau dicabut, Anda berhenti memakai sertifikat dan tidak menyebut diri bersertifikat.</li>
</ul>
<h2>Kewajiban pemegang dan perpanjangan</h2>
<ul>
<li>Setiap tahun sertifikat Anda menyampaikan laporan kinerja dan memelihara kompetensi paling sedikit {kegiatan_pemeliharaan}.</li>
<li>Anda mengisi evaluasi surveilan yang kami kirim dan memberi tahu perubahan yang memengaruhi kompetensi atau kewenangan Anda.</li>
<li>Perpanjangan dibuka {jendela_perpanjangan} sebelum sertifikat berakhir dan dengan catatan masih dapat diajukan {tenggang_perpanjangan} sesudahnya.</li>
</ul>
<h2>Sanksi</h2>
<p>Pelanggaran syarat ini, kewajiban tahunan, atau etika profesi dapat mengakibatkan pembekuan paling lama {lama_pembekuan} atau pencabutan sertifikat. Rencana sanksi kami beri tahukan lebih dahulu, dan Anda dapat menjawabnya dalam {batas_jawaban_sanksi}. Sanksi diputuskan orang yang berwenang dan dapat dibanding.</p>
<h2>Pengaduan</h2>
<p>Keluhan tentang layanan, penguji, atau pemegang sertifikat disampaikan melalui <a href="/pengaduan">halaman Pengaduan</a>. Kami memberi tanda terima dengan target {target_terima_pengaduan} dan jawaban dengan target {target_jawab_pengaduan}. Identitas pelapor dirahasiakan.</p>
<h2>Situs ini</h2>
<ul>
<li>Isi situs boleh dikutip dengan menyebut sumbernya. Materi uji dan logo dilindungi.</li>
<li>Dilarang mengganggu situs, mencoba membuka data orang lain, atau mengambil isi daftar pemegang secara massal.</li>
<li>Kami menjaga situs tetap tersedia dan memberi tahu pemeliharaan yang direncanakan. Tenggat yang terlewat karena gangguan pada situs kami tidak merugikan Anda.</li>
</ul>
<h2>Data pribadi</h2>
<p>Pemrosesan data pribadi diatur dalam <a href="/kebijakan-privasi">Kebijakan Privasi</a>.</p>
<h2>Perubahan syarat</h2>
<p>Setiap versi dan tanggal berlakunya tercantum di halaman ini, dan versi terdahulu tetap dapat dibaca. Perubahan yang berarti kami mintakan persetujuan Anda saat masuk. Permohonan yang sudah berjalan diselesaikan menurut ketentuan skema dan jadwalnya.</p>
<h2>Hukum yang berlaku dan kontak</h2>
<p>Syarat ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan lebih dahulu dengan musyawarah. Kontak: {nama_lembaga}, {alamat}, email <a href="mailto:{email}">{email}</a>, telepon {phone}.</p>
`.trim()
