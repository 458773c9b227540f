import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, wholeNumber, yesNo } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { OpenChange } from '../../pending-changes/office/contract.ts'
import { BACKUP_ORIGINS, BACKUP_STATES, BACKUP_TARGETS } from '../rules.ts'

/** Every backup that was asked for or recorded, the newest first. */
export const backupResource = resource({
  noun: 'Backup',
  name: 'cadangan',
  title: 'cadangan',
  access: 'office:pengguna',
  form: z.object({}),
  row: z.object({
    at: Moment,
    status: z.enum(BACKUP_STATES),
    asal: z.enum(BACKUP_ORIGINS),
    nama: z.string().nullable(),
    place: z.string().nullable(),
    bytes: z.number().nullable(),
    jumlah_baris: z.number().nullable(),
    jumlah_berkas: z.number().nullable(),
    catatan: z.string(),
    removed_at: Moment.nullable(),
    verified_at: Moment.nullable(),
    /** Empty: the trial restore went well; null: none was made. */
    catatan_uji: z.string().nullable(),
    /** The moment at which a trial that waits or runs was asked for; null otherwise. */
    trial_asked_at: Moment.nullable(),
    trial_began_at: Moment.nullable(),
  }),
  filters: { status: z.enum(BACKUP_STATES) },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

const shown = z.object({
  aktif: yesNo,
  jam: wholeNumber('Jam', 0, 23),
  tujuan: z.enum(BACKUP_TARGETS, 'Pilih tempat.'),
  folder: z
    .string('Folder wajib diisi.')
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Folder berisi huruf kecil, angka, dan tanda hubung, paling panjang 60.'),
  endpoint: anyWords('Alamat server S3', 200),
  region: anyWords('Region', 60),
  bucket: anyWords('Bucket', 63),
  prefix: anyWords('Folder dalam bucket', 100),
  harian: wholeNumber('Jumlah harian', 1, 90),
  mingguan: wholeNumber('Jumlah mingguan', 0, 60),
  bulanan: wholeNumber('Jumlah bulanan', 0, 120),
})

/** When and where backups are made, and how many stay; the keys of S3 go in and never come out. */
export const backupPlanResource = resource({
  noun: 'BackupPlan',
  name: 'rencana-cadangan',
  title: 'rencana cadangan',
  access: 'office:pengguna',
  form: shown.extend({
    /** Empty: those that are kept already. */
    access_key: anyWords('Kunci akses', 200),
    secret_key: anyWords('Kunci rahasia', 200),
  }),
  row: shown.extend({ has_key: z.boolean() }),
  record: shown.extend({ has_key: z.boolean(), tertunda: OpenChange }),
  sort: ['id'],
  verbs: ['list', 'get', 'history', 'update'],
})

const { updateBackupPlan, ...planReads } = resourceCalls(backupPlanResource)

export const backupOfficeCalls = {
  ...resourceCalls(backupResource),
  ...planReads,
  updateBackupPlan: {
    ...updateBackupPlan,
    problems: [...updateBackupPlan.problems, 'CONFIRM_PASSWORD', 'CHANGE_PENDING'] as const,
  },
  ...calls({
    startBackup: {
      method: 'POST',
      path: '/admin-api/cadangan',
      access: 'office:pengguna',
      summary: 'Minta satu cadangan sekarang, ke tempat menurut rencana',
      answer: z.object({ id: z.number() }),
      status: 201,
      problems: ['BACKUP_UNDER_WAY'],
    },
    startBackupTrial: {
      method: 'POST',
      path: '/admin-api/cadangan/periksa',
      access: 'office:pengguna',
      summary: 'Minta cadangan terbaru dipulihkan ke basis data sementara dan dibuka, sebagai pekerjaan latar',
      answer: z.object({ id: z.number() }),
      status: 202,
      problems: ['NO_BACKUP', 'BACKUP_TRIAL_UNDER_WAY'],
    },
  }),
}
