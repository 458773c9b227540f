import type { ExperienceRow } from '../../src/features/certification/applications/form/contract.ts'

/** Documents that were never written, of initiators that do not exist. */
export const experience: Omit<ExperienceRow, 'bukti_id'>[] = [
  {
    judul_dokumen: 'Andal dan RKL-RPL Pembangunan Pelabuhan Curah Contoh Bahari',
    jenis_dokumen: 'Andal',
    pemrakarsa: 'PT Contoh Bahari Nusantara',
    lokasi: 'Kabupaten Contoh Pesisir, Jawa Tengah',
    tahun: '2019',
    peran: 'anggota',
    no_skkl: '',
  },
  {
    judul_dokumen: 'Amdal Jalan Lingkar Kota Contoh Sepanjang 18 Kilometer',
    jenis_dokumen: 'Amdal',
    pemrakarsa: 'Dinas Pekerjaan Umum Kota Contoh',
    lokasi: 'Kota Contoh, Jawa Timur',
    tahun: '2021',
    peran: 'anggota',
    no_skkl: 'SKKL/CONTOH/2021/07',
  },
  {
    judul_dokumen: 'Adendum Andal Perluasan Bendungan Contoh Raya',
    jenis_dokumen: 'Adendum',
    pemrakarsa: 'Balai Wilayah Sungai Contoh',
    lokasi: 'Kabupaten Contoh Hulu, Jawa Barat',
    tahun: '2024',
    peran: 'ketua',
    no_skkl: '',
  },
]
