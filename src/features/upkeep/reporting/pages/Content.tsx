import { own } from '../../../../own-paths.ts'
import { Facts } from '../../../../ui/Facts.tsx'
import { FileLink } from '../../../../ui/navigation/FileLink.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { ROLE_LABELS } from '../../../certification/applications/rules.ts'
import type { PrivateFile } from '../../../platform/files/contract.ts'
import type { ReportContent, ReportDocument } from '../contract.ts'

/** The content of a report. */
export function Content({ isi, files }: { isi: ReportContent; files: readonly PrivateFile[] }) {
  return (
    <>
      {isi.nihil ? (
        <Part title="Laporan nihil">
          <p className="max-w-[47em] whitespace-pre-line">{isi.alasan_nihil || 'Alasan belum ditulis.'}</p>
        </Part>
      ) : (
        <Part title="Dokumen Amdal">
          <Documents documents={isi.dokumen} files={files} />
        </Part>
      )}
      <Part title="Kendala dan pernyataan">
        <Facts
          items={[
            { label: 'Kendala', value: <span className="whitespace-pre-line">{isi.kendala || 'Tidak ada'}</span> },
            { label: 'Kode etik', value: isi.pernyataan ? 'Dipatuhi' : 'Belum dinyatakan' },
          ]}
        />
      </Part>
    </>
  )
}

function Documents({ documents, files }: { documents: ReportDocument[]; files: readonly PrivateFile[] }) {
  if (documents.length === 0) return <p className="text-muted">Belum ada dokumen.</p>
  return (
    <ol className="divide-y divide-line">
      {documents.map((document, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and do not move here
        <li key={index} className="py-5 first:pt-0 last:pb-0">
          <Document document={document} file={files.find(({ id }) => id === document.bukti_id)} />
        </li>
      ))}
    </ol>
  )
}

function Document({ document, file }: { document: ReportDocument; file: PrivateFile | undefined }) {
  const { judul_dokumen, jenis_dokumen, tahap_dokumen, tahun, pemrakarsa, lokasi, peran, rekan } = document
  const { bidang_tugas, ringkasan_peran, no_skkl, no_registrasi_amdalnet } = document
  const tahap = tahap_dokumen && `tahap ${tahap_dokumen}`
  const numbers = [no_skkl && `SKKL ${no_skkl}`, no_registrasi_amdalnet && `Amdalnet ${no_registrasi_amdalnet}`]
  return (
    <div className="min-w-0 max-w-[55em] break-words">
      <h3 className="text-lg">{judul_dokumen || 'Tanpa judul'}</h3>
      <p className="text-muted text-sm">
        {[jenis_dokumen, tahap, tahun, pemrakarsa, lokasi, ...numbers].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-2">
        <span className="font-semibold">{ROLE_LABELS[peran] ?? 'Peran belum dipilih'}</span>
        {bidang_tugas && `, ${bidang_tugas}`}
      </p>
      <p className="mt-1 whitespace-pre-line">{ringkasan_peran}</p>
      {rekan.length > 0 && (
        <p className="mt-2 text-sm">
          Rekan:{' '}
          {rekan.map(({ no_sertifikasi, peran }) => `${no_sertifikasi} (${ROLE_LABELS[peran] ?? '-'})`).join(', ')}
        </p>
      )}
      {file && <FileLink href={own.file(file.id)} name={file.name} />}
    </div>
  )
}
