import type { Db } from '../../../ground/database/db.ts'
import type { Grant, Right } from './second-person-rules.ts'

export const insertGrants = (db: Db, grants: Grant[]) => db.insertInto('permission_grants').values(grants).execute()

/** All rights given since that moment. */
export const grantsSince = (db: Db, since: Date): Promise<Grant[]> =>
  db
    .selectFrom('permission_grants')
    .select(['user_id', 'permission', 'granted_by', 'granted_at'])
    .where('granted_at', '>', since)
    .$castTo<Grant & { permission: Right }>()
    .execute()

export interface Administrator {
  id: number
  name: string
  email: string
  permissions: string[]
}

export const administratorsAtWork = (db: Db): Promise<Administrator[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'permissions'])
    .where('role', '=', 'administrator')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute()
