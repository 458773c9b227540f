import { COMMON_PERMISSIONS, type Permission } from '../../../access.ts'
import { officeTo } from '../../../office-paths.ts'
import { own } from '../../../own-paths.ts'

/** The facts by which the readiness of a portal is judged. */
export interface ReadinessFacts {
  nama_lembaga: string
  nama_singkat: string
  dasar_hukum: string
  alamat: string
  email: string
  phone: string
  logo: string | null
  account_count: number
  tanpa_rekening: boolean
  /** A test mail's code was typed back. */
  mail_arrived: boolean
  /** A mail server is named; otherwise mail lies in a folder. */
  mail_leaves: boolean
  format_nomor_sertifikat: string
  penandatangan_sertifikat: string
  /** The number of years, of this one and the next, of which enough holidays are known. */
  holiday_years: number
  /** Administrators who can log in with a second factor. */
  secured_administrators: number
  /** Administrators who can work. */
  administrators: number
  published_schemes: number
  schemes_with_regulation: number
  venues: number
  /** Venues that somebody has checked. */
  checked_venues: number
  /** Examiners whose own certificate is valid. */
  examiners: number
  jumlah_penguji: number
  open_schedules: number
  published_legal_pages: number
  has_backup: boolean
  /** How many administrators at work carry each permission. */
  staff: Readonly<Record<Permission, number>>
}

interface Item {
  label: string
  where: string
  /** The permission of those who do it; left out where any administrator does. */
  permission?: Permission
  /** Without it the portal does not open. */
  is_required?: boolean
  done: (facts: ReadinessFacts) => boolean
  /** How many there are of what the item is about. */
  count?: (facts: ReadinessFacts) => number
  /** Returns what is missing or to be known, in one sentence. */
  detail: (facts: ReadinessFacts) => string
}

const NEVER_CHOSEN = 'Direktur Lembaga'
/** Stands in the built-in format of certificate numbers where the body's short name belongs. */
export const UNNAMED_BODY = 'LSK-XX'
const LEGAL_PAGES = 3
const YEARS = 2
/** Who verifies, who confirms the payment and who decides take no part in an appeal. */
const INVOLVED_IN_A_CASE = 3
const ON_A_PANEL = 3

/** The built-in list knows five of every year; a year has more than this many. */
export const LEAST_HOLIDAYS = 10

const setup = (page: string): string => `${officeTo.list('penyiapan')}/${page}`

const BODY = {
  nama_lembaga: 'nama lembaga',
  nama_singkat: 'nama singkat',
  dasar_hukum: 'dasar hukum',
  alamat: 'alamat',
  email: 'email',
  phone: 'nomor telepon',
} as const

const missingOfBody = (facts: ReadinessFacts): string[] =>
  (Object.keys(BODY) as (keyof typeof BODY)[]).filter((field) => facts[field].trim() === '').map((field) => BODY[field])

/** Who only reads figures or watches over an exam is waited for by nobody. */
const ENOUGH_ALONE: readonly Permission[] = ['laporan', 'ujian']
/** The permissions that take two people. */
const NEEDED_TWICE = COMMON_PERMISSIONS.filter((permission) => !ENOUGH_ALONE.includes(permission))

const alone = ({ staff }: ReadinessFacts): Permission[] => NEEDED_TWICE.filter((permission) => staff[permission] < 2)

