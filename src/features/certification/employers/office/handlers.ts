import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { OPEN_INVOICES } from '../../invoices/state-rules.ts'
import { sealedNpwpOf } from '../queries.ts'
import { openEmployerNpwp } from '../sealing-service.ts'
import { type employerOfficeCalls, employerResource } from './contract.ts'

const COLUMNS = sql`own.id, own.version, own.nama, own.created_at, own.search_text,
  (select count(*)::int from employer_members as member where member.employer_id = own.id) as banyak_anggota,
  (select coalesce(sum(bill.total - bill.diterima + bill.dikembalikan + bill.ditarik), 0)::bigint from invoices as bill
    where bill.employer_id = own.id and bill.status in (${sql.join([...OPEN_INVOICES, 'ditarik'].map((state) => sql.lit(state)))})) as terbuka,
  (select coalesce(sum(bill.diterima - bill.dikembalikan - bill.ditarik), 0)::bigint from invoices as bill
    where bill.employer_id = own.id) as lunas`

const MEMBERS = sql`(select coalesce(json_agg(json_build_object('user_id', member.user_id, 'nama', users.name,
    'pengelola', member.pengelola, 'joined_at', member.joined_at) order by users.name, member.id), '[]')
  from employer_members as member join users on users.id = member.user_id where member.employer_id = own.id)`

const INVOICES = sql`(select coalesce(json_agg(json_build_object('id', bill.id, 'nomor', bill.nomor, 'nama', users.name,
    'total', bill.total, 'status', bill.status, 'due_at', bill.due_at) order by bill.id desc), '[]')
  from invoices as bill join users on users.id = bill.user_id where bill.employer_id = own.id)`

const APPLICATIONS = sql`(select coalesce(json_agg(json_build_object('id', application.id, 'nama', users.name,
    'skema', schedules.skema, 'tahap', application.tahap) order by application.id desc), '[]')
  from user_trainings as application join users on users.id = application.user_id
    join schedules on schedules.id = application.schedule_id where application.employer_id = own.id)`

const employers = resourceHandlers(employerResource, {
  table: 'employers',
  rows: sql`select ${COLUMNS} from employers as own`,
  record: sql`select ${COLUMNS}, null as npwp, own.alamat, ${MEMBERS} as anggota, ${INVOICES} as invoice,
    ${APPLICATIONS} as permohonan from employers as own`,
  search: true,
  label: ({ nama }) => nama,
})

export const employerOfficeHandlers: Handlers<typeof employerOfficeCalls, Context> = {
  ...employers,
  getPayingEmployer: async (ctx, { id }) => {
    const record = await employers.getPayingEmployer(ctx, { id })
    return { ...record, npwp: openEmployerNpwp(ctx.keys, id, await sealedNpwpOf(ctx.db, id)) }
  },
}
