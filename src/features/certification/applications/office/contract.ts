import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybeWords, place, recordId, referenceId, wholeNumber, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { fileId } from '../../../platform/files/contract.ts'
import { CERTIFICATE_STATE_NAMES } from '../../certificates/rules.ts'
import { CancellationProposal } from '../../invoices/office/contract.ts'
import { RefundIfLeft } from '../../invoices/refunds/if-left-contract.ts'
import { CANCEL_PARTY_NAMES } from '../../invoices/rules.ts'
import { caseHandlerCalls } from '../cases/case-handler-contract.ts'
import { HANDOVER_NAMES } from '../cases/handover-rules.ts'
import { Application } from '../contract.ts'
import { APPLICATION_KINDS, FILE_STATES, STAGE_NAMES } from '../rules.ts'
import { Can } from '../transitions/contract.ts'

const tahap = z.enum(STAGE_NAMES, 'Muat ulang halaman, lalu coba lagi.')
const alasan = words('Alasan', 1000).min(10, 'Tulis alasan yang dapat dipahami pemohon.')

/** An application in the office's queue. */
const Queued = z.object({
  id: z.number(),
  nomor: z.string().nullable(),
  user_id: z.number(),
  nama: z.string(),
  skema: z.string(),
  kategori: z.string(),
  jenis_permohonan: z.enum(APPLICATION_KINDS),
  schedule_id: z.number(),
  tanggal_uji: z.string().nullable(),
  tahap: z.enum(STAGE_NAMES),
  tahap_label: z.string(),
  submitted_at: Moment.nullable(),
  tahap_sejak: Moment,
  /** When the stage ends by itself. */
  due_at: Moment.nullable(),
  /** A renewal that was sent after the end of its certificate. */
  tenggang: z.boolean(),
  /** The working day on which it should be verified (target_verifikasi), and whether that day is past. */
  target: z.string().nullable(),
  terlambat: z.boolean(),
  /** The exam comes first. */
  target_sesudah_uji: z.boolean(),
  handler_name: z.string().nullable(),
  pesan_baru: z.number(),
})

/** A person's data as verification needs them. */
const Person = z.object({
  nama_lengkap: z.string(),
  /** To be compared with the scan; null once the documents are no longer being checked. */
  nik: z.string().nullable(),
  no_paspor: z.string().nullable(),
  gelar_depan: z.string(),
  gelar_belakang: z.string(),
  email: z.string(),
  phone: z.string(),
  tempat_lahir: z.string(),
  tanggal_lahir: z.string(),
  kota_kabupaten: z.string(),
  provinsi: z.string(),
  pendidikan: z.array(
    z.object({ jenjang: z.string(), perguruan_tinggi: z.string(), program_studi: z.string(), tahun_lulus: z.string() }),
  ),
  status_pekerjaan: z.string(),
  instansi: z.string(),
  jabatan: z.string(),
  nama_lpjp: z.string(),
  bidang_keahlian: z.array(z.string()),
  foto: fileId.nullable(),
})

export const OfficeApplication = Application.omit({
  can: true,
  langkah: true,
  nama_lengkap: true,
  min_dokumen_amdal: true,
  min_pengalaman_tahun: true,
  bila_batal: true,
  pengganti: true,
}).extend({
  user_id: z.number(),
  orang: Person.nullable(),
  handler_id: z.number().nullable(),
  handler_name: z.string().nullable(),
  nama_perusahaan: z.string().nullable(),
  target: z.string().nullable(),
  terlambat: z.boolean(),
  target_sesudah_uji: z.boolean(),
  /** When payment or correction would be due if it were asked for now; null where it cannot be. */
  bayar_sampai: Moment.nullable(),
  perbaiki_sampai: Moment.nullable(),
  wajib_atpa: z.boolean(),
  /** The person's ATPA certificates as they are today, where the scheme requires one; the longest valid first. */
  atpa: z.array(
    z.object({
      no_sertifikasi: z.string(),
      status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES),
      valid_from: z.string(),
      valid_until: z.string(),
    }),
  ),
  /** The refund if it were cancelled now, by who wants that; null while no money came in. */
  bila_dibatalkan: z.object({ pemohon: RefundIfLeft, lembaga: RefundIfLeft }).nullable(),
  /** A cancellation that waits for the second person. */
  usul_batal: CancellationProposal.nullable(),
  /** The person's other applications. */
  lainnya: z.array(
    z.object({ id: z.number(), skema: z.string(), tahap_label: z.string(), submitted_at: Moment.nullable() }),
  ),
  can: Can,
})
export type OfficeApplication = z.output<typeof OfficeApplication>

