import { editionName } from '../../../src/features/platform/editions/rules.ts'
import { one, pairUp, several, short, UNITS } from './shapes.ts'

const UU = 'Undang-Undang Nomor 32 Tahun 2009 tentang Perlindungan dan Pengelolaan Lingkungan Hidup'
const PP = 'Peraturan Pemerintah Nomor 22 Tahun 2021'

/** Items on planning a study, public involvement and ethics. */
export const lawItems = [
  one(UNITS.plan, 'ingat', PP, 'Dokumen mana yang menjadi dasar keputusan kelayakan lingkungan hidup?', [
    'Andal dan RKL-RPL',
    'Formulir kerangka acuan saja',
    'Surat pernyataan kesanggupan (SPPL)',
    'Kajian lingkungan hidup strategis',
  ]),
  several(UNITS.plan, 'ingat', PP, 'Dokumen apa saja yang termasuk dokumen Amdal?', {
    right: ['Formulir kerangka acuan', 'Andal', 'RKL-RPL'],
    wrong: ['Formulir UKL-UPL', 'Izin lokasi'],
  }),
  one(
    UNITS.plan,
    'ingat',
    'Peraturan Menteri LHK Nomor 4 Tahun 2021',
    'Peraturan Menteri LHK Nomor 4 Tahun 2021 memuat daftar apa?',
    [
      'Usaha atau kegiatan yang wajib memiliki Amdal, UKL-UPL, atau SPPL',
      'Bahan berbahaya dan beracun yang dilarang diimpor',
      'Jenis tumbuhan dan satwa yang dilindungi',
      'Laboratorium lingkungan yang teregistrasi',
    ],
  ),
  one(UNITS.plan, 'terapkan', PP, 'Tim penyusun Amdal mana yang memenuhi susunan paling sedikit?', [
    'Satu ketua bersertifikat KTPA dan dua anggota bersertifikat ATPA',
    'Satu ketua bersertifikat KTPA tanpa anggota',
    'Tiga anggota bersertifikat ATPA tanpa ketua',
    'Dua ahli bidang tanpa sertifikat kompetensi',
  ]),
  pairUp(UNITS.plan, 'ingat', PP, 'Jodohkan dokumen dengan rencana kegiatan yang memakainya.', {
    pairs: [
      ['Amdal', 'Kegiatan yang berdampak penting terhadap lingkungan hidup'],
      ['UKL-UPL', 'Kegiatan yang tidak berdampak penting, tetapi wajib mengelola dan memantau dampaknya'],
      ['SPPL', 'Kegiatan yang tidak wajib memiliki Amdal atau UKL-UPL'],
    ],
  }),
  short(
    UNITS.plan,
    'ingat',
    PP,
    'Keputusan kelayakan lingkungan hidup, atau pernyataan kesanggupan pengelolaan yang sudah disetujui pemerintah, disebut “Persetujuan …”. Tulis kata yang melengkapi.',
    ['Lingkungan'],
  ),
  one(
    UNITS.public,
    'ingat',
    'Undang-Undang Nomor 32 Tahun 2009 sebagaimana diubah Undang-Undang Nomor 6 Tahun 2023, Pasal 26',
    'Siapa yang wajib dilibatkan dalam penyusunan dokumen Amdal?',
    [
      'Masyarakat yang terkena dampak langsung',
      'Pemegang saham pemrakarsa',
      'Seluruh penduduk provinsi',
      'Asosiasi penyusun Amdal',
    ],
  ),
  one(
    UNITS.public,
    'ingat',
    PP,
    'Berapa lama masyarakat dapat menyampaikan saran, pendapat, dan tanggapan sejak pengumuman rencana kegiatan yang wajib Amdal?',
    ['10 hari kerja', '3 hari kerja', '90 hari kerja', 'Satu tahun'],
  ),
  one(
    UNITS.public,
    'terapkan',
    PP,
    'Warga di hilir lokasi menyampaikan bahwa sumurnya dipakai untuk air minum. Apa yang dilakukan ketua tim dengan masukan itu?',
    [
      'Mengolahnya sebagai bahan pelingkupan dan mencatatnya dalam dokumen',
      'Menyimpannya sampai kegiatan beroperasi',
      'Meneruskannya kepada kontraktor saja',
      'Mengabaikannya karena belum ada data laboratorium',
    ],
  ),
  several(UNITS.public, 'terapkan', PP, 'Mana yang membuat konsultasi publik dapat dipertanggungjawabkan?', {
    right: [
      'Undangan sampai kepada warga yang terkena dampak langsung',
      'Daftar hadir dan notula yang ditandatangani',
      'Masukan dan tanggapannya dilampirkan',
    ],
    wrong: ['Notula disusun sebelum pertemuan', 'Hanya pendukung rencana yang diundang'],
  }),
  short(
    UNITS.ethics,
    'ingat',
    `${UU}, Pasal 69 ayat (1) huruf i`,
    'Menyusun Amdal tanpa memiliki sertifikat … penyusun Amdal dilarang. Tulis satu kata yang melengkapi.',
    ['kompetensi'],
  ),
  one(
    UNITS.ethics,
    'terapkan',
    'Kode etik penyusun Amdal lembaga (contoh)',
    'Pemrakarsa meminta hasil pengukuran debu yang melebihi baku mutu dihapus dari Andal. Apa yang dilakukan penyusun?',
    [
      'Menolak, tetap menyajikan data, dan mencatat permintaan itu',
      'Menghapusnya karena pemrakarsa membayar kajian',
      'Mengganti dengan data dari lokasi lain',
      'Memindahkan titik pantau ke dalam gedung',
    ],
  ),
  one(
    UNITS.ethics,
    'analisis',
    editionName('2012'),
    'Seorang anggota tim juga menjadi pemegang saham pemasok alat bagi proyek yang dikaji. Apa yang paling tepat?',
    [
      'Menyatakan konflik kepentingan dan tidak mengerjakan bagian yang terkait',
      'Meneruskan pekerjaan karena sahamnya kecil',
      'Menyembunyikannya sampai dokumen disetujui',
      'Meminta bayaran tambahan dari pemasok',
    ],
  ),
  several(
    UNITS.ethics,
    'ingat',
    `${UU}, Pasal 2`,
    'Mana yang termasuk asas perlindungan dan pengelolaan lingkungan hidup?',
    {
      right: ['Kehati-hatian', 'Pencemar membayar', 'Partisipatif'],
      wrong: ['Keuntungan sebesar-besarnya', 'Kerahasiaan data rona'],
    },
  ),
]
