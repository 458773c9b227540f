import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { portalOpenedAt } from '../../../ground/database/portal-opening.ts'
import type { Day } from '../../../lib/day.ts'
import { invalidFields } from '../../../problems.ts'
import { agreedVersion, keepConsents } from '../personal-data/privacy/consent-service.ts'
import type { PendingConsent } from './contract.ts'
import { publishedVersions } from './queries.ts'
import { AGREED_KINDS, type AgreedKind, BUILT_IN_VERSION, mustAgree, versionInForce, versionToAgree } from './rules.ts'

/** The versions that somebody has read; those in force where nothing is said. */
export type ReadVersions = Readonly<Partial<Record<AgreedKind, number | null | undefined>>>

/** The pages to which somebody has yet to agree, with what is new since they last did. */
export async function pendingConsents(db: Db, today: Day, userId: number): Promise<PendingConsent[]> {
  // Before it the texts name nobody yet, and only staff are there to read them.
  if ((await portalOpenedAt(db)) === null) return []
  const pending: PendingConsent[] = []
  for (const jenis of AGREED_KINDS) {
    const published = await publishedVersions(db, jenis)
    const agreed = await agreedVersion(db, userId, jenis)
    if (!mustAgree(agreed, versionToAgree(published, today))) continue
    const versi = versionInForce(published, today)
    const news = published.filter((one) => one.versi <= versi && one.versi > (agreed ?? versi))
    pending.push({
      jenis,
      versi,
      versi_disetujui: agreed,
      perubahan: news.map(({ perubahan }) => perubahan).filter((words) => words !== ''),
    })
  }
  return pending
}

const CHANGED = 'Teksnya baru saja berubah. Muat ulang halaman, lalu baca lagi.'

/** Keeps that somebody agreed to the versions they read; throws INVALID at `persetujuan` for one that is not in force. */
export async function keepAgreement(
  db: Db,
  { today, now }: Pick<Context, 'today' | 'now'>,
  userId: number,
  read: ReadVersions,
): Promise<void> {
  const consents = []
  for (const jenis of AGREED_KINDS) {
    const inForce = versionInForce(await publishedVersions(db, jenis), today)
    const versi = read[jenis] ?? inForce
    if (versi < BUILT_IN_VERSION || versi > inForce) throw invalidFields({ persetujuan: CHANGED })
    const agreed = await agreedVersion(db, userId, jenis)
    if (agreed === null || agreed < versi) consents.push({ jenis, versi, given: true })
  }
  await keepConsents(db, userId, consents, now)
}
