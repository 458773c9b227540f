import { Alert, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { CheckDocuments, type MarkDocument } from '../../../../office/check/CheckDocuments.tsx'
import { Evidence } from '../../../platform/files/office/parts/Evidence.tsx'
import { basisOfRequirement } from '../../../platform/regulations/basis-rules.ts'
import { OfficeLegalBasis } from '../../../platform/regulations/office/parts/OfficeLegalBasis.tsx'
import { reasonsFor } from '../cases/verification-rules.ts'
import { TypedFacts } from './TypedFacts.tsx'
import type { Marks } from './use-marks.ts'

type Requirement = Answer<'getOfficeApplication'>['persyaratan'][number]

interface Props {
  marks: Marks
  chosen: string | undefined
  choose: (name: string) => void
}

/** The documents of an application beside what was written; each mark is saved at once. */
export function Requirements({ marks: { application, mark }, chosen, choose }: Props) {
  if (application.persyaratan.length === 0) return <Alert severity="info">Skema ini tidak meminta berkas.</Alert>
  const items = application.persyaratan.map((one) => ({ ...one, rincian: one.wajib ? null : 'Bila ada' }))

  const markOne: MarkDocument<Requirement> = async ({ nama, berkas }, status, catatan) => {
    if (!berkas) return undefined
    const errors = await mark([{ persyaratan: nama, file_id: berkas.id, status, catatan }])
    const wrong = errors?.['berkas.0.catatan']
    return wrong ? { catatan: wrong } : errors
  }

  return (
    <CheckDocuments
      label="Persyaratan"
      items={items}
      chosen={chosen}
      choose={choose}
      isChecking={application.tahap === 'diajukan'}
      mark={markOne}
      reasonsFor={({ nama }) => ({ kind: 'perbaikan', first: reasonsFor(nama) })}
      factsOf={(requirement) => <Written application={application} requirement={requirement} />}
      documentOf={({ berkas }) => (berkas ? <Evidence file={berkas} fills /> : null)}
    />
  )
}

/** Shows what was written about one requirement. */
function Written({ application, requirement }: { application: Marks['application']; requirement: Requirement }) {
  const { nama, berkas, keterangan, catatan_pemohon } = requirement
  return (
    <>
      {berkas ? (
        <TypedFacts application={application} requirement={requirement} />
      ) : (
        <Alert severity="info" sx={{ mt: 1 }}>
          Tidak ada berkas untuk persyaratan ini.
        </Alert>
      )}
      {keterangan ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {keterangan}
        </Typography>
      ) : null}
      <OfficeLegalBasis key={nama} of={basisOfRequirement(nama)} />
      {catatan_pemohon ? <Typography sx={{ mt: 1 }}>Catatan pemohon: {catatan_pemohon}</Typography> : null}
    </>
  )
}
