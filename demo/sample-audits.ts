import { sampleAuditOfficeHandlers } from '../src/features/upkeep/sample-audits/office/handlers.ts'
import { type Parts, type Person, past } from './past.ts'

const AUDITOR = 'admin@example.com'
const WEEK_MS = 7 * 86_400_000

/** Seeds the audits of the drawn samples: the report is audited a week after its acceptance, the activity waits. */
export async function seedSampleAudits(parts: Parts, people: Person[]): Promise<void> {
  const auditor = people.find(({ email }) => email === AUDITOR)
  const drawn = await parts.db
    .selectFrom('sample_audits')
    .select(['id', 'version', 'drawn_at'])
    .where('jenis', '=', 'laporan')
    .executeTakeFirst()
  if (!auditor || !drawn) return
  const { id, version, drawn_at } = drawn
  const catatan = 'Nama pemegang dan bidang tugasnya ada pada halaman susunan tim, dan tahunnya cocok.'
  const ctx = past(parts, new Date(drawn_at.getTime() + WEEK_MS), auditor)
  await sampleAuditOfficeHandlers.matchSampleAudit(ctx, { id, version, catatan })
}
