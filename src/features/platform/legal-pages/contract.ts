import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { RichText } from '../../../lib/text/rich-text.ts'
import { AGREED_KINDS, LEGAL_PAGE_KINDS, VERSION_STATES } from './rules.ts'

const MOST_VERSIONS = 1_000_000
const RELOAD = 'Muat ulang halaman, lalu coba lagi.'
const versi = z.coerce.number(RELOAD).int(RELOAD).min(0, RELOAD).max(MOST_VERSIONS, RELOAD)
const readVersion = z.number(RELOAD).int(RELOAD).min(0, RELOAD).max(MOST_VERSIONS, RELOAD)
const jenis = z.enum(LEGAL_PAGE_KINDS)

const LegalPageVersion = z.object({
  /** 0: the built-in text. */
  versi: z.number(),
  /** YYYY-MM-DD; null for the built-in text. */
  berlaku_sejak: z.string().nullable(),
  /** The summary of what is new in it. */
  perubahan: z.string(),
  /** True when people who agreed to an earlier version are asked again. */
  minta_persetujuan: z.boolean(),
  status: z.enum(VERSION_STATES),
})

/** One version of a legal page, its settings filled in, with all versions, the newest first. */
const LegalPage = LegalPageVersion.extend({
  jenis,
  isi: RichText,
  /** The officer for the protection of personal data, below the privacy policy; null on other pages or while none is named. */
  pejabat_pdp: z.object({ nama: z.string(), kontak: z.string() }).nullable(),
  riwayat: z.array(LegalPageVersion),
})
export type LegalPage = z.output<typeof LegalPage>

/** The versions that were read before agreeing. */
export const ReadVersions = z.object({ versi_privasi: readVersion.nullish(), versi_syarat: readVersion.nullish() })

const NO_CONSENT = 'Setujui Kebijakan Privasi serta Syarat dan Ketentuan untuk mendaftar.'

/** The consent in our own form of registration. People whose client leaves it out are asked at their first login. */
export const Agreement = ReadVersions.extend({
  persetujuan: z
    .boolean(NO_CONSENT)
    .refine((agreed) => agreed, NO_CONSENT)
    .nullish(),
})

/** A page to which one has yet to agree. */
const PendingConsent = z.object({
  jenis: z.enum(AGREED_KINDS),
  /** The version in force. */
  versi: z.number(),
  /** The one that was last agreed to; null for none. */
  versi_disetujui: z.number().nullable(),
  /** The summaries of what is new since then, the newest first. */
  perubahan: z.array(z.string()),
})
export type PendingConsent = z.output<typeof PendingConsent>

/** The calls for people with an account; the member area and the back office use the same ones. */
export const consentCalls = calls({
  getPendingConsents: {
    method: 'GET',
    path: '/persetujuan',
    access: 'member',
    summary: 'Kebijakan privasi dan syarat yang belum disetujui; kosong bila semuanya sudah',
    answer: z.array(PendingConsent),
    problems: [],
  },
  giveConsent: {
    method: 'POST',
    path: '/persetujuan',
    access: 'member',
    summary: 'Setujui kebijakan privasi dan syarat dalam versi yang dibaca; jawabannya yang masih belum disetujui',
    payload: ReadVersions,
    answer: z.array(PendingConsent),
    problems: [],
  },
})

export const legalPageCalls = calls({
  getLegalPage: {
    method: 'GET',
    path: '/halaman-hukum/{jenis}',
    access: 'public',
    summary: 'Kebijakan privasi, syarat, atau pernyataan aksesibilitas: versi yang berlaku, atau versi yang diminta',
    payload: z.object({ jenis, versi: versi.optional() }),
    answer: LegalPage,
    problems: ['RECORD_NOT_FOUND'],
  },
  listLegalVersions: {
    method: 'GET',
    path: '/halaman-hukum',
    access: 'public',
    summary: 'Versi kebijakan privasi, syarat, dan pernyataan aksesibilitas yang berlaku',
    answer: z.array(z.object({ jenis, versi: z.number() })),
    problems: [],
  },
})
