import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { COMPLAINT_KINDS, DESCRIPTION, namesOf, OFFICE_TRANSITIONS, WRITTEN_KINDS } from '../rules.ts'
import { COMPLAINT_STATES } from '../state-rules.ts'

const jenis_pengaduan = z.enum(namesOf(COMPLAINT_KINDS))
const status = z.enum(namesOf(COMPLAINT_STATES))
const seen = { id: recordId, version: seenVersion }

const Row = z.object({
  id: z.number(),
  no_tiket: z.string(),
  jenis_pengaduan,
  is_anonim: z.boolean(),
  terlapor: z.string(),
  no_sertifikasi: z.string(),
  status,
  created_at: Moment,
  /** The day on which the next target is due, and whether it is past. */
  target: z.string().nullable(),
  terlambat: z.boolean(),
  closed_at: Moment.nullable(),
  handler_name: z.string().nullable(),
})

const Attached = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() })

const Person = z.object({ user_id: z.number(), nama: z.string() })

export const ComplaintCase = Row.extend({
  version: z.number(),
  handler_id: z.number().nullable(),
  uraian: z.string(),
  tanggal_kejadian: z.string().nullable(),
  /** Null where the reporter hides. */
  pelapor: z.object({ nama: z.string().nullable(), email: z.string(), phone: z.string().nullable() }).nullable(),
  /** Found by the number given. */
  sertifikat: z.object({ id: z.number(), no_sertifikasi: z.string(), nama: z.string() }).nullable(),
  /** Found by the name given. */
  penguji: z.string().nullable(),
  target_terima: z.string(),
  target_validasi: z.string(),
  target_jawab: z.string(),
  acknowledged_at: Moment.nullable(),
  validated_at: Moment.nullable(),
  reopened_at: Moment.nullable(),
  putusan: z.string().nullable(),
  berkas: z.array(Attached),
  riwayat: z.array(
    z.object({
      id: z.number(),
      jenis: z.enum(['langkah', 'pesan', 'catatan', 'tindakan']),
      dari_pelapor: z.boolean(),
      nama: z.string().nullable(),
      ke: status.nullable(),
      isi: z.string(),
      at: Moment,
      berkas: z.array(Attached),
    }),
  ),
  terlibat: z.array(Person.extend({ alasan: z.string() })),
  /** Staff not involved in it; to those entrusted with complaints it can be handed. */
  petugas: z.array(Person.extend({ menangani: z.boolean() })),
  /** True when the reader handles it; below are the transitions that they can take now. */
  penangan_saya: z.boolean(),
  langkah: z.array(z.enum(OFFICE_TRANSITIONS)),
})
export type ComplaintCase = z.output<typeof ComplaintCase>

const changes = (path: string, summary: string) =>
  ({
    method: 'POST',
    path: `/admin-api/pengaduan/{id}/${path}`,
    access: 'office:pengaduan',
    summary,
  }) as const

export const complaintOfficeCalls = calls({
  listComplaint: {
    method: 'GET',
    path: '/admin-api/pengaduan',
    access: 'office:pengaduan',
    summary: 'Pengaduan, tanpa perkara yang melibatkan pemanggil',
    payload: Listing.extend({
      sort: z.enum(['target', 'created_at', 'id']).default('target'),
      status: status.optional(),
      jenis_pengaduan: jenis_pengaduan.optional(),
      terlambat: z.enum(['true', 'false']).optional(),
      penangan: z.enum(['saya', 'belum']).optional(),
    }),
    answer: pageAnswer(Row),
    problems: [],
  },
  getComplaint: {
    method: 'GET',
    path: '/admin-api/pengaduan/{id}',
    access: 'office:pengaduan',
    summary: 'Satu pengaduan; yang terlibat tidak menemukannya',
    payload: z.object({ id: recordId }),
    answer: ComplaintCase,
    problems: ['RECORD_NOT_FOUND'],
  },
  takeOverComplaint: {
    ...changes('ambil', 'Ambil alih penanganan dengan menyatakan tidak terlibat'),
    payload: z.object({
      ...seen,
      tidak_terlibat: z.literal(true, 'Nyatakan bahwa Anda tidak terlibat dalam perkara ini.'),
    }),
    answer: ComplaintCase,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
  handOverComplaint: {
    ...changes('serahkan', 'Serahkan penanganan kepada petugas lain yang tidak terlibat'),
    payload: z.object({ ...seen, user_id: reference('petugas') }),
    answer: ComplaintCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'COMPLAINT_INVOLVED'],
  },
  moveComplaint: {
    ...changes('langkah', 'Ambil satu langkah; hanya penangannya'),
    payload: z.object({
      ...seen,
      langkah: z.enum(OFFICE_TRANSITIONS),
      /** Required where the transition has words. */
      isi: z.string().trim().max(DESCRIPTION.most).default(''),
    }),
    answer: ComplaintCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'COMPLAINT_NOT_YOURS'],
  },
  writeOnComplaint: {
    ...changes('tulis', 'Tulis pesan kepada pelapor, tindakan, atau catatan internal'),
    payload: z.object({
      id: recordId,
      jenis: z.enum(WRITTEN_KINDS),
      isi: words('Isi', DESCRIPTION.most),
    }),
    answer: ComplaintCase,
    problems: ['RECORD_NOT_FOUND', 'COMPLAINT_NOT_YOURS', 'COMPLAINT_CLOSED'],
  },
  noteInvolvement: {
    ...changes('terlibat', 'Nyatakan bahwa seorang petugas terlibat: ia tidak melihat perkara ini lagi'),
    payload: z.object({ ...seen, user_id: reference('petugas'), alasan: words('Alasan', 300) }),
    answer: z.object({ id: z.number() }),
    problems: ['RECORD_NOT_FOUND', 'STALE', 'COMPLAINT_NOT_YOURS', 'COMPLAINT_INVOLVED'],
  },
})
