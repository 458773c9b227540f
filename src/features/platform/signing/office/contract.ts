import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, words } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { OpenChange } from '../../pending-changes/office/contract.ts'
import { PROVIDER_ENTRY_NAMES, PROVIDER_VERSION_NAMES, SIGNING_KIND_NAMES, SIGNING_LEVEL_NAMES } from '../rules.ts'

/** Base64 of the largest P12 that is read. */
const P12_LETTERS = 100_000
const PEM_LETTERS = 20_000

const plan = z.object({
  tingkat: z.enum(SIGNING_LEVEL_NAMES, 'Pilih tingkat.'),
  alamat_tsa: anyWords('Alamat stempel waktu', 300),
  /** PEM: the provider's certificate, or those that vouch for it; empty where a public authority does. */
  sertifikat_tsa: z.string('Sertifikat berupa teks PEM.').trim().max(PEM_LETTERS).default(''),
})

/** How far signatures go, and who stamps their time. */
export const signingPlanResource = resource({
  noun: 'SigningPlan',
  name: 'penandatanganan',
  title: 'penandatanganan',
  access: 'office:pengguna',
  form: plan,
  row: plan,
  record: plan.extend({
    tertunda: OpenChange,
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
  row: z.object({
    ...shown,
    sha256: z.string(),
    created_at: Moment,
    retired_at: Moment.nullable(),
    /** Why nothing is signed with it until its secret was given again. */
    sebab_berhenti: z.string().nullable(),
  }),
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

const given = z.object({
  /** The file, in Base64. */
  p12: words('Berkas P12', P12_LETTERS).regex(/^[A-Za-z0-9+/]+=*$/, 'Pilih berkas P12.'),
  kata_sandi_p12: z.string('Isi password berkas P12.').max(200),
})

/** Longer ones no token and no provider has. */
const SECRET_LETTERS = 500

const secret = (label: string) => z.string(`${label} berupa teks.`).max(SECRET_LETTERS).default('')

const givenToken = z.object({
  token: words('Token', 100),
  kunci: anyWords('Kunci', 200),
  pin: z.string('Isi PIN token.').min(1, 'Isi PIN token.').max(SECRET_LETTERS),
  /** PEM; empty where the token holds the certificate too. */
  sertifikat: z.string('Sertifikat berupa teks PEM.').max(P12_LETTERS).default(''),
})

const givenProvider = z.object({
  alamat: words('Alamat penyedia', 300),
  versi: z.enum(PROVIDER_VERSION_NAMES, 'Pilih versi.'),
  cara_masuk: z.enum(PROVIDER_ENTRY_NAMES, 'Pilih cara masuk.'),
  alamat_token: anyWords('Alamat token', 300),
  nama_masuk: anyWords('Nama masuk', 200),
  kata_kunci: z.string('Isi kata kunci.').min(1, 'Isi kata kunci.').max(5000),
  kredensial: anyWords('Kredensial', 200),
  pin: secret('PIN'),
})

const Examined = z.object({ nama: z.string(), penerbit: z.string(), valid_from: Moment, valid_until: Moment })

/** The answer to an installation; `tertunda` is true where it waits for the second person. */
const Installed = Examined.extend({ tertunda: z.boolean() })

const { updateSigningPlan, ...planReads } = resourceCalls(signingPlanResource)

export const signingOfficeCalls = {
  ...planReads,
  updateSigningPlan: {
    ...updateSigningPlan,
    problems: [...updateSigningPlan.problems, 'CONFIRM_PASSWORD', 'CHANGE_PENDING'] as const,
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
      answer: Installed,
      status: 201,
      problems: ['CONFIRM_PASSWORD', 'CHANGE_PENDING'],
    },
    listSigningTokens: {
      method: 'GET',
      path: '/admin-api/sertifikat-penandatangan/token',
      access: 'office:pengguna',
      summary: 'Token (PKCS #11) yang terpasang pada mesin ini, atau sebab tidak satu pun dapat dipakai',
      answer: z.object({ token: z.array(z.string()), halangan: z.string().nullable() }),
      problems: [],
    },
    examineTokenSigner: {
      method: 'POST',
      path: '/admin-api/sertifikat-penandatangan/token/periksa',
      access: 'office:pengguna',
      summary: 'Lihat kunci di dalam token dan uji tanda tangannya, tanpa menyimpannya',
      payload: givenToken,
      answer: Examined,
      problems: [],
    },
    installTokenSigner: {
      method: 'POST',
      path: '/admin-api/sertifikat-penandatangan/token',
      access: 'office:pengguna',
      asksPassword: true,
      summary: 'Tandatangani dokumen berikutnya dengan kunci di dalam token ini',
      payload: givenToken,
      answer: Installed,
      status: 201,
      problems: ['CONFIRM_PASSWORD', 'CHANGE_PENDING'],
    },
    examineProviderSigner: {
      method: 'POST',
      path: '/admin-api/sertifikat-penandatangan/penyedia/periksa',
      access: 'office:pengguna',
      summary: 'Lihat kunci pada penyedia (CSC API) dan uji tanda tangannya, tanpa menyimpannya',
      payload: givenProvider,
      answer: Examined,
      problems: [],
    },
    installProviderSigner: {
      method: 'POST',
      path: '/admin-api/sertifikat-penandatangan/penyedia',
      access: 'office:pengguna',
      asksPassword: true,
      summary: 'Tandatangani dokumen berikutnya dengan kunci pada penyedia ini',
      payload: givenProvider,
      answer: Installed,
      status: 201,
      problems: ['CONFIRM_PASSWORD', 'CHANGE_PENDING'],
    },
    makeOwnSigner: {
      method: 'POST',
      path: '/admin-api/sertifikat-penandatangan/sendiri',
      access: 'office:pengguna',
      asksPassword: true,
      summary: 'Tandatangani dokumen berikutnya dengan sertifikat baru milik sistem ini',
      answer: Installed,
      status: 201,
      problems: ['CONFIRM_PASSWORD'],
    },
  }),
}
