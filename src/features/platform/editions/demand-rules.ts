import { to } from '../../../paths.ts'
import { MANUAL, officeHome, pageHome, paperHome, RISKS } from './home-rules.ts'
import type { Demand } from './rules.ts'
import { SYSTEM_DEMANDS } from './system-demand-rules.ts'

/**
 * What the standard asks, in our own words, by subject: where the portal answers it, and its number in each edition.
 * Numbers of 2026 follow the headings of its draft.
 */
export const DEMANDS: readonly Demand[] = [
  {
    title: 'Lembaga adalah badan hukum yang dapat dimintai tanggung jawab',
    in: { '2012': '4.1', '2026': '4.1' },
    homes: [
      officeHome('isi-situs', 'Dasar hukum lembaga'),
      officeHome('aturan', 'Aturan yang dirujuk'),
      pageHome(to.about, 'Tentang lembaga'),
    ],
    outside: 'Akta dan izin asli disimpan lembaga; salinannya dapat dimasukkan sebagai dokumen mutu.',
    work: ['konten'],
  },
  {
    title: 'Keputusan sertifikasi diambil lembaga sendiri, oleh orang yang bernama',
    in: { '2012': '4.2', '2026': '4.2' },
    homes: [officeHome('keputusan', 'Keputusan'), officeHome('sanksi', 'Sanksi')],
    work: ['keputusan'],
  },
  {
    title: 'Ancaman terhadap ketidakberpihakan dikenali bersama pihak terkait dan dikendalikan',
    in: { '2012': '4.3', '2026': '4.3' },
    homes: [RISKS, pageHome(to.about, 'Pernyataan ketidakberpihakan')],
    work: ['mutu'],
  },
  {
    title: 'Keuangan cukup dan tanggung gugat ditutup',
    in: { '2012': '4.4', '2026': '4.4' },
    homes: [paperHome('asuransi', 'Asuransi'), paperHome('keuangan', 'Laporan keuangan')],
    work: ['keuangan'],
  },
  {
    title: 'Susunan organisasi dan tanggung jawab tertulis',
    in: { '2012': '5.1', '2026': '5.1' },
    homes: [pageHome(to.about, 'Struktur organisasi'), officeHome('staf', 'Petugas dan izinnya')],
    work: ['pengguna'],
  },
  {
    title: 'Pelatihan tidak mempermudah sertifikasi dan dipisahkan darinya',
    in: { '2012': '5.2', '2026': '5.2' },
    homes: [
      officeHome('kelulusan-pelatihan', 'Kelulusan menurut tempat pelatihan'),
      officeHome('lembaga-pelatihan', 'Lembaga pelatihan dan pengajarnya'),
      RISKS,
      pageHome(to.serviceFigures, 'Kelulusan yang diumumkan tiap tahun'),
      pageHome(to.about, 'Pernyataan ketidakberpihakan'),
    ],
    work: ['keputusan'],
  },
  {
    title: 'Petugas cakap, menjaga rahasia, dan menyatakan kepentingannya',
    in: { '2012': '6.1', '2026': '6.1' },
    homes: [
      officeHome('staf', 'Petugas dan izinnya'),
      officeHome('catatan-petugas', 'Kompetensi petugas'),
      officeHome('bukti-kompetensi', 'Bukti kompetensi'),
    ],
    work: ['pengguna', 'mutu'],
  },
  {
    title: 'Penguji dipilih menurut kompetensi dan menyatakan independensinya pada tiap penugasan',
    in: { '2012': '6.2', '2026': '6.2' },
    homes: [
      officeHome('penguji', 'Penguji'),
      officeHome('penilaian', 'Penugasan dan penilaian'),
      officeHome('catatan-petugas', 'Penyaksian dan tinjauan penguji'),
      officeHome('kalibrasi', 'Kalibrasi penguji'),
    ],
    work: ['konten', 'verifikasi', 'mutu'],
  },
  {
    title: 'Pekerjaan yang diserahkan kepada pihak lain diatur dengan kontrak',
    in: { '2012': '6.3', '2026': '6.3' },
    homes: [
      paperHome('kontrak_penyedia', 'Kontrak penyedia'),
      paperHome('kontrak_laboratorium', 'Kontrak laboratorium'),
    ],
    work: ['mutu'],
  },
  {
    title: 'Tempat uji dan sarana memadai',
    in: { '2012': '6.4', '2026': '6.4' },
    homes: [officeHome('tuk', 'Tempat uji dan pemeriksaannya'), paperHome('kontrak_tuk', 'Kontrak tempat uji')],
    work: ['konten'],
  },
  {
    title: 'Pemakaian kecerdasan buatan diketahui, divalidasi, dan diawasi',
    in: { '2012': null, '2026': '6.5' },
    homes: [
      pageHome(to.aiStatement, 'Pernyataan kecerdasan buatan'),
      officeHome('kecerdasan-buatan', 'Versi dan peninjauannya'),
    ],
    work: ['mutu'],
  },
  {
    title: 'Catatan permohonan, hasil, keputusan, dan sertifikat lengkap dan tersimpan',
    in: { '2012': '7.1', '2026': '7.1' },
    homes: [
      officeHome('permohonan', 'Permohonan'),
      officeHome('audit', 'Catatan audit'),
      officeHome('masa-simpan', 'Masa simpan'),
    ],
    work: ['verifikasi', 'keputusan'],
  },
  {
    title: 'Sertifikat dapat diperiksa siapa pun, skema dan prosesnya terbuka',
    in: { '2012': '7.2', '2026': '7.2' },
    homes: [
      pageHome(to.holders, 'Daftar pemegang'),
      pageHome(to.schemes, 'Daftar skema'),
      pageHome(to.serviceFigures, 'Kinerja layanan'),
    ],
    work: ['konten'],
  },
  {
    title: 'Data peserta dirahasiakan dan hanya dibuka dengan persetujuan atau kewajiban hukum',
    in: { '2012': '7.3', '2026': '7.3' },
    homes: [
      pageHome(to.privacy, 'Kebijakan privasi'),
      officeHome('pemrosesan-data', 'Pemrosesan data'),
      officeHome('penilaian-dampak', 'Penilaian dampak'),
      officeHome('insiden', 'Insiden'),
      officeHome('penghapusan-data', 'Penghapusan data'),
    ],
    work: ['pengguna'],
  },
  {
    title: 'Bahan uji diamankan dan setiap pembukaannya tercatat',
    in: { '2012': '7.4', '2026': '7.4' },
    homes: [
      officeHome('soal', 'Bank soal'),
      officeHome('naskah', 'Naskah ujian'),
      officeHome('catatan-keamanan', 'Catatan keamanan'),
    ],
    work: ['soal', 'pengguna'],
  },
  {
    title: 'Setiap kategori sertifikasi mempunyai skema',
    in: { '2012': '8.1', '2026': '8.1' },
    homes: [officeHome('skema', 'Skema'), pageHome(to.schemes, 'Daftar skema')],
    work: ['konten'],
  },
  {
    title: 'Skema memuat ruang lingkup, kompetensi, prasyarat, dan kode etik',
    in: { '2012': '8.2', '2026': '8.2' },
    homes: [officeHome('versi-skema', 'Versi skema')],
    work: ['konten'],
  },
  {
    title: 'Skema menetapkan syarat, cara uji, surveilan, sanksi, dan perpanjangan',
    in: { '2012': '8.3', '2026': '8.3' },
    homes: [officeHome('versi-skema', 'Versi skema')],
    work: ['konten'],
  },
  {
    title: 'Skema disusun bersama ahli dan pihak terkait',
    in: { '2012': '8.4', '2026': '8.4' },
    homes: [officeHome('versi-skema', 'Versi skema, dengan orang keduanya'), MANUAL],
    outside: 'Notulen penyusunan oleh komite skema dimasukkan lembaga sebagai dokumen mutu.',
    work: ['konten'],
  },
  {
    title: 'Skema ditinjau dan divalidasi secara berkala',
    in: { '2012': '8.5', '2026': '8.5' },
    homes: [
      officeHome('versi-skema', 'Tanggal peninjauan skema'),
      officeHome('perubahan-aturan', 'Perubahan aturan dan yang terkena'),
      officeHome('naskah-jadwal', 'Ujian tulis dan statistiknya'),
    ],
    work: ['konten'],
  },
  {
    title: 'Lembaga yang bukan pemilik skema tetap memastikan syaratnya terpenuhi',
    in: { '2012': '8.6', '2026': '8.6' },
    homes: [],
    outside: 'Lembaga memiliki sendiri semua skemanya.',
    work: ['konten'],
  },
  {
    title: 'Permohonan memuat identitas, lingkup, bukti, kebutuhan khusus, dan persetujuan',
    in: { '2012': '9.1', '2026': '9.2' },
    homes: [
      pageHome(to.tutorial, 'Tutorial pendaftaran'),
      officeHome('permohonan', 'Permohonan'),
      officeHome('kebutuhan-khusus', 'Kebutuhan khusus'),
    ],
    work: ['verifikasi'],
  },
  {
    title: 'Asesmen direncanakan dan dijalankan menurut skema',
    in: { '2012': '9.2', '2026': '9.1' },
    homes: [officeHome('jadwal', 'Jadwal'), officeHome('berita-acara', 'Berita acara uji')],
    work: ['verifikasi'],
  },
  {
    title: 'Uji adil, sahih, dan andal, dengan cara yang tercatat',
    in: { '2012': '9.3', '2026': '9.3' },
    homes: [
      officeHome('naskah', 'Naskah ujian'),
      officeHome('lembar-jawaban', 'Lembar jawaban'),
      officeHome('kecurangan', 'Dugaan kecurangan'),
    ],
    work: ['soal', 'verifikasi'],
  },
  {
    title: 'Keputusan berdasar bukti uji; sertifikat memuat yang diwajibkan dan sulit dipalsukan',
    in: { '2012': '9.4', '2026': '9.4' },
    homes: [officeHome('keputusan', 'Keputusan'), officeHome('sertifikat', 'Sertifikat')],
    work: ['keputusan'],
  },
  {
    title: 'Pembekuan, pencabutan, dan pengurangan lingkup mengikuti aturan',
    in: { '2012': '9.5', '2026': '9.5' },
    homes: [officeHome('sanksi', 'Sanksi'), pageHome(to.holders, 'Status pada daftar pemegang')],
    work: ['keputusan'],
  },
  {
    title: 'Perpanjangan memastikan kompetensi tetap terjaga',
    in: { '2012': '9.6', '2026': '9.6' },
    homes: [
      officeHome('laporan-kinerja', 'Laporan kinerja'),
      officeHome('kegiatan', 'Pemeliharaan kompetensi'),
      officeHome('audit-sampel', 'Audit sampel'),
      officeHome('rencana-surveilan', 'Rencana surveilan setahun'),
    ],
    work: ['verifikasi'],
  },
  {
    title: 'Pemakaian sertifikat, logo, dan tanda lembaga diatur dan diawasi',
    in: { '2012': '9.7', '2026': '9.7' },
    homes: [
      pageHome(to.markUse, 'Aturan dan laporan pemakaian tanda'),
      officeHome('pemakaian-tanda', 'Laporan pemakaian tanda'),
      pageHome(to.terms, 'Syarat dan ketentuan'),
      officeHome('pengaduan', 'Pengaduan pemalsuan'),
    ],
    work: ['pengaduan'],
  },
  {
    title: 'Banding dicatat, dilacak, dan diputus oleh yang tidak terlibat',
    in: { '2012': '9.8', '2026': '9.8' },
    homes: [officeHome('banding', 'Banding'), pageHome(to.complaints, 'Penjelasan banding')],
    work: ['pengaduan'],
  },
  {
    title: 'Pengaduan ditangani terbuka, rahasia, dan oleh yang tidak terlibat',
    in: { '2012': '9.9', '2026': '9.9' },
    homes: [pageHome(to.complaints, 'Pengaduan'), officeHome('pengaduan', 'Pengaduan')],
    work: ['pengaduan'],
  },
  ...SYSTEM_DEMANDS,
]
