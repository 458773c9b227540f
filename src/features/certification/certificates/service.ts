import { recordAudit } from '../../../ground/audit.ts'
import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import { Problem } from '../../../problems.ts'
import { identityIndexes } from '../../platform/personal-data/sealing-service.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { refreshHolderNumber } from './issue/number-service.ts'
import { newestVersion } from './papers/queries.ts'
import {
  assignByIdentity,
  type CertificateRow,
  type Changes,
  certificatesInForce,
  type NamedCertificate,
  setPublication,
  setReprintAsked,
} from './queries.ts'
import { countRestorable } from './restoration-queries.ts'
import { CERTIFICATE_NOUN, nameToPrint } from './rules.ts'
import { takeCertificateTransition } from './transition-service.ts'

export { setPublication } from './queries.ts'

/** A person's certificates in force whose papers bear another name than the person has today, degrees included. */
export async function certificatesToReprint(
  db: Db,
  { keys, today }: Pick<Context, 'keys' | 'today'>,
  userId: number,
): Promise<NamedCertificate[]> {
  const personal = await personalDataOf(db, keys, userId)
  if (!personal) return []
  return (await certificatesInForce(db, userId, today)).filter(({ nama }) => nameToPrint(nama, personal) !== null)
}

/** Queues a person's papers with another name to be printed again, and takes those out that bear the right one. */
export async function askReprints(db: Db, ctx: Pick<Context, 'keys' | 'now' | 'today'>, userId: number): Promise<void> {
  const ids = (await certificatesToReprint(db, ctx, userId)).map(({ id }) => id)
  const others = (await certificatesInForce(db, userId, ctx.today)).filter(({ id }) => !ids.includes(id))
  await setReprintAsked(db, ids, ctx.now)
  await setReprintAsked(
    db,
    others.map(({ id }) => id),
    null,
  )
}

interface Correction {
  id: number
  version: number
  alasan: string
  /** Returns the fields to correct; throws for what cannot be. */
  change: (db: Db, before: CertificateRow) => Promise<Changes>
}

/**
 * Corrects a certificate from before the portal, with a letter where its holder has an account. Throws
 * CERTIFICATE_PRINTED for one that the portal has issued or written out: its paper and credential would say otherwise.
 */
export const correctEarlierCertificate = (ctx: Context, { change, ...asked }: Correction) =>
  takeCertificateTransition(ctx, {
    ...asked,
    transition: 'correct',
    letter: 'certificateCorrected',
    change: async (db, before) => {
      const isPrinted = before.user_training_id !== null || (await newestVersion(db, before.id)) > 0
      if (isPrinted) throw new Problem('CERTIFICATE_PRINTED')
      return change(db, before)
    },
  })

/** Gives a person the certificates from before the portal that carry their identity number; answers which. */
export async function assignEarlierCertificates(
  db: Db,
  ctx: Pick<Context, 'keys' | 'today' | 'now' | 'visit'>,
  userId: number,
): Promise<number[]> {
  const personal = await personalDataOf(db, ctx.keys, userId)
  if (!personal) return []
  const claimed = await assignByIdentity(db, userId, identityIndexes(ctx.keys, personal))
  if (claimed.length === 0) return []
  await setPublication(db, userId, personal.persetujuan_publikasi)
  await refreshHolderNumber(db, userId, ctx.today)
  for (const { id, no_sertifikasi, nama } of claimed) {
    const after = { user_id: userId }
    await recordAudit(db, ctx, {
      action: 'kaitkan',
      noun: CERTIFICATE_NOUN,
      nounId: id,
      label: `${no_sertifikasi}, ${nama}`,
      after,
    })
  }
  return claimed.map(({ id }) => id)
}

/** Counts the suspended certificates that are ready to be restored, for the staff who decide. */
export const waitingRestorations = async (db: Db) => ({
  key: 'pemulihan_siap' as const,
  ...(await countRestorable(db)),
})
