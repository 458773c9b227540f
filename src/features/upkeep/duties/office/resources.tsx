import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import EventNoteIcon from '@mui/icons-material/EventNoteOutlined'
import { Link } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput } from 'react-admin'
import { office, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortDay, shortMoment } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'
import { officeTo } from '../../../../office-paths.ts'

type DutyRow = Row<'listOpenDuty'>

const column = columnOf<'listOpenDuty'>()
const filter = inputOf<'listOpenDuty'>()

const filters = [
  <NullableBooleanInput key="terlapor" source={filter('terlapor')} alwaysOn />,
  <NullableBooleanInput key="terpelihara" source={filter('terpelihara')} alwaysOn />,
]

const Certificate = ({ row }: { row: DutyRow }) => (
  <Link href={officeTo.show('sertifikat', row.certificate_id)}>{row.no_sertifikasi}</Link>
)

function timeLeft({ hari }: DutyRow): string {
  if (hari === 0) return 'Hari ini'
  return hari > 0 ? `Lewat ${hari} hari` : `${-hari} hari lagi`
}

const missingDuties = ({ terlapor, terpelihara }: DutyRow): string =>
  [...(terlapor ? [] : ['Laporan']), ...(terpelihara ? [] : ['pemeliharaan'])].join(' dan ').replace(/^p/, 'P')

const reminderMoment = ({ reminded_at }: DutyRow): string => (reminded_at ? shortMoment(reminded_at) : '-')

const remind = (
  <SelectionButton
    label="Ingatkan pemegang"
    icon={<AlarmIcon />}
    verb="diingatkan"
    question="Pemegang menerima pengingat kewajiban melalui email; yang sudah diingatkan dalam 24 jam terakhir dilewati."
    act={(ids) => office.remindDuties({ ids })}
  />
)

const DutyList = () => (
  <OfficeList<'listOpenDuty'>
    rarely={['no_sertifikasi']}
    sort={{ field: 'jatuh_tempo', order: 'ASC' }}
    filters={filters}
    none="Tidak ada kewajiban yang mendekati batasnya"
    bulk={remind}
    narrow={{
      first: (row) => `${row.nama}, tahun ke-${row.ke}`,
      second: (row) => (
        <>
          <Certificate row={row} />, {missingDuties(row).toLowerCase()}, jatuh tempo {shortDay(row.jatuh_tempo)},{' '}
          {timeLeft(row).toLowerCase()}
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('no_sertifikasi')} disableSort>
      <FunctionField<DutyRow> render={(row) => <Certificate row={row} />} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('ke')} disableSort />
    <DataTable.Col source={column('terlapor')} disableSort>
      <FunctionField<DutyRow> render={missingDuties} />
    </DataTable.Col>
    <DataTable.Col source={column('jatuh_tempo')}>
      <DayField source={column('jatuh_tempo')} />
    </DataTable.Col>
    <DataTable.Col source={column('hari')} disableSort>
      <FunctionField<DutyRow> render={timeLeft} />
    </DataTable.Col>
    <DataTable.Col source={column('reminded_at')} disableSort>
      <FunctionField<DutyRow> render={reminderMoment} />
    </DataTable.Col>
  </OfficeList>
)

export const dutyResources: OfficeResource[] = [
  {
    name: 'kewajiban',
    label: 'kewajiban jatuh tempo',
    group: 'Kewajiban tahunan',
    icon: EventNoteIcon,
    permission: 'verifikasi',
    calls: { list: 'listOpenDuty' },
    title: titleOf<'listOpenDuty'>((row) => `${row.no_sertifikasi}, tahun ke-${row.ke}`),
    readOnly: true,
    fields: {
      nama: 'Nama',
      no_sertifikasi: 'Nomor sertifikat',
      ke: 'Tahun ke-',
      terlapor: 'Laporan masuk',
      terpelihara: 'Pemeliharaan terpenuhi',
      jatuh_tempo: 'Jatuh tempo',
      hari: 'Sisa waktu',
      reminded_at: 'Diingatkan',
    },
    list: DutyList,
  },
]
