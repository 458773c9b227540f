import type { OfferedKind } from './activity-rules.ts'
import type { KindOfMethod } from './method-rules.ts'
import { hasPlan } from './plan-rules.ts'
import type { CategoryKind } from './rules.ts'

interface Requirement {
  nama: string
  keterangan: string
  wajib: boolean
}

/** A scheme to begin with: everything but its fee, its picture and its regulation document. */
export interface SchemeTemplate {
  name: string
  kategori: string
  jenis: CategoryKind
  kualifikasi: string | null
  durasi: string
  description: string
  persyaratan: readonly Requirement[]
  /** Titles only: codes come from SKKNI 122/2016 and are the office's to enter. */
  unit_kompetensi: readonly string[]
  jenis_metode: readonly KindOfMethod[]
  min_pendidikan: typeof LEAST_DEGREE | null
  jenis_kegiatan: OfferedKind | null
}

const must = (nama: string, keterangan: string): Requirement => ({ nama, keterangan, wajib: true })
const may = (nama: string, keterangan: string): Requirement => ({ nama, keterangan, wajib: false })

const IDENTITY = must('KTP atau paspor', 'Pindaian asli yang terbaca jelas.')
const LEAST_DEGREE = 'D4/S1'
/** The degree is said as the scheme asks for it (requirementsAsked). */
const DEGREE = must('Ijazah', '')
const PHOTO = must('Pas foto terbaru', 'Berkas JPG atau PNG, wajah menghadap ke depan.')
const LIFE = must('Daftar riwayat hidup', 'Pendidikan, pekerjaan, pelatihan, dan dokumen Amdal yang pernah disusun.')
const COURSE = must('Sertifikat pelatihan penyusun Amdal', 'Dari lembaga pelatihan kompetensi yang terakreditasi.')
const EMPLOYER = may('Surat keterangan kerja', 'Menerangkan peran Anda pada dokumen dalam portofolio.')
const OLD_CERTIFICATE = must('Sertifikat yang akan diperpanjang', 'Terisi otomatis bila diterbitkan lembaga ini.')
const REPORTS = may('Laporan kinerja tahunan', 'Hanya yang disampaikan di luar sistem ini.')
const MAINTENANCE = may('Bukti pemeliharaan kompetensi', 'Hanya kegiatan di luar sistem ini yang belum diakui.')
const ACCOUNT = must('Akun anggota', 'Pendaftaran memakai akun dengan data diri yang sudah lengkap.')

const WRITTEN: KindOfMethod = { metode: 'Ujian tulis', jenis: 'tulis' }
const PORTFOLIO: KindOfMethod = { metode: 'Pemeriksaan portofolio', jenis: 'portofolio' }
const PRESENTATION: KindOfMethod = { metode: 'Presentasi memimpin tim', jenis: 'lisan' }
const INTERVIEW: KindOfMethod = { metode: 'Wawancara', jenis: 'lisan' }

/** Domain 6, from the stages of an Amdal. */
const MEMBER_UNITS = [
  'Melakukan pelingkupan bidang tugas',
  'Mengumpulkan dan menganalisis data rona lingkungan hidup',
  'Memprakirakan dampak bidang tugas',
  'Menyusun RKL-RPL bidang tugas',
  'Menerapkan etika penyusun Amdal',
]

const LEADER_UNITS = [
  'Merencanakan studi Amdal dan menyusun tim',
  'Mengoordinasikan pengumuman dan konsultasi publik',
  'Memimpin pelingkupan',
  'Mengumpulkan dan menganalisis data rona lingkungan hidup',
  'Memprakirakan dampak penting',
  'Mengevaluasi dampak secara holistik',
  'Menyusun RKL-RPL',
  'Mengendalikan mutu dokumen Amdal',
  'Mempresentasikan dokumen kepada Tim Uji Kelayakan Lingkungan Hidup',
  'Menerapkan etika penyusun Amdal',
]

const WITHOUT_PREREQUISITES = { min_pendidikan: null, jenis_kegiatan: null } as const

