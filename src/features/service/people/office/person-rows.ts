import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { shortDay, shortMoment } from '../../../../office/display/moment.ts'
import { SECURITY_KINDS } from '../../../../security-kinds.ts'
import { STAGES } from '../../../certification/applications/rules.ts'
import { CERTIFICATE_STATES } from '../../../certification/certificates/rules.ts'
import { INVOICE_STATES } from '../../../certification/invoices/state-rules.ts'
import { CHANNEL_NAMES, MESSAGE_STATE_NAMES } from '../../../platform/channels/rules.ts'
import { REPORT_STATES } from '../../../upkeep/reporting/state-rules.ts'
import type { PersonRow } from './PersonRows.tsx'

export type Person = Answer<'getPerson'>

const rowsFrom = <One>(all: readonly One[] | null, row: (one: One) => PersonRow): PersonRow[] | null =>
  all?.map(row) ?? null

export const personApplications = ({ permohonan }: Person) =>
  rowsFrom(permohonan, ({ id, nomor, skema, tahap, submitted_at }) => ({
    id,
    title: nomor ?? `Permohonan ${id}`,
    to: `/permohonan/${id}/show`,
    note: [skema, submitted_at && `dikirim ${shortMoment(submitted_at)}`].filter(Boolean).join(', '),
    state: { key: tahap, label: STAGES[tahap].label },
  }))

export const invoiceRows = ({ invoice }: Person) =>
  rowsFrom(invoice, ({ id, nomor, total, status, created_at }) => ({
    id,
    title: nomor,
    to: `/invoice/${id}/show`,
    note: `${formatRupiah(total)}, terbit ${shortMoment(created_at)}`,
    state: { key: status, label: INVOICE_STATES[status] },
  }))

export const certificateRows = ({ sertifikat }: Person) =>
  rowsFrom(sertifikat, ({ id, no_sertifikasi, kualifikasi, status_sertifikat, valid_until }) => ({
    id,
    title: no_sertifikasi,
    to: `/sertifikat/${id}/show`,
    note: `${kualifikasi}, berlaku sampai ${shortDay(valid_until)}`,
    state: { key: status_sertifikat, label: CERTIFICATE_STATES[status_sertifikat] },
  }))

export const dutyRows = ({ kewajiban }: Person) =>
  rowsFrom(
    kewajiban,
    ({ id, ke, no_sertifikasi, jatuh_tempo, report_id, status_laporan, kegiatan, wajib_kegiatan }) => ({
      id,
      title: `Tahun ke-${ke} dari ${no_sertifikasi}`,
      to: report_id === null ? undefined : `/laporan-kinerja/${report_id}/show`,
      note: `Jatuh tempo ${shortDay(jatuh_tempo)}; ${kegiatan} dari ${wajib_kegiatan} kegiatan diakui`,
      state: {
        key: status_laporan ?? 'belum_dikerjakan',
        label: `Laporan: ${status_laporan ? REPORT_STATES[status_laporan] : 'belum ada'}`,
      },
    }),
  )

export const letterRows = ({ surat }: Person) =>
  rowsFrom(surat, ({ id, judul, at, read_at }) => ({
    id,
    title: judul,
    note: `${shortMoment(at)}, ${read_at ? `dibaca ${shortMoment(read_at)}` : 'belum dibaca di area anggota'}`,
  }))

export const messageRows = ({ pesan }: Person) =>
  rowsFrom(pesan, ({ id, jenis, kanal, status, at }) => ({
    id,
    title: `${CHANNEL_NAMES[kanal]}: ${jenis}`,
    note: shortMoment(at),
    state: { key: status, label: MESSAGE_STATE_NAMES[status] },
  }))

export const securityRows = ({ keamanan }: Person) =>
  rowsFrom(keamanan, ({ id, at, jenis, rincian, perangkat }) => ({
    id,
    title: [SECURITY_KINDS[jenis], rincian].filter(Boolean).join(': '),
    note: `${shortMoment(at)}, ${perangkat}`,
  }))
