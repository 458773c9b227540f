import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import FileCopyIcon from '@mui/icons-material/FileCopyOutlined'
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined'
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined'
import { Stack } from '@mui/material'
import { DataTable, FunctionField, SelectInput, useRecordContext } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { ChangeShow } from './ChangeShow.tsx'
import { CHANGES } from './change-queue.ts'
import { CHANGE_WORDS } from './change-words.ts'
import { ReplacementList } from './ReplacementList.tsx'
import { ReplacementShow } from './ReplacementShow.tsx'
import { DOCUMENT_CHOICES, STATE_CHOICES } from './replacement-words.ts'

const input = inputOf<'decideDeletion'>()

/** Deletes a person's data, or says why not. */
function DecideDeletion() {
  if (useRecordContext<Row<'listDeletion'>>()?.status !== 'diajukan') return null
  return (
    <Stack direction={{ xs: 'row', md: 'column' }} spacing={1}>
      <TransitionButton
        label="Hapus data"
        icon={<PersonRemoveIcon />}
        call="decideDeletion"
        question="Data pribadi dan berkas orang ini dihapus, dan akunnya ditutup. Ini tidak dapat dibatalkan."
        values={{ setuju: true, catatan: null }}
        done="Data pribadi dihapus."
      />
      <TransitionForm
        label="Tolak"
        icon={<DoNotDisturbIcon />}
        call="decideDeletion"
        note="Pemohon menerima alasan ini."
        done="Permintaan ditolak."
        values={{ setuju: false }}
      >
        <LongText source={input('catatan')} isRequired />
      </TransitionForm>
    </Stack>
  )
}

const CHANGE_STATES = namedChoices(CHANGE_WORDS)
const DELETION_STATES = namedChoices({ diajukan: 'Diajukan', selesai: 'Dihapus', ditolak: 'Ditolak' })

const changeFilter = inputOf<'listDataChange'>()
const changeColumn = columnOf<'listDataChange'>()
const deletionFilter = inputOf<'listDeletion'>()
const deletionColumn = columnOf<'listDeletion'>()

const askedAt = (request: { created_at: string }): string => shortMoment(request.created_at)

const ChangeList = () => (
  <OfficeList<'listDataChange'>
    main="nama"
    sort={{ field: 'created_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source={changeFilter('status')} choices={CHANGE_STATES} alwaysOn />]}
    bulk={false}
    begins={<BeginQueue queue={CHANGES} permission="verifikasi" />}
    narrow={{ first: (request) => request.nama, second: askedAt }}
  >
    <DataTable.Col source={changeColumn('created_at')}>
      <FunctionField render={askedAt} />
    </DataTable.Col>
    <DataTable.Col source={changeColumn('nama')} disableSort />
    <DataTable.Col source={changeColumn('email')} disableSort />
    <DataTable.Col source={changeColumn('status')}>
      <StateField source={changeColumn('status')} choices={CHANGE_STATES} />
    </DataTable.Col>
  </OfficeList>
)

const DeletionList = () => (
  <OfficeList<'listDeletion'>
    sort={{ field: 'created_at', order: 'ASC' }}
    filters={[<SelectInput key="status" source={deletionFilter('status')} choices={DELETION_STATES} alwaysOn />]}
    bulk={false}
    narrow={{
      first: (request) => request.nama,
      second: (request) => (
        <>
          Dijawab sebelum {shortMoment(request.answer_due)}. {request.alasan} <DecideDeletion />
        </>
      ),
    }}
  >
    <DataTable.Col source={deletionColumn('created_at')}>
      <FunctionField render={askedAt} />
    </DataTable.Col>
    <DataTable.Col source={deletionColumn('nama')} disableSort />
    <DataTable.Col source={deletionColumn('alasan')} disableSort />
    <DataTable.Col source={deletionColumn('answer_due')} disableSort>
      <FunctionField<Row<'listDeletion'>> render={(request) => shortMoment(request.answer_due)} />
    </DataTable.Col>
    <DataTable.Col source={deletionColumn('status')}>
      <StateField source={deletionColumn('status')} choices={DELETION_STATES} />
    </DataTable.Col>
    <DataTable.Col label="Tindakan" disableSort>
      <DecideDeletion />
    </DataTable.Col>
  </OfficeList>
)

const FIELDS = {
  created_at: 'Diajukan',
  nama: 'Nama',
  email: 'Email',
  status: 'Keadaan',
  alasan: 'Alasan',
  catatan: 'Catatan, dikirim kepada pemohon',
  answer_due: 'Dijawab sebelum',
  jenis: 'Dokumen',
}

export const personalDataResources: OfficeResource[] = [
  {
    name: 'perubahan-data',
    people: true,
    label: 'perubahan data',
    group: 'Permohonan',
    icon: ManageAccountsIcon,
    permission: 'verifikasi',
    calls: { list: 'listDataChange', get: 'getDataChange' },
    readOnly: true,
    title: titleOf<'listDataChange'>('nama'),
    fields: FIELDS,
    words: { status: CHANGE_STATES },
    list: ChangeList,
    show: ChangeShow,
  },
  {
    name: 'dokumen-diganti',
    people: true,
    label: 'dokumen yang diganti',
    group: 'Permohonan',
    icon: FileCopyIcon,
    permission: 'verifikasi',
    calls: { list: 'listDocumentReplacement', get: 'getDocumentReplacement' },
    readOnly: true,
    title: titleOf<'listDocumentReplacement'>('nama'),
    fields: FIELDS,
    words: { jenis: DOCUMENT_CHOICES, status: STATE_CHOICES },
    list: ReplacementList,
    show: ReplacementShow,
  },
  {
    name: 'penghapusan-data',
    people: true,
    label: 'penghapusan data',
    group: 'Lembaga',
    icon: PersonRemoveIcon,
    permission: 'pengguna',
    calls: { list: 'listDeletion' },
    readOnly: true,
    title: titleOf<'listDeletion'>('nama'),
    fields: FIELDS,
    words: { status: DELETION_STATES },
    list: DeletionList,
  },
]
