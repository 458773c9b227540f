import { Typography } from '@mui/material'
import type { Answer } from '../../../../../office/calls/client.ts'
import type { CheckItem } from '../../../../../office/check/MarkList.tsx'
import { FactList } from '../../../../../office/display/FactList.tsx'
import { Evidence } from '../../../../platform/files/office/parts/Evidence.tsx'
import type { ReportDocument } from '../../contract.ts'

type Report = Answer<'getOfficeReport'>

interface ReportedItem extends CheckItem {
  /** Undefined: there was none that year. */
  dokumen: ReportDocument | undefined
}

interface Looked {
  /** True while somebody is to mark the documents. */
  isChecking: boolean
  /** The state that the documents show where nobody is to mark them. */
  keadaan: string
}

/** The documents of a report to look at, each beside its evidence; without any there is the reason. */
export const reportedDocuments = (report: Report, looked: Looked) => ({
  label: 'Dokumen yang dilaporkan',
  items: itemsOf(report, looked),
  isChecking: looked.isChecking,
  factsOf: ({ dokumen }: ReportedItem) =>
    dokumen ? <DocumentFacts document={dokumen} /> : <NilReason report={report} />,
  documentOf: ({ dokumen }: ReportedItem) => (
    <Evidence file={report.berkas.find(({ id }) => id === dokumen?.bukti_id)} fills />
  ),
})

function itemsOf({ nihil, dokumen }: Report, { isChecking, keadaan }: Looked): ReportedItem[] {
  const waiting = { status: isChecking ? ('belum_diperiksa' as const) : null, catatan: null, keadaan }
  if (nihil) return [{ nama: 'Laporan nihil', dokumen: undefined, ...waiting }]
  return dokumen.map((one, index) => ({
    nama: `${index + 1}. ${one.judul_dokumen}`,
    rincian: `Tahap ${one.tahap_dokumen}, ${one.tahun}`,
    dokumen: one,
    ...waiting,
  }))
}

const NilReason = ({ report }: { report: Report }) => (
  <>
    <Typography variant="body2" color="text.secondary">
      Alasan laporan nihil
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{report.alasan_nihil}</Typography>
  </>
)

/** Shows the facts of one reported document, one below the other as beside the evidence. */
const DocumentFacts = ({ document }: { document: ReportDocument }) => <FactList items={factsOf(document)} narrow />

const factsOf = (document: ReportDocument): [string, string][] => [
  ['Judul', document.judul_dokumen],
  ['Jenis dan tahap', `${document.jenis_dokumen}, tahap ${document.tahap_dokumen}`],
  ['Pemrakarsa', document.pemrakarsa],
  ['Lokasi', document.lokasi],
  ['Tahun', document.tahun],
  ['Peran', document.peran],
  ['Bidang tugas', document.bidang_tugas],
  ['Nomor SKKL', document.no_skkl],
  ['Nomor registrasi Amdalnet', document.no_registrasi_amdalnet],
  ['Ringkasan peran', document.ringkasan_peran],
]
