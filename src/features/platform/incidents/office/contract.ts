import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybeDay, recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { DATA_KIND_NAMES, INCIDENT_STATE_NAMES, SELECTION_NAMES } from '../rules.ts'

const WHEN = 'Isi kapan insiden ini diketahui.'

const form = z.object({
  judul: words('Judul', 150),
  uraian: words('Uraian', 4000),
  waktu_kejadian: words('Waktu kejadian', 300),
  discovered_at: z.iso
    .datetime({ offset: true, error: WHEN })
    .refine((at) => at >= '2000' && at < '2200' && !Number.isNaN(Date.parse(at)), 'Tahunnya belum benar.'),
  jenis_data: z
    .array(z.enum(DATA_KIND_NAMES), 'Pilih jenis data.')
    .min(1, 'Pilih jenis data.')
    .max(DATA_KIND_NAMES.length),
  penanganan: words('Penanganan', 4000),
  pemulihan: words('Pemulihan', 4000),
})

const Sent = { jumlah_terdampak: z.number(), jumlah_terkirim: z.number() }
const state = { status: z.enum(INCIDENT_STATE_NAMES), notice_due: Moment, authority_notified_at: Moment.nullable() }
const person = z.string().nullable()

const Choice = z.object({
  pilihan: z.enum(SELECTION_NAMES),
  dari: z.string().nullable(),
  sampai: z.string().nullable(),
  staff_name: person,
  jumlah: z.number(),
  at: Moment,
})

const record = form.extend({
  ...state,
  ...Sent,
  discovered_at: Moment,
  created_at: Moment,
  created_by_name: person,
  notified_at: Moment.nullable(),
  notified_by_name: person,
  tanpa_akun: z.number(),
  pilihan: z.array(Choice.extend({ at: z.string() })),
  pemberitahuan_lembaga: z.string().nullable(),
  authority_notified_by_name: person,
  pelajaran: z.string().nullable(),
  closed_at: Moment.nullable(),
  closed_by_name: person,
})

/** Failures of personal data protection, from the discovery to the lessons. */
export const incidentResource = resource({
  noun: 'Incident',
  name: 'insiden',
  title: 'insiden data pribadi',
  access: 'office:pengguna',
  form,
  record,
  row: z.object({ judul: z.string(), discovered_at: Moment, ...state, ...Sent }),
  filters: { status: z.enum(INCIDENT_STATE_NAMES), belum_dikirim: z.stringbool(), terlambat: z.stringbool() },
  sort: ['id', 'discovered_at'],
  order: 'desc',
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const selection = {
  pilihan: z.enum(SELECTION_NAMES, 'Pilih siapa yang terdampak.'),
  dari: maybeDay('Dari'),
  sampai: maybeDay('Sampai'),
  staff_id: z.preprocess((value) => (value === '' || value === undefined ? null : value), recordId.nullable()),
}
const changed = { answer: recordOf(incidentResource), access: 'office:pengguna' } as const
const refusable = ['RECORD_NOT_FOUND', 'STALE', 'INCIDENT_STATUS', 'INVALID'] as const

const { createIncident, updateIncident, ...reads } = resourceCalls(incidentResource)

export const incidentOfficeCalls = {
  ...reads,
  createIncident: { ...createIncident, problems: ['INVALID'] as const },
  updateIncident: { ...updateIncident, problems: refusable },
  ...calls({
    previewAffected: {
      method: 'GET',
      path: '/admin-api/insiden/{id}/terdampak',
      access: 'office:pengguna',
      summary: 'Hitung siapa yang terdampak menurut suatu pilihan, dengan nama-nama pertama',
      payload: z.object({ id: recordId, ...selection }),
      answer: z.object({
        jumlah: z.number(),
        /** The number of those whom an earlier choice named already. */
        sudah_disurati: z.number(),
        tanpa_akun: z.number(),
        /** Lists taken out by that staff: they name more people than can be counted here. */
        ekspor: z.number(),
        data: z.array(z.object({ id: z.number(), nama: z.string() })),
      }),
      problems: ['RECORD_NOT_FOUND', 'INVALID'],
    },
    previewIncidentNotice: {
      method: 'GET',
      path: '/admin-api/insiden/{id}/surat',
      access: 'office:pengguna',
      summary: 'Surat kepada yang terdampak, sebagaimana akan dikirim',
      payload: z.object({ id: recordId }),
      answer: z.object({ perihal: z.string(), isi: z.array(z.string()) }),
      problems: ['RECORD_NOT_FOUND'],
    },
    sendIncidentNotice: {
      ...changed,
      method: 'POST',
      path: '/admin-api/insiden/{id}/kirim',
      summary: 'Bekukan siapa yang terdampak dan surati masing-masing satu kali',
      payload: seen.extend(selection),
      problems: refusable,
    },
    recordAuthorityNotice: {
      ...changed,
      method: 'POST',
      path: '/admin-api/insiden/{id}/lembaga',
      summary: 'Catat kepada lembaga mana dan bagaimana insiden diberitahukan secara tertulis',
      payload: seen.extend({ pemberitahuan_lembaga: words('Pemberitahuan kepada lembaga', 500) }),
      problems: refusable,
    },
    closeIncident: {
      ...changed,
      method: 'POST',
      path: '/admin-api/insiden/{id}/tutup',
      summary: 'Tutup insiden dengan pelajarannya, sesudah kedua pemberitahuan',
      payload: seen.extend({ pelajaran: words('Pelajaran', 4000) }),
      problems: [...refusable, 'INCIDENT_UNREPORTED'],
    },
    getIncidentRecord: {
      method: 'GET',
      path: '/admin-api/insiden/{id}/catatan.pdf',
      access: 'office:pengguna',
      summary: 'Catatan insiden untuk lembaga pengawas, dengan urutan kejadian menurut catatan audit',
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
