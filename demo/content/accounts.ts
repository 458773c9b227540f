import { PERMISSIONS } from '../../src/access.ts'
import type { DemoApplication } from '../applications.ts'
import { candidates } from './candidates.ts'
import { type DemoPerson, people as persons } from './people.ts'

export interface DemoAccount {
  email: string
  name: string
  phone: string
  role?: 'penguji' | 'administrator'
  permissions?: string[]
  /** The examiner it belongs to, by their public address. */
  examiner?: string
  /** Examines nobody, so that essays can be marked blind. */
  marksEssays?: true
  status_data: 0 | 1
  /** The personal data that a member submitted. */
  data?: DemoPerson
  /** Its certifications, the oldest first. */
  trainings?: DemoApplication[]
}

/** Accounts to look around with, each with what npm start says about it. */
/** Readers from outside (demo/readers.ts), whose access ends some days from today. */
export const demoReaders = [
  { email: 'asesor@example.com', about: 'asesor, hanya membaca, berakhir 10 hari lagi' },
  { email: 'kementerian@example.com', about: 'kementerian, hanya membaca, berakhir 300 hari lagi' },
]

export const demoAccounts: (DemoAccount & { about: string })[] = [
  {
    email: 'anggota.baru@example.com',
    name: 'Nadia Prameswari',
    phone: '+628110000001',
    about: 'anggota baru, data diri belum lengkap',
    status_data: 0,
  },
  {
    email: 'anggota@example.com',
    name: 'Bagas Adhitya Wibawa',
    phone: '+628110000002',
    about: 'anggota dengan permohonan pada beberapa tahap',
    status_data: 1,
    data: persons.bagas,
    trainings: [
      { scheme: 'Sertifikasi Anggota', tahap: 'belum_kompeten', days_ago: 60, exam_in_days: -38, decided_days_ago: 24 },
      { scheme: 'Sertifikasi Anggota', tahap: 'terjadwal', days_ago: 20 },
      { scheme: 'Uji Ulang', tahap: 'menunggu_pembayaran', days_ago: 5 },
      { scheme: 'Sertifikasi Ketua', tahap: 'diajukan', days_ago: 2 },
    ],
  },
  {
    email: 'pemegang@example.com',
    name: 'Ratih Kusumaningtyas',
    phone: '+628110000003',
    about: 'pemegang sertifikat',
    status_data: 1,
    data: persons.ratih,
    trainings: [
      { scheme: 'Sertifikasi Anggota', tahap: 'diterbitkan', days_ago: 60, exam_in_days: -38, decided_days_ago: 24 },
      { scheme: 'Sertifikasi Ketua', tahap: 'perlu_perbaikan', days_ago: 6 },
    ],
  },
  {
    email: 'pemegang.lama@example.com',
    name: 'Wening Larasati Hadiningrat',
    phone: '+628110000015',
    about: 'pemegang sertifikat pada tahun ketiga, dapat memperpanjang',
    status_data: 1,
    data: persons.wening,
    trainings: [
      { scheme: 'Sertifikasi Anggota', tahap: 'diterbitkan', days_ago: 967, exam_in_days: -945, decided_days_ago: 930 },
    ],
  },
  {
    email: 'peserta@example.com',
    name: 'Arif Budiman Santosa',
    phone: '+628110000011',
    about: 'peserta uji hari ini di layar, dengan kartu peserta',
    status_data: 1,
    data: candidates.arif,
    trainings: [{ scheme: 'Sertifikasi Anggota', tahap: 'terjadwal', days_ago: 40, exam_in_days: 0 }],
  },
  {
    email: 'peserta.banding@example.com',
    name: 'Gita Permatasari Lubis',
    phone: '+628110000012',
    about: 'belum kompeten, masih dapat mengajukan banding',
    status_data: 1,
    data: candidates.gita,
    trainings: [
      { scheme: 'Sertifikasi Ketua', tahap: 'belum_kompeten', days_ago: 45, exam_in_days: -9, decided_days_ago: 2 },
    ],
  },
  {
    email: 'penguji@example.com',
    name: 'Hendra Gunawan Lesmana',
    phone: '+628110000004',
    about: 'penguji, dengan peserta yang belum dinilai',
    role: 'penguji',
    status_data: 1,
    examiner: 'hendra.lesmana@example.com',
  },
  {
    email: 'penguji.kedua@example.com',
    name: 'Ni Luh Putu Sekarini',
    phone: '+628110000006',
    about: 'penguji kedua',
    role: 'penguji',
    status_data: 1,
    examiner: 'sekarini@example.com',
  },
  {
    email: 'penilai@example.com',
    name: 'Bonar Parlindungan Simatupang',
    phone: '+628110000030',
    about: 'penguji yang menilai esai dan tidak menguji siapa pun',
    role: 'penguji',
    status_data: 1,
    examiner: 'bonar.simatupang@example.com',
    marksEssays: true,
  },
  {
    email: 'penilai.kedua@example.com',
    name: 'Andi Tenri Maharani',
    phone: '+628110000031',
    about: 'penilai esai kedua',
    role: 'penguji',
    status_data: 1,
    examiner: 'tenri.maharani@example.com',
    marksEssays: true,
  },
  {
    email: 'penilai.ketiga@example.com',
    name: 'Ratna Kusumawardhani',
    phone: '+628110000032',
    about: 'penilai esai ketiga, bila dua penilai berbeda',
    role: 'penguji',
    status_data: 1,
    examiner: 'ratna.kusumawardhani@example.com',
    marksEssays: true,
  },
  {
    email: 'admin@example.com',
    name: 'Sekar Ayu Larasati',
    phone: '+628110000005',
    about: 'administrator dengan semua izin',
    role: 'administrator',
    permissions: [...PERMISSIONS],
    status_data: 1,
  },
  {
    email: 'verifikasi@example.com',
    name: 'Tegar Prakoso',
    phone: '+628110000007',
    about: 'administrator: verifikasi, dan pengawas ujian di layar',
    role: 'administrator',
    permissions: ['verifikasi', 'ujian'],
    status_data: 1,
  },
  {
    email: 'keputusan@example.com',
    name: 'Ratna Dewanti Harahap',
    phone: '+628110000008',
    about: 'administrator: keputusan',
    role: 'administrator',
    permissions: ['keputusan'],
    status_data: 1,
  },
  {
    email: 'pengaduan@example.com',
    name: 'Ismail Tuasikal',
    phone: '+628110000009',
    about: 'administrator: pengaduan dan banding',
    role: 'administrator',
    permissions: ['pengaduan'],
    status_data: 1,
  },
  {
    email: 'keuangan@example.com',
    name: 'Yohana Rumbiak',
    phone: '+628110000019',
    about: 'administrator: keuangan, orang kedua',
    role: 'administrator',
    permissions: ['keuangan'],
    status_data: 1,
  },
  {
    email: 'soal@example.com',
    name: 'Dian Maharani Wibisono',
    phone: '+628110000028',
    about: 'administrator: bank soal, penulis',
    role: 'administrator',
    permissions: ['soal'],
    status_data: 1,
  },
  {
    email: 'soal.kedua@example.com',
    name: 'Markus Rumaropen',
    phone: '+628110000029',
    about: 'administrator: bank soal, penelaah',
    role: 'administrator',
    permissions: ['soal'],
    status_data: 1,
  },
  {
    email: 'mutu@example.com',
    name: 'Prameswari Kusumawardani',
    phone: '+628110000030',
    about: 'administrator: mutu, penanggung jawab',
    role: 'administrator',
    permissions: ['mutu'],
    status_data: 1,
  },
  {
    email: 'mutu.kedua@example.com',
    name: 'Yosef Lamury',
    phone: '+628110000031',
    about: 'administrator: mutu, auditor dan orang kedua',
    role: 'administrator',
    permissions: ['mutu'],
    status_data: 1,
  },
]

