import { openCasesInWords } from '../../features/service/retention/deletion/open-case-rules.ts'
import { openCasesOf } from '../../features/service/retention/deletion/open-case-service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { invalidFields } from '../../problems.ts'

/** Somebody about whom a case is open still has to answer it; what is urgent is to take their rights, which ends all access. */
export async function requireNoOpenCase(db: Db, ctx: Pick<Context, 'now' | 'today'>, id: number): Promise<void> {
  const open = await openCasesOf(db, ctx, id)
  if (open.length === 0) return
  const said = `Masih ada perkara terbuka atas nama akun ini: ${openCasesInWords(open)}.`
  throw invalidFields({
    ditangguhkan: `${said} Cabut dahulu semua izinnya, dan tangguhkan sesudah perkaranya selesai.`,
  })
}
