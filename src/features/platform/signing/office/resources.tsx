import DrawIcon from '@mui/icons-material/DrawOutlined'
import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { Alert } from '@mui/material'
import { DataTable, FunctionField, SelectInput, useRecordContext } from 'react-admin'
import type { Answer, Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { OpenChange } from '../../pending-changes/office/parts/PendingChange.tsx'
import { SIGNING_KINDS, SIGNING_LEVELS } from '../rules.ts'
import { InstallSigner } from './InstallSigner.tsx'

type Certificate = Row<'listSigningCertificate'>

const column = columnOf<'listSigningCertificate'>()
const input = inputOf<'updateSigningPlan'>()

const stateInWords = ({ jenis, retired_at, sebab_berhenti }: Certificate): string => {
  if (retired_at) return `Diganti ${shortMoment(retired_at)}`
  if (sebab_berhenti) return `Berhenti. ${sebab_berhenti}`
  return jenis === 'akar' ? 'Akar yang berlaku' : 'Menandatangani sekarang'
}

const SigningCertificateList = () => (
  <>
    <InstallSigner />
    <OfficeList<'listSigningCertificate'>
      rarely={['penerbit']}
      sort={{ field: 'id', order: 'DESC' }}
      bulk={false}
      searchable={false}
      narrow={{
        first: (certificate) => `${certificate.nama}: ${stateInWords(certificate)}`,
        second: ({ jenis, penerbit, valid_until }) =>
          `${SIGNING_KINDS[jenis]}. Penerbit ${penerbit}. Berakhir ${shortMoment(valid_until)}.`,
      }}
    >
      <DataTable.Col source={column('nama')} disableSort />
      <DataTable.Col source={column('jenis')} disableSort>
        <FunctionField<Certificate> source={column('jenis')} render={({ jenis }) => SIGNING_KINDS[jenis]} />
      </DataTable.Col>
      <DataTable.Col source={column('penerbit')} disableSort />
      <DataTable.Col source={column('valid_from')} disableSort>
        <FunctionField<Certificate> source={column('valid_from')} render={(one) => shortMoment(one.valid_from)} />
      </DataTable.Col>
      <DataTable.Col source={column('valid_until')} disableSort>
        <FunctionField<Certificate> source={column('valid_until')} render={(one) => shortMoment(one.valid_until)} />
      </DataTable.Col>
      <DataTable.Col label="Keadaan">
        <FunctionField<Certificate> render={stateInWords} />
      </DataTable.Col>
    </OfficeList>
  </>
)

function WaitingPapers() {
  const waiting = useRecordContext<Answer<'getSigningPlan'>>()?.menunggu
  if (!waiting) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {waiting.jumlah} dokumen menunggu tanda tangan. {waiting.sebab} Dokumen dicoba lagi setiap lima menit.
    </Alert>
  )
}

const SigningPlanEdit = () => (
  <OfficeEdit kept above={<OpenChange />}>
    <WaitingPapers />
    <SelectInput source={input('tingkat')} choices={namedChoices(SIGNING_LEVELS)} />
    <Text
      source={input('alamat_tsa')}
      helperText="Alamat RFC 3161 penyedia stempel waktu. Boleh kosong untuk tingkat B-B."
    />
    <LongText
      source={input('sertifikat_tsa')}
      helperText="Sertifikat penyedia itu atau penerbitnya (PEM). Kosong: stempel diterima dari penyedia yang dijamin otoritas umum."
    />
  </OfficeEdit>
)

export const signingResources: OfficeResource[] = [
  {
    name: 'sertifikat-penandatangan',
    label: 'sertifikat penandatangan',
    group: 'Dokumen dan tanda tangan',
    icon: WorkspacePremiumIcon,
    permission: 'pengguna',
    readOnly: true,
    calls: { list: 'listSigningCertificate' },
    title: titleOf<'listSigningCertificate'>(({ nama }) => nama),
    fields: {
      nama: 'Nama',
      jenis: 'Asal',
      penerbit: 'Penerbit',
      valid_from: 'Berlaku sejak',
      valid_until: 'Berlaku sampai',
      sha256: 'Sidik SHA-256',
      created_at: 'Dipasang',
      retired_at: 'Diganti',
      sebab_berhenti: 'Berhenti karena',
    },
    words: { jenis: namedChoices(SIGNING_KINDS) },
    list: SigningCertificateList,
  },
  {
    name: 'penandatanganan',
    label: 'penandatanganan',
    group: 'Dokumen dan tanda tangan',
    icon: DrawIcon,
    permission: 'pengguna',
    single: true,
    calls: {
      list: 'listSigningPlan',
      get: 'getSigningPlan',
      update: 'updateSigningPlan',
      history: 'historySigningPlan',
    },
    title: titleOf<'listSigningPlan'>(() => 'tingkat dan stempel waktu'),
    fields: {
      tingkat: 'Tingkat tanda tangan',
      alamat_tsa: 'Alamat stempel waktu',
      sertifikat_tsa: 'Sertifikat stempel waktu',
    },
    edit: SigningPlanEdit,
  },
]
