import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { dayOf, recordId, referenceId, seenVersion } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { ruleOf } from '../../../lib/calls/rule-of-fields.ts'
import { employerLimits, limits } from '../../../limits.ts'
import { STAGE_NAMES } from '../applications/rules.ts'
import { INVOICE_STATE_NAMES } from '../invoices/state-rules.ts'
import { Employer, employerForm, OwnEmployers } from './employer-contract.ts'
import { employerInvitationCalls } from './invitation-contract.ts'
import { INVOICE_GROUP_NAMES } from './rules.ts'

const PATH = '/perusahaan'
const NONE = 'RECORD_NOT_FOUND'
const idOnly = z.object({ id: recordId })

/** An open date to register members for. */
export const EmployerSchedule = z.object({
  id: z.number(),
  skema: z.string(),
  kategori: z.string(),
  tanggal_uji: z.string().nullable(),
  kota: z.string().nullable(),
  kuota: z.number(),
  terisi: z.number(),
})
export type EmployerSchedule = z.output<typeof EmployerSchedule>

/** The members who were registered, and those who were not, each with the reason. */
export const Registered = z.object({
  terdaftar: z.array(z.object({ id: z.number(), nama: z.string() })),
  ditolak: z.array(z.object({ id: z.number(), nama: z.string(), alasan: z.string() })),
})
export type Registered = z.output<typeof Registered>

/** An application that the employer pays for, without any of its content. */
export const PaidApplication = z.object({
  id: z.number(),
  nama: z.string(),
  skema: z.string(),
  tanggal_uji: z.string().nullable(),
  tahap: z.enum(STAGE_NAMES),
  tahap_label: z.string(),
  /** True while nothing is billed, so that the employer can still stop paying. */
  boleh_dilepas: z.boolean(),
})
export type PaidApplication = z.output<typeof PaidApplication>

const EmployerInvoice = z.object({
  id: z.number(),
  /** The id of the application. */
  untuk_id: z.number(),
  nomor: z.string(),
  nama: z.string(),
  skema: z.string(),
  created_at: Moment,
  total: z.number(),
  diterima: z.number(),
  status: z.enum(INVOICE_STATE_NAMES),
  status_label: z.string(),
  due_at: Moment,
})

/** A page of the invoices that are addressed to the employer; money in whole rupiah. */
export const EmployerInvoices = z.object({
  data: z.array(EmployerInvoice),
  total: z.number(),
  page: z.number(),
  jumlah: z.object({ terbuka: z.number(), lunas: z.number() }),
})
export type EmployerInvoices = z.output<typeof EmployerInvoices>

/** The payer of the person's own application, and the employers that they may choose instead. */
export const Payer = z.object({
  employer_id: z.number().nullable(),
  pilihan: z.array(z.object({ id: z.number(), nama: z.string() })),
  boleh_diubah: z.boolean(),
})
export type Payer = z.output<typeof Payer>

