import { z } from 'zod'
import { englishTo } from '../../../english-paths.ts'
import { calls } from '../../../lib/calls/call.ts'
import { anyProvince, recordId, searchWords } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { day, isDay } from '../../../lib/day.ts'
import { numbersIn } from '../../../lib/identifiers/number-list.ts'
import { limits } from '../../../limits.ts'
import { to } from '../../../paths.ts'
import { CERTIFICATE_STATE_NAMES } from '../certificates/rules.ts'
import { KNOWN_DOCUMENTS } from './document-rules.ts'
import { TEAM_NUMBERS, TEAM_TEXT } from './rules.ts'

/** The most pages of a search; a narrower search shows the rest (limits against harvesting). */
export const HOLDER_PAGES = 50

/** The pages of which the verdict is printed. */
const PROOFS = [to.holders, englishTo.holders]

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/, 'Sidik berkas berupa 64 angka heksadesimal.')

const TOO_LONG = `Tulis paling banyak ${TEAM_NUMBERS} nomor sertifikat.`

const CHOOSE = 'Pilih dari daftar.'
const page = z.coerce.number().int().min(1).max(HOLDER_PAGES).catch(1).default(1)

/** The public facts of a certificate: never NIK, address, phone, email or birth date (domain 2.4). */
export const Holder = z.object({
  no_sertifikasi: z.string(),
  no_registrasi: z.string().nullable(),
  /** The name with degrees. */
  nama: z.string(),
  /** Address of a small picture; null without one or without consent. */
  foto: z.string().nullable(),
  kualifikasi: z.string(),
  skema: z.string(),
  keahlian: z.array(z.string()),
  kota: z.string(),
  /** The province's name. */
  provinsi: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES),
  status_label: z.string(),
})
export type Holder = z.output<typeof Holder>

/** One clear verdict, and when it was looked up. */
export const Verdict = z.object({
  checked_at: Moment,
  no_sertifikasi: z.string(),
  /** Numbers of the register that an unknown one may have meant; only where there is none is a forgery likely. */
  mirip: z.array(z.string()),
  /** Null: not found. */
  pemegang: Holder.extend({
    unit_kompetensi: z.array(z.string()),
    issued_at: Moment,
    /** The moment since which it is suspended, revoked or replaced; reasons are not disclosed. */
    status_since: Moment,
    frozen_until: z.string().nullable(),
    /** The number of the certificate that replaced it. */
    no_sertifikasi_pengganti: z.string().nullable(),
    /** The hashes of its PDFs; `berlaku` marks the one that counts. */
    berkas: z.array(z.object({ sha256: z.string(), berlaku: z.boolean() })),
  }).nullable(),
})
export type Verdict = z.output<typeof Verdict>

/**
 * The answer whether a team has the people whom the law asks for on a day (PP 22/2021: one KTPA, two ATPA at least).
 */
export const TeamVerdict = z.object({
  checked_at: Moment,
  tanggal: z.string(),
  memenuhi: z.boolean(),
  /** The missing people, each a sentence. */
  kurang: z.array(z.string()),
  /** The numbers that are unknown or not valid on the day: their bearers are no part of the team that was judged. */
  tidak_dihitung: z.array(z.string()),
  anggota: z.array(
    z.object({
      no_sertifikasi: z.string(),
      nama: z.string().nullable(),
      kualifikasi: z.string().nullable(),
      berlaku: z.boolean(),
      keterangan: z.string(),
      mirip: z.array(z.string()),
    }),
  ),
})
export type TeamVerdict = z.output<typeof TeamVerdict>

/**
 * The register's answer about a file, found by the hash of a PDF's bytes or of a credential's text (lib/jsonb-text.ts).
 */
export const PaperFound = z.object({
  checked_at: Moment,
  /** The number of the certificate; null for a file that is not ours. */
  no_sertifikasi: z.string().nullable(),
  /** True for the newest paper of the certificate. */
  berlaku: z.boolean(),
  /** A letter about the certificate's status, with the status on its day. */
  surat: z.object({ nomor: z.string(), created_at: Moment, status_label: z.string() }).nullable(),
  /** Any other document of the body; a regulation names its scheme, an issued one its number. */
  dokumen: z
    .object({
      jenis: z.enum(KNOWN_DOCUMENTS),
      nomor: z.string().nullable(),
      skema: z.string().nullable(),
      created_at: Moment,
    })
    .nullable(),
  /** The signer of this PDF of ours; null when it is older than electronic signatures or was not signed. */
  tanda_tangan: z.object({ nama: z.string(), penerbit: z.string(), milik_sistem: z.boolean() }).nullable(),
  /** True when the signing certificate asked about ever signed for the body. */
  penandatangan_kami: z.boolean(),
})
export type PaperFound = z.output<typeof PaperFound>

