import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, dayOf, seenVersion } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { REQUEST_KIND_NAMES, REQUEST_ORIGIN_NAMES, REQUEST_STATE_NAMES } from '../../data-requests/rules.ts'
import { IMPACT_STATE_NAMES, IMPACT_SUBJECT_NAMES } from '../../impact-assessments/rules.ts'
import { PROCESSING_ACTIVITIES } from '../activity-rules.ts'

const activityName = z
  .string()
  .refine((name) => PROCESSING_ACTIVITIES.some(({ kegiatan }) => kegiatan === name), 'Kegiatan tidak dikenal.')

const Register = z.object({
  pejabat_pdp: z.string(),
  kontak_pdp: z.string(),
  kegiatan: z.array(
    z.object({
      kegiatan: z.string(),
      judul: z.string(),
      tujuan: z.string(),
      dasar: z.array(z.string()),
      subjek: z.array(z.string()),
      /** True for specific data, such as those on health. */
      spesifik: z.boolean(),
      data: z.array(z.object({ tabel: z.string(), kolom: z.array(z.string()) })),
      masa_simpan: z.array(z.string()),
      penerima: z.array(z.string()),
      pengamanan: z.array(z.string()),
      catatan: z.string(),
      /** Of the note; 0 while there is none. */
      version: z.number(),
    }),
  ),
})

const Report = Register.extend({
  penerbit: z.object({ nama_lembaga: z.string(), alamat: z.string() }),
  dari: z.string(),
  sampai: z.string(),
  dibuat: Moment,
  penilaian: z.array(
    z.object({
      objek: z.enum(IMPACT_SUBJECT_NAMES),
      versi: z.number(),
      status: z.enum(IMPACT_STATE_NAMES),
      uraian_risiko: z.string(),
      langkah_lembaga: z.string(),
      langkah_portal: z.array(z.string()),
      simpulan: z.string(),
      tinjau_pada: z.string(),
      approved_at: Moment.nullable(),
    }),
  ),
  insiden: z.array(
    z.object({
      id: z.number(),
      discovered_at: Moment,
      notice_due: Moment,
      notified_at: Moment.nullable(),
      authority_notified_at: Moment.nullable(),
      status: z.string(),
      jumlah_terdampak: z.number(),
    }),
  ),
  permintaan: z.array(
    z.object({
      id: z.string(),
      jenis: z.enum(REQUEST_KIND_NAMES),
      kanal: z.enum(REQUEST_ORIGIN_NAMES),
      received_at: Moment,
      answer_due: Moment,
      answered_at: Moment.nullable(),
      status: z.enum(REQUEST_STATE_NAMES),
    }),
  ),
})

const period = z.object({ dari: dayOf('Dari'), sampai: dayOf('Sampai') })

export const processingOfficeCalls = calls({
  getProcessingRegister: {
    method: 'GET',
    path: '/admin-api/pemrosesan-data',
    access: 'office:privasi',
    summary: 'Kegiatan pemrosesan data pribadi, dengan masa simpan dan penerima menurut pengaturan hari ini',
    answer: Register,
    problems: [],
  },
  writeProcessingNote: {
    method: 'POST',
    path: '/admin-api/pemrosesan-data/{kegiatan}/catatan',
    access: 'office:pengguna',
    summary: 'Tulis catatan lembaga pada satu kegiatan pemrosesan; yang kosong menghapusnya',
    payload: z.object({ kegiatan: activityName, catatan: anyWords('Catatan', 2000), version: seenVersion }),
    answer: z.object({ version: z.number() }),
    problems: ['STALE'],
  },
  getProcessingReport: {
    method: 'GET',
    path: '/admin-api/pemrosesan-data/laporan',
    access: 'office:privasi',
    summary:
      'Daftar pemrosesan, penilaian dampak, insiden, dan permintaan satu masa untuk lembaga pengawas, tanpa nama orang',
    payload: period,
    answer: Report,
    problems: ['INVALID'],
  },
  getProcessingPaper: {
    method: 'GET',
    path: '/admin-api/pemrosesan-data/laporan.pdf',
    access: 'office:privasi',
    summary: 'Laporan yang sama sebagai PDF',
    payload: period,
    answer: 'file',
    problems: ['INVALID'],
  },
})
