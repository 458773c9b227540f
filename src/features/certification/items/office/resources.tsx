import DatasetIcon from '@mui/icons-material/DatasetOutlined'
import QuizIcon from '@mui/icons-material/QuizOutlined'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Button, DataTable, SelectField, SelectInput } from 'react-admin'
import { Link } from 'react-router'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { ExportMenu } from '../../../../office/export/ExportMenu.tsx'
import { SelectionExport } from '../../../../office/export/SelectionExport.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { LEVEL_NAMES } from '../../../catalogue/schemes/level-rules.ts'
import { ITEM_STATES } from '../state-rules.ts'
import { ItemExport } from './ItemExport.tsx'
import { ItemCreate, ItemEdit } from './ItemForm.tsx'
import { ItemImport } from './ItemImport.tsx'
import { ItemPage } from './ItemPage.tsx'
import { ITEM_QUEUE, KINDS, LEVEL_CHOICES, STATES, TONES } from './item-words.ts'
import { BankGate } from './parts/BankGate.tsx'
import { StimulusCreate, StimulusEdit, StimulusList, StimulusPage } from './StimulusScreens.tsx'
import { UnitInput } from './UnitInput.tsx'

const column = columnOf<'listItem'>()
const filter = inputOf<'listItem'>()

const WAITING = namedChoices({
  tulis: 'Rancangan saya',
  telaah: 'Menunggu telaah saya',
  rilis: 'Menunggu rilis saya',
  koreksi: 'Koreksi kunci menunggu saya',
})

const filters = [
  <UnitInput key="unit" source={filter('unit')} />,
  <SelectInput key="tingkat" source={filter('tingkat')} choices={LEVEL_CHOICES} />,
  <SelectInput key="jenis" source={filter('jenis')} choices={KINDS} />,
  <SelectInput key="status" source={filter('status')} choices={STATES} />,
  <SelectInput key="menunggu" source={filter('menunggu')} choices={WAITING} />,
]

const stateOf = ({ tingkat, status }: Row<'listItem'>): string =>
  `${LEVEL_NAMES[tingkat]}, ${ITEM_STATES[status].toLowerCase()}`

/** Ways to begin besides writing one item. */
const Begins = () => (
  <>
    <BeginQueue queue={ITEM_QUEUE} permission="soal" />
    <Button component={Link} to="/impor-soal" label="Impor">
      <UploadFileIcon />
    </Button>
  </>
)

const SelectionWays = () => (
  <>
    <SelectionExport />
    <ItemExport isSelection />
  </>
)

const ItemList = () => (
  <BankGate>
    <OfficeList<'listItem'>
      rarely={['versi']}
      sort={{ field: 'giliran', order: 'ASC' }}
      filters={filters}
      bulk={<SelectionWays />}
      takeOut={
        <>
          <ExportMenu />
          <ItemExport />
        </>
      }
      searchable={false}
      begins={<Begins />}
      narrow={{ first: ({ id, unit }) => `Soal ${id}: ${unit}`, second: stateOf }}
    >
      <DataTable.Col source={column('id')} />
      <DataTable.Col source={column('unit')} />
      <DataTable.Col source={column('tingkat')}>
        <SelectField source={column('tingkat')} choices={LEVEL_CHOICES} />
      </DataTable.Col>
      <DataTable.Col source={column('jenis')}>
        <SelectField source={column('jenis')} choices={KINDS} />
      </DataTable.Col>
      <DataTable.Col source={column('status')} disableSort>
        <StateField source={column('status')} choices={STATES} tones={TONES} />
      </DataTable.Col>
      <DataTable.NumberCol source={column('versi')} disableSort />
      <DataTable.Col source={column('penulis')} disableSort />
    </OfficeList>
  </BankGate>
)

const labels = {
  id: 'Nomor',
  unit: 'Unit kompetensi',
  tingkat: 'Tingkat',
  jenis: 'Jenis',
  'isi.jenis': 'Jenis',
  status: 'Keadaan',
  status_since: 'Sejak',
  poin: 'Poin',
  versi: 'Versi',
  versi_berlaku: 'Versi yang berlaku',
  penulis: 'Penulis',
  giliran: 'Giliran',
  menunggu: 'Menunggu',
  sumber: 'Sumber',
  tanggal_sumber: 'Sumber dibaca pada',
  stimulus_id: 'Stimulus',
  alasan: 'Alasan',
  komentar: 'Komentar',
  'kunci.benar': 'Pilihan yang benar',
  'kunci.nilai': 'Jawaban yang benar',
  'kunci.toleransi': 'Toleransi',
  'kunci.ejaan': 'Jawaban yang diterima',
  'isi.soal': 'Soal',
  'isi.pilihan': 'Pilihan',
  'isi.pilihan.teks': 'Pilihan',
  'isi.pilihan.benar': 'Kunci',
  'isi.pasangan': 'Pasangan',
  'isi.pasangan.kiri': 'Sisi kiri',
  'isi.pasangan.kanan': 'Pasangannya',
  'isi.pengecoh': 'Pengecoh',
  'isi.nilai': 'Jawaban',
  'isi.toleransi': 'Toleransi',
  'isi.satuan': 'Satuan',
  'isi.ejaan': 'Jawaban yang diterima',
  'isi.rubrik': 'Rubrik',
  'isi.rubrik.kriteria': 'Kriteria',
  'isi.rubrik.poin': 'Poin',
}

export const itemResources: OfficeResource[] = [
  {
    name: 'soal',
    label: 'bank soal',
    group: 'Ujian dan keputusan',
    icon: QuizIcon,
    permission: 'soal',
    calls: { list: 'listItem', get: 'getItem', create: 'createItem', update: 'updateItem', history: 'historyItem' },
    title: titleOf<'listItem'>(({ id }) => `Soal ${id}`),
    fields: labels,
    words: { status: STATES, jenis: KINDS, tingkat: LEVEL_CHOICES },
    list: ItemList,
    create: ItemCreate,
    edit: ItemEdit,
    show: ItemPage,
  },
  {
    name: 'stimulus',
    label: 'stimulus soal',
    group: 'Ujian dan keputusan',
    under: 'soal',
    icon: DatasetIcon,
    permission: 'soal',
    calls: {
      list: 'listStimulus',
      get: 'getStimulus',
      create: 'createStimulus',
      update: 'updateStimulus',
      history: 'historyStimulus',
    },
    title: titleOf<'listStimulus'>(({ id }) => `Stimulus ${id}`),
    fields: {
      id: 'Nomor',
      unit: 'Unit kompetensi',
      bergambar: 'Bergambar',
      pembuat: 'Pembuat',
      dipakai: 'Dipakai versi soal',
      tetap: 'Tidak dapat diubah',
      updated_at: 'Diubah',
      teks: 'Teks atau tabel',
      keterangan_gambar: 'Keterangan gambar',
    },
    list: StimulusList,
    create: StimulusCreate,
    edit: StimulusEdit,
    show: StimulusPage,
  },
  {
    name: 'impor-soal',
    label: 'impor soal',
    group: 'Ujian dan keputusan',
    under: 'soal',
    icon: UploadFileIcon,
    permission: 'soal',
    calls: {},
    fields: {},
    list: ItemImport,
  },
]
