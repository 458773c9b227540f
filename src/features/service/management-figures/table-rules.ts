import { type Chapter, count, type FigureTable, median, money, ninth, share } from './rules.ts'

const HOLDERS = ['scheme_id', 'provinsi'] as const
const PLACES = [...HOLDERS, 'venue_id'] as const

const RESULT = {
  keterangan: 'Keputusan yang berlaku, menurut tanggal keputusan.',
  ukuran: {
    banyak: count('Diputus'),
    kompeten: count('Kompeten'),
    persen: share('Lulus', 'kompeten', 'banyak'),
  },
  narrowed: PLACES,
} as const

const AGREEMENT = {
  keterangan: 'Temuan dua penguji atas peserta, unit, dan metode yang sama, sesudah keduanya mengunci nilainya.',
  ukuran: {
    dibandingkan: count('Dibandingkan'),
    sama: count('Sama'),
    beda: count('Berbeda'),
    persen: share('Sepakat', 'sama', 'dibandingkan'),
  },
  narrowed: PLACES,
} as const

const SEATS = {
  keterangan: 'Jadwal uji dengan tanggal pada masa ini, tanpa yang dibatalkan.',
  ukuran: {
    jadwal: count('Jadwal'),
    kuota: count('Kuota'),
    terisi: count('Terisi'),
    persen_terisi: share('Keterisian', 'terisi', 'kuota'),
    hadir: count('Hadir'),
    tidak_hadir: count('Tidak hadir'),
    persen_tidak_hadir: share('Tidak hadir, persen', 'tidak_hadir', 'ditunggu'),
    ditunggu: count('Kehadiran dicatat'),
  },
  narrowed: PLACES,
  total: true,
} as const

const INCOME = {
  keterangan: 'Uang masuk dikurangi pengembalian, menurut tanggal pencatatannya.',
  ukuran: { masuk: money('Masuk'), kembali: money('Dikembalikan'), bersih: money('Pendapatan') },
  narrowed: PLACES,
  total: true,
  chart: ['masuk', 'kembali'],
} as const

