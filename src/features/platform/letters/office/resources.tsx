import EditNoteIcon from '@mui/icons-material/EditNoteOutlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { columnOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { LETTER_PARTS, LETTER_STATE_WORDS } from '../rules.ts'
import { LetterEdit } from './LetterEdit.tsx'
import { LetterPage } from './LetterPage.tsx'

const column = columnOf<'listLetter'>()

const STATES = namedChoices(LETTER_STATE_WORDS)

const BY_GROUP = { field: 'kelompok', order: 'ASC' } as const

const LetterList = () => (
  <OfficeList<'listLetter'>
    main="judul"
    rarely={['updated_at']}
    sort={BY_GROUP}
    filters={[<SelectInput key="keadaan" source={column('keadaan')} choices={STATES} />]}
    bulk={false}
    narrow={{
      first: ({ judul }) => judul,
      second: ({ kelompok, keadaan }) => `${kelompok}, ${LETTER_STATE_WORDS[keadaan].toLowerCase()}`,
    }}
  >
    <DataTable.Col source={column('kelompok')} />
    <DataTable.Col source={column('judul')} />
    <DataTable.Col source={column('perihal')} disableSort />
    <DataTable.Col source={column('keadaan')} disableSort>
      <StateField source={column('keadaan')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('updated_at')}>
      <FunctionField
        source={column('updated_at')}
        render={({ updated_at }) => (updated_at === null ? '' : shortMoment(String(updated_at)))}
      />
    </DataTable.Col>
  </OfficeList>
)

export const letterResources: OfficeResource[] = [
  {
    name: 'teks-surat',
    label: 'teks surat',
    group: 'Surat dan pesan',
    icon: EditNoteIcon,
    permission: 'konten',
    calls: {
      list: 'listLetter',
      get: 'getLetter',
      update: 'updateLetter',
      history: 'historyLetter',
      restore: 'restoreLetter',
    },
    title: titleOf<'listLetter'>('judul'),
    fields: { ...LETTER_PARTS, kelompok: 'Kelompok', judul: 'Surat', keadaan: 'Keadaan' },
    words: { keadaan: STATES },
    list: LetterList,
    edit: LetterEdit,
    show: LetterPage,
  },
]