/** As many as a scheme may have. */
const MOST_REQUIREMENTS = 40

/** The office's verdict on the file given for a requirement. */
const CheckedFile = z
  .object({
    persyaratan: words('Persyaratan', 150),
    /** The file that was checked: another one in its place is refused. */
    file_id: fileId,
    status: z.enum(FILE_STATES, 'Pilih sesuai atau perlu perbaikan.'),
    catatan: maybeWords('Catatan', 500),
  })
  .refine(({ status, catatan }) => status !== 'perlu_perbaikan' || catatan !== null, {
    ...ruleOf('status', 'catatan'),
    path: ['catatan'],
    message: 'Tulis apa yang perlu diperbaiki.',
  })

const refusable = ['RECORD_NOT_FOUND', 'STALE'] as const
const unapprovable = [
  ...(['APPLICANT_UNFIT', 'FILES_NOT_CHECKED', 'DATE_GONE', 'RENEWAL_BLOCKED'] as const),
  ...(['CERTIFICATE_EXISTS', 'QUALIFICATION_SANCTIONED'] as const),
] as const

export const reasonTemplateResource = resource({
  noun: 'ReasonTemplate',
  name: 'alasan',
  title: 'templat alasan',
  access: 'office:verifikasi',
  reads: 'office:administrator',
  form: z.object({
    jenis: z.enum(
      ['perbaikan', 'penolakan', 'pembayaran', 'pembatalan', 'laporan', 'kegiatan', 'data'],
      'Pilih jenis.',
    ),
    isi: words('Kalimat', 500).min(5, 'Tulis kalimat yang lengkap.'),
    urutan: place,
  }),
  filters: { jenis: z.string().max(20) },
  sort: ['urutan', 'jenis', 'isi', 'id'],
})

