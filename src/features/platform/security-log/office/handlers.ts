import { sql } from 'kysely'
import { recordAudit } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import { inTransaction } from '../../../../ground/database/db.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import { recordSecurityEvent } from '../../../../ground/sessions/security-log.ts'
import { requireAccount } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { addDays, bodyZone, day, momentIn } from '../../../../lib/day.ts'
import { csvText } from '../../../../lib/files/csv-writer.ts'
import { SECURITY_KINDS } from '../../../../security-kinds.ts'
import { announceExport } from '../../staff/export-service.ts'
import { type securityLogOfficeCalls, securityLogResource } from './contract.ts'

/** When a day begins by the body's clocks. */
const dawn = (text: unknown, later = 0): Date => momentIn(bodyZone(), addDays(day(String(text)), later), '00.00')

const list = resourceHandlers(securityLogResource, {
  table: 'security_events',
  rows: sql`select event.id, event.at, event.user_id, users.name as nama, event.jenis, event.rincian,
      event.address_key, event.network_key, event.email_key, event.perangkat, doer.name as changed_by_name
      from security_events as event left join users on users.id = event.user_id
      left join users as doer on doer.id = event.changed_by`,
  filters: {
    dari: (from) => sql`r.at >= ${dawn(from)}`,
    sampai: (until) => sql`r.at < ${dawn(until, 1)}`,
  },
  label: ({ id }) => String(id),
})

const PAGE = 1000
/** More than this does not open well in a spreadsheet. */
const MOST_PAGES = 50

const HEADS = ['No.', 'Waktu', 'No. akun', 'Akun', 'Kejadian', 'Rincian', 'Perangkat', 'Sidik alamat', 'Sidik jaringan']
const MORE_HEADS = ['Sidik email', 'Oleh petugas']

type Event = Awaited<ReturnType<typeof list.listSecurityEvent>>['data'][number]

const cellsOf = (event: Event): (string | number)[] => {
  const { id, at, user_id, nama, jenis, rincian, perangkat, address_key, network_key, email_key } = event
  const texts = [perangkat, address_key, network_key, email_key ?? '', event.changed_by_name ?? '']
  const what = [SECURITY_KINDS[jenis], rincian]
  return [id, at instanceof Date ? at.toISOString() : String(at), user_id ?? '', nama ?? '', ...what, ...texts]
}

export const securityLogOfficeHandlers: Handlers<typeof securityLogOfficeCalls, Context> = {
  ...list,

  // Who takes it out stands in both logs before it leaves.
  exportSecurityEvents: async (ctx, { pemisah, ...filters }) => {
    const rows: (string | number)[][] = []
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const asked = { ...filters, page, perPage: PAGE, sort: 'id', order: 'desc' } as const
      const { data, total } = await list.listSecurityEvent(ctx, asked)
      rows.push(...data.map(cellsOf))
      if (data.length === 0 || rows.length >= total) break
    }
    const label = `Catatan keamanan, ${rows.length} kejadian`
    await inTransaction(ctx.db, async (db) => {
      await recordAudit(db, ctx, {
        action: 'ekspor',
        noun: securityLogResource.name,
        nounId: 'csv',
        label,
        after: filters,
      })
      await recordSecurityEvent(db, ctx, { jenis: 'catatan_diunduh', user_id: requireAccount(ctx).id, rincian: label })
      await announceExport(db, ctx, { daftar: label, jumlah: rows.length })
    })
    const bytes = csvText([[...HEADS, ...MORE_HEADS], ...rows], pemisah)
    return { type: 'text/csv; charset=utf-8', bytes, filename: `${securityLogResource.name}-${ctx.today}.csv` }
  },
}
