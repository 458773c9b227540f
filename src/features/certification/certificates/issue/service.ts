import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import type { Day } from '../../../../lib/day.ts'
import { signatoryAt } from '../../../platform/document-designs/service.ts'
import { settingsOn } from '../../../platform/settings/service.ts'
import { certificationBodyName } from '../../../platform/site-content/service.ts'
import { issuePaper } from '../papers/service.ts'
import { requireFurther } from '../qualifications/service.ts'
import { insertCertificateEvent, updateCertificate } from '../queries.ts'
import { CERTIFICATE_NOUN, CERTIFICATE_TRANSITIONS, renewalBegins, validityFrom } from '../rules.ts'
import { holderFacts } from './holder-facts-service.ts'
import { refreshHolderNumber, takeCertificateNumber } from './number-service.ts'
import {
  type GrantedRow,
  grantedRow,
  hasAgreedToPublication,
  insertCertificate,
  insertPortrait,
  lockRenewedCertificate,
  type RenewedRow,
  updateNumberOfApplication,
} from './queries.ts'

interface WrittenCertificate {
  id: number
  valid_from: Day
}

export interface IssuedDecision {
  user_training_id: number
  decision_id: number
  /** WebP. */
  portrait: Buffer | undefined
}

/**
 * Writes the certificate of a decision in the caller's transaction, which has locked the application and taken its
 * transition: number, validity, signed credential and the holder's number; a job makes the PDF right after.
 */
export async function writeCertificate(
  db: Db,
  ctx: Context,
  { portrait, ...of }: IssuedDecision,
): Promise<WrittenCertificate> {
  const granted = await grantedRow(db, of)
  if (!granted) throw new Error(`decision ${of.decision_id} grants nothing to application ${of.user_training_id}`)
  const { user_id } = granted
  const old = granted.renews_id === null ? undefined : await lockRenewedCertificate(db, granted.renews_id)
  // No certificate brings back what was suspended or revoked in the meantime (domain 3).
  await requireFurther(db, ctx, of.user_training_id)
  const settings = await settingsOn(db, ctx.today)
  const signatory = await signatoryAt(db, 'sertifikat', ctx.now)
  const holder = await holderFacts(db, ctx, user_id, granted.nama)
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
    signer_name: signatory?.penandatangan ?? settings.penandatangan_sertifikat,
    signer_title: signatory?.jabatan ?? settings.jabatan_penandatangan,
    publik: await hasAgreedToPublication(db, user_id),
    no_sertifikasi: await takeCertificateNumber(db, settings.format_nomor_sertifikat, scope.kualifikasi, ctx.today),
  }
  const { id } = await insertCertificate(db, certificate)
  if (portrait) await insertPortrait(db, id, portrait)
  const author = { user_id: ctx.visit.account?.id ?? null, at: ctx.now, alasan: null }
  await insertCertificateEvent(db, {
    certificate_id: id,
    transition: 'issue',
    dari: '',
    ke: CERTIFICATE_TRANSITIONS.issue.to,
    ...author,
  })
  if (old && first === ctx.today) await closeRenewedCertificate(db, ctx, old, certificate.no_sertifikasi)
  const paper = {
    certificate_id: id,
    versi: 1,
    alasan: CERTIFICATE_TRANSITIONS.issue.label,
    nama_lembaga: await certificationBodyName(db),
  }
  await issuePaper(db, ctx, { ...certificate, ...paper })
  await updateNumberOfApplication(db, of.user_training_id, certificate.no_sertifikasi)
  await refreshHolderNumber(db, user_id, ctx.today)
  const { no_sertifikasi, nama, valid_from, valid_until } = certificate
  const after = {
    no_sertifikasi,
    skema: scope.skema,
    valid_from,
    valid_until,
    menggantikan: old?.no_sertifikasi ?? null,
  }
  await recordAudit(db, ctx, {
    action: 'terbitkan',
    noun: CERTIFICATE_NOUN,
    nounId: id,
    label: `${no_sertifikasi}, ${nama}`,
    after,
  })
  return { id, valid_from }
}

/** Category names are longer than a qualification may be. */
const MOST_LETTERS = 20

/** Returns what the certificate is for: a renewal is for the same as what it renews. */
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

/** A certificate that is renewed late ends with the renewal; one renewed in good time is valid to its last day. */
async function closeRenewedCertificate(
  db: Db,
  ctx: Context,
  { id, no_sertifikasi, nama, status }: RenewedRow,
  by: string,
): Promise<void> {
  const { to } = CERTIFICATE_TRANSITIONS.replace
  await updateCertificate(db, id, { status: to, status_since: ctx.now, frozen_until: null })
  const author = { user_id: ctx.visit.account?.id ?? null, at: ctx.now, alasan: null }
  await insertCertificateEvent(db, { certificate_id: id, transition: 'replace', dari: status, ke: to, ...author })
  const [before, after] = [{ status }, { status: to, no_sertifikasi_pengganti: by }]
  await recordAudit(db, ctx, {
    action: 'ganti',
    noun: CERTIFICATE_NOUN,
    nounId: id,
    label: `${no_sertifikasi}, ${nama}`,
    before,
    after,
  })
}
