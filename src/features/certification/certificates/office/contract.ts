import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { printedNumber } from '../../../../lib/identifiers/number.ts'
import { SANCTION_KIND_NAMES, SANCTION_STATE_NAMES } from '../../sanctions/rules.ts'
import { CheckMonths } from '../../verification/log-contract.ts'
import { CERTIFICATE_STATE_NAMES, STORED_STATES } from '../rules.ts'

const TOO_LONG = 'Alasan paling panjang 2000 huruf.'
const alasan = words('Alasan', 2000).min(20, 'Tulis alasan yang dapat dipahami pemegang, paling sedikit 20 huruf.')

const CertificateRow = z.object({
  id: z.number(),
  no_sertifikasi: z.string(),
  no_registrasi: z.string().nullable(),
  nama: z.string(),
  kualifikasi: z.string(),
  skema: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  status: z.enum(STORED_STATES),
  status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES),
  status_label: z.string(),
  issued_at: Moment,
  /** The last day of its suspension. */
  frozen_until: z.string().nullable(),
})

const OfficeCertificate = CertificateRow.extend({
  version: z.number(),
  user_id: z.number().nullable(),
  user_training_id: z.number().nullable(),
  /** The paper of the written exam that it rests on; null where there was none, or the reader may not open it. */
  lembar_id: z.number().nullable(),
  keahlian: z.array(z.string()),
  kota: z.string(),
  provinsi: z.string(),
  unit_kompetensi: z.array(z.string()),
  publik: z.boolean(),
  issued_by_name: z.string().nullable(),
  /** The holder's name where it is another today: they ask for a new paper. */
  nama_terkini: z.string().nullable(),
  cetakan: z.array(
    z.object({
      versi: z.number(),
      nama: z.string(),
      alasan: z.string(),
      created_at: Moment,
      sha256: z.string().nullable(),
    }),
  ),
  riwayat: z.array(
    z.object({ at: Moment, label: z.string(), alasan: z.string().nullable(), nama: z.string().nullable() }),
  ),
  /** Every case of a sanction on it, the newest first. */
  sanksi: z.array(
    z.object({
      id: z.number(),
      nomor: z.string().nullable(),
      jenis: z.enum(SANCTION_KIND_NAMES),
      status: z.enum(SANCTION_STATE_NAMES),
      opened_at: Moment,
    }),
  ),
  /** How often it was checked in each of twelve months. */
  pemeriksaan: CheckMonths,
  /** The tasks that its holder does before it is restored, while it is suspended. */
  tugas: z.array(z.object({ tugas: z.string(), done_at: z.string().nullable() })),
  can: z.object({
    registrasi: z.boolean(),
    cetak_ulang: z.boolean(),
    koreksi: z.boolean(),
    pulihkan: z.boolean(),
    sanksi: z.boolean(),
  }),
})

const refusable = ['RECORD_NOT_FOUND', 'STALE', 'CERTIFICATE_STATUS'] as const

export const certificateOfficeCalls = calls({
  listCertificate: {
    method: 'GET',
    path: '/admin-api/sertifikat',
    access: 'office:administrator',
    summary: 'Semua sertifikat',
    payload: Listing.extend({
      sort: z.enum(['issued_at', 'valid_until', 'nama', 'no_sertifikasi', 'id']).default('issued_at'),
      status: z.enum(STORED_STATES).optional(),
      kualifikasi: z.string().max(20).optional(),
      /** Suspended for longer than it may be. */
      lewat_pembekuan: z.stringbool().optional(),
      /** Ends before that day. */
      berakhir_sebelum: z.iso.date().optional(),
      /** The holder's corrected name is not on the newest paper. */
      cetak_ulang: z.stringbool().optional(),
      /** Suspended, and every task of it done. */
      tugas_selesai: z.stringbool().optional(),
    }),
    answer: pageAnswer(CertificateRow),
    problems: [],
  },
  getOfficeCertificate: {
    method: 'GET',
    path: '/admin-api/sertifikat/{id}',
    access: 'office:administrator',
    summary: 'Satu sertifikat dengan riwayatnya',
    payload: z.object({ id: recordId }),
    answer: OfficeCertificate,
    problems: ['RECORD_NOT_FOUND'],
  },
  getOfficeCertificatePdf: {
    method: 'GET',
    path: '/admin-api/sertifikat/{id}/pdf',
    access: 'office:administrator',
    summary: 'PDF satu cetakan; tanpa versi yang terbaru',
    payload: z.object({ id: recordId, versi: z.coerce.number().int().min(1).max(1000).optional() }),
    answer: 'file',
    media: ['application/pdf'],
    problems: ['RECORD_NOT_FOUND', 'DESIGN_PICTURE_MISSING', 'PAPER_WAITS'],
  },
  recordRegistration: {
    method: 'POST',
    path: '/admin-api/sertifikat/{id}/registrasi',
    access: 'office:keputusan',
    summary: 'Catat nomor registrasi dari kementerian',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      no_registrasi: words('Nomor registrasi', 80).overwrite(printedNumber).min(3, 'Tulis nomor registrasi.'),
    }),
    answer: OfficeCertificate,
    problems: [...refusable, 'IN_USE'],
  },
  reissueCertificate: {
    method: 'POST',
    path: '/admin-api/sertifikat/{id}/cetak-ulang',
    access: 'office:keputusan',
    summary: 'Cetak ulang dengan data terkini; nomornya tetap',
    payload: z.object({ id: recordId, version: seenVersion, alasan }),
    answer: OfficeCertificate,
    problems: [...refusable, 'DESIGN_PICTURE_MISSING'],
  },
  restoreCertificate: {
    method: 'POST',
    path: '/admin-api/sertifikat/{id}/pulihkan',
    access: 'office:keputusan',
    summary: 'Pulihkan dari pembekuan; tugas yang belum selesai dilewati dengan sadar dan dengan alasan',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      alasan: z.string().trim().max(2000, TOO_LONG).default(''),
      /** Said of each task that is still open. */
      tugas_dilewati: z.boolean().default(false),
    }),
    answer: OfficeCertificate,
    problems: [...refusable, 'NOT_YOUR_DECISION', 'TASKS_OPEN'],
  },
})