const leader: SchemeTemplate = {
  name: 'Sertifikasi Ketua Tim Penyusun Amdal',
  kategori: 'KTPA',
  jenis: 'sertifikasi',
  kualifikasi: null,
  durasi: '2 hari',
  description:
    '<p>Skema bagi penyusun yang <strong>memimpin</strong> studi Amdal: merencanakan studi dan tim, memimpin pelingkupan, mengevaluasi dampak secara holistik, mengendalikan mutu dokumen, dan mempertahankan hasilnya di hadapan Tim Uji Kelayakan Lingkungan Hidup.</p>',
  persyaratan: [
    IDENTITY,
    DEGREE,
    PHOTO,
    LIFE,
    COURSE,
    must('Sertifikat ATPA', 'Sertifikat anggota tim yang masih atau pernah dimiliki.'),
    must('Portofolio dokumen Amdal', 'Sampul, halaman susunan tim, dan bagian yang Anda susun sendiri.'),
    must('Bahan presentasi', 'Satu studi yang pernah Anda ikuti; data pemrakarsa boleh disamarkan.'),
    EMPLOYER,
  ],
  unit_kompetensi: LEADER_UNITS,
  jenis_metode: [WRITTEN, PORTFOLIO, PRESENTATION, INTERVIEW],
  min_pendidikan: LEAST_DEGREE,
  jenis_kegiatan: null,
}

const member: SchemeTemplate = {
  name: 'Sertifikasi Anggota Tim Penyusun Amdal',
  kategori: 'ATPA',
  jenis: 'sertifikasi',
  kualifikasi: null,
  durasi: '2 hari',
  description:
    '<p>Skema bagi penyusun yang mengerjakan <strong>bidang tugas</strong> dalam tim Amdal. Peserta menunjukkan kemampuan mengolah data rona lingkungan hidup, memprakirakan dampak, serta menyusun rencana pengelolaan dan pemantauan bidangnya.</p>',
  persyaratan: [
    IDENTITY,
    DEGREE,
    PHOTO,
    LIFE,
    COURSE,
    must('Portofolio bidang tugas', 'Tugas pelatihan, laporan survei, atau bagian dokumen yang Anda susun sendiri.'),
    EMPLOYER,
  ],
  unit_kompetensi: MEMBER_UNITS,
  jenis_metode: [WRITTEN, PORTFOLIO, INTERVIEW],
  min_pendidikan: LEAST_DEGREE,
  jenis_kegiatan: null,
}

const renewal = (kualifikasi: 'KTPA' | 'ATPA', title: string, unit_kompetensi: string[]): SchemeTemplate => ({
  ...WITHOUT_PREREQUISITES,
  name: `Perpanjangan Sertifikat ${title}`,
  kategori: 'Perpanjangan',
  jenis: 'perpanjangan',
  kualifikasi,
  durasi: '1 hari',
  description: `<p>Skema untuk memperpanjang sertifikat ${kualifikasi} bagi pemegang yang memenuhi kewajiban tahunan. Penilaian bertumpu pada laporan kinerja dan pemeliharaan kompetensi selama masa berlaku; bila tidak lengkap, pemohon mengikuti uji penuh.</p>`,
  persyaratan: [IDENTITY, PHOTO, LIFE, OLD_CERTIFICATE, REPORTS, MAINTENANCE],
  unit_kompetensi,
  jenis_metode: [PORTFOLIO, INTERVIEW],
})

const retest: SchemeTemplate = {
  ...WITHOUT_PREREQUISITES,
  name: 'Uji Ulang Unit Kompetensi',
  kategori: 'Uji Ulang',
  jenis: 'uji_ulang',
  kualifikasi: null,
  durasi: '1 hari',
  description:
    '<p>Skema bagi peserta yang masih memiliki <strong>unit belum kompeten</strong>, dan bagi pemegang sertifikat yang diminta mengikuti uji ulang. Hanya unit yang disebut dalam keputusan yang diuji.</p>',
  persyaratan: [
    IDENTITY,
    must('Laporan hasil uji atau surat perintah uji ulang', 'Terisi otomatis dari riwayat permohonan Anda.'),
    may('Bukti tambahan', 'Bukti baru untuk unit yang belum kompeten, bila laporan hasil memintanya.'),
  ],
  unit_kompetensi: ['Unit KTPA atau ATPA yang dinyatakan belum kompeten dalam keputusan sebelumnya'],
  jenis_metode: [
    { metode: 'Ujian tulis unit terkait', jenis: 'tulis' },
    { metode: 'Pemeriksaan bukti tambahan', jenis: 'portofolio' },
    INTERVIEW,
  ],
}

