import type { Edition } from '../src/features/platform/editions/rules.ts'

interface Question {
  question: string
  edisi: Edition
  nomor: string
  /** Where its answer stands in the folder: a file, or the beginning of the names of several. */
  file: string
  /** The list of the office in which the read-only account finds it too. */
  screen?: string
}

const ask = (edisi: Edition, nomor: string, question: string, file: string, screen?: string): Question => ({
  ...{ edisi, nomor, question, file },
  ...(screen === undefined ? {} : { screen }),
})

/** What assessors ask, in words, and where the demonstration answers it. */
export const QUESTIONS: readonly Question[] = [
  ask('2012', '4.2', 'Siapa yang mengambil setiap putusan?', 'daftar/keputusan.csv'),
  ask('2012', '4.3', 'Ancaman apa yang dikenali, dan siapa yang didengar?', 'daftar/risiko.csv', 'risiko'),
  ask('2012', '4.3', 'Mana pernyataan ketidakberpihakan yang terbuka?', 'halaman/tentang.pdf'),
  ask('2012', '5.2', 'Bagaimana pelatihan dipisahkan dari sertifikasi?', 'daftar/lembaga-pelatihan.csv'),
  ask('2012', '6.1', 'Siapa yang belum menandatangani pernyataannya?', 'daftar/catatan-petugas.csv', 'catatan-petugas'),
  ask('2012', '6.2', 'Siapa pengujinya, dan apa kompetensinya?', 'daftar/penguji.csv'),
  ask('2012', '6.2', 'Kapan setiap penguji menyatakan independensinya?', 'daftar/penilaian.csv'),
  ask('2012', '6.4', 'Sampai kapan pemeriksaan setiap tempat uji berlaku?', 'daftar/tuk.csv', 'tuk'),
  ask('2012', '6.4', 'Mana kontrak dengan tempat uji?', 'dokumen/kontrak_tuk/', 'dokumen-mutu?jenis=kontrak_tuk'),
  ask('2012', '7.1', 'Permohonan apa saja yang masuk, dan sampai tahap mana?', 'daftar/permohonan.csv'),
  ask('2012', '7.2', 'Dapatkah siapa pun memeriksa sertifikat?', 'halaman/daftar-pemegang.pdf'),
  ask('2012', '7.2', 'Seberapa cepat layanannya?', 'halaman/kinerja-layanan.pdf'),
  ask('2012', '7.3', 'Apa yang dilakukan dengan data peserta?', 'halaman/kebijakan-privasi.pdf'),
  ask('2012', '7.3', 'Insiden apa yang terjadi, dan kapan diberitahukan?', 'daftar/insiden.csv'),
  ask('2012', '8.1', 'Skema apa yang ditawarkan?', 'halaman/daftar-skema.pdf'),
  ask(
    '2012',
    '8.4',
    'Siapa yang mengusulkan dan siapa yang menerbitkan skema?',
    'daftar/versi-skema.csv',
    'versi-skema',
  ),
  ask('2012', '9.1', 'Apa yang diketahui pemohon sebelum mendaftar?', 'halaman/tutorial-pendaftaran.pdf'),
  ask('2012', '9.2', 'Ujian mana yang sudah dan akan diadakan?', 'daftar/jadwal.csv'),
  ask('2026', '6.5', 'Untuk apa kecerdasan buatan dipakai?', 'halaman/kecerdasan-buatan.pdf', 'kecerdasan-buatan'),
  ask('2026', '9.1', 'Berita acara ujian mana yang sudah dikunci?', 'daftar/berita-acara.csv'),
  ask('2026', '9.4', 'Sertifikat apa yang terbit pada masa ini?', 'daftar/sertifikat.csv'),
  ask('2026', '9.5', 'Sertifikat mana yang dibekukan atau dicabut?', 'daftar/sanksi.csv'),
  ask('2026', '9.8', 'Banding apa yang masuk, dan bagaimana putusannya?', 'daftar/banding.csv'),
  ask('2026', '9.9', 'Berapa lama pengaduan ditangani?', 'daftar/pengaduan.csv'),
  ask('2026', '10.2.1', 'Mana panduan mutu yang berlaku?', 'dokumen/dokumen/', 'dokumen-mutu?jenis=dokumen'),
  ask('2026', '10.2.2', 'Siapa yang sudah membaca panduan itu?', 'daftar/dokumen-dibaca.csv'),
  ask('2026', '10.2.3', 'Bagaimana perubahan aturan diketahui?', 'daftar/aturan.csv', 'aturan'),
  ask(
    '2026',
    '10.2.5',
    'Kapan pimpinan meninjau, dan apa putusannya?',
    'daftar/tinjauan-manajemen.csv',
    'tinjauan-manajemen',
  ),
  ask('2026', '10.2.6', 'Siapa yang mengaudit apa?', 'daftar/audit-internal.csv', 'audit-internal'),
  ask('2026', '10.2.7', 'Apa sebab setiap temuan, dan bagaimana dibuktikan teratasi?', 'daftar/temuan.csv', 'temuan'),
]
