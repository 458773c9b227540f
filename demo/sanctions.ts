import { sanctionHandlers } from '../src/features/certification/sanctions/handlers.ts'
import { sanctionOfficeHandlers } from '../src/features/certification/sanctions/office/handlers.ts'
import type { Db } from '../src/ground/database/db.ts'
import type { Crew } from './exams.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const LAPSED = {
  jenis: 'pembekuan',
  alasan: 'tanpa_pemeliharaan',
  uraian: 'Dua tahun berturut-turut tidak ada kegiatan pemeliharaan yang diakui.',
} as const

/** Cases in every state: proposed, answered by nobody in time, suspended with tasks, and one that came to nothing. */
export async function seedSanctions(parts: Parts, people: Person[], { decider }: Crew): Promise<void> {
  const { db } = parts
  await openedOn(parts, decider, await certificateOf(db, 'Contoh Daud Kaisepo, S.T., M.T.'), 3)
  await notifiedOn(parts, decider, await certificateOf(db, 'Contoh Ayuningtyas Paramita, S.Hut.'), 16)
  const suspended = await notifiedOn(parts, decider, await certificateOf(db, 'Contoh Rangga Lesmana, S.T.'), 50)
  const later = past(parts, morning(parts.today, 34), decider)
  const { version } = await sanctionOfficeHandlers.decideSanction(later, {
    ...suspended,
    jatuhkan: true,
    putusan: 'Pemegang tidak menjawab sampai batas waktunya, dan kewajiban dua tahun belum dipenuhi.',
    tugas: ['Sampaikan laporan kinerja tahun ke-1 dan ke-2.', 'Ikuti satu kegiatan pemeliharaan yang diakui.'],
    tidak_terlibat: true,
  })
  const ticking = past(parts, morning(parts.today, 5), decider)
  await sanctionOfficeHandlers.tickTask(ticking, { id: suspended.id, version, ke: 0, selesai: true })
  await spareHolder(parts, people, decider)
}

const personByEmail = (people: Person[], email: string): Person => {
  const person = people.find((one) => one.email === email)
  if (!person) throw new Error(`nobody is ${email}`)
  return person
}

/** A plan of last year that its holder answered, and that came to nothing. */
async function spareHolder(parts: Parts, people: Person[], decider: Person): Promise<void> {
  const holder = personByEmail(people, 'pemegang.lama@example.com')
  const { id: certificate } = await parts.db
    .selectFrom('certificates')
    .select('id')
    .where('user_id', '=', holder.id)
    .executeTakeFirstOrThrow()
  const { id } = await notifiedOn(parts, decider, certificate, 400)
  await sanctionHandlers.answerSanction(past(parts, morning(parts.today, 395), holder), {
    id,
    jawaban: 'Saya mengikuti lokakarya Amdalnet pada bulan lalu; sertifikat kehadirannya sudah saya ajukan.',
    answer_file_id: null,
  })
  // The person who decided on the certificate is involved, so another administrator decides.
  const ctx = past(parts, morning(parts.today, 392), personByEmail(people, 'admin@example.com'))
  const { version } = await sanctionOfficeHandlers.getSanction(ctx, { id })
  await sanctionOfficeHandlers.decideSanction(ctx, {
    id,
    version,
    jatuhkan: false,
    putusan: 'Kegiatan yang disebut dalam jawaban sudah diperiksa dan diakui, jadi tidak ada alasan untuk pembekuan.',
    tugas: [],
    tidak_terlibat: true,
  })
}

async function certificateOf(db: Db, nama: string): Promise<number> {
  return (await db.selectFrom('certificates').select('id').where('nama', '=', nama).executeTakeFirstOrThrow()).id
}

const openedOn = (parts: Parts, by: Person, certificate: number, daysAgo: number) =>
  sanctionOfficeHandlers.openSanction(past(parts, morning(parts.today, daysAgo), by), { id: certificate, ...LAPSED })

async function notifiedOn(parts: Parts, by: Person, certificate: number, daysAgo: number) {
  const { id, version } = await openedOn(parts, by, certificate, daysAgo)
  const ctx = past(parts, morning(parts.today, daysAgo), by)
  const notified = await sanctionOfficeHandlers.notifySanction(ctx, { id, version, ...LAPSED })
  return { id, version: notified.version }
}
