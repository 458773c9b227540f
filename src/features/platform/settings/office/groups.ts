/** By subject, in the order of a case's life. */
const GROUPS: Record<string, readonly string[]> = {
  Permohonan: ['target_verifikasi', 'batas_perbaikan', 'umur_draf', 'tawaran_daftar_tunggu'],
  'Pembayaran dan pengembalian': [
    'batas_pembayaran',
    'ingatkan_bayar',
    'batas_bayar_ulang',
    'toleransi_bayar',
    'tarif_ppn',
    'bagian_dpp',
    ...['npwp_penjual', 'id_tku_penjual', 'kode_transaksi_ppn', 'kode_jasa_ppn', 'satuan_ukur_ppn'],
    'batas_meterai',
    'pengembalian_awal_hari',
    'pengembalian_awal_persen',
    'pengembalian_akhir_hari',
    'pengembalian_akhir_persen',
  ],
  'Ujian, keputusan, dan banding': [
    'jumlah_penguji',
    'batas_penugasan',
    'batas_kebutuhan_khusus',
    ...['wajib_berita_acara', 'target_berita_acara', 'batas_jawaban_kecurangan'],
    'buka_kehadiran',
    'jam_buka_naskah',
    ...['hari_latihan_ujian', 'jam_jawaban_menyusul'],
    'batas_nilai_tulis',
    'desimal_nilai_tulis',
    'selisih_esai',
    'kali_jadwal_ulang',
    'batas_jadwal_ulang',
    'target_keputusan',
    'batas_banding',
    'target_perkara',
    'target_honorarium',
    'jendela_uji_ulang',
  ],
  'Sertifikat dan perpanjangan': [
    'masa_berlaku',
    'jendela_perpanjangan',
    'tenggang_perpanjangan',
    'format_nomor_sertifikat',
    'penandatangan_sertifikat',
    'jabatan_penandatangan',
  ],
  'Kewajiban tahunan': [
    'buka_laporan',
    'tenggat_laporan',
    'laporan_terlambat',
    'kegiatan_pemeliharaan',
    'pakai_poin_pemeliharaan',
    'poin_pemeliharaan',
    'tahun_risiko_pemeliharaan',
    'audit_pemeliharaan',
    'tinjau_evaluasi',
    'tindak_lanjut_evaluasi',
    'jawaban_layanan',
  ],
  Sanksi: ['batas_jawaban_sanksi', 'lama_pembekuan'],
  Pengaduan: [
    'target_terima_pengaduan',
    'target_validasi_pengaduan',
    'target_jawab_pengaduan',
    'buka_kembali_pengaduan',
  ],
  'Masa simpan data': [
    'retensi_permohonan',
    'retensi_ditolak',
    'retensi_pengaduan',
    'retensi_log_akses',
    'retensi_log_keamanan',
    'retensi_verifikasi',
    'retensi_ktp',
  ],
  'Data pribadi': ['pejabat_pdp', 'kontak_pdp', 'jawab_permintaan_data'],
  Mutu: [
    ...['edisi_standar', 'peralihan_standar', 'batas_temuan'],
    ...['syarat_petugas_sejak', 'lama_kerahasiaan', 'lama_pernyataan'],
    ...['lama_kalibrasi', 'lama_penyaksian', 'lama_tinjauan_penguji'],
    ...['ambang_kelulusan_pelatihan', 'peserta_banding_pelatihan', 'batas_tanda'],
    ...['hari_akses_asesor', 'hari_akses_kementerian', 'hari_berkas_asesor'],
  ],
  Berkas: ['tolak_tanpa_pindai'],
}

const OTHERS = 'Lainnya'

/** Settings under the names of their groups; what no group names comes last. */
export function settingGroups<Setting extends { key: string }>(
  settings: readonly Setting[],
): [name: string, Setting[]][] {
  const named = Object.entries(GROUPS).map(([name, keys]): [string, Setting[]] => [
    name,
    keys.flatMap((key) => settings.filter((setting) => setting.key === key)),
  ])
  const known = new Set(Object.values(GROUPS).flat())
  const others = settings.filter(({ key }) => !known.has(key))
  return [...named, [OTHERS, others] as [string, Setting[]]].filter(([, members]) => members.length > 0)
}
