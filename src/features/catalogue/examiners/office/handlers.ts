import { sql } from 'kysely'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { replaceChildren } from '../../../../ground/office-lists/column-values.ts'
import { resourceHandlers } from '../../../../ground/office-lists/resource-handlers.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { invalidFields, Problem } from '../../../../problems.ts'
import { examinerAccounts } from '../queries.ts'
import { type examinerOfficeCalls, examinerResource } from './contract.ts'

/** Examiners named by a schedule stay, so that it remains known who examined. */
async function requireUnassigned(db: Db, id: number): Promise<void> {
  const { count } = await db
    .selectFrom('schedule_examiners')
    .select(sql<number>`count(*)`.as('count'))
    .where('examiner_id', '=', id)
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const text = `Penguji ini ditugaskan pada ${count} jadwal, jadi belum dapat dihapus.`
  throw new Problem('IN_USE', { errors: { data: [text] } })
}

/** The account scores, so it has an examiner's role and belongs to one examiner only. */
async function requireFitAccount(db: Db, userId: number, examinerId: number): Promise<void> {
  const account = (await examinerAccounts(db)).find(({ id }) => id === userId)
  const refuse = (text: string) => invalidFields({ user_id: text })
  if (!account) throw refuse('Pilih akun dengan peran penguji.')
  if (account.examiner_id !== null && account.examiner_id !== examinerId) {
    throw refuse(`Akun ini sudah dipakai ${account.penguji}. Pilih akun lain.`)
  }
}

export const examinerOfficeHandlers: Handlers<typeof examinerOfficeCalls, Context> = {
  ...resourceHandlers(examinerResource, {
    table: 'examiners',
    rows: sql`select id, version, name, email, foto, no_sertifikat, berlaku_sampai, keahlian,
      user_id, instansi, nama_lpjp, kota, provinsi, urutan, search_text from examiners`,
    record: sql`select examiners.*, coalesce((select json_agg(json_build_object('name', school.name) order by school.urutan)
      from examiner_education as school where school.examiner_id = examiners.id), '[]') as riwayat from examiners`,
    search: true,
    personName: 'name',
    filters: {
      keahlian: (value) => sql`${value} = any (r.keahlian)`,
      berakhir_sebelum: (value) => sql`r.berlaku_sampai < ${value}`,
    },
    label: ({ name }) => name,
    values: async ({ form: { riwayat: _children, ...columns }, db, before }) => {
      // Those who have left keep the account that they scored with.
      const isSame = columns.user_id === before?.user_id
      if (columns.user_id !== null && !isSame) await requireFitAccount(db, columns.user_id, before?.id ?? 0)
      return columns
    },
    afterSave: ({ form, db, id }) =>
      replaceChildren(
        db,
        { table: 'examiner_education', parent: 'examiner_id', id },
        form.riwayat.map(({ name }, urutan) => ({ name, urutan })),
      ),
    beforeRemove: ({ id }, { db }) => requireUnassigned(db, id),
  }),

  listExaminerAccounts: async ({ db }) =>
    (await examinerAccounts(db)).map(({ examiner_id: _examiner, ...account }) => account),
}