/** Every table of the report. */
export const TABLES = {
  corong: {
    bab: 'permohonan',
    judul: 'Dari permohonan sampai sertifikat',
    kelompok: 'Sampai tahap',
    keterangan: 'Permohonan yang dikirim pada masa ini, dan sejauh mana masing-masing sampai hari ini.',
    ukuran: { banyak: count('Permohonan'), persen: { label: 'Dari yang dikirim', kind: 'persen' } },
    narrowed: PLACES,
    chart: ['banyak'],
  },
  keadaan: {
    bab: 'permohonan',
    judul: 'Keadaan permohonan hari ini',
    kelompok: 'Tahap',
    keterangan: 'Permohonan yang dikirim pada masa ini, menurut tahapnya hari ini.',
    ukuran: { banyak: count('Permohonan') },
    narrowed: PLACES,
    total: true,
  },
  layanan: {
    bab: 'permohonan',
    judul: 'Lama layanan dibandingkan dengan janjinya',
    kelompok: 'Layanan',
    keterangan: 'Dalam hari kerja, yang selesai pada masa ini; pengaduan tidak disaring.',
    ukuran: {
      banyak: count('Selesai'),
      janji: { label: 'Janji, hari kerja', kind: 'hari' },
      median: median('hari'),
      ninth: ninth('hari'),
      tepat: count('Tepat janji'),
      persen: share('Tepat janji, persen', 'tepat', 'banyak'),
    },
    narrowed: PLACES,
    chart: ['median', 'janji'],
  },
  tahap: {
    bab: 'permohonan',
    judul: 'Lama di setiap tahap',
    kelompok: 'Tahap',
    keterangan: 'Dalam hari kalender, bagi setiap tahap yang ditinggalkan pada masa ini.',
    ukuran: { banyak: count('Kali'), median: median('hari'), ninth: ninth('hari') },
    narrowed: PLACES,
    chart: ['median'],
  },
  hasil_skema: {
    ...RESULT,
    bab: 'ujian',
    judul: 'Kelulusan menurut skema',
    kelompok: 'Skema',
    total: true,
    chart: ['persen'],
  },
  hasil_tuk: {
    ...RESULT,
    bab: 'ujian',
    judul: 'Kelulusan menurut TUK',
    kelompok: 'TUK',
    total: true,
  },
  hasil_unit: {
    ...RESULT,
    bab: 'ujian',
    judul: 'Kelulusan menurut unit kompetensi',
    kelompok: 'Unit kompetensi',
    keterangan: 'Unit dalam keputusan yang berlaku.',
    chart: ['persen'],
  },
  hasil_penguji: {
    ...RESULT,
    bab: 'ujian',
    judul: 'Kelulusan menurut penguji',
    kelompok: 'Penguji',
    keterangan: 'Keputusan atas peserta yang dinilainya; setiap peserta dihitung pada kedua pengujinya.',
    people: 'penguji',
  },
  kesepakatan_unit: {
    ...AGREEMENT,
    bab: 'ujian',
    judul: 'Kesepakatan penguji menurut unit',
    kelompok: 'Unit kompetensi',
    total: true,
    chart: ['persen'],
  },
  kesepakatan_penguji: {
    ...AGREEMENT,
    bab: 'ujian',
    judul: 'Kesepakatan menurut penguji',
    kelompok: 'Penguji',
    people: 'penguji',
  },
  kursi_skema: {
    ...SEATS,
    bab: 'ujian',
    judul: 'Kursi dan kehadiran menurut skema',
    kelompok: 'Skema',
    chart: ['persen_terisi', 'persen_tidak_hadir'],
  },
  kursi_tuk: { ...SEATS, bab: 'ujian', judul: 'Kursi dan kehadiran menurut TUK', kelompok: 'TUK' },
  pendapatan_bulan: { ...INCOME, bab: 'keuangan', judul: 'Pendapatan menurut bulan', kelompok: 'Bulan' },
  pendapatan_skema: { ...INCOME, bab: 'keuangan', judul: 'Pendapatan menurut skema', kelompok: 'Skema' },
  pendapatan_cara: { ...INCOME, bab: 'keuangan', judul: 'Pendapatan menurut cara pembayaran', kelompok: 'Cara' },
  piutang: {
    bab: 'keuangan',
    judul: 'Piutang menurut umur',
    kelompok: 'Sejak invoice terbit',
    keterangan: 'Invoice yang belum lunas hari ini.',
    ukuran: { banyak: count('Invoice'), sisa: money('Belum dibayar'), lewat: count('Lewat jatuh tempo') },
    narrowed: PLACES,
    total: true,
    chart: ['sisa'],
    today: true,
  },
  pemegang_keadaan: {
    bab: 'pemegang',
    judul: 'Sertifikat menurut keadaan',
    kelompok: 'Keadaan',
    keterangan: 'Semua sertifikat, sebagaimana keadaannya hari ini.',
    ukuran: { banyak: count('Sertifikat') },
    narrowed: HOLDERS,
    total: true,
    chart: ['banyak'],
    today: true,
  },
  pemegang_provinsi: {
    bab: 'pemegang',
    judul: 'Sertifikat menurut provinsi pemegang',
    kelompok: 'Provinsi',
    keterangan: 'Tanpa yang sudah diganti; berlaku berarti dapat dipakai hari ini.',
    ukuran: { banyak: count('Sertifikat'), berlaku: count('Berlaku') },
    narrowed: HOLDERS,
    total: true,
    chart: ['berlaku'],
    today: true,
  },
  pemegang_keahlian: {
    bab: 'pemegang',
    judul: 'Sertifikat menurut bidang keahlian',
    kelompok: 'Bidang keahlian',
    keterangan: 'Satu pemegang dapat memiliki beberapa bidang.',
    ukuran: { banyak: count('Sertifikat'), berlaku: count('Berlaku') },
    narrowed: HOLDERS,
    today: true,
  },
  berakhir: {
    bab: 'pemegang',
    judul: 'Berakhir dalam dua belas bulan mendatang',
    kelompok: 'Bulan',
    keterangan: 'Sertifikat aktif atau dibekukan yang belum diperpanjang.',
    ukuran: { banyak: count('Sertifikat') },
    narrowed: HOLDERS,
    total: true,
    chart: ['banyak'],
    today: true,
  },
  perpanjangan: {
    bab: 'pemegang',
    judul: 'Perpanjangan',
    kelompok: 'Kualifikasi',
    keterangan: 'Sertifikat yang sudah berakhir pada masa ini, tanpa yang dicabut.',
    ukuran: {
      banyak: count('Berakhir'),
      diperpanjang: count('Diperpanjang'),
      persen: share('Diperpanjang, persen', 'diperpanjang', 'banyak'),
    },
    narrowed: HOLDERS,
    total: true,
  },
  laporan: {
    bab: 'kewajiban',
    judul: 'Laporan kinerja tahunan',
    kelompok: 'Kualifikasi',
    keterangan: 'Tahun sertifikat yang laporannya jatuh tempo pada masa ini.',
    ukuran: {
      banyak: count('Wajib'),
      tepat: count('Tepat waktu'),
      terlambat: count('Terlambat'),
      belum: count('Belum masuk'),
      persen: share('Patuh', 'tepat', 'banyak'),
    },
    narrowed: HOLDERS,
    total: true,
    chart: ['tepat', 'terlambat', 'belum'],
  },
  pemeliharaan: {
    bab: 'kewajiban',
    judul: 'Pemeliharaan kompetensi',
    kelompok: 'Kualifikasi',
    keterangan: 'Tahun sertifikat yang berakhir pada masa ini.',
    ukuran: { banyak: count('Wajib'), terpenuhi: count('Terpenuhi'), persen: share('Patuh', 'terpenuhi', 'banyak') },
    narrowed: HOLDERS,
    total: true,
  },
  pengaduan: {
    bab: 'pengaduan',
    judul: 'Pengaduan menurut sebab',
    kelompok: 'Sebab',
    keterangan: 'Pengaduan yang masuk pada masa ini; lama dalam hari kalender sampai ditutup.',
    ukuran: {
      banyak: count('Masuk'),
      selesai: count('Ditutup'),
      median: median('hari'),
      ninth: ninth('hari'),
      tepat: count('Tepat target'),
      persen: share('Tepat target, persen', 'tepat', 'selesai'),
    },
    narrowed: [],
    total: true,
    chart: ['banyak', 'selesai'],
  },
  kerja: {
    bab: 'petugas',
    judul: 'Pekerjaan yang diselesaikan',
    kelompok: 'Pekerjaan',
    keterangan: 'Oleh semua petugas dan penguji pada masa ini.',
    ukuran: { banyak: count('Selesai') },
    narrowed: [],
    total: true,
    chart: ['banyak'],
  },
  kerja_petugas: {
    bab: 'petugas',
    judul: 'Pekerjaan menurut petugas',
    kelompok: 'Petugas',
    keterangan: 'Hanya terlihat oleh pengelola petugas.',
    ukuran: {
      banyak: count('Semua'),
      verifikasi: count('Verifikasi'),
      pembayaran: count('Pembayaran'),
      penilaian: count('Penilaian'),
      keputusan: count('Keputusan'),
      pengaduan: count('Pengaduan'),
      kewajiban: count('Laporan dan kegiatan'),
    },
    narrowed: [],
    people: 'petugas',
  },
} as const satisfies Record<string, FigureTable>
export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as [TableName, ...TableName[]]

export const tableRule = (name: TableName): FigureTable => TABLES[name]

export const tablesOf = (bab: Chapter): TableName[] => TABLE_NAMES.filter((name) => TABLES[name].bab === bab)

/** Tells whether somebody may see a table: names of staff are only for those who look after staff. */
export const maySee = (name: TableName, permissions: readonly string[]): boolean =>
  tableRule(name).people !== 'petugas' || permissions.includes('pengguna')
