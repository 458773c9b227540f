import { to } from '../../../paths.ts'
import type { Demand, Home } from './rules.ts'

const page = (path: string, label: string): Home => ({ kind: 'halaman', path, label })
const office = (resource: string, label: string): Home => ({ kind: 'kantor', resource, label })
const paper = (jenis: string, label: string): Home => ({ kind: 'dokumen', jenis, label })

const RISKS = office('risiko', 'Risiko ketidakberpihakan')
const FINDINGS = office('temuan', 'Temuan')
const MANUAL = paper('dokumen', 'Dokumen mutu')

/**
 * What the standard asks, in our own words, by subject: where the portal answers it, and its number in each edition.
 * Numbers of 2026 follow the headings of its draft.
 */
export const DEMANDS: readonly Demand[] = [
  {
    title: 'Lembaga adalah badan hukum yang dapat dimintai tanggung jawab',
    in: { '2012': '4.1', '2026': '4.1' },
    homes: [
      office('isi-situs', 'Dasar hukum lembaga'),
      office('aturan', 'Aturan yang dirujuk'),
      page(to.about, 'Tentang lembaga'),
    ],
    outside: 'Akta dan izin asli disimpan lembaga; salinannya dapat dimasukkan sebagai dokumen mutu.',
    work: ['konten'],
  },
  {
    title: 'Keputusan sertifikasi diambil lembaga sendiri, oleh orang yang bernama',
    in: { '2012': '4.2', '2026': '4.2' },
    homes: [office('keputusan', 'Keputusan'), office('sanksi', 'Sanksi')],
    work: ['keputusan'],
  },
  {
    title: 'Ancaman terhadap ketidakberpihakan dikenali bersama pihak terkait dan dikendalikan',
    in: { '2012': '4.3', '2026': '4.3' },
    homes: [RISKS, page(to.about, 'Pernyataan ketidakberpihakan')],
    work: ['mutu'],
  },
  {
    title: 'Keuangan cukup dan tanggung gugat ditutup',
    in: { '2012': '4.4', '2026': '4.4' },
    homes: [paper('asuransi', 'Asuransi'), paper('keuangan', 'Laporan keuangan')],
    work: ['keuangan'],
  },
  {
    title: 'Susunan organisasi dan tanggung jawab tertulis',
    in: { '2012': '5.1', '2026': '5.1' },
    homes: [page(to.about, 'Struktur organisasi'), office('staf', 'Petugas dan izinnya')],
    work: ['pengguna'],
  },
  {
    title: 'Pelatihan tidak mempermudah sertifikasi dan dipisahkan darinya',
    in: { '2012': '5.2', '2026': '5.2' },
    homes: [
      office('kelulusan-pelatihan', 'Kelulusan menurut tempat pelatihan'),
      office('lembaga-pelatihan', 'Lembaga pelatihan dan pengajarnya'),
      RISKS,
      page(to.serviceFigures, 'Kelulusan yang diumumkan tiap tahun'),
      page(to.about, 'Pernyataan ketidakberpihakan'),
    ],
    work: ['keputusan'],
  },
  {
    title: 'Petugas cakap, menjaga rahasia, dan menyatakan kepentingannya',
    in: { '2012': '6.1', '2026': '6.1' },
    homes: [
      office('staf', 'Petugas dan izinnya'),
      office('catatan-petugas', 'Kompetensi petugas'),
      office('bukti-kompetensi', 'Bukti kompetensi'),
      office('syarat-saya', 'Pernyataan kerahasiaan dan kepentingan'),
    ],
    work: ['pengguna', 'mutu'],
  },
  {
    title: 'Penguji dipilih menurut kompetensi dan menyatakan independensinya pada tiap penugasan',
    in: { '2012': '6.2', '2026': '6.2' },
    homes: [
      office('penguji', 'Penguji'),
      office('penilaian', 'Penugasan dan penilaian'),
      office('catatan-petugas', 'Penyaksian dan tinjauan penguji'),
      office('kalibrasi', 'Kalibrasi penguji'),
    ],
    work: ['konten', 'verifikasi', 'mutu'],
  },
  {
    title: 'Pekerjaan yang diserahkan kepada pihak lain diatur dengan kontrak',
    in: { '2012': '6.3', '2026': '6.3' },
    homes: [paper('kontrak_penyedia', 'Kontrak penyedia'), paper('kontrak_laboratorium', 'Kontrak laboratorium')],
    work: ['mutu'],
  },
  {
    title: 'Tempat uji dan sarana memadai',
    in: { '2012': '6.4', '2026': '6.4' },
    homes: [office('tuk', 'Tempat uji dan pemeriksaannya'), paper('kontrak_tuk', 'Kontrak tempat uji')],
    work: ['konten'],
  },
  {
    title: 'Pemakaian kecerdasan buatan diketahui, divalidasi, dan diawasi',
    in: { '2012': null, '2026': '6.5' },
    homes: [
      page(to.aiStatement, 'Pernyataan kecerdasan buatan'),
      office('kecerdasan-buatan', 'Versi dan peninjauannya'),
    ],
    work: ['mutu'],
  },
  {
    title: 'Catatan permohonan, hasil, keputusan, dan sertifikat lengkap dan tersimpan',
    in: { '2012': '7.1', '2026': '7.1' },
    homes: [office('permohonan', 'Permohonan'), office('audit', 'Catatan audit'), office('masa-simpan', 'Masa simpan')],
    work: ['verifikasi', 'keputusan'],
  },
  {
    title: 'Sertifikat dapat diperiksa siapa pun, skema dan prosesnya terbuka',
    in: { '2012': '7.2', '2026': '7.2' },
    homes: [
      page(to.holders, 'Daftar pemegang'),
      page(to.schemes, 'Daftar skema'),
      page(to.serviceFigures, 'Kinerja layanan'),
    ],
    work: ['konten'],
  },
  {
    title: 'Data peserta dirahasiakan dan hanya dibuka dengan persetujuan atau kewajiban hukum',
    in: { '2012': '7.3', '2026': '7.3' },
    homes: [
      page(to.privacy, 'Kebijakan privasi'),
      office('pemrosesan-data', 'Pemrosesan data'),
      office('penilaian-dampak', 'Penilaian dampak'),
      office('insiden', 'Insiden'),
      office('penghapusan-data', 'Penghapusan data'),
    ],
    work: ['pengguna'],
  },
  {
    title: 'Bahan uji diamankan dan setiap pembukaannya tercatat',
    in: { '2012': '7.4', '2026': '7.4' },
    homes: [
      office('soal', 'Bank soal'),
      office('naskah', 'Naskah ujian'),
      office('catatan-keamanan', 'Catatan keamanan'),
    ],
    work: ['soal', 'pengguna'],
  },
  {
    title: 'Setiap kategori sertifikasi mempunyai skema',
    in: { '2012': '8.1', '2026': '8.1' },
    homes: [office('skema', 'Skema'), page(to.schemes, 'Daftar skema')],
    work: ['konten'],
  },
  {
    title: 'Skema memuat ruang lingkup, kompetensi, prasyarat, dan kode etik',
    in: { '2012': '8.2', '2026': '8.2' },
    homes: [office('versi-skema', 'Versi skema')],
    work: ['konten'],
  },
  {
    title: 'Skema menetapkan syarat, cara uji, surveilan, sanksi, dan perpanjangan',
    in: { '2012': '8.3', '2026': '8.3' },
    homes: [office('versi-skema', 'Versi skema')],
    work: ['konten'],
  },
  {
    title: 'Skema disusun bersama ahli dan pihak terkait',
    in: { '2012': '8.4', '2026': '8.4' },
    homes: [office('versi-skema', 'Versi skema, dengan orang keduanya'), MANUAL],
    outside: 'Notulen penyusunan oleh komite skema dimasukkan lembaga sebagai dokumen mutu.',
    work: ['konten'],
  },
  {
    title: 'Skema ditinjau dan divalidasi secara berkala',
    in: { '2012': '8.5', '2026': '8.5' },
    homes: [
      office('versi-skema', 'Tanggal peninjauan skema'),
      office('perubahan-aturan', 'Perubahan aturan dan yang terkena'),
      office('naskah-jadwal', 'Ujian tulis dan statistiknya'),
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
      page(to.tutorial, 'Tutorial pendaftaran'),
      office('permohonan', 'Permohonan'),
      office('kebutuhan-khusus', 'Kebutuhan khusus'),
    ],
    work: ['verifikasi'],
  },
  {
    title: 'Asesmen direncanakan dan dijalankan menurut skema',
    in: { '2012': '9.2', '2026': '9.1' },
    homes: [office('jadwal', 'Jadwal'), office('berita-acara', 'Berita acara uji')],
    work: ['verifikasi'],
  },
  {
    title: 'Uji adil, sahih, dan andal, dengan cara yang tercatat',
    in: { '2012': '9.3', '2026': '9.3' },
    homes: [
      office('naskah', 'Naskah ujian'),
      office('lembar-jawaban', 'Lembar jawaban'),
      office('kecurangan', 'Dugaan kecurangan'),
    ],
    work: ['soal', 'verifikasi'],
  },
  {
    title: 'Keputusan berdasar bukti uji; sertifikat memuat yang diwajibkan dan sulit dipalsukan',
    in: { '2012': '9.4', '2026': '9.4' },
    homes: [office('keputusan', 'Keputusan'), office('sertifikat', 'Sertifikat')],
    work: ['keputusan'],
  },
  {
    title: 'Pembekuan, pencabutan, dan pengurangan lingkup mengikuti aturan',
    in: { '2012': '9.5', '2026': '9.5' },
    homes: [office('sanksi', 'Sanksi'), page(to.holders, 'Status pada daftar pemegang')],
    work: ['keputusan'],
  },
  {
    title: 'Perpanjangan memastikan kompetensi tetap terjaga',
    in: { '2012': '9.6', '2026': '9.6' },
    homes: [
      office('laporan-kinerja', 'Laporan kinerja'),
      office('kegiatan', 'Pemeliharaan kompetensi'),
      office('audit-sampel', 'Audit sampel'),
      office('rencana-surveilan', 'Rencana surveilan setahun'),
    ],
    work: ['verifikasi'],
  },
  {
    title: 'Pemakaian sertifikat, logo, dan tanda lembaga diatur dan diawasi',
    in: { '2012': '9.7', '2026': '9.7' },
    homes: [
      page(to.markUse, 'Aturan dan laporan pemakaian tanda'),
      office('pemakaian-tanda', 'Laporan pemakaian tanda'),
      page(to.terms, 'Syarat dan ketentuan'),
      office('pengaduan', 'Pengaduan pemalsuan'),
    ],
    work: ['pengaduan'],
  },
  {
    title: 'Banding dicatat, dilacak, dan diputus oleh yang tidak terlibat',
    in: { '2012': '9.8', '2026': '9.8' },
    homes: [office('banding', 'Banding'), page(to.complaints, 'Penjelasan banding')],
    work: ['pengaduan'],
  },
  {
    title: 'Pengaduan ditangani terbuka, rahasia, dan oleh yang tidak terlibat',
    in: { '2012': '9.9', '2026': '9.9' },
    homes: [page(to.complaints, 'Pengaduan'), office('pengaduan', 'Pengaduan')],
    work: ['pengaduan'],
  },
  {
    title: 'Sistem manajemen ditetapkan dan dipelihara',
    in: { '2012': '10.1', '2026': '10.1' },
    homes: [office('mutu', 'Mutu'), MANUAL],
    work: ['mutu'],
  },
  {
    title: 'Pimpinan menetapkan kebijakan dan sasaran mutu serta penanggung jawabnya',
    in: { '2012': '10.2.1', '2026': '10.2.1' },
    homes: [MANUAL, office('tinjauan-manajemen', 'Tinjauan manajemen')],
    work: ['mutu'],
  },
  {
    title: 'Sistem manajemen tertulis dan dikenal petugas',
    in: { '2012': '10.2.2', '2026': '10.2.2' },
    homes: [MANUAL, office('dokumen-dibaca', 'Dokumen yang dibaca petugas')],
    work: ['mutu'],
  },
  {
    title: 'Dokumen disetujui, bernomor versi, dan hanya yang berlaku dipakai',
    in: { '2012': '10.2.3', '2026': '10.2.3' },
    homes: [office('dokumen-mutu', 'Dokumen dan kontrak'), office('aturan', 'Aturan dari luar yang dirujuk')],
    work: ['mutu'],
  },
  {
    title: 'Catatan mutu dapat ditemukan, terlindung, dan tidak berubah',
    in: { '2012': '10.2.4', '2026': '10.2.4' },
    homes: [office('audit', 'Catatan audit'), office('cadangan', 'Cadangan')],
    work: ['pengguna'],
  },
  {
    title: 'Pimpinan meninjau sistem dengan masukan yang lengkap',
    in: { '2012': '10.2.5', '2026': '10.2.5' },
    homes: [office('tinjauan-manajemen', 'Tinjauan manajemen')],
    work: ['mutu'],
  },
  {
    title: 'Audit internal direncanakan, oleh yang tidak mengaudit pekerjaannya sendiri',
    in: { '2012': '10.2.6', '2026': '10.2.6' },
    homes: [office('audit-internal', 'Audit internal')],
    work: ['mutu'],
  },
  {
    title: 'Ketidaksesuaian dicari sebabnya, ditindak, dan dibuktikan teratasi',
    in: { '2012': '10.2.7', '2026': '10.2.7' },
    homes: [FINDINGS],
    work: ['mutu'],
  },
  {
    title: 'Ketidaksesuaian yang mungkin terjadi dicegah',
    in: { '2012': '10.2.8', '2026': '10.2.8' },
    homes: [RISKS, FINDINGS],
    work: ['mutu'],
  },
]
