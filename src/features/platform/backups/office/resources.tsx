import BackupIcon from '@mui/icons-material/BackupOutlined'
import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { BACKUP_ORIGIN_NAMES, BACKUP_STATE_NAMES, isUnderWay, sizeInWords, trialInWords } from '../rules.ts'
import { BackupPlanEdit } from './BackupPlanEdit.tsx'
import { StartBackup } from './StartBackup.tsx'

type Backup = Row<'listBackup'>

const column = columnOf<'listBackup'>()
const filter = inputOf<'listBackup'>()

const HOUR_MS = 3_600_000

function ageInWords({ at }: Backup): string {
  const hours = Math.floor((Date.now() - Date.parse(at)) / HOUR_MS)
  return hours < 48 ? `${hours} jam` : `${Math.floor(hours / 24)} hari`
}

const stateInWords = ({ status, removed_at }: Backup): string =>
  removed_at ? 'Sudah dihapus menurut rencana' : BACKUP_STATE_NAMES[status]

const whereabouts = ({ place, nama }: Backup): string => [place, nama].filter((part) => part !== null).join('/')

const BackupList = () => (
  <>
    <StartBackup />
    <OfficeList<'listBackup'>
      rarely={['asal', 'nama']}
      sort={{ field: 'id', order: 'DESC' }}
      filters={[<SelectInput key="status" source={filter('status')} choices={namedChoices(BACKUP_STATE_NAMES)} />]}
      bulk={false}
      searchable={false}
      follows={isUnderWay}
      narrow={{
        first: (backup) => `${shortMoment(backup.at)}: ${stateInWords(backup)}`,
        second: (backup) =>
          [sizeInWords(backup.bytes), trialInWords(backup, shortMoment), backup.catatan].filter(Boolean).join('. '),
      }}
    >
      <DataTable.Col source={column('at')} disableSort>
        <FunctionField<Backup> source={column('at')} render={({ at }) => shortMoment(at)} />
      </DataTable.Col>
      <DataTable.Col label="Umur">
        <FunctionField<Backup> render={ageInWords} />
      </DataTable.Col>
      <DataTable.Col source={column('status')} disableSort>
        <FunctionField<Backup> source={column('status')} render={stateInWords} />
      </DataTable.Col>
      <DataTable.Col source={column('asal')} disableSort>
        <FunctionField<Backup> source={column('asal')} render={({ asal }) => BACKUP_ORIGIN_NAMES[asal]} />
      </DataTable.Col>
      <DataTable.Col source={column('nama')} disableSort>
        <FunctionField<Backup> source={column('nama')} render={whereabouts} sx={{ overflowWrap: 'anywhere' }} />
      </DataTable.Col>
      <DataTable.Col source={column('bytes')} disableSort>
        <FunctionField<Backup> source={column('bytes')} render={({ bytes }) => sizeInWords(bytes)} />
      </DataTable.Col>
      <DataTable.Col source={column('verified_at')} disableSort>
        <FunctionField<Backup> source={column('verified_at')} render={(backup) => trialInWords(backup, shortMoment)} />
      </DataTable.Col>
      <DataTable.Col source={column('catatan')} disableSort />
    </OfficeList>
  </>
)

export const backupResources: OfficeResource[] = [
  {
    name: 'cadangan',
    label: 'cadangan',
    group: 'Data dan cadangan',
    icon: BackupIcon,
    permission: 'pengguna',
    readOnly: true,
    calls: { list: 'listBackup' },
    title: titleOf<'listBackup'>((backup) => `no. ${backup.id}`),
    fields: {
      at: 'Dimulai',
      status: 'Keadaan',
      asal: 'Diminta oleh',
      nama: 'Arsip',
      bytes: 'Ukuran',
      verified_at: 'Uji pemulihan',
      catatan: 'Catatan',
    },
    list: BackupList,
  },
  {
    name: 'rencana-cadangan',
    label: 'rencana cadangan',
    group: 'Data dan cadangan',
    icon: EventRepeatIcon,
    permission: 'pengguna',
    single: true,
    calls: {
      list: 'listBackupPlan',
      get: 'getBackupPlan',
      update: 'updateBackupPlan',
      history: 'historyBackupPlan',
    },
    title: titleOf<'listBackupPlan'>(() => 'waktu, tempat, dan jumlahnya'),
    fields: {
      aktif: 'Buat cadangan setiap hari',
      jam: 'Sejak jam',
      tujuan: 'Tempat',
      folder: 'Folder',
      endpoint: 'Alamat server S3',
      region: 'Region',
      bucket: 'Bucket',
      prefix: 'Folder dalam bucket',
      access_key: 'Kunci akses',
      secret_key: 'Kunci rahasia',
      has_key: 'Kunci S3 tersimpan',
      harian: 'Harian',
      mingguan: 'Mingguan',
      bulanan: 'Bulanan',
    },
    edit: BackupPlanEdit,
  },
]
