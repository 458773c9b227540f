import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { DataTable, DateInput, FunctionField, NullableBooleanInput, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortMoment } from '../../../../office/display/moment.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { CERTIFICATE_STATES, STORED_STATES } from '../rules.ts'
import { CertificateShow } from './CertificateShow.tsx'
import { StateChip } from './StateChip.tsx'

const STORED_CHOICES = namedChoices(
  Object.fromEntries(STORED_STATES.map((state) => [state, CERTIFICATE_STATES[state]])),
)

const filter = inputOf<'listCertificate'>()
const column = columnOf<'listCertificate'>()

const filters = [
  <SelectInput key="status" source={filter('status')} choices={STORED_CHOICES} alwaysOn />,
  <Text key="kualifikasi" source={filter('kualifikasi')} />,
  <NullableBooleanInput key="lewat_pembekuan" source={filter('lewat_pembekuan')} />,
  <NullableBooleanInput key="cetak_ulang" source={filter('cetak_ulang')} />,
  <NullableBooleanInput key="tugas_selesai" source={filter('tugas_selesai')} />,
  <DateInput key="berakhir_sebelum" source={filter('berakhir_sebelum')} />,
]

const CertificateList = () => (
  <OfficeList<'listCertificate'>
    rarely={['no_registrasi', 'issued_at']}
    sort={{ field: 'issued_at', order: 'DESC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: ({ nama }) => nama,
      second: ({ no_sertifikasi, status_sertifikat }) => (
        <>
          {no_sertifikasi} <StateChip state={status_sertifikat} />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('no_sertifikasi')} />
    <DataTable.Col source={column('nama')} />
    <DataTable.Col source={column('kualifikasi')} disableSort />
    <DataTable.Col source={column('no_registrasi')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <FunctionField<Row<'listCertificate'>>
        render={({ status_sertifikat }) => <StateChip state={status_sertifikat} />}
      />
    </DataTable.Col>
    <DataTable.Col source={column('valid_until')}>
      <DayField source={column('valid_until')} />
    </DataTable.Col>
    <DataTable.Col source={column('issued_at')}>
      <FunctionField<Row<'listCertificate'>> render={({ issued_at }) => shortMoment(issued_at)} />
    </DataTable.Col>
  </OfficeList>
)

export const certificateResources: OfficeResource[] = [
  {
    name: 'sertifikat',
    people: true,
    label: 'sertifikat',
    group: 'Pemegang sertifikat',
    icon: WorkspacePremiumIcon,
    permission: 'keputusan',
    readableBy: 'administrator',
    calls: { list: 'listCertificate', get: 'getOfficeCertificate' },
    readOnly: true,
    title: titleOf<'listCertificate'>('no_sertifikasi'),
    fields: {
      no_sertifikasi: 'Nomor',
      nama: 'Pemegang',
      kualifikasi: 'Kualifikasi',
      no_registrasi: 'Nomor registrasi kementerian',
      status: 'Keadaan',
      valid_from: 'Berlaku mulai',
      valid_until: 'Berlaku sampai',
      issued_at: 'Terbit',
      lewat_pembekuan: 'Pembekuan lewat batasnya',
      berakhir_sebelum: 'Berakhir sebelum',
      cetak_ulang: 'Perlu dicetak ulang',
      tugas_selesai: 'Tugas pemulihan selesai',
      alasan: 'Alasan',
    },
    words: { status: STORED_CHOICES },
    list: CertificateList,
    show: CertificateShow,
  },
]
