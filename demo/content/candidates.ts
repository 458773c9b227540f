import type { DemoPerson } from './people.ts'

type Own = Pick<
  DemoPerson,
  | 'nama_lengkap'
  | 'gelar_belakang'
  | 'nik'
  | 'tempat_lahir'
  | 'tanggal_lahir'
  | 'jenis_kelamin'
  | 'provinsi'
  | 'kota_kabupaten'
  | 'kode_pos'
  | 'phone'
  | 'instansi'
  | 'jabatan'
  | 'bidang_keahlian'
>

/** Somebody who does not exist, with a degree and a post; province 99 does not exist either. */
const candidate = (own: Own): DemoPerson => ({
  gelar_depan: '',
  kewarganegaraan: 'WNI',
  no_paspor: '',
  npwp: '',
  alamat: 'Jalan Contoh Meranti Nomor 21, RT 02 RW 07',
  kontak_darurat: '',
  pendidikan: [
    {
      jenjang: 'S1',
      perguruan_tinggi: 'Universitas Contoh Nusantara',
      program_studi: 'Ilmu Lingkungan',
      tahun_lulus: '2012',
      nomor_ijazah: 'CONTOH/S1/2012/301',
    },
  ],
  status_pekerjaan: 'Pegawai swasta',
  nama_lpjp: '',
  no_registrasi_lpjp: '',
  keahlian_lain: '',
  persetujuan_publikasi: true,
  ...own,
})

/** People on their way through exam and decision. */
export const candidates = {
  arif: candidate({
    nama_lengkap: 'Arif Budiman Santosa',
    gelar_belakang: 'S.T.',
    nik: '9900001203900003',
    tempat_lahir: 'Bogor',
    tanggal_lahir: '1990-03-12',
    jenis_kelamin: 'L',
    provinsi: '32',
    kota_kabupaten: 'Kota Bogor',
    kode_pos: '16122',
    phone: '+628110000011',
    instansi: 'PT Contoh Udara Bersih',
    jabatan: 'Ahli mutu udara',
    bidang_keahlian: ['mutu udara'],
  }),
  gita: candidate({
    nama_lengkap: 'Gita Permatasari Lubis',
    gelar_belakang: 'S.Hut., M.Si.',
    nik: '9900006507890004',
    tempat_lahir: 'Medan',
    tanggal_lahir: '1989-07-25',
    jenis_kelamin: 'P',
    provinsi: '12',
    kota_kabupaten: 'Kota Medan',
    kode_pos: '20112',
    phone: '+628110000012',
    instansi: 'PT Contoh Hutan Lestari',
    jabatan: 'Manajer studi lingkungan',
    bidang_keahlian: ['kehutanan', 'keanekaragaman hayati'],
  }),
  maria: candidate({
    nama_lengkap: 'Maria Goreti Lantang',
    gelar_belakang: 'S.Si., M.T.',
    nik: '9900005811850005',
    tempat_lahir: 'Manado',
    tanggal_lahir: '1985-11-18',
    jenis_kelamin: 'P',
    provinsi: '71',
    kota_kabupaten: 'Kota Manado',
    kode_pos: '95111',
    phone: '+628110000013',
    instansi: 'CV Contoh Teluk Biru',
    jabatan: 'Ketua tim penyusun',
    bidang_keahlian: ['kelautan', 'mutu air'],
  }),
  yusuf: candidate({
    nama_lengkap: 'Yusuf Hidayatullah Rahman',
    gelar_belakang: 'S.T., M.Si.',
    nik: '9900000904830006',
    tempat_lahir: 'Banjarmasin',
    tanggal_lahir: '1983-04-09',
    jenis_kelamin: 'L',
    provinsi: '63',
    kota_kabupaten: 'Kota Banjarmasin',
    kode_pos: '70111',
    phone: '+628110000014',
    instansi: 'PT Contoh Sungai Raya',
    jabatan: 'Koordinator kajian',
    bidang_keahlian: ['hidrologi', 'sosial'],
  }),
  laksmi: candidate({
    nama_lengkap: 'Laksmi Paramitha Wirawan',
    gelar_belakang: 'S.P., M.Ling.',
    nik: '9900004602870007',
    tempat_lahir: 'Malang',
    tanggal_lahir: '1987-02-06',
    jenis_kelamin: 'P',
    provinsi: '35',
    kota_kabupaten: 'Kota Malang',
    kode_pos: '65111',
    phone: '+628110000016',
    instansi: 'PT Contoh Lereng Hijau',
    jabatan: 'Ketua tim penyusun',
    bidang_keahlian: ['sosial', 'mutu air'],
  }),
  hasan: candidate({
    nama_lengkap: 'Hasan Basri Nasution',
    gelar_belakang: 'S.T.',
    nik: '9900001706820008',
    tempat_lahir: 'Pekanbaru',
    tanggal_lahir: '1982-06-17',
    jenis_kelamin: 'L',
    provinsi: '14',
    kota_kabupaten: 'Kota Pekanbaru',
    kode_pos: '28111',
    phone: '+628110000017',
    instansi: 'PT Contoh Gambut Lestari',
    jabatan: 'Ahli hidrologi',
    bidang_keahlian: ['hidrologi', 'mutu air'],
  }),
  intan: candidate({
    nama_lengkap: 'Intan Maharani Siregar',
    gelar_belakang: 'S.Si.',
    nik: '9900005403910009',
    tempat_lahir: 'Padang',
    tanggal_lahir: '1991-03-14',
    jenis_kelamin: 'P',
    provinsi: '13',
    kota_kabupaten: 'Kota Padang',
    kode_pos: '25111',
    phone: '+628110000018',
    instansi: 'CV Contoh Pesisir Barat',
    jabatan: 'Ahli kelautan',
    bidang_keahlian: ['kelautan'],
  }),
} satisfies Record<string, DemoPerson>
