import { Alert } from '@mui/material'
import { DateInput, ReferenceInput, SelectInput } from 'react-admin'
import { useSearchParams } from 'react-router'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { CHANGE_WAYS, shortRegulation } from '../../../platform/regulations/rules.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'

const input = inputOf<'createRegulationChange'>()

/** The fields of a change that may be corrected while it is under way. */
export const ChangeInputs = () => (
  <>
    <OwnerInput source={input('owner_id')} />
    <DateInput
      source={input('batas')}
      isRequired
      helperText="Sampai kapan setiap tempat ditinjau; sebaiknya sebelum aturan yang baru berlaku."
    />
  </>
)

const Choice = ({ source }: { source: string }) => (
  <ReferenceInput source={source} reference="aturan" perPage={1000} sort={{ field: 'tahun', order: 'DESC' }}>
    <SelectInput optionText={shortRegulation} isRequired />
  </ReferenceInput>
)

/** A new change; saved, it lists every place that speaks of the former regulation. */
export function ChangeCreate() {
  const { id: owner_id } = useMe()
  const [query] = useSearchParams()
  const of = (name: string) => Number(query.get(name)) || null
  return (
    <OfficeCreate<'createRegulationChange'>
      start={{ owner_id, regulation_id: of('baru'), changed_id: of('lama') }}
      then="show"
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        Sesudah disimpan, portal mendaftar setiap tempat yang menyebut aturan yang diubah. Aturan yang baru dicatat
        lebih dahulu pada daftar Aturan.
      </Alert>
      <Choice source={input('regulation_id')} />
      <SelectInput source={input('cara')} choices={namedChoices(CHANGE_WAYS)} isRequired />
      <Choice source={input('changed_id')} />
      <ChangeInputs />
    </OfficeCreate>
  )
}
