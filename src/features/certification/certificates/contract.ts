import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { STATUS_PURPOSES } from './credentials/rules.ts'
import { statusLetterCalls } from './own-certificates-contract.ts'
import { CERTIFICATE_STATE_NAMES } from './rules.ts'

/** A certificate as its holder sees it. */
export const OwnCertificate = z.object({
  id: z.number(),
  no_sertifikasi: z.string(),
  no_registrasi: z.string().nullable(),
  kualifikasi: z.string(),
  skema: z.string(),
  nama: z.string(),
  unit_kompetensi: z.array(z.string()),
  valid_from: z.string(),
  valid_until: z.string(),
  status_sertifikat: z.enum(CERTIFICATE_STATE_NAMES),
  status_label: z.string(),
  frozen_until: z.string().nullable(),
  issued_at: Moment,
  /** The PDF's hash; null while it is being made, which takes seconds. */
  sha256: z.string().nullable(),
  /** Where anybody can check it. */
  tautan_periksa: z.string(),
  /** Adds it to a LinkedIn profile. */
  tautan_linkedin: z.string(),
  riwayat: z.array(z.object({ at: Moment, label: z.string(), alasan: z.string().nullable() })),
})
export type OwnCertificate = z.output<typeof OwnCertificate>

export const certificateCalls = {
  ...statusLetterCalls,
  ...calls({
    getOwnCertificate: {
      method: 'GET',
      path: '/user-training/{id}/sertifikat',
      access: 'member',
      summary: 'Sertifikat dari permohonan sendiri',
      payload: z.object({ id: recordId }),
      answer: OwnCertificate,
      problems: ['RECORD_NOT_FOUND', 'CERTIFICATE_NOT_FOUND'],
    },
    getCertificatePdf: {
      method: 'GET',
      path: '/user-training/{id}/sertifikat.pdf',
      access: 'member',
      summary: 'Sertifikat sendiri sebagai PDF, setiap kali byte yang sama',
      payload: z.object({ id: recordId }),
      answer: 'file',
      inRanges: true,
      problems: ['RECORD_NOT_FOUND', 'CERTIFICATE_NOT_FOUND', 'DESIGN_PICTURE_MISSING', 'PAPER_WAITS'],
    },
    getCredential: {
      method: 'GET',
      path: '/user-training/{id}/kredensial.json',
      access: 'member',
      summary: 'Sertifikat sendiri sebagai Open Badge 3.0 bertanda tangan',
      payload: z.object({ id: recordId }),
      answer: 'file',
      media: ['application/vc'],
      problems: ['RECORD_NOT_FOUND', 'CERTIFICATE_NOT_FOUND'],
    },
    getIssuerDocument: {
      method: 'GET',
      path: '/.well-known/did.json',
      access: 'any',
      openToSites: true,
      summary: 'Dokumen DID penerbit dengan kunci publiknya',
      answer: 'file',
      media: ['application/did+json'],
      problems: [],
    },
    getStatusList: {
      method: 'GET',
      path: '/kredensial/status/{tujuan}/{nomor}',
      access: 'any',
      openToSites: true,
      summary: 'Daftar status kredensial (Bitstring Status List) bertanda tangan',
      payload: z.object({
        tujuan: z.enum(STATUS_PURPOSES),
        nomor: z.coerce.number().int().min(0).max(16_000),
      }),
      answer: 'file',
      media: ['application/vc'],
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
