import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { type Db, inTransaction } from '../../../../ground/database/db.ts'
import { officeListPage } from '../../../../ground/office-lists/list-page.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { withoutIdentityNumbers } from '../../../../lib/identifiers/nik.ts'
import { Problem } from '../../../../problems.ts'
import { decideRecordClaim, unclaimedRecordsOf } from '../../../../processes/records/claim-earlier-records.ts'
import { recordPersonalRead } from '../../../platform/files/service.ts'
import { personalDataOf } from '../../../platform/personal-data/service.ts'
import { CLAIMS, type ClaimRow, claimById } from '../queries.ts'
import { nameAgreement } from '../rules.ts'
import type { recordClaimOfficeCalls } from './contract.ts'

async function requireClaim(db: Db, id: number): Promise<ClaimRow> {
  const claim = await claimById(db, id)
  if (!claim) throw new Problem('RECORD_NOT_FOUND')
  return claim
}

export const recordClaimOfficeHandlers: Handlers<typeof recordClaimOfficeCalls, Context> = {
  listRecordClaim: async (ctx, { status, order = 'desc', ...given }) => {
    const conditions = status === undefined ? [] : [sql`r.status = ${status}`]
    return officeListPage(ctx.db, { rows: CLAIMS, search: true, conditions, order }, given)
  },

  getRecordClaim: (ctx, { id }) =>
    inTransaction(ctx.db, async (db) => {
      const claim = await requireClaim(db, id)
      const personal = await personalDataOf(db, ctx.keys, claim.user_id)
      const { nama_lengkap = '', nik = '', no_paspor = '', tempat_lahir = '', tanggal_lahir = '' } = personal ?? {}
      const records = claim.status === 'disetujui' ? [] : await unclaimedRecordsOf(db, ctx, claim.user_id)
      await recordAudit(db, ctx, { action: 'buka', noun: 'klaim-riwayat', nounId: id, label: claim.nama })
      const about = { owner_id: claim.user_id, perihal: `Klaim riwayat ${id}` }
      await recordPersonalRead(db, ctx, { isi: 'data_pemohon', ...about })
      const riwayat = records.map((record) => ({
        ...record,
        nama_cocok: nameAgreement(nama_lengkap, record.nama),
        email_cocok: record.email !== '' && record.email.toLowerCase() === claim.email.toLowerCase(),
      }))
      const file_ktp = personal?.file_ktp ?? ''
      return { ...claim, nama_lengkap, nik, no_paspor, tempat_lahir, tanggal_lahir, file_ktp, riwayat }
    }),

  decideRecordClaim: (ctx, { id, version, setuju, ...given }) =>
    inTransaction(ctx.db, async (db) => {
      const catatan = given.catatan && withoutIdentityNumbers(given.catatan)
      await decideRecordClaim(db, { ...ctx, db }, { id, version, setuju, catatan })
      return requireClaim(db, id)
    }),
}