export const holderCalls = calls({
  listHolders: {
    method: 'GET',
    path: '/pemegang',
    access: 'any',
    summary: 'Daftar pemegang sertifikat yang bersedia ditampilkan; cari nama atau nomor',
    payload: z.object({
      search: searchWords(limits.searchLength),
      kualifikasi: z
        .string(CHOOSE)
        .refine((chosen) => ['', 'KTPA', 'ATPA'].includes(chosen), CHOOSE)
        .default(''),
      provinsi: anyProvince,
      keahlian: z.string(CHOOSE).trim().max(60, CHOOSE).default(''),
      status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES, CHOOSE).optional(),
      page,
    }),
    answer: z.object({
      data: z.array(Holder),
      total: z.number(),
      /** True when there are more hits than are counted. */
      lebih: z.boolean(),
      /** True where no name contains the search, and the holders have names like it. */
      mirip: z.boolean(),
      page: z.number(),
    }),
    problems: ['TOO_MANY'],
  },
  checkHolder: {
    method: 'GET',
    path: '/pemegang/cek',
    access: 'any',
    summary: 'Periksa satu nomor sertifikat, ditulis dengan cara apa pun; bila tidak ada, nomor yang mirip disebut',
    payload: z.object({
      no_sertifikasi: z.string().trim().min(1, 'Tulis nomor sertifikat.').max(100),
      /** The way by which the number became known; a number found in a file was counted as a check already. */
      jalur: z.enum(['nomor', 'berkas']).catch('nomor').default('nomor'),
    }),
    answer: Verdict,
    problems: ['TOO_MANY'],
  },
  checkTeam: {
    method: 'GET',
    path: '/pemegang/komposisi',
    access: 'any',
    summary: 'Periksa komposisi tim pada satu tanggal: nomor sertifikat dipisah koma atau baris',
    payload: z.object({
      nomor: z
        .string()
        .max(TEAM_TEXT, TOO_LONG)
        .refine((text) => numbersIn(text).length > 0, 'Tulis nomor sertifikat anggota tim.')
        .refine((text) => numbersIn(text).length <= TEAM_NUMBERS, TOO_LONG),
      /** Today when left out. */
      tanggal: z.string().refine(isDay, 'Pilih tanggal.').transform(day).optional(),
    }),
    answer: TeamVerdict,
    problems: ['TOO_MANY'],
  },
  findPaper: {
    method: 'GET',
    path: '/pemegang/berkas',
    access: 'any',
    summary:
      'Sertifikat, surat keterangan, kredensial, atau dokumen lembaga mana yang mempunyai sidik SHA-256 ini; berkasnya sendiri tidak dikirim',
    payload: z.object({
      sha256: fingerprint,
      /** The hash of the signing certificate that the file names. */
      penandatangan: fingerprint.optional().catch(undefined),
    }),
    answer: PaperFound,
    problems: ['TOO_MANY'],
  },
  getVerdictCode: {
    method: 'GET',
    path: '/pemegang/kode.svg',
    access: 'any',
    summary: 'Kode QR sebuah alamat daftar pemegang, untuk bukti pemeriksaan yang dicetak',
    payload: z.object({
      /** Path and query on this site. */
      alamat: z
        .string()
        .max(1000)
        .refine((address) => PROOFS.some((page) => address.startsWith(`${page}?`)), 'Alamat daftar pemegang.'),
    }),
    answer: 'file',
    problems: ['TOO_MANY'],
  },
  getHolderPortrait: {
    method: 'GET',
    path: '/pemegang/foto/{id}',
    access: 'any',
    summary: 'Foto kecil seorang pemegang yang bersedia ditampilkan',
    payload: z.object({ id: recordId }),
    answer: 'file',
    media: ['image/webp'],
    problems: ['PICTURE_NOT_FOUND'],
  },
})
