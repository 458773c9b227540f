import { essay, number, one, pairUp, several, short, UNITS } from './shapes.ts'

const PP = 'Peraturan Pemerintah Nomor 22 Tahun 2021, lampiran pedoman penyusunan dokumen Amdal'
const AIR = 'Peraturan Pemerintah Nomor 22 Tahun 2021, Lampiran VII'
const WATER = 'Peraturan Pemerintah Nomor 22 Tahun 2021, Lampiran VI'

/** Items on predicting, judging and managing impacts. */
export const impactItems = [
  one(UNITS.predict, 'ingat', PP, 'Besaran dampak pada suatu waktu adalah selisih antara …', [
    'kondisi dengan kegiatan dan kondisi tanpa kegiatan pada waktu itu',
    'kondisi sekarang dan kondisi sepuluh tahun lalu',
    'baku mutu dan hasil pengukuran',
    'biaya pengelolaan dan biaya pemantauan',
  ]),
  number(
    UNITS.predict,
    'terapkan',
    'Metode rasional, Q = 0,278 C I A',
    'Hitung debit puncak limpasan untuk C = 0,6, I = 50 mm/jam, dan A = 2 km². Tulis dalam m³/detik.',
    { nilai: 16.68, toleransi: 0.1, satuan: 'm³/detik' },
  ),
  number(
    UNITS.predict,
    'terapkan',
    'Akustika lingkungan: penjumlahan tingkat bunyi',
    'Dua mesin yang sama masing-masing menghasilkan 70 dB(A) di satu titik. Berapa tingkat bunyi keduanya bersama-sama?',
    { nilai: 73, toleransi: 0.1, satuan: 'dB(A)' },
  ),
  number(
    UNITS.predict,
    'terapkan',
    'Akustika lingkungan: sumber titik di ruang terbuka',
    'Sumber titik menghasilkan 80 dB(A) pada jarak 10 meter. Tanpa penghalang dan serapan, berapa pada jarak 40 meter?',
    { nilai: 68, toleransi: 0.2, satuan: 'dB(A)' },
  ),
  number(
    UNITS.predictOf,
    'terapkan',
    'Proyeksi penduduk, metode geometrik',
    'Penduduk desa 10.000 jiwa dan tumbuh 2 persen setahun secara geometrik. Berapa jiwa sesudah 5 tahun, dibulatkan?',
    { nilai: 11041, toleransi: 1, satuan: 'jiwa' },
  ),
  one(UNITS.predictOf, 'ingat', AIR, 'Berapa baku mutu udara ambien PM2,5 untuk waktu pengukuran 24 jam?', [
    '55 µg/Nm³',
    '15 µg/Nm³',
    '150 µg/Nm³',
    '230 µg/Nm³',
  ]),
  one(
    UNITS.predictOf,
    'analisis',
    PP,
    'Model sebaran debu memakai data angin satu minggu pada musim hujan. Apa kelemahan prakiraannya?',
    [
      'Tidak mewakili musim kemarau, ketika debu paling mudah tersebar',
      'Memakai satuan yang keliru',
      'Tidak menghitung tinggi cerobong',
      'Terlalu banyak titik penerima',
    ],
  ),
  several(UNITS.evaluate, 'ingat', PP, 'Mana yang dipakai untuk evaluasi dampak secara holistik?', {
    right: ['Bagan alir dampak', 'Matriks interaksi'],
    wrong: ['Neraca keuangan pemrakarsa', 'Daftar hadir sidang'],
  }),
  one(
    UNITS.evaluate,
    'analisis',
    PP,
    'Satu kegiatan menurunkan muka air tanah dan menambah lapangan kerja. Bagaimana evaluasi holistik memperlakukannya?',
    [
      'Menelaah keduanya sebagai satu kesatuan beserta keterkaitannya',
      'Mengurangkan dampak negatif dengan yang positif dalam rupiah',
      'Hanya memakai dampak yang positif',
      'Menyerahkannya kepada bagian pemasaran',
    ],
  ),
  essay(
    UNITS.evaluate,
    'analisis',
    PP,
    'Jelaskan mengapa dampak sekunder terhadap kesehatan dapat menjadi lebih penting daripada dampak primernya terhadap kualitas udara, dengan satu contoh.',
    [
      ['Membedakan dampak primer dan sekunder', 3],
      ['Memberi contoh yang runtut dari kegiatan sampai kesehatan', 4],
      ['Menilai dengan kriteria dampak penting', 3],
    ],
  ),
  pairUp(UNITS.manage, 'ingat', PP, 'Jodohkan dokumen atau bagiannya dengan isinya.', {
    pairs: [
      ['RKL', 'Upaya penanganan dampak'],
      ['RPL', 'Upaya pemantauan komponen lingkungan yang terkena dampak'],
      ['Andal', 'Telaahan mendalam tentang dampak penting'],
    ],
  }),
  one(UNITS.manage, 'terapkan', PP, 'Pemantauan mana yang paling tepat untuk menilai keberhasilan kolam sedimen?', [
    'TSS di saluran keluar kolam dan di sungai penerima',
    'Kebisingan di pagar pabrik',
    'Jumlah tenaga kerja lokal',
    'Curah hujan tahunan provinsi',
  ]),
  one(UNITS.manage, 'terapkan', 'Hierarki mitigasi', 'Mana urutan hierarki mitigasi yang benar?', [
    'Menghindari, meminimalkan, memulihkan, mengompensasi',
    'Mengompensasi, memulihkan, meminimalkan, menghindari',
    'Memulihkan, menghindari, mengompensasi, meminimalkan',
    'Meminimalkan, mengompensasi, menghindari, memulihkan',
  ]),
  number(
    UNITS.manage,
    'ingat',
    'Peraturan Pemerintah Nomor 22 Tahun 2021',
    'Setiap berapa bulan laporan pelaksanaan pengelolaan dan pemantauan lingkungan hidup disampaikan paling sedikit?',
    { nilai: 6, toleransi: 0, satuan: 'bulan' },
  ),
  one(UNITS.manageOf, 'terapkan', PP, 'Bagian RPL mana yang menyatakan alat dan prosedur laboratorium?', [
    'Metode pengumpulan dan analisis data',
    'Lokasi pemantauan',
    'Pelaksana pemantauan',
    'Penerima laporan',
  ]),
  essay(
    UNITS.quality,
    'analisis',
    'Prosedur kendali mutu dokumen (contoh)',
    'Sebagai ketua tim Anda menerima bab kualitas air yang simpulannya tidak sesuai tabelnya. Uraikan langkah kendali mutu yang Anda ambil sebelum dokumen diserahkan.',
    [
      ['Menelusuri data sampai sumbernya', 4],
      ['Meminta perbaikan dari anggota yang bertanggung jawab', 3],
      ['Mencatat perubahan dan memeriksa bagian lain yang terpengaruh', 3],
    ],
  ),
  one(
    UNITS.quality,
    'terapkan',
    'Prosedur kendali mutu dokumen (contoh)',
    'Apa yang membuktikan bahwa hasil uji air dalam Andal dapat ditelusuri?',
    [
      'Sertifikat hasil uji laboratorium dengan nomor contoh yang sama',
      'Grafik berwarna',
      'Ringkasan eksekutif',
      'Foto tim di lapangan',
    ],
  ),
  one(
    UNITS.present,
    'terapkan',
    'Undang-Undang Nomor 32 Tahun 2009 sebagaimana diubah Undang-Undang Nomor 6 Tahun 2023, Pasal 24',
    'Unsur mana yang ada dalam Tim Uji Kelayakan Lingkungan Hidup?',
    [
      'Pemerintah Pusat, Pemerintah Daerah, dan ahli bersertifikat',
      'Pemrakarsa, kontraktor, dan bank',
      'Ketua dan anggota tim penyusun',
      'Asosiasi profesi saja',
    ],
  ),
  short(
    UNITS.present,
    'ingat',
    'Peraturan Pemerintah Nomor 22 Tahun 2021',
    'Tim yang menguji kelayakan dokumen dibentuk oleh “… Uji Kelayakan Lingkungan Hidup”. Tulis kata yang melengkapi.',
    ['Lembaga'],
  ),
]

