import { type Theme, useMediaQuery } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  type RaRecord,
  SearchInput,
  SimpleList,
  type SortPayload,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin'
import type { ListCall, Payload, Row } from '../client.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import type { FieldName } from '../fields.ts'
import { RemoveSelection } from '../Removal.tsx'
import { Empty } from './Empty.tsx'

interface Props<Name extends ListCall> {
  /** The columns of the table. */
  children: ReactNode
  sort: { field: FieldName<Row<Name>>; order: SortPayload['order'] }
  /** Besides the search field. */
  filters?: ReactElement[]
  /** What is filtered by until somebody chooses otherwise. */
  begin?: { [Filter in keyof Payload<Name>]?: Payload<Name>[Filter] }
  /** A record on a narrow screen. */
  narrow: { first: (row: Row<Name>) => ReactNode; second?: (row: Row<Name>) => ReactNode }
  /** Buttons over a selection; false: nothing is done to many at once. */
  bulk?: ReactElement | false
  searchable?: boolean
  /** Another way to begin a record, beside the button that makes an empty one. */
  begins?: ReactNode
  /** Takes the list out in the place of the usual menu, which asks and notes nothing. */
  takeOut?: ReactElement
  /** Said of an empty list that is good news. */
  none?: string
  /** Rows that change by themselves: while there is one, the list is asked for again and again. */
  follows?: (row: Row<Name>) => boolean
}

const FOLLOW_MS = 4000

const search = <SearchInput key="q" source="q" alwaysOn />

/** A list with search, filters, sorting, selection and export; cards instead of a table on narrow screens. */
export function OfficeList<Name extends ListCall>({
  children,
  sort,
  filters = [],
  begin,
  narrow,
  bulk,
  searchable = true,
  begins,
  takeOut,
  none,
  follows,
}: Props<Name>) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const shown = searchable ? [search, ...filters] : filters
  return (
    <List<RaRecord & Row<Name>>
      sort={sort}
      empty={<Empty none={none} begins={begins} />}
      perPage={25}
      filters={shown}
      {...(begin ? { filterDefaultValues: begin } : {})}
      {...(follows
        ? { queryOptions: { refetchInterval: ({ state }) => (state.data?.data.some(follows) ? FOLLOW_MS : false) } }
        : {})}
      actions={<Actions filterable={filters.length > 0} begins={begins} takeOut={takeOut} />}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
    >
      {wide ? (
        <DataTable bulkActionButtons={bulk ?? <RemoveSelection />}>{children}</DataTable>
      ) : (
        <SimpleList<RaRecord & Row<Name>> primaryText={narrow.first} secondaryText={narrow.second ?? (() => null)} />
      )}
    </List>
  )
}

interface ActionsProps {
  filterable: boolean
  begins: ReactNode
  takeOut: ReactElement | undefined
}

function Actions({ filterable, begins, takeOut = <ExportMenu /> }: ActionsProps) {
  const { hasCreate } = useResourceDefinition()
  return (
    <TopToolbar>
      {filterable ? <FilterButton /> : null}
      {begins}
      {hasCreate ? <CreateButton /> : null}
      {takeOut}
    </TopToolbar>
  )
}
