import { essay, number, one, pairUp, several, short, UNITS } from './shapes.ts'

const PP = 'Peraturan Pemerintah Nomor 22 Tahun 2021, lampiran pedoman penyusunan dokumen Amdal'
const UU = 'Undang-Undang Nomor 32 Tahun 2009, Pasal 22 ayat (2)'
const CLASSES = 'Peraturan Pemerintah Nomor 22 Tahun 2021, Lampiran VI'
const NOISE = 'Keputusan Menteri Negara Lingkungan Hidup Nomor 48 Tahun 1996'

/** Items on scoping and on the state of the environment before a project. */
export const scopingItems = [
  short(
    UNITS.scope,
    'ingat',
    PP,
    'Apa hasil akhir pelingkupan yang dikaji dalam Andal? Tulis singkatan atau kepanjangannya.',
    ['DPH', 'dampak penting hipotetik'],
  ),
  several(UNITS.scope, 'ingat', UU, 'Mana yang termasuk kriteria dampak penting?', {
    right: [
      'Besarnya jumlah penduduk yang akan terkena dampak',
      'Luas wilayah penyebaran dampak',
      'Intensitas dan lamanya dampak berlangsung',
      'Sifat kumulatif dampak',
    ],
    wrong: ['Besarnya modal pemrakarsa', 'Jumlah anggota tim penyusun'],
  }),
  pairUp(UNITS.scope, 'ingat', PP, 'Jodohkan batas dengan artinya dalam penentuan batas wilayah studi.', {
    pairs: [
      ['Batas proyek', 'Ruang tempat kegiatan dilaksanakan'],
      ['Batas ekologis', 'Ruang sebaran dampak melalui udara, air, atau tanah'],
      ['Batas sosial', 'Ruang tempat berlangsungnya interaksi masyarakat'],
      ['Batas administratif', 'Wilayah kewenangan pemerintahan'],
    ],
    distractors: ['Masa berlaku perizinan'],
  }),
  one(
    UNITS.scope,
    'terapkan',
    PP,
    'Pembukaan lahan berjarak 300 meter di hulu intake air minum. Komponen mana yang paling dahulu dilingkup sebagai dampak primer?',
    ['Kualitas air permukaan', 'Harga tanah', 'Pola pemilikan lahan', 'Tingkat pengangguran'],
  ),
  one(
    UNITS.scope,
    'analisis',
    PP,
    'Suatu dampak sudah direncanakan pengelolaannya sebagai bagian kegiatan (misalnya instalasi pengolahan air limbah). Apa yang dilakukan dalam pelingkupan?',
    [
      'Menilai apakah dengan pengelolaan itu dampaknya masih penting secara hipotetik',
      'Langsung menghapusnya dari dokumen',
      'Menunda penilaiannya sampai tahap operasi',
      'Memindahkannya ke daftar izin usaha',
    ],
  ),
  essay(
    UNITS.scopeOf,
    'analisis',
    PP,
    'Sebuah pabrik semen direncanakan di kawasan karst yang menjadi imbuhan mata air warga. Jelaskan tiga dampak penting hipotetik beserta alasan pelingkupannya.',
    [
      ['Menyebut tiga dampak yang sesuai kegiatan dan rona', 3],
      ['Menghubungkan setiap dampak dengan komponen kegiatan', 3],
      ['Memberi alasan dengan kriteria dampak penting', 4],
    ],
  ),
  one(
    UNITS.scopeOf,
    'terapkan',
    PP,
    'Anggota tim bidang hidrologi diminta menentukan batas ekologis dampak limpasan. Apa yang dipakainya?',
    ['Batas daerah aliran sungai dan arah alirannya', 'Batas kecamatan', 'Batas kepemilikan lahan', 'Jalan terdekat'],
  ),
  one(UNITS.baseline, 'ingat', CLASSES, 'Untuk apa peruntukan air kelas I?', [
    'Air baku air minum',
    'Mengairi pertanaman saja',
    'Pendingin mesin',
    'Pelayaran',
  ]),
  pairUp(UNITS.baseline, 'ingat', NOISE, 'Jodohkan peruntukan kawasan dengan baku tingkat kebisingannya.', {
    pairs: [
      ['Perumahan dan permukiman', '55 dB(A)'],
      ['Ruang terbuka hijau', '50 dB(A)'],
      ['Industri', '70 dB(A)'],
    ],
    distractors: ['90 dB(A)'],
  }),
  number(
    UNITS.baseline,
    'terapkan',
    'Buku ajar ekologi kuantitatif (contoh)',
    'Pada satu plot ditemukan dua jenis dengan jumlah individu sama banyak. Berapa indeks keanekaragaman Shannon-Wiener (H’) dengan logaritma natural?',
    { nilai: Math.LN2, toleransi: 0.005, satuan: '' },
  ),
  number(
    UNITS.baseline,
    'terapkan',
    'Panduan survei sosial (contoh)',
    'Populasi 400 kepala keluarga. Dengan rumus Slovin dan galat 10 persen, berapa responden paling sedikit?',
    { nilai: 80, toleransi: 0, satuan: 'kepala keluarga' },
  ),
  several(
    UNITS.baseline,
    'terapkan',
    'SNI 6989.57:2008, metode pengambilan contoh air permukaan',
    'Apa yang dicatat saat mengambil contoh air sungai agar hasilnya dapat diulang?',
    {
      right: ['Koordinat titik', 'Hari dan jam', 'Kondisi cuaca', 'Cara pengawetan contoh'],
      wrong: ['Harga alat ukur', 'Nama pemilik lahan di seberang'],
    },
  ),
  one(
    UNITS.baseline,
    'analisis',
    'Pedoman mutu data laboratorium (contoh)',
    'Dua dari sepuluh hasil uji nitrat jauh di atas yang lain. Apa yang dilakukan lebih dahulu?',
    [
      'Menelusuri catatan lapangan dan laboratoriumnya sebelum memutuskan',
      'Menghapusnya agar rata-rata turun',
      'Mengganti dengan nilai baku mutu',
      'Melaporkan nilai terendah saja',
    ],
  ),
]
