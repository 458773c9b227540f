import { sendMail } from '../../documents/mail/mail.ts'
import { extendSanctions } from '../../features/certification/certificates/qualifications/service.ts'
import { assignEarlierCertificates } from '../../features/certification/certificates/service.ts'
import { type UnclaimedRecord, unclaimedHolders } from '../../features/certification/holders/unclaimed-service.ts'
import { assignEarlierRecords, unclaimedPast } from '../../features/certification/past-records/service.ts'
import { decideClaim, openClaim } from '../../features/certification/record-claims/service.ts'
import { notifyUser } from '../../features/platform/notifications/service.ts'
import { identityIndexes } from '../../features/platform/personal-data/sealing-service.ts'
import { accountById, personalDataOf } from '../../features/platform/personal-data/service.ts'
import { beginYears } from '../../features/upkeep/duties/service.ts'
import type { Context } from '../../ground/context.ts'
import type { Db } from '../../ground/database/db.ts'
import { own } from '../../own-paths.ts'
import { to } from '../../paths.ts'

type Claiming = Pick<Context, 'keys' | 'jobs' | 'now' | 'visit'>

/** A record from before the portal, of one of its three kinds. */
export interface EarlierRecord extends UnclaimedRecord {
  jenis: 'sertifikat' | 'permohonan' | 'invoice'
}

/** Lists the records from before the portal that carry a person's identity number and belong to no account yet. */
export async function unclaimedRecordsOf(
  db: Db,
  { keys }: Pick<Context, 'keys'>,
  userId: number,
): Promise<EarlierRecord[]> {
  const personal = await personalDataOf(db, keys, userId)
  if (!personal) return []
  const indexes = identityIndexes(keys, personal)
  const certificates = await unclaimedHolders(db, keys, indexes)
  const applications = await unclaimedPast(db, keys, 'past_applications', indexes)
  const invoices = await unclaimedPast(db, keys, 'past_invoices', indexes)
  const unknown = { telepon: '', alamat: '' }
  return [
    ...certificates.map((record) => ({ jenis: 'sertifikat' as const, ...record })),
    ...applications.map((record) => ({ jenis: 'permohonan' as const, ...unknown, ...record })),
    ...invoices.map((record) => ({ jenis: 'invoice' as const, ...unknown, ...record })),
  ]
}

/** Opens a person's claim to earlier records, which staff decide, and notifies the addresses in those records. */
export async function claimEarlierRecords(db: Db, ctx: Claiming, userId: number): Promise<void> {
  const records = await unclaimedRecordsOf(db, ctx, userId)
  if (records.length === 0) return
  await openClaim(db, ctx, userId, records.length)
  const { email } = await accountById(db, userId)
  await notifyKnownAddresses(db, ctx, ofOthers(records, email), 'recordsClaimed')
}

/** Decides a claim; when approved, the records go to the account, and their duties count from today. */
export async function decideRecordClaim(
  db: Db,
  ctx: Context,
  { id, version, setuju, catatan }: { id: number; version: number; setuju: boolean; catatan: string | null },
): Promise<void> {
  const status = setuju ? 'disetujui' : 'ditolak'
  const { user_id, nama: name, email } = await decideClaim(db, ctx, { id, version, status, catatan })
  const person = { id: user_id, email }
  if (!setuju) {
    const facts = { name, alasan: catatan ?? '', link: `${ctx.appUrl}${own.profile}` }
    return notifyUser(db, ctx, person, { letter: 'recordClaimRefused', ...facts }, own.profile)
  }
  const records = await unclaimedRecordsOf(db, ctx, user_id)
  const certificates = await assignEarlierCertificates(db, ctx, user_id)
  for (const certificateId of certificates) {
    await beginYears(db, certificateId, ctx.today, ctx.today)
    await extendSanctions(db, ctx, certificateId)
  }
  await assignEarlierRecords(db, ctx, user_id)
  await notifyKnownAddresses(db, ctx, ofOthers(records, email), 'recordsConnected')
  const facts = { name, records: numbersOf(records), link: `${ctx.appUrl}${to.certifications}` }
  await notifyUser(db, ctx, person, { letter: 'recordClaimApproved', ...facts }, to.certifications)
}

/** Records that know another address than the account's own, which is written to anyway. */
const ofOthers = (records: EarlierRecord[], own: string): EarlierRecord[] =>
  records.filter(({ email }) => email.toLowerCase() !== own.toLowerCase())

const numbersOf = (records: EarlierRecord[]): string[] => records.map(({ nomor }) => nomor)

/** Sends one letter to each address in the records, about all records that have it. */
async function notifyKnownAddresses(
  db: Db,
  ctx: Pick<Context, 'jobs'>,
  records: EarlierRecord[],
  letter: 'recordsClaimed' | 'recordsConnected',
): Promise<void> {
  const known = Map.groupBy(
    records.filter(({ email }) => email !== ''),
    ({ email }) => email.toLowerCase(),
  )
  for (const [to, theirs] of known) {
    await sendMail(db, ctx, { letter, name: theirs[0]?.nama ?? '', records: numbersOf(theirs), to })
  }
}