/** Items about one table of results. */
export const tableItems = {
  teks: '<p>Hasil uji air sungai di hulu dan hilir rencana kegiatan (data contoh). Sungai itu ditetapkan sebagai air kelas II.</p><table><thead><tr><th scope="col">Parameter</th><th scope="col">Hulu</th><th scope="col">Hilir</th></tr></thead><tbody><tr><td>BOD (mg/L)</td><td>2</td><td>4</td></tr><tr><td>DO (mg/L)</td><td>6</td><td>5</td></tr><tr><td>TSS (mg/L)</td><td>30</td><td>45</td></tr></tbody></table>',
  unit: UNITS.baseline,
  items: [
    one(UNITS.baseline, 'terapkan', WATER, 'Parameter mana yang di hilir tidak memenuhi baku mutu air kelas II?', [
      'BOD',
      'DO',
      'TSS',
      'Tidak ada',
    ]),
    number(UNITS.baseline, 'ingat', WATER, 'Berapa baku mutu BOD untuk air sungai kelas II?', {
      ...{ nilai: 3, toleransi: 0, satuan: 'mg/L' },
    }),
    number(
      UNITS.baseline,
      'terapkan',
      'Neraca massa pencampuran sempurna',
      'Di titik hulu mengalir 4 m³/detik. Air limbah 1 m³/detik dengan BOD 7 mg/L masuk di situ. Berapa BOD sesudah tercampur sempurna?',
      { nilai: 3, toleransi: 0.05, satuan: 'mg/L' },
    ),
  ],
}
