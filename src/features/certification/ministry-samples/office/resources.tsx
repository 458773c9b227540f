import CasinoIcon from '@mui/icons-material/CasinoOutlined'
import { DataTable, FunctionField } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf } from '../../../../office/calls/fields.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { DrawSample } from './DrawSample.tsx'
import { SampleShow } from './SampleShow.tsx'

type Sample = Row<'listMinistrySample'>

const column = columnOf<'listMinistrySample'>()
const period = ({ dari, sampai }: Pick<Sample, 'dari' | 'sampai'>): string => dayRange(dari, sampai)

const SampleList = () => (
  <OfficeList<'listMinistrySample'>
    main="dari"
    sort={{ field: 'drawn_at', order: 'DESC' }}
    bulk={false}
    searchable={false}
    begins={<DrawSample />}
    none="Belum ada sampel. Kementerian mengundinya sendiri, lalu membaca jejak setiap sertifikat yang terundi."
    narrow={{ first: period, second: ({ ukuran, populasi }) => `${ukuran} diminta dari ${populasi}` }}
  >
    <DataTable.Col source={column('dari')} label="Masa" disableSort>
      <FunctionField<Sample> render={period} />
    </DataTable.Col>
    <DataTable.Col source={column('kualifikasi')} disableSort>
      <FunctionField<Sample> render={({ kualifikasi }) => kualifikasi ?? 'Semua'} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('ukuran')} disableSort />
    <DataTable.NumberCol source={column('populasi')} disableSort />
    <DataTable.Col source={column('drawn_at')}>
      <FunctionField<Sample> render={({ drawn_at, drawn_by_name }) => `${shortMoment(drawn_at)}, ${drawn_by_name}`} />
    </DataTable.Col>
  </OfficeList>
)

export const ministrySampleResources: OfficeResource[] = [
  {
    name: 'sampel-kementerian',
    label: 'sampel kementerian',
    group: 'Pemegang sertifikat',
    under: 'sertifikat',
    icon: CasinoIcon,
    permission: 'verifikasi',
    calls: { list: 'listMinistrySample', get: 'getMinistrySample' },
    readOnly: true,
    title: titleOf<'listMinistrySample'>(period),
    fields: {
      dari: 'Dari tanggal',
      sampai: 'Sampai tanggal',
      kualifikasi: 'Kualifikasi',
      ukuran: 'Diminta',
      populasi: 'Dari sertifikat',
      drawn_at: 'Diundi',
      drawn_by_name: 'Diundi oleh',
    },
    list: SampleList,
    show: SampleShow,
  },
]
