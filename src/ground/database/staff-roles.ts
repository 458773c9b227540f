import { sql } from 'kysely'
import { STAFF_ROLES } from '../../access.ts'

/** The roles of staff for `role in (…)`: literals, so that the indexes over staff alone can be used. */
export const STAFF = sql.join(STAFF_ROLES.map((role) => sql.lit(role)))
