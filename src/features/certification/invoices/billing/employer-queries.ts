import type { Db } from '../../../../ground/database/db.ts'

/** Lists the managers of an employer. */
export const managersOf = (db: Db, employerId: number) =>
  db
    .selectFrom('employer_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('member.employer_id', '=', employerId)
    .where('member.pengelola', '=', true)
    .orderBy('member.id')
    .execute()
