import ReportIcon from '@mui/icons-material/ReportOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, SelectField, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { ageText } from '../../../../office/display/age.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SANCTION_KINDS, SANCTION_STATES } from '../rules.ts'
import { SanctionShow } from './SanctionShow.tsx'

const KINDS = namedChoices(SANCTION_KINDS)
const STATES = namedChoices(SANCTION_STATES)

type SanctionRow = Row<'listSanction'>

const column = columnOf<'listSanction'>()
const filter = inputOf<'listSanction'>()

const filters = [
  <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
  <SelectInput key="jenis" source={filter('jenis')} choices={KINDS} />,
  <NullableBooleanInput key="dapat_diputus" source={filter('dapat_diputus')} />,
]

const age = ({ opened_at }: SanctionRow): string => ageText(new Date(opened_at), new Date())

/** Shows until when the holder can answer, and whether it is the office's turn. */
const Deadline = ({ row: { status, answer_due, answered_at } }: { row: SanctionRow }) => {
  if (status !== 'diberitahukan' || answer_due === null) return '-'
  const isHeard = answered_at !== null || new Date(answer_due) < new Date()
  return (
    <>
      {shortMoment(answer_due)} {isHeard ? <Chip size="small" color="warning" label="Dapat diputus" /> : null}
    </>
  )
}

const SanctionList = () => (
  <OfficeList<'listSanction'>
    rarely={['no_sertifikasi']}
    sort={{ field: 'opened_at', order: 'DESC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (row) => `${row.no_sertifikasi}, ${row.nama}`,
      second: (row) => (
        <>
          <SelectField source={column('jenis')} choices={KINDS} />,{' '}
          <StateField source={column('status')} choices={STATES} />
          {row.status === 'diberitahukan' ? (
            <>
              , jawaban sampai <Deadline row={row} />
            </>
          ) : null}
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nomor')} disableSort>
      <FunctionField<SanctionRow> render={(row) => row.nomor ?? '-'} />
    </DataTable.Col>
    <DataTable.Col source={column('no_sertifikasi')} disableSort />
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('jenis')} disableSort>
      <SelectField source={column('jenis')} choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('opened_at')}>
      <FunctionField<SanctionRow> render={age} />
    </DataTable.Col>
    <DataTable.Col source={column('answer_due')} disableSort>
      <FunctionField<SanctionRow> render={(row) => <Deadline row={row} />} />
    </DataTable.Col>
  </OfficeList>
)

export const sanctionResources: OfficeResource[] = [
  {
    name: 'sanksi',
    label: 'sanksi',
    group: 'Pemegang sertifikat',
    under: 'sertifikat',
    icon: ReportIcon,
    permission: 'keputusan',
    calls: { list: 'listSanction', get: 'getSanction' },
    readOnly: true,
    title: titleOf<'listSanction'>((row) => row.nomor ?? 'Usul sanksi'),
    fields: {
      nomor: 'Nomor',
      no_sertifikasi: 'Sertifikat',
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
    words: { jenis: KINDS, status: STATES },
    list: SanctionList,
    show: SanctionShow,
  },
]