/** Everything that makes a portal ready to open, in the order in which it is best done. */
export const READINESS = {
  lembaga: {
    label: 'Data lembaga',
    where: setup('lembaga'),
    permission: 'konten',
    is_required: true,
    done: (facts) => missingOfBody(facts).length === 0,
    detail: (facts) => {
      const missing = missingOfBody(facts)
      return missing.length === 0 ? 'Lengkap.' : `Belum diisi: ${missing.join(', ')}.`
    },
  },
  dua_faktor: {
    label: 'Verifikasi dua langkah administrator',
    where: own.profile,
    is_required: true,
    done: (facts) => facts.secured_administrators > 0,
    count: (facts) => facts.secured_administrators,
    detail: () => 'Kantor belakang hanya terbuka bagi petugas yang memakainya.',
  },
  surat: {
    label: 'Surat uji sampai',
    where: setup('surel'),
    permission: 'pengguna',
    is_required: true,
    done: (facts) => facts.mail_arrived,
    detail: () => 'Kirim surat uji, lalu ketik kode yang tertulis di dalamnya.',
  },
  server_surat: {
    label: 'Server surat terhubung',
    where: setup('surel'),
    permission: 'pengguna',
    done: (facts) => facts.mail_leaves,
    detail: () => 'Tanpa server surat, surat hanya menjadi berkas dan tidak sampai kepada siapa pun.',
  },
  logo: {
    label: 'Logo lembaga',
    where: setup('lembaga'),
    permission: 'konten',
    done: (facts) => facts.logo !== null,
    detail: () => 'Tampil pada kop situs dan dokumen.',
  },
  rekening: {
    label: 'Rekening pembayaran',
    where: setup('rekening'),
    permission: 'keuangan',
    done: (facts) => facts.account_count > 0 || facts.tanpa_rekening,
    count: (facts) => facts.account_count,
    detail: (facts) =>
      facts.tanpa_rekening && facts.account_count === 0
        ? 'Diputuskan tanpa rekening dahulu; skema berbiaya belum dapat dibayar.'
        : 'Tercantum pada setiap invoice.',
  },
  penandatangan: {
    label: 'Nomor dan penandatangan sertifikat',
    where: setup('sertifikat'),
    permission: 'pengguna',
    done: (facts) =>
      facts.penandatangan_sertifikat !== NEVER_CHOSEN && !facts.format_nomor_sertifikat.includes(UNNAMED_BODY),
    detail: (facts) =>
      facts.penandatangan_sertifikat === NEVER_CHOSEN
        ? 'Nama penandatangan masih contoh.'
        : facts.format_nomor_sertifikat.includes(UNNAMED_BODY)
          ? `Format nomor masih memuat ${UNNAMED_BODY}.`
          : `Ditandatangani ${facts.penandatangan_sertifikat}.`,
  },
  hari_libur: {
    label: 'Hari libur tahun ini dan tahun depan',
    where: setup('hari-libur'),
    permission: 'pengguna',
    done: (facts) => facts.holiday_years >= YEARS,
    count: (facts) => facts.holiday_years,
    detail: () => 'Batas waktu dalam hari kerja dihitung tanpa hari libur.',
  },
  skema: {
    label: 'Skema terbit beserta dokumen regulasinya',
    where: officeTo.list('skema'),
    permission: 'konten',
    done: (facts) => facts.schemes_with_regulation > 0,
    count: (facts) => facts.schemes_with_regulation,
    detail: (facts) =>
      facts.published_schemes > facts.schemes_with_regulation
        ? `${facts.published_schemes - facts.schemes_with_regulation} skema terbit tanpa dokumen regulasi.`
        : 'Dapat dimulai dari contoh; biaya dan dokumennya Anda yang mengisi.',
  },
  tuk: {
    label: 'Tempat Uji Kompetensi (TUK)',
    where: officeTo.list('tuk'),
    permission: 'konten',
    done: (facts) => facts.checked_venues > 0,
    count: (facts) => facts.venues,
    detail: (facts) =>
      facts.venues > 0 && facts.checked_venues === 0
        ? 'Belum ada yang diperiksa. Buka halaman TUK, lalu catat pemeriksaannya; sesudah itu jadwal dapat dibuat.'
        : 'Tempat ujian luring, diperiksa sebelum dipakai dan setiap tahun.',
  },
  penguji: {
    label: 'Penguji',
    where: officeTo.list('penguji'),
    permission: 'konten',
    done: (facts) => facts.examiners >= facts.jumlah_penguji,
    count: (facts) => facts.examiners,
    detail: (facts) => `Setiap peserta diuji ${facts.jumlah_penguji} penguji dengan sertifikat yang berlaku.`,
  },
  jadwal: {
    label: 'Jadwal yang dapat didaftari',
    where: officeTo.list('jadwal'),
    permission: 'konten',
    done: (facts) => facts.open_schedules > 0,
    count: (facts) => facts.open_schedules,
    detail: () => 'Jadwal mendatang yang pendaftarannya belum ditutup.',
  },
  halaman_hukum: {
    label: 'Halaman hukum',
    where: officeTo.list('halaman-hukum'),
    permission: 'konten',
    done: (facts) => facts.published_legal_pages >= LEGAL_PAGES,
    count: (facts) => facts.published_legal_pages,
    detail: () => 'Naskah bawaan berlaku sampai Anda menerbitkan naskah sendiri. Baca, lalu terbitkan.',
  },
  cadangan: {
    label: 'Cadangan data',
    where: setup('siap-dibuka'),
    permission: 'pengguna',
    done: (facts) => facts.has_backup,
    detail: (facts) =>
      facts.has_backup ? 'Sudah pernah dibuat.' : 'Belum pernah dicatat. Operator server menjalankan skrip cadangan.',
  },
  panel_banding: {
    label: 'Panel banding',
    where: officeTo.list('staf'),
    permission: 'pengguna',
    done: (facts) => facts.administrators >= INVOLVED_IN_A_CASE + ON_A_PANEL,
    count: (facts) => facts.administrators,
    detail: (facts) =>
      facts.administrators >= INVOLVED_IN_A_CASE + ON_A_PANEL
        ? 'Cukup.'
        : `Banding diperiksa ${ON_A_PANEL} administrator yang tidak memeriksa, menguji, atau memutuskan. Baru ada ${facts.administrators} dari ${INVOLVED_IN_A_CASE + ON_A_PANEL}. Orang luar dapat diundang sebagai administrator tanpa izin: ia hanya melihat banding yang diperiksanya.`,
  },
  orang_kedua: {
    label: 'Orang kedua untuk setiap izin',
    where: officeTo.list('staf'),
    permission: 'pengguna',
    done: (facts) => alone(facts).length === 0,
    count: (facts) => NEEDED_TWICE.length - alone(facts).length,
    detail: (facts) => {
      const permissions = alone(facts)
      return permissions.length === 0 ? 'Lengkap.' : `Baru satu orang: ${permissions.join(', ')}.`
    },
  },
} as const satisfies Record<string, Item>

