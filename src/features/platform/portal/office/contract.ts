import { z } from 'zod'
import { PERMISSIONS } from '../../../../access.ts'
import { calls } from '../../../../lib/calls/call.ts'
import { yesNo } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { READINESS_KEYS } from '../readiness-rules.ts'

const FULL_EMAIL = 'Tulis email yang lengkap, misalnya nama@contoh.co.id.'

const Readiness = z.object({
  opened_at: Moment.nullable(),
  /** When the code of a test mail was typed back. */
  mail_arrived_at: Moment.nullable(),
  /** Where mail lies while no server is named; null once one is. */
  folder_surat: z.string().nullable(),
  /** What the format of certificate numbers names instead of LSK-XX; '' while the body has none. */
  nama_singkat: z.string(),
  /** True when the body decided to open without a bank account. */
  tanpa_rekening: z.boolean(),
  items: z.array(
    z.object({
      key: z.enum(READINESS_KEYS),
      label: z.string(),
      /** The address of the screen on which it is done. */
      where: z.string(),
      permission: z.enum(PERMISSIONS).nullable(),
      is_required: z.boolean(),
      done: z.boolean(),
      count: z.number().nullable(),
      detail: z.string(),
    }),
  ),
})
export type Readiness = z.input<typeof Readiness>

export const portalOfficeCalls = calls({
  getReadiness: {
    method: 'GET',
    path: '/admin-api/penyiapan',
    access: 'office:administrator',
    summary: 'Yang sudah dan belum siap untuk membuka portal',
    answer: Readiness,
    problems: [],
  },
  sendSetupMail: {
    method: 'POST',
    path: '/admin-api/penyiapan/surat-uji',
    access: 'office:pengguna',
    summary: 'Kirim surat uji dengan kode enam angka; tanpa alamat, kepada petugas yang meminta',
    payload: z.object({
      email: z.preprocess(
        (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
        z.string(FULL_EMAIL).trim().toLowerCase().max(255, FULL_EMAIL).pipe(z.email(FULL_EMAIL)).optional(),
      ),
    }),
    answer: z.object({
      email: z.string(),
      mail_code_expires_at: Moment,
      /** What the mail server says: a letter that it refused has not gone. */
      terkirim: z.boolean(),
      keterangan: z.string(),
    }),
    problems: ['TOO_MANY'],
  },
  confirmSetupMail: {
    method: 'POST',
    path: '/admin-api/penyiapan/surat-uji/kode',
    access: 'office:pengguna',
    summary: 'Ketik kembali kode surat uji: suratnya sampai',
    payload: z.object({
      code: z
        .string('Kode wajib diisi.')
        .trim()
        .regex(/^\d{6}$/, 'Kode terdiri atas enam angka.'),
    }),
    answer: Readiness,
    problems: ['TOO_MANY'],
  },
  decideAccounts: {
    method: 'PUT',
    path: '/admin-api/penyiapan/tanpa-rekening',
    access: 'office:keuangan',
    summary: 'Putuskan membuka portal tanpa rekening dahulu, atau cabut keputusan itu',
    payload: z.object({ tanpa_rekening: yesNo }),
    answer: Readiness,
    problems: [],
  },
  openPortal: {
    method: 'POST',
    path: '/admin-api/penyiapan/buka',
    access: 'office:pengguna',
    summary: 'Buka portal untuk umum, satu kali untuk seterusnya',
    answer: Readiness,
    problems: ['PORTAL_NOT_READY'],
  },
})
