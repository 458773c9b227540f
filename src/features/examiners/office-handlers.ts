import { sql } from 'kysely'
import type { Handlers } from '../../lib/handler.ts'
import { Problem } from '../../problems.ts'
import type { Context } from '../../server/context.ts'
import type { Db } from '../../server/db.ts'
import { officeResource } from '../../server/office-store.ts'
import { replaceChildren } from '../../server/office-values.ts'
import { type examinerOfficeCalls, examinerResource } from './office-contract.ts'

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

export const examinerOfficeHandlers: Handlers<typeof examinerOfficeCalls, Context> = {
  ...officeResource(examinerResource, {
    table: 'examiners',
    rows: sql`select id, version, name, email, foto, no_sertifikat, berlaku_sampai, keahlian, urutan, search_text from examiners`,
    record: sql`select examiners.*, coalesce((select json_agg(json_build_object('name', school.name) order by school.urutan)
      from examiner_education as school where school.examiner_id = examiners.id), '[]') as riwayat from examiners`,
    search: true,
    filters: {
      keahlian: (value) => sql`${value} = any (r.keahlian)`,
      berakhir_sebelum: (value) => sql`r.berlaku_sampai < ${value}`,
    },
    label: ({ name }) => String(name),
    values: ({ riwayat: _children, ...columns }) => columns,
    saved: ({ riwayat }, { db, id }) =>
      replaceChildren(
        db,
        { table: 'examiner_education', parent: 'examiner_id', id },
        riwayat.map(({ name }, urutan) => ({ name, urutan })),
      ),
    removing: ({ id }, { db }) => refuseWhileAssigned(db, id),
  }),
}
