import { Chip } from '../../../../../ui/Chip.tsx'
import type { TrainingDetail } from '../../../../catalogue/schedules/contract.ts'
import { FROM_PERSONAL_DATA, isRenewedCertificate, isTrainingCertificate, kindFor } from '../../form/file-kind-rules.ts'

interface PreparationProps {
  min_dokumen_amdal: number
  persyaratan: readonly Pick<TrainingDetail['persyaratan'][number], 'nama' | 'keterangan' | 'wajib'>[]
  /** The number of units of competence. */
  units: number
}

/** Shows the pages of the form in a sentence each, and the files that the scheme asks for. */
export function Preparation({ min_dokumen_amdal, persyaratan, units }: PreparationProps) {
  const sentences = [
    min_dokumen_amdal > 0
      ? `Isi paling sedikit ${min_dokumen_amdal} dokumen Amdal yang pernah Anda susun`
      : 'Isi pengalaman menyusun dokumen Amdal, bila ada',
    `Nilai kemampuan Anda sendiri untuk ${units} unit kompetensi`,
    'Periksa berkas dari data diri, dan unggah yang belum ada',
    'Periksa jawaban, setujui pernyataan, lalu kirim',
  ]
  return (
    <>
      <ol className="mt-4 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-primary">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Needed persyaratan={persyaratan} />
    </>
  )
}

const preparedBy = (nama: string, wajib: boolean): string => {
  if (isRenewedCertificate(nama)) return 'Terisi otomatis'
  return wajib ? 'Disiapkan' : 'Bila ada'
}

function Needed({ persyaratan }: Pick<PreparationProps, 'persyaratan'>) {
  if (persyaratan.length === 0) return null
  return (
    <>
      <h3 className="mt-6">Berkas yang diminta</h3>
      <ul className="mt-2 divide-y divide-line">
        {persyaratan.map(({ nama, keterangan, wajib }) => (
          <li key={nama} className="py-2">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold">{nama}</span>
              {FROM_PERSONAL_DATA.includes(kindFor(nama)) ? (
                <Chip tone="success">Sudah ada di data diri</Chip>
              ) : (
                <Chip tone="neutral">{preparedBy(nama, wajib)}</Chip>
              )}
            </p>
            {keterangan && <p className="text-muted text-sm">{keterangan}</p>}
            {isTrainingCertificate(nama) && (
              <p className="text-muted text-sm">Nomor, lembaga pelatihan, dan tanggalnya juga ditulis.</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