const activity = (
  jenis_kegiatan: OfferedKind,
  { name, durasi, about }: { name: string; durasi: string; about: string },
): SchemeTemplate => ({
  ...WITHOUT_PREREQUISITES,
  name,
  kategori: 'Pemeliharaan',
  jenis: 'pemeliharaan',
  kualifikasi: null,
  durasi,
  description: `<p>${about} Kegiatan ini dapat diakui sebagai pemeliharaan kompetensi, dan tidak memberi keuntungan apa pun dalam uji.</p>`,
  persyaratan: [ACCOUNT],
  unit_kompetensi: [],
  jenis_metode: [],
  jenis_kegiatan,
})

/** Schemes that a body of this field offers (domain 6), by the key under which the office chooses one. */
export const SCHEME_TEMPLATES = {
  ktpa: leader,
  atpa: member,
  'perpanjangan-ktpa': renewal('KTPA', 'Ketua Tim Penyusun Amdal', LEADER_UNITS),
  'perpanjangan-atpa': renewal('ATPA', 'Anggota Tim Penyusun Amdal', MEMBER_UNITS),
  'uji-ulang': retest,
  bimtek: activity('bimtek', {
    name: 'Bimtek Pelingkupan dan Dampak Penting Hipotetik',
    durasi: '2 hari',
    about: 'Bimbingan teknis tentang pelingkupan, dari deskripsi rencana kegiatan sampai dampak penting hipotetik.',
  }),
  workshop: activity('workshop', {
    name: 'Workshop Amdalnet',
    durasi: '1 hari',
    about: 'Lokakarya tentang penyiapan data penyusun dan dokumen untuk sistem Amdalnet.',
  }),
  seminar: activity('seminar', {
    name: 'Seminar Penyusunan Amdal',
    durasi: '1 hari',
    about: 'Seminar tentang perkembangan peraturan dan praktik penyusunan Amdal.',
  }),
  webinar: activity('webinar', {
    name: 'Webinar Persetujuan Teknis',
    durasi: '3 jam',
    about: 'Webinar tentang kaitan persetujuan teknis dengan penyusunan Amdal.',
  }),
} satisfies Record<string, SchemeTemplate>

export type TemplateKey = keyof typeof SCHEME_TEMPLATES

export const TEMPLATE_KEYS = Object.keys(SCHEME_TEMPLATES) as [TemplateKey, ...TemplateKey[]]

/**
 * Returns the form of a draft that a template fills in; its fee stays undecided until the office enters one, and every
 * method examines every unit until the office takes some away.
 */
export function draftOfTemplate({ kategori: _of, kualifikasi: _for, jenis, ...template }: SchemeTemplate) {
  const metode_uji = template.jenis_metode.map(({ metode }) => metode)
  const metode = hasPlan(jenis) ? metode_uji : []
  return {
    ...template,
    registration_fee: null,
    image: null,
    detail_pelatihan: null,
    persyaratan: [...template.persyaratan],
    unit_kompetensi: template.unit_kompetensi.map((judul) => ({ judul, metode, kuk: [], kisi: null })),
    metode_uji,
    jenis_metode: [...template.jenis_metode],
    menit_tulis: null,
    butir_tulis: null,
    poin_tulis: null,
    batas_nilai_tulis: null,
    cara_batas: null,
    alasan_batas: null,
    min_pengalaman_tahun: 0,
    min_dokumen_amdal: 0,
    // A new body's register knows no ATPA certificates yet: the paper is among the requirements instead.
    wajib_atpa: false,
    jam_pelajaran: null,
    poin: null,
  }
}
