import { Text } from '@react-pdf/renderer'
import {
  DATA_KINDS,
  type DataKind,
  INCIDENT_ACTIONS,
  INCIDENT_STATES,
  type IncidentState,
  SELECTIONS,
  type SelectionKind,
} from '../../features/platform/incidents/rules.ts'
import { fullRegulation } from '../../features/platform/regulations/known-rules.ts'
import { bodyZone, dayIn, longDay, longMoment } from '../../lib/day.ts'
import { renderPaper } from '../render-paper.tsx'
import { BillHead, BillPart } from '../sheet/bill-parts.tsx'
import { Facts, Table } from '../sheet/parts.tsx'
import { as } from '../sheet/roles.ts'
import { FramedPage, SheetDocument } from '../sheet/sheet.tsx'
import { type PaperBranding, usePaper } from '../sheet/style.ts'

interface Choice {
  pilihan: SelectionKind
  dari: string | null
  sampai: string | null
  staff_name: string | null
  jumlah: number
}

/** As its call answers it: moments are ISO texts. */
interface IncidentOnPaper {
  id: number
  judul: string
  uraian: string
  waktu_kejadian: string
  discovered_at: string
  notice_due: string
  jenis_data: DataKind[]
  penanganan: string
  pemulihan: string
  status: IncidentState
  jumlah_terdampak: number
  jumlah_terkirim: number
  tanpa_akun: number
  pilihan: Choice[]
  notified_at: string | null
  notified_by_name: string | null
  pemberitahuan_lembaga: string | null
  authority_notified_at: string | null
  authority_notified_by_name: string | null
  pelajaran: string | null
}

export interface IncidentRecord {
  penerbit: { nama_lembaga: string; alamat: string }
  incident: IncidentOnPaper
  /** The entries of the audit log on the incident, the oldest first. */
  timeline: { at: Date; who: string; action: string }[]
  printed_at: Date
}

/** An incident for the authority (UU 27/2022, Pasal 46): what, when, how, what is done, who was written to, and when. */
export const incidentRecordPdf = (record: IncidentRecord, branding?: PaperBranding): Promise<Buffer> =>
  renderPaper(<Sheets record={record} />, branding)

function Sheets({ record: { penerbit, incident, timeline, printed_at } }: { record: IncidentRecord }) {
  const { type } = usePaper()
  const { id, judul, uraian, penanganan, pemulihan, pelajaran } = incident
  const day = dayIn(bodyZone(), printed_at)
  const name = `Catatan insiden ${id}`
  return (
    <SheetDocument title={name} author={penerbit.nama_lembaga} subject={judul} at={printed_at}>
      <FramedPage headLeft={penerbit.nama_lembaga} headRight={name} foot={`${name} · ${longDay(day)}`}>
        <BillHead kind="Catatan insiden" number={`Nomor ${id}`} mark={longDay(day)} good={false} issuer={penerbit} />
        <Text {...as('H2')} style={type.heading}>
          {judul}
        </Text>
        <Text style={type.small}>Kegagalan pelindungan data pribadi, Pasal 46 {fullRegulation('pdp')}</Text>
        <Facts facts={mainFacts(incident)} />
        <Words title="Uraian kejadian" words={uraian} />
        <Words title="Penanganan" words={penanganan} />
        <Words title="Pemulihan" words={pemulihan} />
        <Words title="Pelajaran" words={pelajaran ?? 'Ditulis saat insiden ditutup.'} />
        <BillPart title="Pemberitahuan">
          <Facts facts={noticeFacts(incident)} />
        </BillPart>
        <BillPart title="Urutan menurut catatan audit">
          <Table
            columns={TIMELINE}
            rows={timeline.map(({ at, who, action }, place) => [
              `${place + 1}.`,
              longMoment(at),
              INCIDENT_ACTIONS[action] ?? action,
              who,
            ])}
            empty="Belum ada."
          />
        </BillPart>
      </FramedPage>
    </SheetDocument>
  )
}

const TIMELINE = [
  { name: 'No.', width: 34 },
  { name: 'Waktu', width: 160 },
  { name: 'Kejadian', width: 190 },
  { name: 'Oleh', width: 110 },
]

function Words({ title, words }: { title: string; words: string }) {
  const { type } = usePaper()
  return (
    <BillPart title={title}>
      <Text style={type.text}>{words}</Text>
    </BillPart>
  )
}

const moment = (at: string): string => longMoment(new Date(at))
const by = (at: string | null, person: string | null): string => (at ? `${moment(at)}, oleh ${person ?? '-'}` : '-')

const mainFacts = (incident: IncidentOnPaper) => [
  { label: 'Keadaan', value: INCIDENT_STATES[incident.status] },
  { label: 'Diketahui', value: moment(incident.discovered_at) },
  { label: 'Batas 3 × 24 jam', value: moment(incident.notice_due) },
  { label: 'Waktu kejadian', value: incident.waktu_kejadian },
  { label: 'Data yang terungkap', value: incident.jenis_data.map((kind) => DATA_KINDS[kind]).join('; ') },
]

function choiceText({ pilihan, dari, sampai, staff_name, jumlah }: Choice): string {
  const period = dari && sampai ? `, ${longDay(dari)} sampai ${longDay(sampai)}` : ''
  return `${SELECTIONS[pilihan]}${staff_name ? ` (${staff_name})` : ''}${period}: ${jumlah} akun`
}

const noticeFacts = (incident: IncidentOnPaper) => [
  {
    label: 'Terdampak',
    value: `${incident.jumlah_terdampak} akun; surat terkirim kepada ${incident.jumlah_terkirim}`,
  },
  { label: 'Dipilih menurut', value: incident.pilihan.map(choiceText).join('\n') || '-' },
  ...(incident.tanpa_akun > 0
    ? [{ label: 'Tanpa akun', value: `${incident.tanpa_akun} sertifikat, pemegangnya disurati di luar portal` }]
    : []),
  { label: 'Surat diantrekan', value: by(incident.notified_at, incident.notified_by_name) },
  { label: 'Kepada lembaga', value: incident.pemberitahuan_lembaga ?? '-' },
  {
    label: 'Dicatat',
    value: by(incident.authority_notified_at, incident.authority_notified_by_name),
  },
]
