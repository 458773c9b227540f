import { z } from 'zod'
import { calls } from '../../lib/call.ts'
import { words } from '../../lib/field.ts'
import { Listing, Moment } from '../../lib/resource.ts'
import { CERTIFICATE_STATE_NAMES, KEPT_STATES } from './rules.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const version = z.number('Muat ulang halaman, lalu coba lagi.').int()
const alasan = words('Alasan', 2000).min(20, 'Tulis alasan yang dapat dipahami pemegang, paling sedikit 20 huruf.')

const CertificateRow = z.object({
  id: z.number(),
  nomor: z.string(),
  no_registrasi: z.string().nullable(),
  nama: z.string(),
  kualifikasi: z.string(),
  skema: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  status: z.enum(KEPT_STATES),
  status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES),
  status_label: z.string(),
  issued_at: Moment,
  /** Somebody has proposed to withdraw it. */
  usul_cabut: z.boolean(),
})

export const OfficeCertificate = CertificateRow.extend({
  version: z.number(),
  user_id: z.number().nullable(),
  user_training_id: z.number().nullable(),
  keahlian: z.array(z.string()),
  kota: z.string(),
  provinsi: z.string(),
  unit_kompetensi: z.array(z.string()),
  frozen_until: z.string().nullable(),
  publik: z.boolean(),
  diterbitkan_oleh: z.string().nullable(),
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
    z.object({ at: Moment, label: z.string(), alasan: z.string().nullable(), oleh: z.string().nullable() }),
  ),
  usul: z.object({ oleh: z.string(), at: Moment, alasan: z.string(), oleh_saya: z.boolean() }).nullable(),
  can: z.object({
    registrasi: z.boolean(),
    cetak_ulang: z.boolean(),
    bekukan: z.boolean(),
    pulihkan: z.boolean(),
    usulkan_cabut: z.boolean(),
    tegaskan_cabut: z.boolean(),
    batalkan_usul: z.boolean(),
  }),
})
export type OfficeCertificate = z.output<typeof OfficeCertificate>

const refusable = ['RECORD_NOT_FOUND', 'STALE', 'CERTIFICATE_STATUS'] as const

const step = <const Problems extends readonly ('SECOND_PERSON' | 'IN_USE')[]>(
  path: string,
  summary: string,
  problems: Problems,
) => ({
  method: 'POST' as const,
  path: `/admin-api/sertifikat/{id}/${path}`,
  access: 'office:keputusan' as const,
  summary,
  payload: z.object({ id, version, alasan }),
  answer: OfficeCertificate,
  problems: [...refusable, ...problems],
})

export const certificateOfficeCalls = calls({
  listCertificate: {
    method: 'GET',
    path: '/admin-api/sertifikat',
    access: 'office:administrator',
    summary: 'Semua sertifikat',
    payload: Listing.extend({
      sort: z.enum(['issued_at', 'valid_until', 'nama', 'nomor', 'id']).default('issued_at'),
      status: z.enum(KEPT_STATES).optional(),
      kualifikasi: z.string().max(20).optional(),
      usul_cabut: z.stringbool().optional(),
      /** Ends before that day. */
      berakhir_sebelum: z.iso.date().optional(),
    }),
    answer: z.object({ data: z.array(CertificateRow), total: z.number(), page: z.number() }),
    problems: [],
  },
  getOfficeCertificate: {
    method: 'GET',
    path: '/admin-api/sertifikat/{id}',
    access: 'office:administrator',
    summary: 'Satu sertifikat dengan riwayatnya',
    payload: z.object({ id }),
    answer: OfficeCertificate,
    problems: ['RECORD_NOT_FOUND'],
  },
  getOfficeCertificatePdf: {
    method: 'GET',
    path: '/admin-api/sertifikat/{id}/pdf',
    access: 'office:administrator',
    summary: 'PDF satu cetakan; tanpa versi yang terbaru',
    payload: z.object({ id, versi: z.coerce.number().int().min(1).max(1000).optional() }),
    answer: 'file',
    problems: ['RECORD_NOT_FOUND'],
  },
  recordRegistration: {
    method: 'POST',
    path: '/admin-api/sertifikat/{id}/registrasi',
    access: 'office:keputusan',
    summary: 'Catat nomor registrasi dari kementerian',
    payload: z.object({ id, version, no_registrasi: words('Nomor registrasi', 80).min(3, 'Tulis nomor registrasi.') }),
    answer: OfficeCertificate,
    problems: [...refusable, 'IN_USE'],
  },
  reissueCertificate: step('cetak-ulang', 'Cetak ulang dengan data terkini; nomornya tetap', []),
  suspendCertificate: step('bekukan', 'Bekukan paling lama selama setelan lama_pembekuan', []),
  restoreCertificate: step('pulihkan', 'Pulihkan dari pembekuan', []),
  proposeRevocation: step('usul-cabut', 'Usulkan pencabutan; orang kedua menegaskannya', []),
  dropRevocation: step('batal-cabut', 'Batalkan usul pencabutan', []),
  confirmRevocation: step('cabut', 'Cabut atas usul orang lain', ['SECOND_PERSON']),
})
