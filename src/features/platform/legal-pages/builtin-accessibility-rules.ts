import { fullRegulation } from '../regulations/known-rules.ts'

/** The accessibility statement until the office publishes its own; words in braces are filled at display. */
export const BUILT_IN_ACCESSIBILITY = `
<p>{nama_lembaga} ingin situs ini dapat dipakai semua orang, termasuk penyandang disabilitas, sesuai dengan semangat ${fullRegulation('disabilitas')} tentang Penyandang Disabilitas.</p>
<h2>Ukuran yang kami pakai</h2>
<p>Situs publik dan area anggota dirancang menurut Pedoman Aksesibilitas Konten Web (WCAG) 2.2 tingkat AA. Setiap halaman diperiksa secara otomatis pada setiap perubahan, dalam tema terang dan gelap serta pada layar ponsel dan komputer.</p>
<h2>Yang dapat Anda harapkan</h2>
<ul>
<li>Semua fungsi dapat dipakai dengan papan ketik, dan fokusnya terlihat.</li>
<li>Judul, daftar, tabel, dan isian bernama, sehingga pembaca layar dapat menyebutkannya.</li>
<li>Pesan kesalahan ditulis di samping isiannya dan dibacakan.</li>
<li>Warna memenuhi kontras AA dan tidak pernah menjadi satu-satunya tanda.</li>
<li>Halaman dapat diperbesar dan dipakai pada layar selebar 320 piksel tanpa menggeser ke samping.</li>
<li>Gerakan dikurangi bila perangkat Anda memintanya.</li>
<li>Halaman publik dapat dibaca tanpa JavaScript.</li>
</ul>
<h2>Keterbatasan yang kami ketahui</h2>
<ul>
<li>Sertifikat, invoice, dan dokumen PDF lain belum bertanda untuk pembaca layar. Keterangan yang sama tersedia di halaman area anggota.</li>
<li>Dokumen skema dan berkas yang diunggah pihak lain mungkin belum aksesibel. Kami menyediakan bentuk lain bila diminta.</li>
<li>Teks pengganti gambar ditulis petugas dan dapat kurang lengkap.</li>
<li>Kode QR pada kartu peserta selalu disertai nomor yang dapat diketik.</li>
</ul>
<h2>Bantuan saat ujian</h2>
<p>Sampaikan kebutuhan khusus Anda pada formulir permohonan. Kami menghubungi Anda untuk menyesuaikan tempat, waktu, atau cara ujian.</p>
<h2>Melaporkan hambatan</h2>
<p>Beri tahu kami halaman mana, apa yang ingin Anda lakukan, dan alat bantu yang Anda pakai: email <a href="mailto:{email}">{email}</a>, telepon {phone}, atau <a href="/pengaduan">halaman Pengaduan</a>. Bila suatu fungsi tidak dapat Anda pakai, kami melayani Anda dengan cara lain. Pengaduan dijawab dengan target {target_jawab_pengaduan}.</p>
`.trim()