export const employerCalls = {
  ...employerInvitationCalls,
  ...calls({
    listOwnEmployers: {
      method: 'GET',
      path: PATH,
      access: 'member',
      summary: 'Perusahaan tempat diri sendiri tergabung, dan undangan ke alamat email sendiri',
      answer: OwnEmployers,
      problems: [],
    },
    foundEmployer: {
      method: 'POST',
      path: PATH,
      access: 'member',
      summary: 'Daftarkan perusahaan pembayar; pendaftarnya menjadi pengelola',
      payload: employerForm,
      answer: z.object({ id: z.number() }),
      status: 201,
      problems: ['EMPLOYERS_FULL', 'TOO_MANY'],
    },
    getEmployer: {
      method: 'GET',
      path: `${PATH}/{id}`,
      access: 'member',
      summary: 'Satu perusahaan yang dikelola sendiri, dengan anggota dan undangannya',
      payload: idOnly,
      answer: Employer,
      problems: [NONE],
    },
    changeEmployer: {
      method: 'PUT',
      path: `${PATH}/{id}`,
      access: 'member',
      summary: 'Ubah nama, NPWP, dan alamat perusahaan; invoice yang sudah terbit tidak berubah',
      payload: employerForm.extend({ id: recordId, version: seenVersion }),
      answer: Employer,
      problems: [NONE, 'STALE'],
    },
    leaveEmployer: {
      method: 'POST',
      path: `${PATH}/{id}/keluar`,
      access: 'member',
      summary: 'Keluar dari satu perusahaan; permohonan yang belum ditagih lalu dibayar sendiri',
      payload: idOnly,
      answer: OwnEmployers,
      problems: [NONE, 'LAST_MANAGER'],
    },
    endEmployerMembership: {
      method: 'DELETE',
      path: '/anggota-perusahaan/{id}',
      access: 'member',
      summary: 'Akhiri keanggotaan orang lain pada perusahaan yang dikelola sendiri',
      payload: idOnly,
      answer: Employer,
      problems: [NONE],
    },
    nameEmployerManager: {
      method: 'POST',
      path: '/anggota-perusahaan/{id}/pengelola',
      access: 'member',
      summary: 'Jadikan seorang anggota pengelola perusahaan yang dikelola sendiri',
      payload: idOnly,
      answer: Employer,
      problems: [NONE],
    },
    listEmployerSchedules: {
      method: 'GET',
      path: `${PATH}/{id}/jadwal`,
      access: 'member',
      summary: 'Jadwal yang sedang dibuka, untuk mendaftarkan anggota',
      payload: idOnly,
      answer: z.array(EmployerSchedule),
      problems: [NONE],
    },
    registerEmployerMembers: {
      method: 'POST',
      path: `${PATH}/{id}/pendaftaran`,
      access: 'member',
      summary: 'Mulai draf permohonan untuk beberapa anggota pada satu jadwal, dibayar perusahaan',
      payload: z.object({
        id: recordId,
        schedule_id: z.number('Pilih jadwal.').int('Pilih jadwal.').min(1, 'Pilih jadwal.').max(2_147_483_647),
        /** The ids of the memberships. */
        anggota: z
          .array(referenceId, 'Pilih paling sedikit satu anggota.')
          .min(1, 'Pilih paling sedikit satu anggota.')
          .max(
            employerLimits.registeredAtOnce,
            `Daftarkan paling banyak ${employerLimits.registeredAtOnce} anggota sekali.`,
          ),
      }),
      answer: Registered,
      problems: [NONE, 'TRAINING_NOT_FOUND', 'REGISTRATION_CLOSED', 'SEATS_TAKEN', 'TOO_MANY'],
    },
    listEmployerApplications: {
      method: 'GET',
      path: `${PATH}/{id}/permohonan`,
      access: 'member',
      summary: 'Permohonan anggota yang dibayar perusahaan: nama, skema, tanggal, dan tahap',
      payload: idOnly,
      answer: z.array(PaidApplication),
      problems: [NONE],
    },
    releaseEmployerApplication: {
      method: 'DELETE',
      path: '/permohonan-perusahaan/{id}',
      access: 'member',
      summary: 'Lepas satu permohonan yang belum ditagih; pemohonnya lalu membayar sendiri',
      payload: idOnly,
      answer: 'nothing',
      status: 204,
      problems: [NONE, 'PAYER_FIXED'],
    },
    listEmployerInvoices: {
      method: 'GET',
      path: `${PATH}/{id}/invoice`,
      access: 'member',
      summary: 'Invoice yang ditagihkan kepada perusahaan yang dikelola sendiri, yang terbaru dahulu',
      payload: z.object({
        id: recordId,
        keadaan: z.enum(INVOICE_GROUP_NAMES).catch('semua').default('semua'),
        page: z.coerce.number().int().min(1).max(limits.officeSearchCounted).catch(1).default(1),
      }),
      answer: EmployerInvoices,
      problems: [NONE],
    },
    getEmployerRecap: {
      method: 'GET',
      path: `${PATH}/{id}/rekap.pdf`,
      access: 'member',
      summary: 'Rekap kuitansi perusahaan yang dikelola sendiri dalam satu kurun, semula bulan ini, sebagai PDF',
      payload: z
        .object({ id: recordId, sejak: dayOf('Tanggal awal').optional(), sampai: dayOf('Tanggal akhir').optional() })
        .refine(({ sejak, sampai }) => sejak === undefined || sampai === undefined || sejak <= sampai, {
          path: ['sampai'],
          error: 'Tanggal akhir paling awal sama dengan tanggal awal.',
          ...ruleOf('sejak', 'sampai'),
        }),
      answer: 'file',
      problems: [NONE, 'TOO_MANY'],
    },
    getApplicationPayer: {
      method: 'GET',
      path: '/user-training/{id}/pembayar',
      access: 'member',
      summary: 'Siapa yang membayar satu permohonan sendiri, dan perusahaan yang dapat dipilih',
      payload: idOnly,
      answer: Payer,
      problems: [NONE],
    },
    chooseApplicationPayer: {
      method: 'PUT',
      path: '/user-training/{id}/pembayar',
      access: 'member',
      summary: 'Pilih perusahaan yang membayar satu permohonan sendiri, atau bayar sendiri; sampai invoice terbit',
      payload: z.object({ id: recordId, employer_id: referenceId.nullable() }),
      answer: Payer,
      problems: [NONE, 'PAYER_FIXED'],
    },
  }),
}