/** Candidates whose cases wait with examiners and office, and a holder who has not reported. */
export const candidateAccounts: DemoAccount[] = [
  {
    email: 'maria.lantang@example.com',
    name: 'Maria Goreti Lantang',
    phone: '+628110000013',
    status_data: 1,
    data: candidates.maria,
    trainings: [{ scheme: 'Sertifikasi Ketua', tahap: 'diuji', days_ago: 44, exam_in_days: -9 }],
  },
  {
    email: 'yusuf.rahman@example.com',
    name: 'Yusuf Hidayatullah Rahman',
    phone: '+628110000014',
    status_data: 1,
    data: candidates.yusuf,
    trainings: [{ scheme: 'Sertifikasi Ketua', tahap: 'menunggu_keputusan', days_ago: 43, exam_in_days: -9 }],
  },
  {
    email: 'laksmi.wirawan@example.com',
    name: 'Laksmi Paramitha Wirawan',
    phone: '+628110000016',
    status_data: 1,
    data: candidates.laksmi,
    trainings: [
      {
        scheme: 'Sertifikasi Ketua',
        tahap: 'menunggu_keputusan',
        days_ago: 42,
        exam_in_days: -9,
        examiners_differ: true,
      },
    ],
  },
  {
    email: 'hasan.nasution@example.com',
    name: 'Hasan Basri Nasution',
    phone: '+628110000017',
    status_data: 1,
    data: candidates.hasan,
    trainings: [
      { scheme: 'Sertifikasi Anggota', tahap: 'diterbitkan', days_ago: 966, exam_in_days: -945, decided_days_ago: 930 },
    ],
  },
  {
    email: 'intan.siregar@example.com',
    name: 'Intan Maharani Siregar',
    phone: '+628110000018',
    status_data: 1,
    data: candidates.intan,
    trainings: [
      { scheme: 'Sertifikasi Ketua', tahap: 'belum_kompeten', days_ago: 41, exam_in_days: -9, decided_days_ago: 4 },
    ],
  },
]
