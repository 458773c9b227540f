import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { cellOf } from '../../../../office/export/safe-cell.ts'
import { REQUEST_KINDS, REQUEST_ORIGINS, REQUEST_STATES } from '../../data-requests/rules.ts'
import { IMPACT_STATES, IMPACT_SUBJECTS } from '../../impact-assessments/rules.ts'

type Report = Answer<'getProcessingReport'>
type Cell = string | number

const lines = (words: readonly string[]): string => words.join('\n')
const moment = (at: string | null): string => (at ? momentText(at) : '')

const activities = ({ kegiatan }: Report): Cell[][] => [
  ['Kegiatan', 'Tujuan', 'Dasar', 'Subjek data', 'Data', 'Masa simpan', 'Penerima', 'Pengamanan', 'Catatan'],
  ...kegiatan.map((one) => [
    one.judul,
    one.tujuan,
    lines(one.dasar),
    lines(one.subjek),
    lines(one.data.map(({ tabel, kolom }) => `${tabel}: ${kolom.join(', ')}`)),
    lines(one.masa_simpan),
    lines(one.penerima),
    lines(one.pengamanan),
    one.catatan,
  ]),
]

const impacts = ({ penilaian }: Report): Cell[][] => [
  ['Yang dinilai', 'Versi', 'Keadaan', 'Risiko', 'Langkah portal', 'Langkah lembaga', 'Simpulan', 'Ditinjau pada'],
  ...penilaian.map((one) => [
    IMPACT_SUBJECTS[one.objek].title,
    one.versi,
    IMPACT_STATES[one.status],
    one.uraian_risiko,
    lines(one.langkah_portal),
    one.langkah_lembaga,
    one.simpulan,
    longDay(one.tinjau_pada),
  ]),
]

const incidents = ({ insiden }: Report): Cell[][] => [
  ['Nomor', 'Diketahui', 'Batas', 'Yang terdampak disurati', 'Lembaga diberi tahu', 'Terdampak'],
  ...insiden.map((one) => [
    one.id,
    moment(one.discovered_at),
    moment(one.notice_due),
    moment(one.notified_at),
    moment(one.authority_notified_at),
    one.jumlah_terdampak,
  ]),
]

const requests = ({ permintaan }: Report): Cell[][] => [
  ['Nomor', 'Yang diminta', 'Masuk lewat', 'Diterima', 'Batas', 'Dijawab', 'Keadaan'],
  ...permintaan.map((one) => [
    one.id,
    REQUEST_KINDS[one.jenis].title,
    REQUEST_ORIGINS[one.kanal],
    moment(one.received_at),
    moment(one.answer_due),
    moment(one.answered_at),
    REQUEST_STATES[one.status],
  ]),
]

/** The sheets of the report for the authority; what people typed cannot act as a formula. */
export const reportSheets = (report: Report): { sheet: string; data: Cell[][] }[] =>
  [
    { sheet: 'Pemrosesan', data: activities(report) },
    { sheet: 'Penilaian dampak', data: impacts(report) },
    { sheet: 'Insiden', data: incidents(report) },
    { sheet: 'Permintaan', data: requests(report) },
  ].map(({ sheet, data }) => ({ sheet, data: data.map((row) => row.map((cell) => cellOf(cell))) }))