export type ReadinessKey = keyof typeof READINESS

export const READINESS_KEYS = Object.keys(READINESS) as [ReadinessKey, ...ReadinessKey[]]

export interface ReadinessItem {
  key: ReadinessKey
  label: string
  where: string
  /** The permission of those who do it; null where any administrator does. */
  permission: Permission | null
  is_required: boolean
  done: boolean
  count: number | null
  detail: string
}

/** Each item with whether it is done, and what is missing. */
export const readinessOf = (facts: ReadinessFacts): ReadinessItem[] =>
  READINESS_KEYS.map((key) => {
    const { label, where, permission, is_required = false, done, count, detail }: Item = READINESS[key]
    const counted = count ? count(facts) : null
    return {
      key,
      label,
      where,
      permission: permission ?? null,
      is_required,
      done: done(facts),
      count: counted,
      detail: detail(facts),
    }
  })

/** Returns the items that keep the portal closed. */
export const openingBlockers = (items: readonly ReadinessItem[]): ReadinessItem[] =>
  items.filter(({ is_required, done }) => is_required && !done)

/** Returns the items that a person with these permissions can do something about. */
export const itemsFor = <Item extends Pick<ReadinessItem, 'permission'>>(
  items: readonly Item[],
  permissions: readonly string[],
): Item[] => items.filter(({ permission }) => permission === null || permissions.includes(permission))
