import { Alert } from '@mui/material'
import { DateInput, FormDataConsumer, SelectInput, useRecordContext } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { IMPACT_SUBJECT_NAMES, IMPACT_SUBJECTS, type ImpactSubject } from '../rules.ts'
import { Measures } from './Measures.tsx'

type Former = Answer<'getImpactAssessment'>

const input = inputOf<'createImpactAssessment'>()

export const SUBJECT_CHOICES = namedChoices(
  Object.fromEntries(IMPACT_SUBJECT_NAMES.map((name) => [name, IMPACT_SUBJECTS[name].title])) as Record<
    ImpactSubject,
    string
  >,
)

/** The fields of an assessment, below what the portal itself does for its object. */
export function ImpactInputs() {
  const record = useRecordContext<Former>()
  return (
    <>
      <FormDataConsumer<Partial<Payload<'createImpactAssessment'>>>>
        {({ formData }) => {
          const objek = formData.objek ?? record?.objek
          return objek ? (
            <Measures title="Langkah yang sudah ada dalam portal" steps={IMPACT_SUBJECTS[objek].measures} />
          ) : null
        }}
      </FormDataConsumer>
      <LongText
        source={input('uraian_risiko')}
        isRequired
        helperText="Apa yang dapat terjadi pada orang yang datanya diproses, seberapa mungkin, dan seberapa berat."
      />
      <LongText
        source={input('langkah_lembaga')}
        isRequired
        helperText="Yang dilakukan lembaga di samping langkah portal: pelatihan, aturan ruang, perjanjian."
      />
      <LongText
        source={input('simpulan')}
        isRequired
        helperText="Apakah risiko yang tersisa dapat diterima, dan dengan syarat apa."
      />
      <OwnerInput source={input('owner_id')} />
      <DateInput source={input('tinjau_pada')} isRequired />
    </>
  )
}

/** A new assessment, or the next version of one. */
export function ImpactCreate() {
  const [query] = useSearchParams()
  const id = Number(query.get('menggantikan'))
  if (!id) return <NewImpact />
  return (
    <Waiting call="getImpactAssessment" payload={{ id }}>
      {(former) => <NewImpact former={former} />}
    </Waiting>
  )
}

const ofFormer = ({ objek, uraian_risiko, langkah_lembaga, simpulan, owner_id }: Former) => ({
  ...{ objek, uraian_risiko, langkah_lembaga, simpulan, owner_id },
})

function NewImpact({ former }: { former?: Former }) {
  const { id: owner_id } = useMe()
  return (
    <OfficeCreate<'createImpactAssessment'> start={former ? ofFormer(former) : { owner_id }} then="show">
      {former ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Versi berikutnya dari {IMPACT_SUBJECTS[former.objek].title.toLowerCase()}. Versi {former.versi} berakhir
          begitu yang ini disetujui orang lain.
        </Alert>
      ) : (
        <SelectInput source={input('objek')} choices={SUBJECT_CHOICES} isRequired />
      )}
      <ImpactInputs />
    </OfficeCreate>
  )
}
