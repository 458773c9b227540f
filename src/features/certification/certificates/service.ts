import type { Day } from '../../../lib/day.ts'
import { Problem } from '../../../problems.ts'
import { recordAudit } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { identityIndexes } from '../../platform/personal-data/sealing.ts'
import { personalDataOf } from '../../platform/personal-data/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { bodyName } from '../../platform/site-content/service.ts'
import { beginYears } from '../../upkeep/duties/service.ts'
import { changing, NOUN } from './certificate-change.ts'
import { holderFacts } from './holder-facts.ts'
import {
  type GrantedRow,
  grantedRow,
  hasAgreedToPublication,
  insertCertificate,
  insertPortrait,
  putNumber,
  type RenewedRow,
  renewedRow,
} from './issue-queries.ts'

import { refreshNumber, takeNumber } from './numbers.ts'
import { newestVersion } from './paper-queries.ts'
import { writeAnew, writePaper } from './papers.ts'
import { addEvent, changeCertificate, claimByIdentity, publish } from './queries.ts'
import { CERTIFICATE_STEPS, renewalBegins, validityFrom } from './rules.ts'

interface Issued {
  id: number
  nomor: string
}

/**
 * Issues the certificate of a decision, in the caller's transaction, which holds the application and has taken its step:
 * number, validity, signed credential and the holder's number; the PDF is made by a job right after.
 */
export async function issueCertificate(
  db: Db,
  ctx: Context,
  of: { user_training_id: number; decision_id: number },
): Promise<Issued> {
  const granted = await grantedRow(db, of)
  if (!granted) throw new Error(`decision ${of.decision_id} grants nothing to application ${of.user_training_id}`)
  const { user_id } = granted
  const old = granted.memperpanjang_id === null ? undefined : await renewedRow(db, granted.memperpanjang_id)
  // What was suspended or withdrawn meanwhile is not got back by renewing it (domain 3).
  if (old && (old.status !== 'aktif' || old.diperpanjang)) throw new Problem('RENEWAL_BLOCKED')
  const settings = await settingsOf(db, ctx.today)
  const { portrait, ...holder } = await holderFacts(db, ctx, user_id, granted.nama)
  const scope = scopeOf(granted, old)
  const first = old ? renewalBegins(old.valid_until, ctx.today) : ctx.today
  const certificate = {
    ...scope,
    ...holder,
    ...validityFrom(first, settings.masa_berlaku),
    user_id,
    ...of,
    status_since: ctx.now,
    replaces_id: old?.id ?? null,
    issued_at: ctx.now,
    issued_by: granted.decided_by,
    penandatangan: settings.penandatangan_sertifikat,
    jabatan_penandatangan: settings.jabatan_penandatangan,
    publik: await hasAgreedToPublication(db, user_id),
    nomor: await takeNumber(db, settings.format_nomor_sertifikat, scope.kualifikasi, ctx.today),
  }
  const { id } = await insertCertificate(db, certificate)
  if (portrait) await insertPortrait(db, id, portrait)
  await beginYears(db, id, first, ctx.today)
  const author = { user_id: ctx.visit.account?.id ?? null, at: ctx.now, alasan: null }
  await addEvent(db, { certificate_id: id, step: 'issue', dari: '', ke: CERTIFICATE_STEPS.issue.to, ...author })
  if (old && first === ctx.today) await replace(db, ctx, old, certificate.nomor)
  const paper = { certificate_id: id, versi: 1, alasan: CERTIFICATE_STEPS.issue.label, lembaga: await bodyName(db) }
  await writePaper(db, ctx, { ...certificate, ...paper })
  await putNumber(db, of.user_training_id, certificate.nomor)
  await refreshNumber(db, user_id, ctx.today)
  const { nomor, nama, valid_from, valid_until } = certificate
  const after = { nomor, skema: scope.skema, valid_from, valid_until, menggantikan: old?.nomor ?? null }
  await recordAudit(db, ctx, { action: 'terbitkan', noun: NOUN, nounId: id, label: `${nomor}, ${nama}`, after })
  return { id, nomor }
}

