import { Text } from '@react-pdf/renderer'
import { fullRegulation } from '../../features/platform/regulations/known-rules.ts'
import {
  isLateRequest,
  REQUEST_KINDS,
  REQUEST_ORIGINS,
  REQUEST_STATES,
  type RequestKind,
  type RequestOrigin,
  type RequestState,
} from '../../features/service/data-requests/rules.ts'
import {
  IMPACT_STATES,
  IMPACT_SUBJECTS,
  type ImpactState,
  type ImpactSubject,
} from '../../features/service/impact-assessments/rules.ts'
import { bodyZone, dayIn, longDay, longMoment } from '../../lib/day.ts'
import { renderPaper } from '../render-paper.tsx'
import { BillHead, BillPart } from '../sheet/bill-parts.tsx'
import { Facts, Table } from '../sheet/parts.tsx'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'

interface Activity {
  kegiatan: string
  judul: string
  tujuan: string
  dasar: string[]
  subjek: string[]
  spesifik: boolean
  data: { tabel: string; kolom: string[] }[]
  masa_simpan: string[]
  penerima: string[]
  pengamanan: string[]
  catatan: string
}

interface Impact {
  objek: ImpactSubject
  versi: number
  status: ImpactState
  uraian_risiko: string
  langkah_lembaga: string
  langkah_portal: string[]
  simpulan: string
  tinjau_pada: string
}

interface IncidentLine {
  id: number
  discovered_at: Date
  notice_due: Date
  notified_at: Date | null
  authority_notified_at: Date | null
  jumlah_terdampak: number
}

interface RequestLine {
  id: string
  jenis: RequestKind
  kanal: RequestOrigin
  received_at: Date
  answer_due: Date
  answered_at: Date | null
  status: RequestState
}

export interface ProcessingPaper {
  penerbit: { nama_lembaga: string; alamat: string }
  pejabat_pdp: string
  kontak_pdp: string
  dari: string
  sampai: string
  dibuat: Date
  kegiatan: Activity[]
  penilaian: Impact[]
  insiden: IncidentLine[]
  permintaan: RequestLine[]
}

/** The register of processing with assessments, and figures of incidents and requests of a period, for the authority. */
export const processingReportPdf = (report: ProcessingPaper, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheets report={report} />, branding)

function Sheets({ report }: { report: ProcessingPaper }) {
  const { penerbit, dari, sampai, dibuat, kegiatan, penilaian } = report
  const day = longDay(dayIn(bodyZone(), dibuat))
  const name = 'Daftar pemrosesan data pribadi'
  return (
    <SheetDocument title={name} author={penerbit.nama_lembaga} subject={name} at={dibuat}>
      <FramedPage headLeft={penerbit.nama_lembaga} headRight={name} foot={`${name} · ${day}`}>
        <BillHead
          kind="Pemrosesan data"
          number={`${longDay(dari)} sampai ${longDay(sampai)}`}
          mark={day}
          good={false}
          issuer={penerbit}
        />
        <Officer {...report} />
        {kegiatan.map((activity) => (
          <BillPart key={activity.kegiatan} title={activity.judul}>
            <Facts facts={activityFacts(activity)} />
          </BillPart>
        ))}
        {penilaian.map((impact) => (
          <ImpactPart key={`${impact.objek} ${impact.versi}`} impact={impact} />
        ))}
        <BillPart title="Kegagalan pelindungan data pada masa ini">
          <Table columns={INCIDENTS} rows={report.insiden.map(incidentCells)} empty="Tidak ada." />
        </BillPart>
        <BillPart title="Permintaan subjek data pada masa ini">
          <Table
            columns={REQUESTS}
            rows={report.permintaan.map((one) => requestCells(one, dibuat))}
            empty="Tidak ada."
          />
        </BillPart>
      </FramedPage>
    </SheetDocument>
  )
}

function Officer({ pejabat_pdp, kontak_pdp }: Pick<ProcessingPaper, 'pejabat_pdp' | 'kontak_pdp'>) {
  const { type } = usePaper()
  const officer = pejabat_pdp === '' ? 'belum ditunjuk' : [pejabat_pdp, kontak_pdp].filter(Boolean).join(', ')
  return (
    <>
      <Text style={type.small}>Pasal 31 {fullRegulation('pdp')}. Daftar ini menurut keadaan hari pembuatannya.</Text>
      <Text style={type.text}>Pejabat pelindungan data pribadi: {officer}</Text>
    </>
  )
}

const activityFacts = (one: Activity) =>
  [
    { label: 'Tujuan', value: one.tujuan },
    { label: 'Dasar', value: one.dasar.join('; ') },
    { label: 'Subjek data', value: one.subjek.join('; ') },
    { label: 'Data spesifik', value: one.spesifik ? 'Ya' : '' },
    { label: 'Data', value: one.data.map(({ tabel, kolom }) => `${tabel}: ${kolom.join(', ')}`).join('\n') },
    { label: 'Masa simpan', value: one.masa_simpan.join('\n') },
    { label: 'Penerima', value: one.penerima.join('\n') || 'Tidak ada' },
    { label: 'Pengamanan', value: one.pengamanan.join('\n') },
    { label: 'Catatan', value: one.catatan },
  ].filter(({ value }) => value !== '')

function ImpactPart({ impact }: { impact: Impact }) {
  const { type } = usePaper()
  const parts = [
    ['Risiko', impact.uraian_risiko],
    ['Langkah dalam portal', impact.langkah_portal.join('\n')],
    ['Langkah lembaga', impact.langkah_lembaga],
    ['Simpulan', impact.simpulan],
  ] as const
  return (
    <BillPart title={`Penilaian dampak: ${IMPACT_SUBJECTS[impact.objek].title}, versi ${impact.versi}`}>
      <Text style={type.small}>
        {IMPACT_STATES[impact.status]}. Ditinjau pada {longDay(impact.tinjau_pada)}.
      </Text>
      {parts.map(([title, words]) => (
        <Text key={title} style={type.text}>
          {title}: {words}
        </Text>
      ))}
    </BillPart>
  )
}

const moment = (at: Date | null): string => (at ? longMoment(at) : 'Belum')

const INCIDENTS = [
  { name: 'No.', width: 34 },
  { name: 'Diketahui', width: 130 },
  { name: 'Yang terdampak disurati', width: 130 },
  { name: 'Lembaga diberi tahu', width: 130 },
  { name: 'Terdampak', width: 70, figures: true },
]

const incidentCells = (one: IncidentLine): string[] => [
  String(one.id),
  moment(one.discovered_at),
  moment(one.notified_at),
  moment(one.authority_notified_at),
  String(one.jumlah_terdampak),
]

const REQUESTS = [
  { name: 'Nomor', width: 84 },
  { name: 'Yang diminta', width: 110 },
  { name: 'Diterima', width: 100 },
  { name: 'Batas', width: 100 },
  { name: 'Jawaban', width: 100 },
]

const requestCells = (one: RequestLine, now: Date): string[] => [
  one.id,
  `${REQUEST_KINDS[one.jenis].title} (${REQUEST_ORIGINS[one.kanal].toLowerCase()})`,
  moment(one.received_at),
  moment(one.answer_due),
  one.answered_at
    ? `${REQUEST_STATES[one.status]}, ${moment(one.answered_at)}`
    : `Belum${isLateRequest(one, now) ? ', lewat batas' : ''}`,
]
