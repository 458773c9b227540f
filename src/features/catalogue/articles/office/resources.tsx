import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import { DataTable, FunctionField, type RaRecord, SelectInput } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { RichTextInput } from '../../../../office/inputs/RichTextInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { Thumbnail } from '../../../../office/Thumbnail.tsx'
import { ArticlePreview } from './ArticlePreview.tsx'
import { PublishInput } from './PublishInput.tsx'
import { SlugInput } from './SlugInput.tsx'

const STATES = namedChoices({ draf: 'Draf', terjadwal: 'Terjadwal', terbit: 'Terbit' })
const PICTURE = 16 / 9

function state({ published_at: at }: RaRecord): string {
  if (!at) return 'Draf'
  return new Date(at) > new Date() ? `Terjadwal ${momentText(at)}` : `Terbit ${momentText(at)}`
}

const ArticleList = () => (
  <OfficeList
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={[<SelectInput key="keadaan" source="keadaan" choices={STATES} />]}
    narrow={{ first: (article) => article['title'], second: state }}
  >
    <DataTable.Col source="image" disableSort>
      <Thumbnail source="image" />
    </DataTable.Col>
    <DataTable.Col source="title" />
    <DataTable.Col source="published_at">
      <FunctionField source="published_at" render={state} />
    </DataTable.Col>
  </OfficeList>
)

const fields = (
  <>
    <Text source="title" isRequired />
    <SlugInput />
    <PictureInput source="image" ratio={PICTURE} />
    <RichTextInput source="content" />
    <ArticlePreview />
    <PublishInput />
  </>
)

export const articleResources: OfficeResource[] = [
  {
    name: 'artikel',
    label: 'artikel',
    group: 'Isi situs',
    icon: ArticleIcon,
    permission: 'konten',
    title: 'title',
    fields: {
      title: 'Judul',
      slug: 'Alamat (slug)',
      image: 'Gambar utama',
      content: 'Isi',
      published_at: 'Terbit',
      keadaan: 'Keadaan',
    },
    list: ArticleList,
    create: () => (
      <OfficeCreate then="edit" start={{ published_at: null }}>
        {fields}
      </OfficeCreate>
    ),
    edit: () => <OfficeEdit>{fields}</OfficeEdit>,
  },
]
