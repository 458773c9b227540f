import { z } from 'zod'
import { calls } from '../../../lib/call.ts'
import { anyWords, words } from '../../../lib/field.ts'
import { Moment, resource, resourceCalls } from '../../../lib/resource.ts'
import { SIGNING_KIND_NAMES, SIGNING_LEVEL_NAMES } from './rules.ts'

/** Base64 of the largest P12 that is read. */
const P12_LETTERS = 100_000

const plan = z.object({
  tingkat: z.enum(SIGNING_LEVEL_NAMES, 'Pilih tingkat.'),
  alamat_tsa: anyWords('Alamat stempel waktu', 300),
})

/** How far signatures go, and who stamps their time. */
export const signingPlanResource = resource({
  noun: 'SigningPlan',
  name: 'penandatanganan',
  title: 'penandatanganan',
  access: 'office:pengguna',
  form: plan,
  record: plan.extend({
    /** Papers that wait for their signature, and why; null where none does. */
    menunggu: z.object({ jumlah: z.number(), sebab: z.string() }).nullable(),
  }),
  sort: ['id'],
  verbs: ['list', 'get', 'history', 'update'],
})

const shown = {
  jenis: z.enum(SIGNING_KIND_NAMES),
  nama: z.string(),
  penerbit: z.string(),
  valid_from: Moment,
  valid_until: Moment,
}

/** Every certificate that signs or signed, and the roots; keys never come out. */
export const signingCertificateResource = resource({
  noun: 'SigningCertificate',
  name: 'sertifikat-penandatangan',
  title: 'sertifikat penandatangan',
  access: 'office:pengguna',
  form: z.object({}),
  row: z.object({ ...shown, sha256: z.string(), created_at: Moment, retired_at: Moment.nullable() }),
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

const given = z.object({
  /** The file, in Base64. */
  p12: words('Berkas P12', P12_LETTERS).regex(/^[A-Za-z0-9+/]+=*$/, 'Pilih berkas P12.'),
  kata_sandi_p12: z.string('Isi password berkas P12.').max(200),
})

const Examined = z.object({ nama: z.string(), penerbit: z.string(), valid_from: Moment, valid_until: Moment })

const { updateSigningPlan, ...planReads } = resourceCalls(signingPlanResource)

export const signingOfficeCalls = {
  ...planReads,
  updateSigningPlan: {
    ...updateSigningPlan,
    problems: [...updateSigningPlan.problems, 'CONFIRM_PASSWORD'] as const,
  },
  ...resourceCalls(signingCertificateResource),
  ...calls({
    examineSigningKey: {
      method: 'POST',
      path: '/admin-api/sertifikat-penandatangan/periksa',
      access: 'office:pengguna',
      summary: 'Buka berkas P12 dan lihat sertifikatnya, tanpa menyimpannya',
      payload: given,
      answer: Examined,
      problems: [],
    },
    installSigningKey: {
      method: 'POST',
      path: '/admin-api/sertifikat-penandatangan',
      access: 'office:pengguna',
      asksPassword: true,
      summary: 'Tandatangani dokumen berikutnya dengan sertifikat dalam berkas P12 ini',
      payload: given,
      answer: Examined,
      status: 201,
      problems: ['CONFIRM_PASSWORD'],
    },
    makeOwnSigner: {
      method: 'POST',
      path: '/admin-api/sertifikat-penandatangan/sendiri',
      access: 'office:pengguna',
      asksPassword: true,
      summary: 'Tandatangani dokumen berikutnya dengan sertifikat baru milik sistem ini',
      answer: Examined,
      status: 201,
      problems: ['CONFIRM_PASSWORD'],
    },
  }),
}
