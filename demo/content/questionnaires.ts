import type { evaluationOfficeCalls } from '../../src/features/upkeep/evaluation/office/contract.ts'
import type { Given } from '../../src/lib/calls/call.ts'

type Questionnaire = Given<(typeof evaluationOfficeCalls)['createQuestionnaire']>

const choice = (teks: string, pilihan: string[], wajib = true) => ({ jenis: 'pilihan' as const, teks, pilihan, wajib })
const scale = (teks: string) => ({ jenis: 'skala' as const, teks, pilihan: [], wajib: true })
const essay = (teks: string, wajib = false) => ({ jenis: 'esai' as const, teks, pilihan: [], wajib })
const file = (teks: string) => ({ jenis: 'unggah' as const, teks, pilihan: [], wajib: false })

export const surveillance: Questionnaire = {
  jenis: 'surveilan',
  judul: 'Surveilan tahunan anggota tim',
  pengantar:
    'Evaluasi ini melihat apakah kompetensi Anda tetap dipakai dan terpelihara.\nJawablah menurut pekerjaan dua belas bulan terakhir.',
  pertanyaan: [
    choice('Apakah Anda menyusun dokumen Amdal dalam dua belas bulan terakhir?', ['Ya', 'Tidak']),
    choice('Bidang yang paling sering Anda kerjakan', ['Geofisik-kimia', 'Biologi', 'Sosial', 'Kesehatan masyarakat']),
    scale('Seberapa siap Anda memakai Amdalnet untuk pekerjaan Anda?'),
    essay('Perubahan peraturan apa yang paling memengaruhi pekerjaan Anda, dan bagaimana Anda menyesuaikannya?', true),
    file('Lampirkan satu contoh hasil kerja, tanpa data rahasia pemrakarsa'),
  ],
}

export const onComplaint: Questionnaire = {
  jenis: 'surveilan',
  judul: 'Klarifikasi penggunaan sertifikat',
  pengantar: 'Kami menerima pertanyaan tentang penggunaan sertifikat Anda. Jawablah lengkap dan jujur.',
  pertanyaan: [
    choice('Pernahkah sertifikat Anda dipakai orang lain atas izin Anda?', ['Tidak pernah', 'Pernah']),
    essay('Jelaskan dokumen terakhir yang memuat nama dan nomor sertifikat Anda.', true),
  ],
}

export const service: Questionnaire = {
  jenis: 'layanan',
  judul: 'Penilaian layanan uji kompetensi',
  pengantar: 'Penilaian Anda membantu kami memperbaiki layanan. Isiannya tanpa nama dan hanya beberapa menit.',
  pertanyaan: [
    scale('Kejelasan informasi sebelum uji'),
    scale('Pelayanan petugas'),
    scale('Keadilan pelaksanaan uji'),
    choice('Bagaimana lama proses dari pendaftaran sampai keputusan?', ['Cepat', 'Wajar', 'Terlalu lama']),
    essay('Apa yang perlu kami perbaiki?'),
  ],
}

/** The answers of six candidates of one schedule. */
export const said = [
  { p1: '5', p2: '5', p3: '5', p4: 'Cepat' },
  { p1: '4', p2: '5', p3: '5', p4: 'Wajar', p5: 'Petunjuk menuju ruang uji dapat lebih jelas.' },
  { p1: '4', p2: '4', p3: '5', p4: 'Wajar' },
  { p1: '3', p2: '4', p3: '4', p4: 'Terlalu lama', p5: 'Waktu antara uji dan keputusan terasa lama.' },
  { p1: '5', p2: '5', p3: '4', p4: 'Wajar' },
  { p1: '4', p2: '3', p3: '5', p4: 'Cepat' },
]

/** The answers to the yearly questionnaire and to the one on a complaint. */
export const answers = {
  yearly: {
    p1: 'Ya',
    p2: 'Geofisik-kimia',
    p3: '4',
    p4: 'PP 22/2021 mengubah alur persetujuan lingkungan; saya menyesuaikan susunan Andal dan tata waktu konsultasi publik.',
  },
  complaint: {
    p1: 'Tidak pernah',
    p2: 'Andal pembangunan kawasan industri contoh, bagian mutu air, bulan lalu.',
  },
}
