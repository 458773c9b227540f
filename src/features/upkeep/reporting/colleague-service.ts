import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { foundByNumber } from '../../../lib/identifiers/number.ts'
import { own } from '../../../own-paths.ts'
import { notifyUser } from '../../platform/notifications/service.ts'
import {
  colleaguesNamedIn,
  deleteNamedColleagues,
  holdersOfCertificates,
  insertNamedColleagues,
  lockRolesToCompare,
  type NamedColleague,
  rolesReportedBy,
  updateReportedRole,
} from './colleague-queries.ts'
import type { ReportCircumstances } from './completeness-contract.ts'
import type { ReportDocument } from './contract.ts'
import { documentKey, ownRole, rolesIn, rolesTogether } from './rules.ts'

/** Each colleague once for each document, with all roles at its stages. */
function colleaguesOnDocuments(
  documents: readonly ReportDocument[],
  certificates: ReportCircumstances['certificates'],
): NamedColleague[] {
  const found = new Map<string, NamedColleague>()
  for (const { judul_dokumen, tahun, pemrakarsa, rekan } of documents) {
    for (const { no_sertifikasi, peran } of rekan) {
      const certificate_id = foundByNumber(certificates, no_sertifikasi)?.id
      if (certificate_id === undefined) continue
      const key = `${documentKey({ judul_dokumen, tahun })}|${certificate_id}`
      const known = found.get(key)
      const roles = rolesTogether([...(known ? rolesIn(known.peran) : []), peran])
      found.set(key, { certificate_id, judul_dokumen, tahun, pemrakarsa, ...known, peran: roles })
    }
  }
  return [...found.values()]
}

const isSame = (one: NamedColleague, other: NamedColleague): boolean =>
  one.certificate_id === other.certificate_id &&
  one.judul_dokumen === other.judul_dokumen &&
  one.tahun === other.tahun &&
  one.pemrakarsa === other.pemrakarsa &&
  one.peran === other.peran

interface SentReport {
  report_id: number
  user_id: number
  dokumen: readonly ReportDocument[]
  certificates: ReportCircumstances['certificates']
}

/** Asks the colleagues whom a sent report names; those who were asked the same before are not asked again. */
export async function askColleagues(db: Db, ctx: Context, { report_id, user_id, ...sent }: SentReport): Promise<void> {
  const wanted = colleaguesOnDocuments(sent.dokumen, sent.certificates)
  const before = await colleaguesNamedIn(db, report_id)
  const gone = before.filter((each) => !wanted.some((other) => isSame(each, other)))
  const fresh = wanted.filter((each) => !before.some((other) => isSame(each, other)))
  await deleteNamedColleagues(
    db,
    gone.map(({ id }) => id),
  )
  await insertNamedColleagues(db, report_id, fresh, ctx.now)
  await compareReports(db, report_id, user_id)
  await notifyColleagues(db, ctx, fresh)
}

/** Writes beside each claimed role the one of the colleague's own report. */
async function compareReports(db: Db, reportId: number, userId: number): Promise<void> {
  const claims = await lockRolesToCompare(db, reportId, userId)
  const reported = await rolesReportedBy(db, [...new Set(claims.map((claim) => claim.user_id))])
  for (const claim of claims) {
    const theirs = reported.filter((document) => document.user_id === claim.user_id)
    const own = ownRole(claim, theirs)
    const comparison = { peran_dilaporkan: own?.peran ?? null, own_report_id: own?.own_report_id ?? null }
    const isSettled =
      comparison.peran_dilaporkan === claim.peran_dilaporkan && comparison.own_report_id === claim.own_report_id
    if (!isSettled) await updateReportedRole(db, claim.id, comparison)
  }
}

async function notifyColleagues(db: Db, ctx: Context, named: readonly NamedColleague[]): Promise<void> {
  if (named.length === 0) return
  const holders = await holdersOfCertificates(
    db,
    named.map(({ certificate_id }) => certificate_id),
  )
  for (const { certificate_id, judul_dokumen: judul, tahun, pemrakarsa, peran } of named) {
    const holder = holders.find((each) => each.certificate_id === certificate_id)
    if (!holder) continue
    const words = { name: holder.nama, judul, tahun, pemrakarsa, peran, link: `${ctx.appUrl}${own.reporting}` }
    await notifyUser(db, ctx, holder, { letter: 'roleAsked', ...words }, own.reporting)
  }
}
