import type { Db } from '../../ground/database/db.ts'

export interface Demonstration {
  accounts: number
  /** The accounts among them that were made after the seed. */
  later: number
}

/** Returns the demonstration in a database; undefined when it never held one. */
export const demonstrationIn = (db: Db): Promise<Demonstration | undefined> =>
  db
    .selectFrom('demonstration')
    .leftJoin('users', (join) => join.onTrue())
    .select(({ fn, ref }) => [
      fn.count<number>('users.id').as('accounts'),
      fn.count<number>('users.id').filterWhere('created_at', '>', ref('seeded_at')).as('later'),
    ])
    .groupBy('demonstration.id')
    .executeTakeFirst()

/**
 * Throws when the database holds a demonstration: its known passwords and invented certificates must not become real.
 */
export async function refuseDemonstration(db: Db): Promise<void> {
  if (!(await db.selectFrom('demonstration').select('id').executeTakeFirst())) return
  throw new Error(
    'Basis data ini berisi situs contoh, jadi hanya berjalan sebagai demonstrasi (DEMO=1, atau DEMO=public bila boleh dibuka orang lain); untuk memakainya sungguhan, hapus dahulu semua isinya dengan npm run admin -- purge-demo',
  )
}
