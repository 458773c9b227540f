import type { SanctionLetter } from '../../documents/mail/sanction-letters.ts'
import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import { certificatePath } from '../certificates/rules.ts'
import { tell } from '../notifications/steps.ts'
import type { SanctionRow } from './queries.ts'

type Without<Letter, Keys extends PropertyKey> = Letter extends unknown ? Omit<Letter, Keys> : never
type News = Without<SanctionLetter, 'name' | 'nomor' | 'skema' | 'jenis' | 'link'>

/** Tells the holder; who was brought in from a list and has no account yet gets no letter. */
export async function tellHolder(db: Db, ctx: Context, sanction: SanctionRow, news: News): Promise<void> {
  const { user_id, email, user_training_id, nama: name, no_sertifikat: nomor, skema, jenis } = sanction
  if (user_id === null || email === null) return
  const path = certificatePath(user_training_id)
  const about = { name, nomor, skema, jenis, link: `${ctx.appUrl}${path}` }
  await tell(db, ctx, { id: user_id, email }, { ...news, ...about } as SanctionLetter, path)
}
