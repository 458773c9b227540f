import { PERMISSIONS } from '../src/access.ts'
import { addDays, type Day } from '../src/lib/day.ts'
import type { Db } from '../src/server/db.ts'
import type { FileStore } from '../src/server/file-store.ts'
import type { Keys } from '../src/server/keys.ts'
import { certificateNumber, type DemoApplication, seedApplications } from './applications.ts'
import { type DemoPerson, people as persons } from './content/people.ts'
import { DEMO_PASSWORD } from './password.ts'
import { seedPersonalData } from './personal-data.ts'

interface DemoAccount {
  email: string
  name: string
  phone: string
  /** What npm start says about it. */
  about: string
  role?: 'penguji' | 'administrator'
  permissions?: string[]
  status_data: 0 | 1
  /** What a member sent as personal data. */
  data?: DemoPerson
  /** Its certifications, the oldest first. */
  trainings?: DemoApplication[]
  /** States of its reports and maintenance activities. */
  reports?: string[]
  maintenance?: string[]
}

export const demoAccounts: DemoAccount[] = [
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
      { scheme: 'Sertifikasi Anggota', tahap: 'belum_kompeten', days_ago: 60 },
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
      { scheme: 'Sertifikasi Anggota', tahap: 'diterbitkan', days_ago: 60 },
      { scheme: 'Sertifikasi Ketua', tahap: 'perlu_perbaikan', days_ago: 6 },
    ],
    reports: ['diterima', 'diajukan', 'draft'],
    maintenance: ['diakui', 'diakui', 'dikonfirmasi'],
  },
  {
    email: 'penguji@example.com',
    name: 'Hendra Gunadi',
    phone: '+628110000004',
    about: 'penguji',
    role: 'penguji',
    status_data: 1,
  },
  {
    email: 'admin@example.com',
    name: 'Sekar Ayu Larasati',
    phone: '+628110000005',
    about: 'administrator',
    role: 'administrator',
    permissions: [...PERMISSIONS],
    status_data: 1,
  },
]

interface AccountParts {
  db: Db
  files: FileStore
  keys: Keys
  today: Day
  hashPassword: (password: string) => Promise<string>
}

/** Adds the demonstration accounts to a database without any account. */
export async function seedAccounts(parts: AccountParts): Promise<void> {
  if (await parts.db.selectFrom('users').select('id').executeTakeFirst()) return
  const password_hash = await parts.hashPassword(DEMO_PASSWORD)
  const people = []
  for (const account of demoAccounts) people.push({ ...account, id: await seedAccount(parts, account, password_hash) })
  const staff = people.find(({ role }) => role === 'administrator')
  if (staff) await seedApplications(parts, people, staff)
}

/** Answers the account's number. */
async function seedAccount(parts: AccountParts, account: DemoAccount, password_hash: string): Promise<number> {
  const { db, today } = parts
  const { email, name, phone, role = 'user', permissions = [], status_data } = account
  const isHolder = account.trainings?.some(({ tahap }) => tahap === 'diterbitkan')
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
      no_sertifikasi: isHolder ? certificateNumber(today) : null,
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
