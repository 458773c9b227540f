import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { maybeWords, recordId, reference, seenVersion, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { Training } from '../../catalogue/schedules/contract.ts'
import { fileId, PrivateFile } from '../../platform/files/contract.ts'
import { RenewalOffer } from '../certificates/own-certificates-contract.ts'
import { CERTIFICATE_STATE_NAMES } from '../certificates/rules.ts'
import { RefundIfLeft } from '../invoices/refunds/if-left-contract.ts'
import { INVOICE_STATE_NAMES } from '../invoices/state-rules.ts'
import {
  Declaration,
  ExperienceRow,
  FormContent,
  NewerDocument,
  Requirement,
  SelfAssessment,
  TrainingCertificate,
} from './form/contract.ts'
import { messageCalls } from './messages/contract.ts'
import { Renewal } from './renewal/contract.ts'
import { APPLICATION_KINDS, FORM_PAGES, STAGE_NAMES } from './rules.ts'
import { OpenChoices, OpenSearch, WithoutFilters } from './start/open-search-contract.ts'
import { Can, Entry } from './transitions/contract.ts'

const userId = recordId

/** The stage that the person saw: what has moved on since is refused with STALE. */
const tahap = z.enum(STAGE_NAMES, 'Muat ulang halaman, lalu coba lagi.')

/** One certification of a person (spec section 3), with its finer stage beside the status. */
export const UserTraining = z.object({
  id: z.number(),
  user_training_id: z.number(),
  schedule_id: z.number(),
  category: z.object({ name: z.string() }),
  name: z.string(),
  /** Text such as '2 hari'. */
  pelaksanaan: z.string().nullable(),
  /** YYYY-MM-DD */
  tanggal_uji: z.string().nullable(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  tahap: z.enum(STAGE_NAMES),
  tahap_label: z.string(),
  is_final: z.boolean(),
  no_sertifikasi: z.string().nullable(),
  /** The state of its certificate; null while there is none. */
  status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES).nullable(),
  /** Until when the person has to act, where that is so. */
  due_at: Moment.nullable(),
  /** The working day by which the office means to act, where it is its turn. */
  target: z.string().nullable(),
  /** Its proof of payment was refused, and another one is wanted. */
  bukti_ditolak: z.boolean(),
})
export type UserTraining = z.output<typeof UserTraining>

/** One application, whole, as its owner sees it. */
export const Application = UserTraining.extend({
  nomor: z.string().nullable(),
  /** The version of what is typed in the form. */
  version: z.number(),
  jenis_permohonan: z.enum(APPLICATION_KINDS),
  /** Null where it is not a renewal. */
  perpanjangan: Renewal.nullable(),
  /** A seat from the waiting list is reserved for this draft until `due_at`. */
  ditawarkan: z.boolean(),
  /** Place in the waiting list, from 1. */
  urutan_tunggu: z.number().nullable(),
  jadwal: Training,
  submitted_at: Moment.nullable(),
  /** Since when what was written and given is gone, as it was kept long enough. */
  erased_at: Moment.nullable(),
  tahap_sejak: Moment,
  catatan: z.string().nullable(),
  kali_jadwal_ulang: z.number(),
  kebutuhan_khusus: z.string(),
  pengalaman: z.array(ExperienceRow),
  asesmen: z.array(SelfAssessment),
  pernyataan: Declaration.nullable(),
  persyaratan: z.array(Requirement),
  /** Documents of the personal data that were replaced since, where the form may still take the present ones. */
  pengganti: z.array(NewerDocument),
  /** Files named in experience, self-assessment and requirements, by id. */
  berkas: z.array(PrivateFile),
  langkah: z.array(
    z.object({
      langkah: z.enum(FORM_PAGES),
      lengkap: z.boolean(),
      mulai: z.boolean(),
      /** The messages on what is missing, by field. */
      kesalahan: z.record(z.string(), z.array(z.string())),
    }),
  ),
  /** Null while nothing is paid. */
  bila_batal: RefundIfLeft.nullable(),
  /** The name in the personal data, with which the person signs. */
  nama_lengkap: z.string(),
  /** Least rows of experience that the scheme asks for. */
  min_dokumen_amdal: z.number(),
  min_pengalaman_tahun: z.number(),
  wajib_atpa: z.boolean(),
  riwayat: z.array(Entry),
  pesan_baru: z.number(),
  invoice: z.object({ nomor: z.string(), status: z.enum(INVOICE_STATE_NAMES), total: z.number() }).nullable(),
  can: Can,
})
export type Application = z.output<typeof Application>

/** An open schedule with what stands against an application of this person. */
export const OpenTraining = Training.extend({
  jenis_permohonan: z.enum(APPLICATION_KINDS),
  memenuhi: z.boolean(),
  kurang: z.array(z.string()),
  /** The certificate that it would renew, and from when; null where it is not a renewal. */
  memperpanjang: RenewalOffer.extend({ no_sertifikasi: z.string() }).nullable(),
  /** One's own running application for this very schedule. */
  user_training_id: z.number().nullable(),
  tahap: z.enum(STAGE_NAMES).nullable(),
})
export type OpenTraining = z.output<typeof OpenTraining>

const NOT_FOUND = 'RECORD_NOT_FOUND'
const refusable = [NOT_FOUND, 'STALE'] as const

export const applicationCalls = {
  ...messageCalls,
  ...calls({
    listUserTrainings: {
      method: 'GET',
      path: '/training/userlist/{userId}',
      access: 'member',
      summary: 'Sertifikasi milik sendiri; dengan filter draft, draf yang belum dikirim',
      payload: z.object({ userId, filter: z.string().max(20).catch('all').default('all') }),
      answer: z.array(UserTraining),
      problems: ['NOT_FOUND'],
    },
    listOpenTrainings: {
      method: 'GET',
      path: '/training/terbuka',
      access: 'member',
      summary: 'Jadwal yang dapat didaftari beserta terpenuhi tidaknya syarat oleh diri sendiri, dan draf sendiri',
      payload: OpenSearch,
      answer: z.object({
        jadwal: z.array(OpenTraining),
        pilihan: OpenChoices,
        tanpa: WithoutFilters,
        /** One's own that may be written on: drafts, and what was sent back. */
        draf: z.array(
          UserTraining.pick({
            id: true,
            schedule_id: true,
            name: true,
            category: true,
            tanggal_uji: true,
            tahap: true,
            due_at: true,
          }),
        ),
      }),
      problems: [],
    },
    startApplication: {
      method: 'POST',
      path: '/training/daftar/{id}',
      access: 'member',
      summary: 'Mulai permohonan pada satu jadwal, atau lanjutkan draf yang sudah ada',
      payload: z.object({ id: recordId }),
      answer: z.object({ id: z.number() }),
      status: 201,
      problems: ['TRAINING_NOT_FOUND', 'DATA_NOT_SUBMITTED', 'REGISTRATION_CLOSED', 'NOT_ELIGIBLE'],
    },
    getApplication: {
      method: 'GET',
      path: '/user-training/{id}',
      access: 'member',
      summary: 'Satu permohonan milik sendiri, lengkap',
      payload: z.object({ id: recordId }),
      answer: Application,
      problems: [NOT_FOUND],
    },
    saveApplication: {
      method: 'PUT',
      path: '/user-training/{id}',
      access: 'member',
      summary: 'Simpan satu langkah permohonan apa adanya',
      payload: FormContent.extend({ id: recordId, tahap, version: seenVersion }),
      answer: Application,
      problems: [...refusable, 'APPLICATION_LOCKED', 'FILE_NOT_FOUND'],
    },
    giveRequirement: {
      method: 'PUT',
      path: '/user-training/{id}/persyaratan',
      access: 'member',
      summary: 'Berikan berkas untuk satu persyaratan, atau kosongkan',
      payload: z.object({
        id: recordId,
        tahap,
        persyaratan: words('Persyaratan', 150),
        file_id: fileId.nullable(),
        catatan: z.string().trim().max(500, 'Catatan paling panjang 500 huruf.').default(''),
        /** The facts of a training certificate; when left out, what was written before stays. */
        pelatihan: TrainingCertificate.optional(),
      }),
      answer: Application,
      problems: [...refusable, 'APPLICATION_LOCKED', 'FILE_NOT_FOUND'],
    },
    seeApplicationPage: {
      method: 'PUT',
      path: '/user-training/{id}/langkah',
      access: 'member',
      summary: 'Tandai satu langkah permohonan sudah dilihat; tanpa itu langkah tidak disebut lengkap',
      payload: z.object({ id: recordId, tahap, langkah: z.enum(FORM_PAGES, 'Pilih langkah.') }),
      answer: Application,
      problems: [...refusable, 'APPLICATION_LOCKED'],
    },
    submitApplication: {
      method: 'POST',
      path: '/user-training/{id}/kirim',
      access: 'member',
      summary: 'Kirim permohonan atau perbaikannya; kursi disimpan sejak pengiriman pertama',
      payload: z.object({ id: recordId, tahap }),
      answer: Application,
      problems: [
        ...refusable,
        'APPLICATION_INCOMPLETE',
        'FILES_NOT_CORRECTED',
        'SEATS_TAKEN',
        'REGISTRATION_CLOSED',
        'DEADLINE_PASSED',
        'DOUBLE_BOOKED',
        'NOT_ELIGIBLE',
      ],
    },
    joinWaitingList: {
      method: 'POST',
      path: '/user-training/{id}/daftar-tunggu',
      access: 'member',
      summary: 'Masuk daftar tunggu jadwal yang penuh',
      payload: z.object({ id: recordId, tahap }),
      answer: Application,
      problems: [...refusable, 'SEATS_FREE', 'SEAT_OFFERED', 'REGISTRATION_CLOSED', 'NOT_ELIGIBLE'],
    },
    withdrawApplication: {
      method: 'POST',
      path: '/user-training/{id}/batal',
      access: 'member',
      summary: 'Batalkan permohonan, tinggalkan daftar tunggu, atau tolak tawaran kursi',
      payload: z.object({ id: recordId, tahap, alasan: maybeWords('Alasan', 500) }),
      answer: z.object({ id: z.number().nullable() }),
      problems: [...refusable, 'EXAM_BEGUN'],
    },
    listRescheduleTargets: {
      method: 'GET',
      path: '/user-training/{id}/jadwal-ulang',
      access: 'member',
      summary: 'Jadwal lain dari skema yang sama yang masih punya kursi',
      payload: z.object({ id: recordId }),
      answer: z.array(Training),
      problems: [NOT_FOUND],
    },
    rescheduleApplication: {
      method: 'POST',
      path: '/user-training/{id}/jadwal-ulang',
      access: 'member',
      summary: 'Pindah ke jadwal lain dari skema yang sama',
      payload: z.object({ id: recordId, tahap, schedule_id: reference('jadwal') }),
      answer: Application,
      problems: [
        ...refusable,
        'RESCHEDULED_ALREADY',
        'TOO_LATE_TO_RESCHEDULE',
        'SAME_SCHEDULE',
        'OTHER_SCHEME',
        'SEATS_TAKEN',
        'REGISTRATION_CLOSED',
        'DOUBLE_BOOKED',
        'TRAINING_NOT_FOUND',
      ],
    },
    getApplicationCalendar: {
      method: 'GET',
      path: '/user-training/{id}/jadwal.ics',
      access: 'member',
      summary: 'Jadwal uji sendiri untuk aplikasi kalender',
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: [NOT_FOUND],
    },
  }),
}
