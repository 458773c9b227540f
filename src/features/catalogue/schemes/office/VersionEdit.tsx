import { Alert } from '@mui/material'
import { BooleanInput, EditBase, SelectInput, Title, useRecordContext } from 'react-admin'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { choicesOf, namedChoices } from '../../../../office/display/choices.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { DocumentInput } from '../../../../office/inputs/DocumentInput.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { RichTextInput } from '../../../../office/inputs/RichTextInput.tsx'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { HOURS, MOST_POINTS, OFFERED_KINDS } from '../activity-rules.ts'
import { BlueprintInputs } from './BlueprintInputs.tsx'
import { FillMethods, MethodKindInputs, UnitMethodsInput } from './MethodInputs.tsx'
import { NextVersionButton, PublicationActions, ReviewNotice } from './Publication.tsx'
import { VersionView } from './VersionView.tsx'

const KINDS = namedChoices(OFFERED_KINDS)
const DEGREES = choicesOf(['D3', 'D4/S1', 'S2', 'S3'])
const PICTURE = 16 / 9

type Version = Answer<'getSchemeVersion'>
type Form = Payload<'updateSchemeVersion'>

const input = inputOf<'updateSchemeVersion'>()
const requirement = itemOf<NonNullable<Form['persyaratan']>[number]>()
const unit = itemOf<NonNullable<Form['unit_kompetensi']>[number]>()

/** A draft can be edited; a published version is shown, and leads to the next one. */
export const VersionEdit = () => (
  <EditBase>
    <ByState />
  </EditBase>
)

function ByState() {
  const version = useRecordContext<Version>()
  if (!version) return null
  return version.published_at ? <Published name={`${version.name} (versi ${version.versi})`} /> : <Draft />
}

const Published = ({ name }: { name: string }) => (
  <>
    <Title title={`Versi skema: ${name}`} />
    <Alert severity="info" sx={{ mt: 2, flexWrap: 'wrap' }} action={<NextVersionButton />}>
      Versi yang sudah terbit tidak dapat diubah.
    </Alert>
    <ReviewNotice />
    <VersionView />
  </>
)

/** The worth of a maintenance activity; other schemes have none. */
function Worth() {
  if (useRecordContext<Version>()?.jenis !== 'pemeliharaan') return null
  return (
    <>
      <Part>Nilai kegiatan</Part>
      <SelectInput source={input('jenis_kegiatan')} choices={KINDS} isRequired />
      <NumberInput source={input('jam_pelajaran')} least={HOURS.least} most={HOURS.most} isRequired />
      <NumberInput source={input('poin')} least={0} most={MOST_POINTS} isRequired />
    </>
  )
}

/** Nobody is asked for anything before an activity of maintenance. */
function AskedOfPerson() {
  if (useRecordContext<Version>()?.jenis === 'pemeliharaan') return null
  return (
    <>
      <Part>Prasyarat</Part>
      <SelectInput source={input('min_pendidikan')} choices={DEGREES} emptyText="Tidak disyaratkan" />
      <NumberInput source={input('min_pengalaman_tahun')} least={0} />
      <NumberInput source={input('min_dokumen_amdal')} least={0} />
      <BooleanInput
        source={input('wajib_atpa')}
        helperText="Harus tercatat di daftar pemegang dan berlaku pada hari permohonan dikirim. Untuk menilai sertifikat lembaga lain, tambahkan persyaratan berkas."
      />
    </>
  )
}

const Draft = () => (
  <OfficeEdit above={<PublicationActions />}>
    <Text source={input('name')} isRequired />
    <Text source={input('durasi')} helperText="Misalnya: 2 hari." />
    <NumberInput
      source={input('registration_fee')}
      least={0}
      helperText="Boleh kosong selama draf; sebelum terbit harus diisi, 0 bila tanpa biaya."
    />
    <RichTextInput source={input('description')} required />
    <PictureInput source={input('image')} ratio={PICTURE} />
    <DocumentInput source={input('detail_pelatihan')} />
    <AskedOfPerson />
    <Worth />
    <Part>Isi skema</Part>
    <Rows source={input('persyaratan')}>
      <Text source={requirement('nama')} />
      <LongText source={requirement('keterangan')} minRows={1} />
      <BooleanInput source={requirement('wajib')} defaultValue />
    </Rows>
    <Part>Rencana uji</Part>
    <TextLines source={input('metode_uji')} />
    <MethodKindInputs source={input('jenis_metode')} />
    <Rows source={input('unit_kompetensi')} inline={false}>
      <Text source={unit('judul')} />
      <UnitMethodsInput source={unit('metode')} />
      <TextLines source={unit('kuk')} minRows={1} helperText="Satu kriteria unjuk kerja per baris; boleh kosong." />
    </Rows>
    <FillMethods />
    <Part>Kisi-kisi ujian tulis</Part>
    <BlueprintInputs />
  </OfficeEdit>
)