interface Decided {
  id: number
  /** The decision in words, as the holder reads it. */
  alasan: string
}

/** Suspends a certificate until a day at most; only what a person decided after the notice comes here (clause 9.5). */
export const suspendByDecision = (db: Db, ctx: Context, { until, ...decided }: Decided & { until: Day }) =>
  changing({ ...ctx, db }, { ...decided, step: 'suspend', change: async () => ({ frozen_until: until }) })

/** Withdraws a certificate, in the caller's transaction as all of these. */
export const revokeByDecision = (db: Db, ctx: Context, decided: Decided) =>
  changing({ ...ctx, db }, { ...decided, step: 'revoke', change: async () => ({ frozen_until: null }) })

/** Undoes a sanction after a granted appeal; what had been suspended as it was withdrawn, is suspended again. */
export const reinstate = (db: Db, ctx: Context, { until, ...decided }: Decided & { until: Day | null }) =>
  changing(
    { ...ctx, db },
    {
      ...decided,
      step: until ? 'resuspend' : 'reinstate',
      change: async (db, before) => {
        // A revoked credential stays revoked for whoever reads status lists: a new one takes its place.
        const isWritten = before.status === 'dicabut' && (await newestVersion(db, before.id)) > 0
        if (isWritten) await writeAnew(db, ctx, before, CERTIFICATE_STEPS.reinstate.label)
        return { frozen_until: until }
      },
    },
  )

/** Shows or hides a person's certificates to those who browse the register. */
export const setPublication = (db: Db, userId: number, given: boolean): Promise<void> => publish(db, userId, given)

/** Gives a person the certificates of earlier days that carry their identity number. */
export async function claimCertificates(
  db: Db,
  ctx: Pick<Context, 'keys' | 'today' | 'now' | 'visit'>,
  userId: number,
): Promise<void> {
  const personal = await personalDataOf(db, ctx.keys, userId)
  if (!personal) return
  const claimed = await claimByIdentity(db, userId, identityIndexes(ctx.keys, personal))
  if (claimed.length === 0) return
  await publish(db, userId, personal.persetujuan_publikasi)
  await refreshNumber(db, userId, ctx.today)
  for (const { id, nomor, nama } of claimed) {
    const after = { user_id: userId }
    await beginYears(db, id, ctx.today, ctx.today)
    await recordAudit(db, ctx, { action: 'kaitkan', noun: NOUN, nounId: id, label: `${nomor}, ${nama}`, after })
  }
}

/** Category names are longer than a qualification may be. */
const MOST_LETTERS = 20

/** What the certificate is for: a renewal is for the same as what it renews. */
function scopeOf(granted: GrantedRow, old: RenewedRow | undefined) {
  if (old) {
    const { kualifikasi, scheme_version_id, skema, skema_versi, unit_kompetensi } = old
    return { kualifikasi, scheme_version_id, skema, skema_versi, unit_kompetensi }
  }
  const { scheme_version_id, skema, skema_versi, kualifikasi, kategori, unit_kompetensi } = granted
  const version = { scheme_version_id, skema, skema_versi }
  const judul = unit_kompetensi.map((unit) => unit.judul)
  const purpose = kualifikasi ?? kategori.slice(0, MOST_LETTERS)
  return { ...version, kualifikasi: purpose, unit_kompetensi: judul }
}

/** What is renewed late ends with the renewal; in good time it lives on to its last day. */
async function replace(db: Db, ctx: Context, { id, nomor, nama, status }: RenewedRow, by: string): Promise<void> {
  const { to } = CERTIFICATE_STEPS.replace
  await changeCertificate(db, id, { status: to, status_since: ctx.now, frozen_until: null })
  const author = { user_id: ctx.visit.account?.id ?? null, at: ctx.now, alasan: null }
  await addEvent(db, { certificate_id: id, step: 'replace', dari: status, ke: to, ...author })
  const [before, after] = [{ status }, { status: to, diganti_oleh: by }]
  await recordAudit(db, ctx, { action: 'ganti', noun: NOUN, nounId: id, label: `${nomor}, ${nama}`, before, after })
}
