import type { Answer } from '../../../../office/calls/client.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { Experience } from './parts/Experience.tsx'
import { SelfAssessments } from './parts/SelfAssessments.tsx'

/** Shows what the applicant answered: experience, self-assessment, statements. */
export function Given({ application }: { application: Answer<'getOfficeApplication'> }) {
  const { pernyataan, pengalaman, asesmen, kebutuhan_khusus, berkas } = application
  return (
    <>
      <FactList
        items={[
          ['Kebutuhan khusus', kebutuhan_khusus],
          ['Tanda tangan', pernyataan?.tanda_tangan],
          ['Hubungan dengan penguji', pernyataan?.ada_hubungan ? pernyataan.hubungan : 'Tidak ada'],
        ]}
      />
      <Part>Pengalaman</Part>
      <Experience pengalaman={pengalaman} berkas={berkas} />
      <Part>Asesmen mandiri</Part>
      <SelfAssessments asesmen={asesmen} berkas={berkas} />
    </>
  )
}
