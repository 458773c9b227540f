import AssignmentIcon from '@mui/icons-material/AssignmentOutlined'
import FormatQuoteIcon from '@mui/icons-material/FormatQuoteOutlined'
import { Chip } from '@mui/material'
import {
  DataTable,
  FunctionField,
  NullableBooleanInput,
  NumberInput,
  type RaRecord,
  SelectField,
  SelectInput,
} from 'react-admin'
import { ageText } from '../../../../office/age.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { STAGES } from '../rules.ts'
import { ApplicationShow } from './ApplicationShow.tsx'

const STAGE_CHOICES = Object.entries(STAGES)
  .filter(([stage]) => stage !== 'draft')
  .map(([id, { label }]) => ({ id, name: label }))

const filters = [
  <SelectInput key="tahap" source="tahap" choices={STAGE_CHOICES} alwaysOn />,
  <Text key="kategori" source="kategori" />,
  <NullableBooleanInput key="terlambat" source="terlambat" />,
  <NullableBooleanInput key="pesan_baru" source="pesan_baru" />,
]

const Late = ({ record }: { record: RaRecord }) =>
  record['terlambat'] ? <Chip size="small" color="error" label="Lewat target" sx={{ ml: 1 }} /> : null

const Stage = ({ record }: { record: RaRecord }) => (
  <>
    {record['tahap_label']}
    <Late record={record} />
    {record['tenggang'] ? <Chip size="small" color="warning" label="Masa tenggang" sx={{ ml: 1 }} /> : null}
    {record['pesan_baru'] > 0 ? <Chip size="small" label={`${record['pesan_baru']} pesan`} sx={{ ml: 1 }} /> : null}
  </>
)

const waited = (record: RaRecord): string => ageText(new Date(record['tahap_sejak']), new Date())

const ApplicationList = () => (
  <OfficeList
    sort={{ field: 'tahap_sejak', order: 'ASC' }}
    filters={filters}
    begin={{ tahap: 'diajukan' }}
    bulk={false}
    narrow={{
      first: (record) => record['nama'],
      second: (record) => (
        <>
          {record['skema']}, {waited(record)}, <Stage record={record} />
        </>
      ),
    }}
  >
    <DataTable.Col source="nomor" disableSort />
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="skema" disableSort />
    <DataTable.Col source="tanggal_uji" cellClassName="nowrap" disableSort />
    <DataTable.Col source="tahap" disableSort>
      <FunctionField render={(record) => <Stage record={record} />} />
    </DataTable.Col>
    <DataTable.Col source="tahap_sejak">
      <FunctionField render={waited} />
    </DataTable.Col>
    <DataTable.Col source="target" disableSort cellClassName="nowrap" />
    <DataTable.Col source="petugas" disableSort />
  </OfficeList>
)

const REASON_KINDS = namedChoices({
  perbaikan: 'Minta perbaikan',
  penolakan: 'Penolakan permohonan',
  pembayaran: 'Penolakan bukti bayar',
  pembatalan: 'Pembatalan',
  laporan: 'Perbaikan laporan kinerja',
  kegiatan: 'Perbaikan kegiatan pemeliharaan',
})

const ReasonList = () => (
  <OfficeList
    sort={{ field: 'urutan', order: 'ASC' }}
    filters={[<SelectInput key="jenis" source="jenis" choices={REASON_KINDS} />]}
    narrow={{ first: (reason) => reason['isi'], second: (reason) => reason['jenis'] }}
  >
    <DataTable.Col source="jenis">
      <SelectField source="jenis" choices={REASON_KINDS} />
    </DataTable.Col>
    <DataTable.Col source="isi" />
    <DataTable.NumberCol source="urutan" />
  </OfficeList>
)

const reasonFields = (
  <>
    <SelectInput source="jenis" choices={REASON_KINDS} isRequired />
    <LongText source="isi" isRequired helperText="Kalimat lengkap yang mengatakan apa yang perlu dilakukan." />
    <NumberInput source="urutan" min={0} />
  </>
)

export const applicationResources: OfficeResource[] = [
  {
    name: 'permohonan',
    label: 'permohonan',
    group: 'Permohonan',
    icon: AssignmentIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    readOnly: true,
    title: (application) => application['nomor'] ?? 'Permohonan',
    fields: {
      nomor: 'Nomor',
      nama: 'Nama',
      skema: 'Skema',
      tanggal_uji: 'Tanggal uji',
      tahap: 'Tahap',
      tahap_sejak: 'Menunggu',
      target: 'Target',
      petugas: 'Petugas',
      kategori: 'Kategori',
      terlambat: 'Lewat target',
      pesan_baru: 'Ada pesan baru',
      alasan: 'Alasan, dikirim kepada pemohon',
      catatan: 'Catatan, tampil kepada pemohon',
      schedule_id: 'Jadwal baru',
      handler_id: 'Petugas',
      isi: 'Pesan',
    },
    list: ApplicationList,
    show: ApplicationShow,
  },
  {
    name: 'alasan',
    label: 'templat alasan',
    group: 'Permohonan',
    icon: FormatQuoteIcon,
    permission: 'verifikasi',
    readableBy: 'administrator',
    title: 'isi',
    fields: { jenis: 'Dipakai untuk', isi: 'Kalimat', urutan: 'Urutan' },
    list: ReasonList,
    create: () => <OfficeCreate start={{ urutan: 0 }}>{reasonFields}</OfficeCreate>,
    edit: () => <OfficeEdit>{reasonFields}</OfficeEdit>,
  },
]
