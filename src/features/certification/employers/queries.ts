import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'

/** The employers that somebody belongs to. */
export const employersOf = (db: Db, userId: number) =>
  db
    .selectFrom('employer_members as own')
    .innerJoin('employers', 'employers.id', 'own.employer_id')
    .select(['employers.id', 'employers.nama', 'own.pengelola', 'own.joined_at'])
    .where('own.user_id', '=', userId)
    .orderBy('employers.nama')
    .execute()

interface NewEmployer {
  nama: string
  alamat: string
  created_at: Date
}

export const insertEmployer = (db: Db, employer: NewEmployer): Promise<{ id: number }> =>
  db.insertInto('employers').values(employer).returning('id').executeTakeFirstOrThrow()

/** Saves an employer; returns false when a version is given and another one is stored. */
export async function updateEmployer(
  db: Db,
  id: number,
  changes: { nama?: string; alamat?: string; npwp?: Buffer | null },
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employers')
    .set((set) => ({ ...changes, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An employer, for one of its managers only. */
export const managedEmployer = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('employers')
    .innerJoin('employer_members as own', 'own.employer_id', 'employers.id')
    .select(['employers.id', 'employers.version', 'employers.nama', 'employers.npwp', 'employers.alamat'])
    .where('employers.id', '=', id)
    .where('own.user_id', '=', userId)
    .where('own.pengelola', '=', true)
    .executeTakeFirst()

/** Locks an employer until the transaction ends: nobody joins, leaves or is invited meanwhile. */
export const lockEmployer = (db: Db, id: number) =>
  db.selectFrom('employers').select(['id', 'nama']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Locks a person against joining two employers at once. */
export const lockJoining = (db: Db, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('employer-joining'), ${userId})`.execute(db)

export const membersOf = (db: Db, employerId: number) =>
  db
    .selectFrom('employer_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.id', 'member.user_id', 'users.name as nama', 'users.email', 'users.status_data'])
    .select(['member.pengelola', 'member.joined_at'])
    .where('member.employer_id', '=', employerId)
    .orderBy('users.name')
    .orderBy('member.id')
    .execute()

/** Returns a membership by its id, of any employer. */
export const memberById = (db: Db, id: number) =>
  db
    .selectFrom('employer_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.id', 'member.employer_id', 'member.user_id', 'member.pengelola', 'users.name', 'users.email'])
    .where('member.id', '=', id)
    .executeTakeFirst()

export const membershipOf = (db: Db, userId: number, employerId: number) =>
  db
    .selectFrom('employer_members')
    .select(['id', 'pengelola'])
    .where('user_id', '=', userId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()

interface NewMember {
  employer_id: number
  user_id: number
  pengelola?: boolean
  joined_at: Date
}

/** Adds a member; does nothing for a person who belongs to the employer already. */
export const insertMember = (db: Db, member: NewMember) =>
  db
    .insertInto('employer_members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const markManager = (db: Db, id: number) =>
  db.updateTable('employer_members').set({ pengelola: true }).where('id', '=', id).execute()

/** Ends a membership; applications that are not billed yet fall back to the member to pay. */
export async function deleteMember(
  db: Db,
  { id, employer_id, user_id }: { id: number; employer_id: number; user_id: number },
): Promise<void> {
  await db.deleteFrom('employer_members').where('id', '=', id).execute()
  await db
    .updateTable('user_trainings')
    .set({ employer_id: null })
    .where('employer_id', '=', employer_id)
    .where('user_id', '=', user_id)
    .execute()
}

export async function sealedNpwpOf(db: Db, id: number): Promise<Buffer | null> {
  const row = await db.selectFrom('employers').select('npwp').where('id', '=', id).executeTakeFirst()
  return row?.npwp ?? null
}
