import AutoDeleteIcon from '@mui/icons-material/AutoDeleteOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { BooleanField, DataTable, FunctionField, type HttpError, SelectInput, useNotify, useRefresh } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { office, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortDay, shortMoment } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { countsInWords } from '../rules.ts'

export { deletionResources } from './deletion-resources.tsx'

type Run = Row<'listRetentionRun'>

const column = columnOf<'listRetentionRun'>()
const filter = inputOf<'listRetentionRun'>()

const KINDS = [
  { id: 'false', name: 'Penghapusan' },
  { id: 'true', name: 'Percobaan' },
]

/** Counts what the next night will remove; its row comes first in the list. */
function Trial() {
  const { permissions } = useMe()
  const [isRunning, setIsRunning] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const run = async () => {
    setIsRunning(true)
    try {
      const trial = await office.tryRetention()
      notify(`Malam ${longDay(trial.tanggal)}, akan dihapus: ${countsInWords(trial)}.`, { type: 'info' })
      refresh()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <Box sx={{ pt: 2 }}>
      <Typography sx={{ mb: 1, maxWidth: '65ch' }}>
        Setiap malam, isi permohonan dan pindaian KTP yang sudah lewat masa simpannya dihapus, kecuali selama ada kasus
        terbuka. Lamanya diatur pada Pengaturan. Sertifikat, keputusan, dan catatan audit tidak pernah dihapus.
      </Typography>
      {permissions.includes('pengguna') ? (
        <Button variant="outlined" disabled={isRunning} onClick={run}>
          Coba tanpa menghapus
        </Button>
      ) : null}
    </Box>
  )
}

const RunList = () => (
  <>
    <Trial />
    <OfficeList<'listRetentionRun'>
      sort={{ field: 'id', order: 'DESC' }}
      filters={[<SelectInput key="coba" source={filter('coba')} choices={KINDS} />]}
      searchable={false}
      bulk={false}
      narrow={{
        first: (run) => `${shortDay(run.tanggal)}${run.coba ? ' (percobaan)' : ''}`,
        second: (run) => countsInWords(run),
      }}
    >
      <DataTable.Col source={column('tanggal')} disableSort>
        <DayField source={column('tanggal')} />
      </DataTable.Col>
      <DataTable.Col source={column('coba')} disableSort>
        <BooleanField source={column('coba')} />
      </DataTable.Col>
      <DataTable.Col source={column('started_at')} disableSort>
        <FunctionField<Run> source={column('started_at')} render={(run) => shortMoment(run.started_at)} />
      </DataTable.Col>
      <DataTable.NumberCol source={column('permohonan')} disableSort />
      <DataTable.NumberCol source={column('ditolak')} disableSort />
      <DataTable.NumberCol source={column('ktp')} disableSort />
      <DataTable.NumberCol source={column('ditahan')} disableSort />
      <DataTable.NumberCol source={column('gagal')} disableSort />
    </OfficeList>
  </>
)

export const retentionResources: OfficeResource[] = [
  {
    name: 'masa-simpan',
    label: 'masa simpan data',
    group: 'Data dan cadangan',
    icon: AutoDeleteIcon,
    readableBy: 'administrator',
    readOnly: true,
    calls: { list: 'listRetentionRun' },
    title: titleOf<'listRetentionRun'>('tanggal'),
    fields: {
      tanggal: 'Malam',
      coba: 'Percobaan',
      started_at: 'Dimulai',
      permohonan: 'Isi permohonan',
      ditolak: 'Isi yang tidak berhasil',
      ktp: 'Pindaian KTP',
      ditahan: 'Ditahan',
      gagal: 'Gagal',
    },
    list: RunList,
  },
]
