import type { Permission, ReaderRole } from '../../../../access.ts'
import type { Context } from '../../../../ground/context.ts'
import { portalOpenedAt } from '../../../../ground/database/portal-opening.ts'
import { type JobCounts, jobCounts, jobsRest } from '../../../../ground/jobs/job-queries.ts'
import { requireSession } from '../../../../ground/sessions/session.ts'
import type { Handlers } from '../../../../lib/calls/handler.ts'
import { serverLimits } from '../../../../limits.ts'
import { latestChanges } from '../../../platform/audit/service.ts'
import { backupReport } from '../../../platform/backups/service.ts'
import { retentionReport } from '../../retention/service.ts'
import { infectedFiles, latestOutages, saveExportsSeen, unseenExports } from '../queries.ts'
import { deskCases, deskExams, deskQueues, sharedQueues } from '../view.ts'
import type { Desk, deskOfficeCalls } from './contract.ts'

const LATEST = 10

const JOB_NAMES: Record<JobCounts['name'], string> = {
  mail: 'Surat elektronik',
  'text-message': 'Pesan singkat',
  charge: 'Pertanyaan kepada penyedia pembayaran',
  refund: 'Pengembalian melalui penyedia pembayaran',
  reconciliation: 'Pencocokan pembayaran',
  webhook: 'Pemberitahuan pengamat sertifikat',
  'reset-link': 'Tautan password',
  'account-alarm': 'Pertanyaan keamanan kepada pemilik akun',
  'certificate-paper': 'PDF sertifikat',
  'status-letter': 'PDF surat keterangan status',
  'assessor-folder': 'Berkas asesor',
  sweep: 'Pembersihan',
  deadlines: 'Batas waktu dan pengingat',
  backup: 'Cadangan',
  'backup-trial': 'Pemeriksaan cadangan',
}

const OUTAGES_SHOWN_MS = serverLimits.databaseOutageDays * 86_400_000

const isUnfinished = ({ waiting, running, retrying, dead }: JobCounts): boolean =>
  waiting + running + retrying + dead > 0

const jobAnswer = ({ name, waiting, running, retrying, dead }: JobCounts): Desk['pekerjaan'][0] => ({
  nama: JOB_NAMES[name],
  menunggu: waiting,
  berjalan: running,
  dicoba_lagi: retrying,
  gagal: dead,
})

export const deskOfficeHandlers: Handlers<typeof deskOfficeCalls, Context> = {
  getDesk: async (ctx) => {
    const { account } = requireSession(ctx)
    const isAdministrator = account.role === 'administrator'
    // Those who look after accounts look after the program, too.
    const seesProgram = isAdministrator && account.permissions.includes('pengguna')
    await ctx.jobs.prepare()
    const counted = seesProgram ? jobCounts(ctx.db) : []
    const [
      jobs,
      antrean,
      ujian,
      kasus,
      audit,
      ekspor,
      gangguan,
      berkas_terinfeksi,
      masa_simpan,
      backups,
      pekerjaan_terhenti,
    ] = await Promise.all([
      counted,
      sharedQueues(ctx.db, ctx, counted).then((shared) => deskQueues(ctx.db, ctx, shared, account)),
      deskExams(ctx.db, ctx, account),
      deskCases(ctx.db, ctx, account),
      // People who only sit on panels have no work here.
      isAdministrator && account.permissions.length > 0 ? latestChanges(ctx.db, account, LATEST) : [],
      isAdministrator ? unseenExports(ctx.db, account.id) : [],
      seesProgram ? latestOutages(ctx.db, new Date(ctx.now.getTime() - OUTAGES_SHOWN_MS)) : [],
      seesProgram ? infectedFiles(ctx.db) : [],
      seesProgram ? retentionReport(ctx.db) : null,
      isAdministrator ? backupReport(ctx.db, ctx.now) : null,
      isAdministrator && jobsRest(ctx.db),
    ])
    const pekerjaan = jobs.filter(isUnfinished).map(jobAnswer)
    // A backup that failed is everybody's matter.
    const cadangan = seesProgram || backups?.terlambat || backups?.galat ? backups : null
    const program = { pekerjaan, pekerjaan_terhenti, gangguan, berkas_terinfeksi, masa_simpan, cadangan }
    return { antrean, ujian, kasus, audit, ekspor, ...program }
  },

  markExportsSeen: async (ctx, { id }) => {
    await saveExportsSeen(ctx.db, requireSession(ctx).account.id, id)
  },

  whoAmI: async (ctx) => {
    const { id, name, email, role, permissions, access_until } = requireSession(ctx).account
    return {
      id,
      name,
      email,
      role: role as 'penguji' | 'administrator' | ReaderRole,
      permissions: permissions as Permission[],
      access_until,
      demo: ctx.demo,
      opened_at: await portalOpenedAt(ctx.db),
    }
  },
}
