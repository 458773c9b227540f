import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import { addWorkingDays, bodyZone, type Day, dayIn, longDay } from '../../../lib/day.ts'

const NUMBERS = [
  'masa_berlaku',
  'jendela_perpanjangan',
  'tenggang_perpanjangan',
  'batas_pembayaran',
  'batas_perbaikan',
  'target_verifikasi',
  'target_keputusan',
  'target_berita_acara',
  'batas_banding',
  'target_perkara',
  'target_honorarium',
  'jendela_uji_ulang',
  'kali_jadwal_ulang',
  'batas_jadwal_ulang',
  'tawaran_daftar_tunggu',
  'kegiatan_pemeliharaan',
  'tahun_risiko_pemeliharaan',
  'lama_pembekuan',
  'batas_jawaban_sanksi',
  'batas_jawaban_kecurangan',
  'audit_pemeliharaan',
  'retensi_permohonan',
  'retensi_ditolak',
  'retensi_pengaduan',
  'retensi_log_akses',
  'retensi_log_keamanan',
  'retensi_verifikasi',
  'retensi_ktp',
  'umur_draf',
  'batas_bayar_ulang',
  'ingatkan_bayar',
  'pengembalian_awal_hari',
  'pengembalian_awal_persen',
  'pengembalian_akhir_hari',
  'pengembalian_akhir_persen',
  'batas_meterai',
  'toleransi_bayar',
  'tarif_ppn',
  'bagian_dpp',
  'jumlah_penguji',
  'batas_penugasan',
  'buka_kehadiran',
  'batas_kebutuhan_khusus',
  'jam_buka_naskah',
  'hari_latihan_ujian',
  'jam_jawaban_menyusul',
  'batas_nilai_tulis',
  'desimal_nilai_tulis',
  'selisih_esai',
  'buka_laporan',
  'tenggat_laporan',
  'laporan_terlambat',
  'poin_pemeliharaan',
  'tinjau_evaluasi',
  'tindak_lanjut_evaluasi',
  'jawaban_layanan',
  'target_terima_pengaduan',
  'target_validasi_pengaduan',
  'target_jawab_pengaduan',
  'buka_kembali_pengaduan',
  'edisi_standar',
  'batas_temuan',
  ...(['lama_kerahasiaan', 'lama_pernyataan', 'lama_kalibrasi', 'lama_penyaksian', 'lama_tinjauan_penguji'] as const),
  ...(['ambang_kelulusan_pelatihan', 'peserta_banding_pelatihan', 'batas_tanda'] as const),
  'jawab_permintaan_data',
  ...(['hari_akses_asesor', 'hari_akses_kementerian', 'hari_berkas_asesor'] as const),
] as const

const SWITCHES = ['pakai_poin_pemeliharaan', 'wajib_berita_acara', 'tolak_tanpa_pindai'] as const

const TEXTS = [
  ...(['format_nomor_sertifikat', 'penandatangan_sertifikat', 'jabatan_penandatangan'] as const),
  ...(['peralihan_standar', 'syarat_petugas_sejak'] as const),
  ...(['pejabat_pdp', 'kontak_pdp'] as const),
  ...(['npwp_penjual', 'id_tku_penjual', 'kode_transaksi_ppn', 'kode_jasa_ppn', 'satuan_ukur_ppn'] as const),
] as const

/** By key; the migration that adds a setting says its unit. */
export type Settings = Readonly<
  Record<(typeof NUMBERS)[number], number> &
    Record<(typeof SWITCHES)[number], boolean> &
    Record<(typeof TEXTS)[number], string> & {
      /** Days besides weekends that are not working days. */
      hari_libur: readonly Day[]
    }
>

const KEYS = [...NUMBERS, ...SWITCHES, ...TEXTS]

/** Every setting as it is in force on a day; throws when one is missing, so that nothing calculates with undefined. */
export async function settingsOn(db: Db, on: Day): Promise<Settings> {
  const [values, holidays] = [await valuesOn(db, on), await allHolidays(db)]
  return settingsOf(values, holidays)
}

/** The same of several days, in as many statements as of one. */
export async function settingsOnDays(db: Db, days: readonly Day[]): Promise<Map<Day, Settings>> {
  const { rows } = await sql<{ hari: Day; key: string; value: unknown }>`
    select distinct on (hari, key) hari, key, value from unnest(${[...new Set(days)]}::date[]) as hari
    join setting_values on berlaku_sejak <= hari order by hari, key, berlaku_sejak desc`.execute(db)
  const holidays = await allHolidays(db)
  const values = [...Map.groupBy(rows, ({ hari }) => hari)]
  return new Map(
    values.map(([hari, of]) => [hari, settingsOf(new Map(of.map(({ key, value }) => [key, value])), holidays)]),
  )
}

function settingsOf(values: ReadonlyMap<string, unknown>, hari_libur: readonly Day[]): Settings {
  const missing = KEYS.filter((key) => !values.has(key))
  if (missing.length > 0) throw new Error(`settings are missing: ${missing.join(', ')}`)
  const known = Object.fromEntries(KEYS.map((key) => [key, values.get(key)])) as Omit<Settings, 'hari_libur'>
  return { ...known, hari_libur }
}

async function valuesOn(db: Db, on: Day): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select distinct on (key) key, value from setting_values where berlaku_sejak <= ${on}
    order by key, berlaku_sejak desc`.execute(db)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Returns the day, in words, by which the body means to deal with what comes in at that moment, as a setting promises. */
export async function promisedDay(
  db: Db,
  now: Date,
  promise: 'target_verifikasi' | 'target_perkara' | 'target_jawab_pengaduan',
): Promise<string> {
  const today = dayIn(bodyZone(), now)
  const settings = await settingsOn(db, today)
  return longDay(addWorkingDays(today, settings[promise], settings.hari_libur))
}

/** Every holiday that the office has entered. */
export async function allHolidays(db: Db): Promise<Day[]> {
  const rows = await db.selectFrom('holidays').select(sql<Day>`tanggal`.as('tanggal')).orderBy('tanggal').execute()
  return rows.map(({ tanggal }) => tanggal)
}
