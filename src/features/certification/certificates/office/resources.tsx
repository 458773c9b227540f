import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { DataTable, DateInput, FunctionField, NullableBooleanInput, type RaRecord, SelectInput } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { CERTIFICATE_STATES, KEPT_STATES } from '../rules.ts'
import { CertificateShow } from './CertificateShow.tsx'
import { StateChip } from './StateChip.tsx'

const KEPT_CHOICES = namedChoices(Object.fromEntries(KEPT_STATES.map((state) => [state, CERTIFICATE_STATES[state]])))

const filters = [
  <SelectInput key="status" source="status" choices={KEPT_CHOICES} alwaysOn />,
  <Text key="kualifikasi" source="kualifikasi" />,
  <NullableBooleanInput key="lewat_pembekuan" source="lewat_pembekuan" />,
  <DateInput key="berakhir_sebelum" source="berakhir_sebelum" />,
]

const State = ({ record }: { record: RaRecord }) => <StateChip state={record['status_sertifikat']} />

const CertificateList = () => (
  <OfficeList
    sort={{ field: 'issued_at', order: 'DESC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (record) => record['nama'],
      second: (record) => (
        <>
          {record['nomor']} <State record={record} />
        </>
      ),
    }}
  >
    <DataTable.Col source="nomor" />
    <DataTable.Col source="nama" />
    <DataTable.Col source="kualifikasi" disableSort />
    <DataTable.Col source="no_registrasi" disableSort />
    <DataTable.Col source="status" disableSort>
      <FunctionField render={(record) => <State record={record} />} />
    </DataTable.Col>
    <DataTable.Col source="valid_until" cellClassName="nowrap" />
    <DataTable.Col source="issued_at">
      <FunctionField render={(record) => momentText(record['issued_at'])} />
    </DataTable.Col>
  </OfficeList>
)

export const certificateResources: OfficeResource[] = [
  {
    name: 'sertifikat',
    label: 'sertifikat',
    group: 'Pemegang sertifikat',
    icon: WorkspacePremiumIcon,
    permission: 'keputusan',
    readableBy: 'administrator',
    readOnly: true,
    title: 'nomor',
    fields: {
      nomor: 'Nomor',
      nama: 'Pemegang',
      kualifikasi: 'Kualifikasi',
      no_registrasi: 'Nomor registrasi kementerian',
      status: 'Keadaan',
      valid_until: 'Berlaku sampai',
      issued_at: 'Terbit',
      lewat_pembekuan: 'Pembekuan lewat batasnya',
      berakhir_sebelum: 'Berakhir sebelum',
      alasan: 'Alasan',
    },
    list: CertificateList,
    show: CertificateShow,
  },
]
