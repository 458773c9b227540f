import { PERMISSIONS } from '../src/access.ts'
import { addDays } from '../src/lib/day.ts'
import { type DemoApplication, seedApplications } from './applications.ts'
import { candidates } from './content/candidates.ts'
import { type DemoPerson, people as persons } from './content/people.ts'
import type { Crew } from './exams.ts'
import { seedHolders } from './holders.ts'
import { DEMO_PASSWORD } from './password.ts'
import type { Parts, Person } from './past.ts'
import { seedPersonalData } from './personal-data.ts'

interface DemoAccount {
  email: string
  name: string
  phone: string
  role?: 'penguji' | 'administrator'
  permissions?: string[]
  /** Whom of the examiners it belongs to, by their public address. */
  examiner?: string
  status_data: 0 | 1
  /** What a member sent as personal data. */
  data?: DemoPerson
  /** Its certifications, the oldest first. */
  trainings?: DemoApplication[]
  /** States of its reports and maintenance activities. */
  reports?: string[]
  maintenance?: string[]
}

/** Accounts to look around with, each with what npm start says about it. */
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
    reports: ['diterima', 'diajukan', 'draft'],
    maintenance: ['diakui', 'diakui', 'dikonfirmasi'],
  },
  {
    email: 'peserta@example.com',
    name: 'Arif Budiman Santosa',
    phone: '+628110000011',
    about: 'peserta uji hari ini, dengan kartu peserta',
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
    about: 'administrator: verifikasi',
    role: 'administrator',
    permissions: ['verifikasi'],
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
]

/** Candidates whose affairs lie with examiners and office. */
const others: DemoAccount[] = [
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
]

interface AccountParts extends Parts {
  hashPassword: (password: string) => Promise<string>
}

/** Adds the demonstration accounts to a database without any account. */
export async function seedAccounts(parts: AccountParts): Promise<void> {
  if (await parts.db.selectFrom('users').select('id').executeTakeFirst()) return
  const password_hash = await parts.hashPassword(DEMO_PASSWORD)
  const people = []
  for (const account of [...demoAccounts, ...others]) {
    people.push({ ...account, id: await seedAccount(parts, account, password_hash) })
  }
  const crew = await crewOf(parts, people)
  await seedApplications(parts, people, crew)
  await seedHolders(parts, crew)
}

type Seeded = DemoAccount & Person

async function crewOf({ db }: AccountParts, people: Seeded[]): Promise<Crew> {
  const holding = (permission: string) => {
    const found = people.find(({ permissions }) => permissions?.length === 1 && permissions[0] === permission)
    if (!found) throw new Error(`nobody has the permission ${permission}`)
    return found
  }
  const examiners = []
  for (const person of people.filter(({ role }) => role === 'penguji')) {
    const { id: examiner_id } = await db
      .updateTable('examiners')
      .set({ user_id: person.id })
      .where('email', '=', person.examiner ?? null)
      .returning('id')
      .executeTakeFirstOrThrow()
    examiners.push({ ...person, examiner_id })
  }
  return { office: holding('verifikasi'), decider: holding('keputusan'), examiners }
}

/** Answers the account's number. */
async function seedAccount(parts: AccountParts, account: DemoAccount, password_hash: string): Promise<number> {
  const { db, today } = parts
  const { email, name, phone, role = 'user', permissions = [], status_data } = account
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      name,
      phone,
      role,
      permissions,
      status_data,
      password_hash,
      email_verified_at: `${addDays(today, -30)}T02:00:00Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (account.data) await seedPersonalData(parts, id, account.data)
  const rows = (states: string[] = []) => states.map((status) => ({ user_id: id, status }))
  const reports = rows(account.reports)
  const maintenance = rows(account.maintenance)
  if (reports.length > 0) await db.insertInto('performance_reports').values(reports).execute()
  if (maintenance.length > 0) await db.insertInto('maintenance_records').values(maintenance).execute()
  return id
}
