import type { TestApp } from './harness.ts'
import type { Browser } from './http.ts'

/** The newest claim of a person to records from before the portal; undefined without one. */
export const claimOf = (site: TestApp, userId: number) =>
  site.db
    .selectFrom('record_claims')
    .select(['id', 'version', 'status'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Lets one of the staff approve the claim of a person that waits. */
export async function approveClaim(site: TestApp, staff: Browser, userId: number): Promise<void> {
  const claim = await claimOf(site, userId)
  if (!claim) throw new Error(`account ${userId} claims nothing`)
  const { id, version } = claim
  const { status, text } = await staff.post(`/admin-api/klaim-riwayat/${id}/putuskan`, {
    version,
    setuju: true,
    catatan: null,
  })
  if (status !== 200) throw new Error(text)
}
