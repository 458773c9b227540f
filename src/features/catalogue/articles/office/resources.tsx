import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import PublicOffIcon from '@mui/icons-material/PublicOffOutlined'
import PublicIcon from '@mui/icons-material/PublicOutlined'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { BulkActions } from '../../../../office/actions/BulkActions.tsx'
import { type Answer, office, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { Thumbnail } from '../../../../office/display/Thumbnail.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { RichTextInput } from '../../../../office/inputs/RichTextInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'
import { ArticlePreview } from './ArticlePreview.tsx'
import { PublishInput } from './PublishInput.tsx'
import { SlugInput } from './SlugInput.tsx'

const undo = (baris: Answer<'setArticlePublication'>['berhasil']) => office.undoArticlePublication({ baris })

/** The actions on many articles at once. */
const ArticleSelection = () => (
  <BulkActions>
    <SelectionButton
      label="Terbitkan"
      icon={<PublicIcon />}
      verb="diterbitkan"
      act={(ids) => office.setArticlePublication({ ids, terbit: true })}
      undo={undo}
    />
    <SelectionButton
      label="Jadikan draf"
      icon={<PublicOffIcon />}
      verb="dijadikan draf"
      act={(ids) => office.setArticlePublication({ ids, terbit: false })}
      undo={undo}
    />
  </BulkActions>
)

const STATES = namedChoices({ draf: 'Draf', terjadwal: 'Terjadwal', terbit: 'Terbit' })
const PICTURE = 16 / 9

const filter = inputOf<'listOfficeArticle'>()
const column = columnOf<'listOfficeArticle'>()
const input = inputOf<'createOfficeArticle'>()

function state({ published_at: at }: Pick<Row<'listOfficeArticle'>, 'published_at'>): string {
  if (!at) return 'Draf'
  return new Date(at) > new Date() ? `Terjadwal ${shortMoment(at)}` : `Terbit ${shortMoment(at)}`
}

const ArticleList = () => (
  <OfficeList<'listOfficeArticle'>
    main="title"
    rarely={['image']}
    sort={{ field: 'created_at', order: 'DESC' }}
    bulk={<ArticleSelection />}
    filters={[<SelectInput key="keadaan" source={filter('keadaan')} choices={STATES} />]}
    narrow={{ first: (article) => article.title, second: state }}
  >
    <DataTable.Col source={column('image')} disableSort>
      <Thumbnail source={column('image')} />
    </DataTable.Col>
    <DataTable.Col source={column('title')} />
    <DataTable.Col source={column('published_at')}>
      <FunctionField<Row<'listOfficeArticle'>> source={column('published_at')} render={state} />
    </DataTable.Col>
  </OfficeList>
)

const fields = (
  <>
    <Text source={input('title')} isRequired />
    <SlugInput />
    <PictureInput source={input('image')} ratio={PICTURE} />
    <RichTextInput source={input('content')} />
    <ArticlePreview />
    <PublishInput />
  </>
)

export const articleResources: OfficeResource[] = [
  {
    name: 'artikel',
    label: 'artikel',
    group: 'Lembaga',
    under: 'isi-situs',
    icon: ArticleIcon,
    permission: 'konten',
    calls: allCallsOf('OfficeArticle'),
    title: titleOf<'listOfficeArticle'>('title'),
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
      <OfficeCreate<'createOfficeArticle'> then="edit" start={{ published_at: null }}>
        {fields}
      </OfficeCreate>
    ),
    edit: () => <OfficeEdit>{fields}</OfficeEdit>,
  },
]
