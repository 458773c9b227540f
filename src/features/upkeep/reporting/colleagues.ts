import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { numberKey } from '../../certification/holders/rules.ts'
import { tell } from '../../platform/notifications/service.ts'
import {
  addNamed,
  comparableWith,
  forgetNamed,
  holdersOf,
  type Named,
  namedIn,
  noteReported,
  reportedBy,
} from './colleague-queries.ts'
import type { Circumstances } from './complete.ts'
import type { ReportDocument } from './contract.ts'
import { documentKey, ownRole, rolesIn, rolesTogether } from './rules.ts'

const REPORTING = '/user/pelaporan-kinerja'

/** Each colleague once for each document, with all parts that they are said to have had at its stages. */
function namedOn(documents: readonly ReportDocument[], certificates: Circumstances['certificates']): Named[] {
  const found = new Map<string, Named>()
  for (const { judul_dokumen, tahun, pemrakarsa, rekan } of documents) {
    for (const { nomor, peran } of rekan) {
      const certificate_id = certificates.get(numberKey(nomor))?.id
      if (certificate_id === undefined) continue
      const key = `${documentKey({ judul_dokumen, tahun })}|${certificate_id}`
      const known = found.get(key)
      const roles = rolesTogether([...(known ? rolesIn(known.peran) : []), peran])
      found.set(key, { certificate_id, judul_dokumen, tahun, pemrakarsa, ...known, peran: roles })
    }
  }
  return [...found.values()]
}

const isSame = (one: Named, other: Named): boolean =>
  one.certificate_id === other.certificate_id &&
  one.judul_dokumen === other.judul_dokumen &&
  one.tahun === other.tahun &&
  one.pemrakarsa === other.pemrakarsa &&
  one.peran === other.peran

interface Sent {
  report_id: number
  user_id: number
  dokumen: readonly ReportDocument[]
  certificates: Circumstances['certificates']
}

/** Asks the colleagues that a sent report names; who was told the same before is not asked again. */
export async function askColleagues(db: Db, ctx: Context, { report_id, user_id, ...sent }: Sent): Promise<void> {
  const wanted = namedOn(sent.dokumen, sent.certificates)
  const before = await namedIn(db, report_id)
  const gone = before.filter((each) => !wanted.some((other) => isSame(each, other)))
  const fresh = wanted.filter((each) => !before.some((other) => isSame(each, other)))
  await forgetNamed(
    db,
    gone.map(({ id }) => id),
  )
  await addNamed(db, report_id, fresh, ctx.now)
  await compareReports(db, report_id, user_id)
  await tellColleagues(db, ctx, fresh)
}

/** Notes beside each part that a colleague is said to have had the one of the colleague's own report. */
async function compareReports(db: Db, reportId: number, userId: number): Promise<void> {
  const claims = await comparableWith(db, reportId, userId)
  const reported = await reportedBy(db, [...new Set(claims.map((claim) => claim.user_id))])
  for (const claim of claims) {
    const theirs = reported.filter((document) => document.user_id === claim.user_id)
    const own = ownRole(claim, theirs)
    const noted = { peran_dilaporkan: own?.peran ?? null, laporan_id: own?.laporan_id ?? null }
    const isNoted = noted.peran_dilaporkan === claim.peran_dilaporkan && noted.laporan_id === claim.laporan_id
    if (!isNoted) await noteReported(db, claim.id, noted)
  }
}

async function tellColleagues(db: Db, ctx: Context, named: readonly Named[]): Promise<void> {
  if (named.length === 0) return
  const holders = await holdersOf(
    db,
    named.map(({ certificate_id }) => certificate_id),
  )
  for (const { certificate_id, judul_dokumen: judul, tahun, pemrakarsa, peran } of named) {
    const holder = holders.find((each) => each.certificate_id === certificate_id)
    if (!holder) continue
    const words = { name: holder.nama, judul, tahun, pemrakarsa, peran, link: `${ctx.appUrl}${REPORTING}` }
    await tell(db, ctx, holder, { letter: 'roleAsked', ...words }, REPORTING)
  }
}
