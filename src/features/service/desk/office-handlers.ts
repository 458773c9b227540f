import type { Permission } from '../../../access.ts'
import type { Handlers } from '../../../lib/handler.ts'
import type { Context } from '../../../server/context.ts'
import { signedIn } from '../../../server/http/session.ts'
import { type JobCounts, jobCounts } from '../../../server/jobs/job-rows.ts'
import type { Desk, deskOfficeCalls } from './office-contract.ts'
import { latestChanges, monthly } from './queries.ts'
import { deskOf } from './service.ts'

const JOB_NAMES: Record<JobCounts['name'], string> = {
  mail: 'Surat elektronik',
  'reset-link': 'Tautan password',
  'certificate-paper': 'PDF sertifikat',
  sweep: 'Pembersihan',
  deadlines: 'Batas waktu dan pengingat',
}

const wordsOf = ({ name, waiting, running, retrying, done, dead }: JobCounts): Desk['pekerjaan'][0] => ({
  nama: JOB_NAMES[name],
  menunggu: waiting,
  berjalan: running,
  dicoba_lagi: retrying,
  selesai: done,
  gagal: dead,
})

export const deskOfficeHandlers: Handlers<typeof deskOfficeCalls, Context> = {
  getDesk: async (ctx) => {
    const { account } = signedIn(ctx)
    const isAdministrator = account.role === 'administrator'
    await ctx.jobs.prepare()
    const jobs = isAdministrator ? await jobCounts(ctx.db) : []
    const [antrean, grafik, audit] = await Promise.all([
      deskOf(ctx.db, ctx, jobs, account),
      monthly(ctx.db, ctx.now),
      isAdministrator ? latestChanges(ctx.db) : [],
    ])
    return { antrean, grafik, audit, pekerjaan: jobs.map(wordsOf) }
  },

  whoAmI: async (ctx) => {
    const { id, name, role, permissions } = signedIn(ctx).account
    return {
      id,
      name,
      role: role as 'penguji' | 'administrator',
      permissions: permissions as Permission[],
      demo: ctx.demo,
    }
  },
}