export const applicationOfficeCalls = {
  ...resourceCalls(reasonTemplateResource),
  ...caseHandlerCalls,
  ...calls({
    listApplication: {
      method: 'GET',
      path: '/admin-api/permohonan',
      access: 'office:administrator',
      summary: 'Antrean permohonan dengan umur dan target; draf tidak termasuk',
      payload: Listing.extend({
        sort: z.enum(['tahap_sejak', 'submitted_at', 'due_at', 'id']).default('tahap_sejak'),
        tahap: tahap.optional(),
        kategori: z.string().max(60).optional(),
        schedule_id: recordId.optional(),
        handler_id: recordId.optional(),
        /** One's own cases, those that nobody looks after, or those of the others. */
        penangan: z.enum(['saya', 'belum', 'lain']).optional(),
        terlambat: z.stringbool().optional(),
        pesan_baru: z.stringbool().optional(),
        /** Only those that wait for this hand-over. */
        menunggu: z.enum(HANDOVER_NAMES).optional(),
      }),
      answer: pageAnswer(Queued),
      problems: [],
    },
    getOfficeApplication: {
      method: 'GET',
      path: '/admin-api/permohonan/{id}',
      access: 'office:administrator',
      summary: 'Satu permohonan dengan berkas di samping persyaratannya',
      payload: z.object({ id: recordId }),
      answer: OfficeApplication,
      problems: ['RECORD_NOT_FOUND'],
    },
    checkRequirements: {
      method: 'PUT',
      path: '/admin-api/permohonan/{id}/persyaratan',
      access: 'office:verifikasi',
      summary: 'Tandai berkas persyaratan sesuai atau perlu perbaikan: semua yang disebut, atau tidak satu pun',
      payload: z.object({ id: recordId, tahap, berkas: z.array(CheckedFile).min(1).max(MOST_REQUIREMENTS) }),
      answer: OfficeApplication,
      problems: refusable,
    },
    returnApplication: {
      method: 'POST',
      path: '/admin-api/permohonan/{id}/kembalikan',
      access: 'office:verifikasi',
      summary: 'Kembalikan untuk diperbaiki, dengan alasan',
      payload: z.object({ id: recordId, tahap, alasan }),
      answer: OfficeApplication,
      problems: refusable,
    },
    approveApplication: {
      method: 'POST',
      path: '/admin-api/permohonan/{id}/setujui',
      access: 'office:verifikasi',
      summary: 'Setujui: invoice terbit dan dikirim, atau langsung terjadwal bila tanpa biaya',
      payload: z.object({ id: recordId, tahap }),
      answer: OfficeApplication,
      problems: [...refusable, ...unapprovable],
    },
    rejectApplication: {
      method: 'POST',
      path: '/admin-api/permohonan/{id}/tolak',
      access: 'office:verifikasi',
      summary: 'Tolak dengan alasan',
      payload: z.object({ id: recordId, tahap, alasan }),
      answer: OfficeApplication,
      problems: refusable,
    },
    cancelApplication: {
      method: 'POST',
      path: '/admin-api/permohonan/{id}/batalkan',
      access: 'office:verifikasi',
      summary: 'Batalkan atas permintaan pemohon atau oleh lembaga; yang sudah dibayar diusulkan kepada orang kedua',
      payload: z.object({
        id: recordId,
        tahap,
        alasan,
        pihak: z.enum(CANCEL_PARTY_NAMES, 'Pilih siapa yang membatalkan.'),
        /** Whole rupiah that the office saw to go back. */
        pengembalian: wholeNumber('Pengembalian', 0, 10_000_000_000).default(0),
      }),
      answer: OfficeApplication,
      problems: [...refusable, 'PAYMENT_UNDECIDED', 'CANCELLATION_PROPOSED'],
    },
    moveApplication: {
      method: 'POST',
      path: '/admin-api/permohonan/{id}/pindahkan',
      access: 'office:verifikasi',
      summary: 'Pindahkan ke jadwal lain dari skema yang sama',
      payload: z.object({ id: recordId, tahap, schedule_id: referenceId, alasan }),
      answer: OfficeApplication,
      problems: [
        ...refusable,
        'SAME_SCHEDULE',
        'OTHER_SCHEME',
        'SEATS_TAKEN',
        'DOUBLE_BOOKED',
        'REGISTRATION_CLOSED',
        'TRAINING_NOT_FOUND',
      ],
    },
    assignApplication: {
      method: 'PUT',
      path: '/admin-api/permohonan/{id}/petugas',
      access: 'office:verifikasi',
      summary: 'Serahkan kepada seorang petugas, atau kepada tidak seorang pun',
      payload: z.object({ id: recordId, handler_id: referenceId.nullable() }),
      answer: OfficeApplication,
      problems: ['RECORD_NOT_FOUND'],
    },
    listOfficeMessages: {
      method: 'GET',
      path: '/admin-api/permohonan/{id}/pesan',
      access: 'office:verifikasi',
      summary: 'Percakapan dengan pemohon; membukanya menandai pesannya terbaca',
      payload: z.object({ id: recordId }),
      answer: z.array(
        z.object({
          id: z.number(),
          dari_petugas: z.boolean(),
          nama: z.string(),
          isi: z.string(),
          berkas: z.object({ id: z.string(), name: z.string() }).nullable(),
          at: Moment,
          read_at: Moment.nullable(),
        }),
      ),
      problems: ['RECORD_NOT_FOUND'],
    },
    sendOfficeMessage: {
      method: 'POST',
      path: '/admin-api/permohonan/{id}/pesan',
      access: 'office:verifikasi',
      summary: 'Tulis pesan kepada pemohon; ia diberi tahu melalui email',
      payload: z.object({ id: recordId, isi: words('Pesan', 4000) }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
