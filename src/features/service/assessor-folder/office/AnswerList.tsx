import { Link } from '@mui/material'
import { BooleanInput, DataTable, DateInput, FunctionField, SelectInput, useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { choicesOf } from '../../../../office/display/choices.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { EDITIONS } from '../../../platform/editions/rules.ts'
import { HOME_KINDS } from '../rules.ts'

type Answered = Row<'listAssessorAnswer'>

const column = columnOf<'listAssessorAnswer'>()
const filter = inputOf<'listAssessorAnswer'>()

const countWords = ({ jumlah }: Answered): string => (jumlah === null ? '-' : String(jumlah))
const lackWords = ({ kurang }: Answered): string => kurang.join(' ') || '-'

/** What answers each clause in a period: pages, screens and documents, with what they lack. */
export const AnswerList = () => (
  <OfficeList<'listAssessorAnswer'>
    main="nomor"
    sort={{ field: 'id', order: 'ASC' }}
    filters={[
      <SelectInput key="edisi" source={filter('edisi')} choices={choicesOf(EDITIONS)} alwaysOn />,
      <DateInput key="dari" source={filter('dari')} alwaysOn />,
      <DateInput key="sampai" source={filter('sampai')} alwaysOn />,
      <BooleanInput key="hanya_kurang" source={filter('hanya_kurang')} alwaysOn />,
    ]}
    bulk={false}
    searchable={false}
    none="Tidak ada yang kurang pada masa ini."
    narrow={{
      first: ({ nomor, title }) => `${nomor} ${title}`,
      second: (one: Answered) => `${one.label} (${countWords(one)}). ${one.kurang.join(' ')}`,
    }}
  >
    <DataTable.Col source={column('nomor')} disableSort />
    <DataTable.Col source={column('title')} disableSort />
    <DataTable.Col source={column('label')} disableSort>
      <FunctionField<Answered> render={(one) => <Home one={one} />} />
    </DataTable.Col>
    <DataTable.Col source={column('jenis')} disableSort>
      <FunctionField<Answered> render={({ jenis }) => HOME_KINDS[jenis]} />
    </DataTable.Col>
    <DataTable.Col source={column('jumlah')} disableSort>
      <FunctionField<Answered> render={countWords} />
    </DataTable.Col>
    <DataTable.Col source={column('kurang')} disableSort>
      <FunctionField<Answered> render={lackWords} />
    </DataTable.Col>
  </OfficeList>
)

/** Leads to what answers a clause; a screen that the reader may not open is named only. */
function Home({ one: { alamat, label } }: { one: Answered }) {
  const screens = useResourceDefinitions()
  const [, resource] = alamat.split(`${officeTo.home}/`)
  if (resource === undefined) return <Link href={alamat}>{label}</Link>
  if (screens[resource] === undefined) return label
  return (
    <Link component={RouterLink} to={`/${resource}`}>
      {label}
    </Link>
  )
}
