import { morning, type Parts, type Person } from './past.ts'

const EMPLOYER = {
  nama: 'PT Contoh Rimba Konsultan',
  alamat: 'Jalan Contoh Rimba Nomor 12, Bogor, Jawa Barat 16100',
}
const FOUNDER = 'peserta.banding@example.com'
const FOUNDED_DAYS_AGO = 28

/** An employer that paid for one of its two members, and waits for a third. */
export async function seedEmployers({ db, today }: Parts, people: Person[]): Promise<void> {
  const founded = morning(today, FOUNDED_DAYS_AGO)
  const { id: employer_id } = await db
    .insertInto('employers')
    .values({ ...EMPLOYER, created_at: founded })
    .returning('id')
    .executeTakeFirstOrThrow()
  const founder = people.find(({ email }) => email === FOUNDER)
  if (!founder) throw new Error(`nobody is ${FOUNDER}`)
  const paid = await db
    .selectFrom('invoices')
    .select(['id', 'user_id', 'user_training_id'])
    .where('status', '=', 'lunas')
    .where('user_training_id', 'is not', null)
    .where('user_id', '<>', founder.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const members = [
    { user_id: founder.id, pengelola: true, joined_at: founded },
    { user_id: paid.user_id, pengelola: false, joined_at: morning(today, FOUNDED_DAYS_AGO - 1) },
  ]
  await db
    .insertInto('employer_members')
    .values(members.map((member) => ({ employer_id, ...member })))
    .execute()
  await db.updateTable('user_trainings').set({ employer_id }).where('id', '=', paid.user_training_id).execute()
  await db.updateTable('invoices').set({ employer_id, nama_tagihan: EMPLOYER.nama }).where('id', '=', paid.id).execute()
  await db
    .insertInto('employer_invitations')
    .values({
      employer_id,
      email: 'rekan.baru@example.com',
      sent_at: morning(today, 1),
      expires_at: morning(today, -13),
    })
    .execute()
}
