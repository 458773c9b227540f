import type { Db } from '../../src/ground/database/db.ts'
import { PARTICIPANT } from '../form-people.ts'
import { type FormRow, LONG, sentences } from './row.ts'

const NO_NPWP = 'NPWP terdiri atas 15 atau 16 angka.'
const NO_EMAIL = 'Tulis email yang lengkap, misalnya nama@contoh.co.id.'

const NAME = 'Nama perusahaan'
const NPWP = 'NPWP (bila ada)'
const EMAIL = 'Alamat email, satu tiap baris'

/** The members of an employer that this person manages. */
async function managedEmployer(db: Db, email: string): Promise<string> {
  const now = new Date()
  const { id: user_id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('employers')
    .values({ nama: 'PT Contoh Formulir', alamat: 'Jalan Contoh', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employer_members')
    .values({ employer_id: id, user_id, pengelola: true, joined_at: now })
    .execute()
  return `/user/perusahaan/${id}`
}

export const EMPLOYER_FORMS: Record<string, FormRow> = {
  'src/features/certification/employers/pages/EmployerForm.tsx': {
    ...{ who: PARTICIPANT, at: '/user/perusahaan', button: 'Daftarkan perusahaan' },
    given: {
      good: { [NAME]: 'PT Contoh Formulir', Alamat: 'Jalan Contoh Nomor 1' },
      rubbish: { [NAME]: 'x', [NPWP]: 'abc', Alamat: 'y' },
      tooLong: { [NAME]: LONG, Alamat: 'y' },
      emoji: { [NAME]: '🌿', [NPWP]: '🌿', Alamat: '🦜' },
    },
    said: sentences({
      ...{ empty: `${NAME} wajib diisi.`, rubbish: NO_NPWP, tooLong: `${NAME} paling panjang 150 huruf.` },
      emoji: NO_NPWP,
    }),
  },
  'src/features/certification/employers/pages/detail/Invitations.tsx': {
    ...{ who: PARTICIPANT, at: managedEmployer, button: 'Undang' },
    given: {
      good: { [EMAIL]: 'tidak.ada@example.com' },
      rubbish: { [EMAIL]: 'bukan email' },
      tooLong: { [EMAIL]: `${LONG}@example.com` },
      emoji: { [EMAIL]: '🌿' },
    },
    said: sentences({
      ...{ empty: 'Email wajib diisi.', rubbish: NO_EMAIL, tooLong: 'Daftar email paling panjang 5000 huruf.' },
      emoji: NO_EMAIL,
    }),
  },
}
