/** A holder from before the portal, who does not exist: days count from the seed's day. */
export interface DemoHolder {
  nama: string
  /** The running number of its year. */
  urut: number
  kualifikasi: 'KTPA' | 'ATPA'
  keahlian: string[]
  kota: string
  /** Kemendagri province code. */
  provinsi: string
  /** The last day of validity. */
  ends_in_days: number
  status?: 'dibekukan' | 'dicabut'
}

/** In every state that the register shows. */
export const holders: DemoHolder[] = [
  {
    nama: 'Ir. Contoh Wirasatya Pranoto, M.Si.',
    urut: 11,
    kualifikasi: 'KTPA',
    keahlian: ['mutu air', 'hidrologi'],
    kota: 'Kota Bandung',
    provinsi: '32',
    ends_in_days: 470,
  },
  {
    nama: 'Contoh Ayuningtyas Paramita, S.Hut.',
    urut: 27,
    kualifikasi: 'ATPA',
    keahlian: ['kehutanan', 'keanekaragaman hayati'],
    kota: 'Kota Samarinda',
    provinsi: '64',
    ends_in_days: 560,
  },
  {
    nama: 'Contoh Daud Kaisepo, S.T., M.T.',
    urut: 28,
    kualifikasi: 'ATPA',
    keahlian: ['geologi'],
    kota: 'Kota Jayapura',
    provinsi: '91',
    ends_in_days: 560,
  },
  {
    nama: 'Dr. Contoh Ni Made Swastika, M.Kes.',
    urut: 4,
    kualifikasi: 'KTPA',
    keahlian: ['kesehatan masyarakat', 'sosial'],
    kota: 'Kota Denpasar',
    provinsi: '51',
    ends_in_days: 48,
  },
  {
    nama: 'Contoh Bonifasius Tarigan, S.Si.',
    urut: 19,
    kualifikasi: 'ATPA',
    keahlian: ['mutu udara'],
    kota: 'Kota Medan',
    provinsi: '12',
    ends_in_days: 240,
    status: 'dibekukan',
  },
  {
    nama: 'Contoh Raharja Kartasasmita, S.T.',
    urut: 7,
    kualifikasi: 'ATPA',
    keahlian: ['transportasi'],
    kota: 'Kota Surabaya',
    provinsi: '35',
    ends_in_days: 130,
    status: 'dicabut',
  },
  {
    nama: 'Contoh Salmiah Daeng Ngai, S.Kel.',
    urut: 31,
    kualifikasi: 'ATPA',
    keahlian: ['kelautan'],
    kota: 'Kota Makassar',
    provinsi: '73',
    ends_in_days: -65,
  },
  {
    nama: 'Contoh Rangga Lesmana, S.T.',
    urut: 22,
    kualifikasi: 'ATPA',
    keahlian: ['hidrogeologi'],
    kota: 'Kota Palembang',
    provinsi: '16',
    ends_in_days: 330,
  },
]
