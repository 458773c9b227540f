import { Alert } from '@mui/material'
import { DateInput, FormDataConsumer, ReferenceInput, SelectInput } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { PrivateFileInput } from '../../../../office/inputs/PrivateFileInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { namesParty, PAPER_KINDS } from '../rules.ts'

type Former = Answer<'getControlledPaper'>

const input = inputOf<'createControlledPaper'>()

/** The fields of a paper, by its kind. */
export const PaperInputs = () => (
  <>
    <Text source={input('judul')} isRequired />
    <Text
      source={input('versi')}
      isRequired
      helperText="Sebagaimana tertulis pada berkasnya: nomor kontrak, versi, atau tahun."
    />
    <FormDataConsumer<Partial<Payload<'createControlledPaper'>>>>
      {({ formData: { jenis } }) => (jenis ? <OfKind jenis={jenis} /> : null)}
    </FormDataConsumer>
    <DateInput source={input('berlaku_sejak')} isRequired />
    <DateInput
      source={input('berlaku_sampai')}
      helperText="Untuk dokumen mutu boleh kosong, atau hari peninjauannya."
    />
    <OwnerInput source={input('owner_id')} />
    <PrivateFileInput source={input('file_id')} label="Berkas" jenis="dokumen_mutu" />
  </>
)

function OfKind({ jenis }: { jenis: Payload<'createControlledPaper'>['jenis'] }) {
  if (namesParty(jenis)) return <Text source={input('pihak')} isRequired />
  if (jenis !== 'kontrak_tuk') return null
  return (
    <ReferenceInput source={input('venue_id')} reference="tuk" perPage={1000} sort={{ field: 'name', order: 'ASC' }}>
      <SelectInput optionText="name" isRequired />
    </ReferenceInput>
  )
}

/** A new paper, or the successor of one in force, which then ends with its approval. */
export function PaperCreate() {
  const [query] = useSearchParams()
  const id = Number(query.get('menggantikan'))
  if (!id) return <NewPaper />
  return (
    <Waiting call="getControlledPaper" payload={{ id }}>
      {(former) => <NewPaper former={former} />}
    </Waiting>
  )
}

/** What a successor has in common with the paper that it replaces. */
const ofFormer = ({ id: replaces_id, jenis, judul, pihak, venue_id, owner_id }: Former) => ({
  ...{ replaces_id, jenis, judul, venue_id, owner_id },
  pihak: venue_id === null ? pihak : null,
})

function NewPaper({ former }: { former?: Former }) {
  const { id: owner_id } = useMe()
  return (
    <OfficeCreate<'createControlledPaper'> start={former ? ofFormer(former) : { owner_id }} then="show">
      {former ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Menggantikan {former.judul}, versi {former.versi}. Versi itu berakhir begitu yang baru disetujui orang lain.
        </Alert>
      ) : (
        <SelectInput source={input('jenis')} choices={namedChoices(PAPER_KINDS)} isRequired />
      )}
      <PaperInputs />
    </OfficeCreate>
  )
}
