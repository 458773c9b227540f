import { FactList } from '../../../../../office/display/FactList.tsx'
import type { ReportDocument } from '../../contract.ts'

/** Shows the facts of one reported document, one below the other as beside the evidence. */
export const DocumentFacts = ({ document }: { document: ReportDocument }) => (
  <FactList items={factsOf(document)} narrow />
)

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
