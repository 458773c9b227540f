import { sql } from 'kysely'
import type { Handlers } from '../../../lib/handler.ts'
import { Problem } from '../../../problems.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/db.ts'
import { officeResource } from '../../../server/office/store.ts'
import { replaceChildren } from '../../../server/office/values.ts'
import { type examinerOfficeCalls, examinerResource } from './office-contract.ts'
import { examinerAccounts } from './queries.ts'

/** Whoever is named by a date stays, so that one can say later who examined. */
async function refuseWhileAssigned(db: Db, id: number): Promise<void> {
  const { count } = await db
    .selectFrom('schedule_examiners')
    .select(sql<number>`count(*)`.as('count'))
    .where('examiner_id', '=', id)
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const text = `Penguji ini ditugaskan pada ${count} jadwal, jadi belum dapat dihapus.`
  throw new Problem('IN_USE', { errors: { data: [text] } })
}

/** The account scores: it is an examiner's, and of one examiner only. */
async function refuseUnfitAccount(db: Db, userId: number, examinerId: number): Promise<void> {
  const account = (await examinerAccounts(db)).find(({ id }) => id === userId)
  const refuse = (text: string) => new Problem('INVALID', { errors: { user_id: [text] } })
  if (!account) throw refuse('Pilih akun dengan peran penguji.')
  if (account.examiner_id !== null && account.examiner_id !== examinerId) {
    throw refuse(`Akun ini sudah dipakai ${account.penguji}. Pilih akun lain.`)
  }
}

export const examinerOfficeHandlers: Handlers<typeof examinerOfficeCalls, Context> = {
  ...officeResource(examinerResource, {
    table: 'examiners',
    rows: sql`select id, version, name, email, foto, no_sertifikat, berlaku_sampai, keahlian,
      user_id, instansi, nama_lpjp, urutan, search_text from examiners`,
    record: sql`select examiners.*, coalesce((select json_agg(json_build_object('name', school.name) order by school.urutan)
      from examiner_education as school where school.examiner_id = examiners.id), '[]') as riwayat from examiners`,
    search: true,
    filters: {
      keahlian: (value) => sql`${value} = any (r.keahlian)`,
      berakhir_sebelum: (value) => sql`r.berlaku_sampai < ${value}`,
    },
    label: ({ name }) => String(name),
    values: async ({ riwayat: _children, ...columns }, { db, before }) => {
      // Who has left keeps the account that they scored with.
      const isKept = columns.user_id === before?.['user_id']
      if (columns.user_id !== null && !isKept) await refuseUnfitAccount(db, columns.user_id, before?.id ?? 0)
      return columns
    },
    saved: ({ riwayat }, { db, id }) =>
      replaceChildren(
        db,
        { table: 'examiner_education', parent: 'examiner_id', id },
        riwayat.map(({ name }, urutan) => ({ name, urutan })),
      ),
    removing: ({ id }, { db }) => refuseWhileAssigned(db, id),
  }),

  listExaminerAccounts: async ({ db }) =>
    (await examinerAccounts(db)).map(({ examiner_id: _examiner, ...account }) => account),
}
