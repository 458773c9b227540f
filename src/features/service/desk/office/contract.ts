import { z } from 'zod'
import { PERMISSIONS, READER_ROLES } from '../../../../access.ts'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, Zone } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { STAGE_NAMES } from '../../../certification/applications/rules.ts'
import { RetentionRun } from '../../retention/contract.ts'
import { QUEUE_KEYS } from '../rules.ts'

const Desk = z.object({
  /** The queues that wait for the reader, each with the moment since which the oldest item waits. */
  antrean: z.array(
    z.object({
      key: z.enum(QUEUE_KEYS),
      label: z.string(),
      /** Null where it waits for a named person. */
      permission: z.enum(PERMISSIONS).nullable(),
      jumlah: z.number(),
      tertua: Moment.nullable(),
      /** The numbers of items that are late, that are due today, and that came since the start of yesterday. */
      terlambat: z.number(),
      hari_ini: z.number(),
      baru: z.number(),
    }),
  ),
  /** Exams of today: all of them with `verifikasi`, their own candidates' for examiners. */
  ujian: z.array(
    z.object({
      schedule_id: z.number(),
      skema: z.string(),
      jam_mulai: z.string(),
      jam_selesai: z.string(),
      zona_waktu: Zone,
      metode: z.string(),
      tuk: z.string().nullable(),
      peserta: z.number(),
      hadir: z.number(),
    }),
  ),
  /** Applications that the reader looks after and the office has to act on, the nearest target first. */
  kasus: z.array(
    z.object({
      id: z.number(),
      nomor: z.string().nullable(),
      nama: z.string(),
      skema: z.string(),
      tahap: z.enum(STAGE_NAMES),
      tahap_label: z.string(),
      tahap_sejak: Moment,
      target: z.string().nullable(),
      terlambat: z.boolean(),
    }),
  ),
  /** The newest changes of what the reader may read; only for administrators. */
  audit: z.array(
    z.object({
      id: z.number(),
      at: Moment,
      who: z.string(),
      action: z.string(),
      noun: z.string(),
      noun_id: z.string(),
      label: z.string(),
    }),
  ),
  /** Lists of people that were taken out and that the reader has not seen yet, the newest first; only for administrators. */
  ekspor: z.array(
    z.object({
      id: z.number(),
      at: Moment,
      user_name: z.string(),
      perihal: z.string(),
      /** Rows; null of lists that left before they were counted. */
      jumlah: z.number().nullable(),
    }),
  ),
  pekerjaan: z.array(
    z.object({
      nama: z.string(),
      menunggu: z.number(),
      berjalan: z.number(),
      dicoba_lagi: z.number(),
      gagal: z.number(),
    }),
  ),
  /** Nobody has done jobs for minutes; only for administrators. */
  pekerjaan_terhenti: z.boolean(),
  /** When the database could not be reached lately, the newest first; only with `pengguna`. */
  gangguan: z.array(z.object({ began_at: Moment, ended_at: Moment })),
  /** Files in which a virus was found, the newest first; the name of a public one is in its address. Only with `pengguna`. */
  berkas_terinfeksi: z.array(
    z.object({
      /** Null for a file of a complaint. */
      name: z.string().nullable(),
      is_public: z.boolean(),
      /** The owner; null for public files and for those of complaints. */
      user_name: z.string().nullable(),
      /** The virus, as the scanner names it. */
      infected: z.string(),
      created_at: Moment,
    }),
  ),
  /** The last night's removals and the next ones; only with `pengguna`. */
  masa_simpan: z.object({ terakhir: RetentionRun.nullable(), berikutnya: RetentionRun.nullable() }).nullable(),
  /** The newest backup, whether it is too old, and why the last attempt or trial failed; with `pengguna`, and
   * where something is wrong for every administrator. */
  cadangan: z
    .object({
      terakhir: Moment.nullable(),
      terlambat: z.boolean(),
      galat: z.string().nullable(),
      catatan_uji: z.string().nullable(),
    })
    .nullable(),
})
export type Desk = z.output<typeof Desk>

export const deskOfficeCalls = calls({
  getDesk: {
    method: 'GET',
    path: '/admin-api/meja',
    access: 'office',
    summary: 'Meja kerja: antrean, ujian hari ini, kasus sendiri, perubahan terbaru, dan keadaan pekerjaan latar',
    answer: Desk,
    problems: [],
  },
  markExportsSeen: {
    method: 'POST',
    path: '/admin-api/meja/ekspor',
    access: 'office',
    summary: 'Tandai ekspor data pribadi sampai yang satu ini sebagai sudah dilihat, untuk diri sendiri',
    payload: z.object({ id: recordId }),
    answer: 'nothing',
    status: 204,
    problems: [],
  },
  whoAmI: {
    method: 'GET',
    path: '/admin-api/saya',
    access: 'office',
    summary: 'Petugas yang sedang masuk',
    answer: z.object({
      id: z.number(),
      name: z.string(),
      /** Their own address, to sign in again with. */
      email: z.string(),
      role: z.enum(['penguji', 'administrator', ...READER_ROLES]),
      permissions: z.array(z.enum(PERMISSIONS)),
      /** The end of the access of a reader from outside; null for staff. */
      access_until: Moment.nullable(),
      demo: z.boolean(),
      /** The moment at which the portal was opened; null until it is open to everybody. */
      opened_at: Moment.nullable(),
    }),
    problems: [],
  },
})
