import type { Db } from '../../ground/database/db.ts'

export interface Demonstration {
  accounts: number
  /** Those of them that somebody made after the seed. */
  later: number
}

/** undefined: nothing of the demonstration was ever in this database. */
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

/** Accounts whose password everybody knows, and certificates of nobody, must not become those of a real body. */
export async function refuseDemonstration(db: Db): Promise<void> {
  if (!(await db.selectFrom('demonstration').select('id').executeTakeFirst())) return
  throw new Error(
    'Basis data ini berisi situs contoh, jadi hanya berjalan sebagai demonstrasi (DEMO=1, atau DEMO=public bila boleh dibuka orang lain); untuk memakainya sungguhan, hapus dahulu semua isinya dengan npm run admin -- purge-demo',
  )
}
