import ReportIcon from '@mui/icons-material/ReportOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { ageText } from '../../../../office/age.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SANCTION_KINDS, SANCTION_STATES } from '../rules.ts'
import { SanctionShow } from './SanctionShow.tsx'

const KINDS = namedChoices(SANCTION_KINDS)
const STATES = namedChoices(SANCTION_STATES)

const filters = [
  <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
  <SelectInput key="jenis" source="jenis" choices={KINDS} />,
  <NullableBooleanInput key="dapat_diputus" source="dapat_diputus" />,
]

const age = (row: RaRecord): string => ageText(new Date(row['opened_at']), new Date())

/** Until when the holder can answer, and whether it is the office's turn. */
const Deadline = ({ row }: { row: RaRecord }) => {
  if (row['status'] !== 'diberitahukan') return '-'
  const isHeard = row['answered_at'] !== null || new Date(row['answer_due']) < new Date()
  return (
    <>
      {momentText(row['answer_due'])} {isHeard ? <Chip size="small" color="warning" label="Dapat diputus" /> : null}
    </>
  )
}

const SanctionList = () => (
  <OfficeList
    sort={{ field: 'opened_at', order: 'DESC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (row) => `${row['no_sertifikat']}, ${row['nama']}`,
      second: (row) => (
        <>
          <SelectField source="jenis" choices={KINDS} />, <SelectField source="status" choices={STATES} />
          {row['status'] === 'diberitahukan' ? (
            <>
              , jawaban sampai <Deadline row={row} />
            </>
          ) : null}
        </>
      ),
    }}
  >
    <DataTable.Col source="nomor" disableSort>
      <FunctionField render={(row) => row['nomor'] ?? '-'} />
    </DataTable.Col>
    <DataTable.Col source="no_sertifikat" disableSort />
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="jenis" disableSort>
      <SelectField source="jenis" choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <SelectField source="status" choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source="opened_at">
      <FunctionField render={age} />
    </DataTable.Col>
    <DataTable.Col source="answer_due" disableSort>
      <FunctionField render={(row) => <Deadline row={row} />} />
    </DataTable.Col>
  </OfficeList>
)

export const sanctionResources: OfficeResource[] = [
  {
    name: 'sanksi',
    label: 'sanksi',
    group: 'Pemegang sertifikat',
    icon: ReportIcon,
    permission: 'keputusan',
    readOnly: true,
    title: (row) => row['nomor'] ?? 'Usul sanksi',
    fields: {
      nomor: 'Nomor',
      no_sertifikat: 'Sertifikat',
      nama: 'Pemegang',
      jenis: 'Jenis',
      alasan: 'Alasan',
      uraian: 'Uraian, dikirim kepada pemegang',
      status: 'Keadaan',
      opened_at: 'Umur',
      answer_due: 'Batas jawaban',
      dapat_diputus: 'Dapat diputus',
      putusan: 'Putusan, dikirim kepada pemegang',
      tugas: 'Tugas sebelum dipulihkan',
      tidak_terlibat: 'Saya tidak menguji, tidak memutuskan sertifikat ini, dan tidak berhubungan dengan pemegangnya',
    },
    list: SanctionList,
    show: SanctionShow,
  },
]
