import { z } from 'zod'
import { ROLES } from '../../../../access.ts'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { STAGE_NAMES } from '../../../certification/applications/rules.ts'
import { CERTIFICATE_STATE_NAMES } from '../../../certification/certificates/rules.ts'
import { INVOICE_STATE_NAMES } from '../../../certification/invoices/state-rules.ts'
import { CHANNELS, MESSAGE_STATES } from '../../../platform/channels/rules.ts'
import { SECURITY_KIND_NAMES } from '../../../platform/security-log/rules.ts'
import { REPORT_STATE_NAMES } from '../../../upkeep/reporting/state-rules.ts'
import { SEARCH_GROUP_NAMES } from '../rules.ts'
import { STORY_KIND_NAMES } from '../story-rules.ts'

const ACCOUNT_STATES = ['diundang', 'aktif', 'ditangguhkan'] as const

/** A hit: its number, its person, and for a schedule when and where; null where a kind has no such thing. */
const Hit = z.object({
  grup: z.enum(SEARCH_GROUP_NAMES),
  id: z.number(),
  nomor: z.string().nullable(),
  no_sertifikasi: z.string().nullable(),
  nama: z.string().nullable(),
  email: z.string().nullable(),
  skema: z.string().nullable(),
  tuk: z.string().nullable(),
  tanggal_uji: z.string().nullable(),
})
export type Hit = z.input<typeof Hit>

const account = {
  id: z.number(),
  nama: z.string(),
  /** Null for those who do not write to people or look after their accounts. */
  email: z.string().nullable(),
  role: z.enum(ROLES),
  status: z.enum(ACCOUNT_STATES),
  created_at: Moment,
}

const ListedPerson = z.object({
  ...account,
  /** Certificates in force. */
  sertifikat_aktif: z.number(),
})

const Person = z.object({
  ...account,
  /** True when the personal data were sent. */
  data_lengkap: z.boolean(),
  masuk: z
    .object({
      two_factor: z.boolean(),
      last_seen_at: Moment.nullable(),
      /** The proposal to remove a lost second factor, while it waits for the second person. */
      reset: z
        .object({
          id: z.number(),
          alasan: z.string(),
          proposed_at: Moment,
          proposed_by_name: z.string(),
        })
        .nullable(),
      can: z.object({ usulkan: z.boolean(), konfirmasi: z.boolean(), tolak: z.boolean() }),
    })
    .nullable(),
  permohonan: z
    .array(
      z.object({
        id: z.number(),
        nomor: z.string().nullable(),
        skema: z.string(),
        tahap: z.enum(STAGE_NAMES),
        submitted_at: Moment.nullable(),
      }),
    )
    .nullable(),
  invoice: z
    .array(
      z.object({
        id: z.number(),
        nomor: z.string(),
        total: z.number(),
        status: z.enum(INVOICE_STATE_NAMES),
        created_at: Moment,
      }),
    )
    .nullable(),
  sertifikat: z
    .array(
      z.object({
        id: z.number(),
        no_sertifikasi: z.string(),
        kualifikasi: z.string(),
        status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES),
        valid_until: z.string(),
      }),
    )
    .nullable(),
  /** Certificate years that have begun. */
  kewajiban: z
    .array(
      z.object({
        id: z.number(),
        no_sertifikasi: z.string(),
        ke: z.number(),
        jatuh_tempo: z.string(),
        report_id: z.number().nullable(),
        status_laporan: z.enum(REPORT_STATE_NAMES).nullable(),
        kegiatan: z.number(),
        wajib_kegiatan: z.number(),
      }),
    )
    .nullable(),
  /** Letters whose copy the person has in the member area. */
  surat: z.array(z.object({ id: z.number(), judul: z.string(), at: Moment, read_at: Moment.nullable() })).nullable(),
  pesan: z
    .array(
      z.object({
        id: z.number(),
        jenis: z.string(),
        kanal: z.enum(CHANNELS),
        status: z.enum(MESSAGE_STATES),
        at: Moment,
      }),
    )
    .nullable(),
  keamanan: z
    .array(
      z.object({
        id: z.number(),
        at: Moment,
        jenis: z.enum(SECURITY_KIND_NAMES),
        rincian: z.string(),
        perangkat: z.string(),
      }),
    )
    .nullable(),
})

/** Something that happened to a person: to which of their records, and what, as the audit log names it. */
const PersonEvent = z.object({
  at: Moment,
  jenis: z.enum(STORY_KIND_NAMES),
  /** The record's id within its kind. */
  id: z.number(),
  nomor: z.string(),
  kejadian: z.string(),
  /** Whole rupiah that came in or went back; null where no money moved. */
  jumlah: z.number().nullable(),
})

/** Personal data as they were sent, without number and papers. */
const SentData = z.object({
  nama_lengkap: z.string(),
  gelar_depan: z.string(),
  gelar_belakang: z.string(),
  phone: z.string(),
  tempat_lahir: z.string(),
  tanggal_lahir: z.string(),
  kota_kabupaten: z.string(),
  provinsi: z.string(),
  status_pekerjaan: z.string(),
  jabatan: z.string(),
  instansi: z.string(),
  nama_lpjp: z.string(),
  bidang_keahlian: z.array(z.string()),
})

export const peopleOfficeCalls = calls({
  searchOffice: {
    // What is looked for names people, so it stays out of addresses and their logs.
    method: 'POST',
    path: '/admin-api/cari',
    access: 'office:administrator',
    summary: 'Cari orang, permohonan, invoice, sertifikat, dan jadwal sejauh boleh dibaca',
    payload: z.object({ q: words('Kata pencarian', 100).min(2, 'Tulis paling sedikit dua huruf.') }),
    answer: z.array(Hit),
    problems: [],
  },
  listPerson: {
    method: 'GET',
    path: '/admin-api/orang',
    access: 'office:orang',
    summary: 'Direktori anggota dan pemegang sertifikat',
    payload: Listing.extend({
      sort: z.enum(['nama', 'created_at', 'id']).default('nama'),
      role: z.enum(ROLES).optional(),
      status: z.enum(ACCOUNT_STATES).optional(),
      /** True for people with a proposed reset of their second factor, false for the others. */
      reset_diusulkan: z.stringbool().optional(),
      /** True for people with a certificate in force, false for the others. */
      pemegang: z.stringbool().optional(),
    }),
    answer: pageAnswer(ListedPerson),
    problems: [],
  },
  getPerson: {
    method: 'GET',
    path: '/admin-api/orang/{id}',
    access: 'office:orang',
    summary:
      'Semua tentang satu orang sejauh boleh dibaca: akun, permohonan, uang, sertifikat, kewajiban, surat, masuk',
    payload: z.object({ id: recordId }),
    answer: Person,
    problems: ['RECORD_NOT_FOUND'],
  },
  listPersonEvents: {
    method: 'GET',
    path: '/admin-api/orang/{id}/kejadian',
    access: 'office:orang',
    summary: 'Riwayat satu orang menurut waktu, yang terbaru lebih dahulu, sejauh boleh dibaca',
    payload: Listing.pick({ page: true, perPage: true }).extend({ id: recordId }),
    answer: pageAnswer(PersonEvent),
    problems: ['RECORD_NOT_FOUND'],
  },
  getSentData: {
    method: 'GET',
    path: '/admin-api/orang/{id}/data-diri',
    access: 'office:verifikasi',
    summary: 'Data diri satu orang tanpa NIK dan dokumen; tercatat siapa yang membacanya',
    payload: z.object({ id: recordId }),
    answer: SentData,
    problems: ['RECORD_NOT_FOUND'],
  },
})
