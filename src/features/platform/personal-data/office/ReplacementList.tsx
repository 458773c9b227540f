import { DataTable, FunctionField, SelectField, SelectInput } from 'react-admin'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { FILE_KINDS } from '../../files/rules.ts'
import { REPLACEMENTS } from './replacement-queue.ts'
import { DOCUMENT_CHOICES, REPLACEMENT_WORDS, STATE_CHOICES } from './replacement-words.ts'

const filter = inputOf<'listDocumentReplacement'>()
const column = columnOf<'listDocumentReplacement'>()

const replacedAt = (made: { created_at: string }): string => shortMoment(made.created_at)

/** Documents that their owners replaced, the one that waits longest first. */
export const ReplacementList = () => (
  <OfficeList<'listDocumentReplacement'>
    main="nama"
    sort={{ field: 'created_at', order: 'ASC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATE_CHOICES} alwaysOn />,
      <SelectInput key="jenis" source={filter('jenis')} choices={DOCUMENT_CHOICES} alwaysOn />,
    ]}
    bulk={false}
    begins={<BeginQueue queue={REPLACEMENTS} permission="verifikasi" />}
    narrow={{
      first: (made) => `${made.nama}: ${FILE_KINDS[made.jenis]}`,
      second: (made) => `${REPLACEMENT_WORDS[made.status]}, ${replacedAt(made)}`,
    }}
  >
    <DataTable.Col source={column('created_at')}>
      <FunctionField render={replacedAt} />
    </DataTable.Col>
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('email')} disableSort />
    <DataTable.Col source={column('jenis')} disableSort>
      <SelectField source={column('jenis')} choices={DOCUMENT_CHOICES} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATE_CHOICES} />
    </DataTable.Col>
  </OfficeList>
)
