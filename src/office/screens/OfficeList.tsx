import TuneIcon from '@mui/icons-material/Tune'
import { Alert, Box, Button, LinearProgress, type Theme, Typography, useMediaQuery } from '@mui/material'
import { Children, isValidElement, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import {
  ColumnsButton,
  CreateButton,
  DataTable,
  type DataTableColumnProps,
  FilterButton,
  Link,
  List,
  Pagination,
  type RaRecord,
  type SortPayload,
  TopToolbar,
  useCreatePath,
  useDataTableRenderContext,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useListContext,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { isReader } from '../../access.ts'
import { RemoveSelection } from '../actions/Removal.tsx'
import type { ListCall, Payload, Row } from '../calls/client.ts'
import type { FieldName } from '../calls/fields.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { SelectionExport } from '../export/SelectionExport.tsx'
import { SavedViewsMenu } from '../saved-views/SavedViewsMenu.tsx'
import { fitSavedView, type KnownList } from '../saved-views/saved-view.ts'
import { useOpening } from '../saved-views/use-opening.ts'
import { SelectionActs } from '../selection/SelectionActs.tsx'
import { useMe } from '../session/me-context.ts'
import { CardList } from './CardList.tsx'
import { Search } from './Search.tsx'
import { useRecordScreen } from './use-record-screen.ts'

interface Props<Name extends ListCall> {
  /** The columns of the table. */
  children: ReactNode
  /** The column that names the record and leads to it; else the first. */
  main?: FieldName<Row<Name>>
  /** Columns for which a window of 1280 px has no room: hidden until somebody chooses them. */
  rarely?: FieldName<Row<Name>>[]
  sort: { field: FieldName<Row<Name>>; order: SortPayload['order'] }
  /** Besides the search field. */
  filters?: ReactElement[]
  /** The filters until somebody chooses others. */
  begin?: { [Filter in keyof Payload<Name>]?: Payload<Name>[Filter] }
  /** A record on a narrow screen. */
  narrow: { first: (row: Row<Name>) => ReactNode; second?: (row: Row<Name>) => ReactNode }
  /** Buttons over a selection, which can be taken out besides; false: nothing else is done to many at once. */
  bulk?: ReactElement | false
  searchable?: boolean
  /** Another way to begin a record, beside the button that makes an empty one. */
  begins?: ReactNode
  /** Takes the list out in the place of the usual menu, which asks and notes nothing. */
  takeOut?: ReactElement
  /** The words for an empty list, where that is good news. */
  none?: string
  /** Tells whether a row changes by itself: while there is one, the list is fetched again and again. */
  follows?: (row: Row<Name>) => boolean
}

const FOLLOW_MS = 4000

/** One line a row: words that are longer end in dots, marks are whole; what is wider than the screen scrolls in its own place. */
const ONE_LINE = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& :is(.RaDataTable-rowCell, .RaDataTable-headerCell)': { whiteSpace: 'nowrap' },
  '& .RaDataTable-rowCell': { maxWidth: '12.5rem', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .RaDataTable-rowCell:has(.MuiChip-root, .MuiButton-root)': { maxWidth: 'none' },
  '& .RaDataTable-rowCell .MuiButton-root': { py: 0 },
}

/** A list with search, filters, sorting, selection and export; cards instead of a table on narrow screens. */
export function OfficeList<Name extends ListCall>({
  children,
  main,
  rarely = [],
  sort,
  filters = [],
  begin = {},
  narrow,
  bulk,
  searchable: mayBeSearched = true,
  begins,
  takeOut,
  none,
  follows,
}: Props<Name>) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const isFixed = useResourceDefinition().options?.fixed === true
  const searchable = mayBeSearched && !isFixed
  const mayTakeOut = !isReader(useMe())
  const selection = isFixed || !mayTakeOut ? false : selectionOf(bulk, takeOut !== undefined)
  const known = knownBy({ children, filters, sort, searchable, rarely })
  const { isReady, own } = useOpening(known)
  if (!isReady) return <LinearProgress aria-label="Memuat" />
  const opens = own ? fitSavedView(own.susunan, known) : { urut: sort, saringan: begin }
  return (
    <SelectionActs>
      <List<RaRecord & Row<Name>>
        sort={opens.urut}
        empty={<Empty none={none} begins={begins} />}
        perPage={25}
        filters={searchable ? [<Search key="q" source="q" alwaysOn begin={opens.saringan} />, ...filters] : filters}
        filterDefaultValues={opens.saringan}
        queryOptions={{
          // Kept apart: a row would else stand in for its record until that comes, with less in it than a page reads.
          meta: { rows: true },
          ...(follows && { refetchInterval: ({ state }) => (state.data?.data.some(follows) ? FOLLOW_MS : false) }),
        }}
        actions={isFixed ? false : <Actions wide={wide} known={known} begins={begins} takeOut={takeOut} />}
        pagination={isFixed ? false : <Pagination rowsPerPageOptions={[25, 50, 100]} />}
      >
        <NearRows />
        {wide ? (
          <DataTable bulkActionButtons={selection} hiddenColumns={known.hidden} sx={ONE_LINE}>
            {withLinks(children, main)}
          </DataTable>
        ) : (
          <CardList<RaRecord & Row<Name>> {...narrow} bulk={selection} />
        )}
      </List>
    </SelectionActs>
  )
}

/** Says that nothing contains the search, where rows that are like it are shown instead. */
function NearRows() {
  const { meta } = useListContext()
  return meta?.mirip ? (
    <Alert severity="info">Tidak ada yang persis seperti pencarian Anda. Ini yang mirip.</Alert>
  ) : null
}

/** Returns the actions on a selection; rows have no export of their own where the list has its own way out. */
const selectionOf = (bulk: ReactElement | false | undefined, takesOut: boolean): ReactElement | false => {
  if (bulk === false && takesOut) return false
  return (
    <>
      {bulk === false ? null : (bulk ?? <RemoveSelection />)}
      {takesOut ? null : <SelectionExport />}
    </>
  )
}

interface Filter {
  source: string
  choices?: { id: unknown }[]
}

interface Listed {
  children: ReactNode
  filters: ReactElement[]
  sort: SortPayload
  searchable: boolean
  rarely: string[]
}

/** Returns the filters, orders and columns that a saved view of the list may contain. */
function knownBy({ children, filters, sort, searchable, rarely }: Listed): KnownList {
  const columns = Children.toArray(children).map((column) =>
    isValidElement<DataTableColumnProps>(column) ? column.props : {},
  )
  const sources = columns.flatMap(({ source, disableSort }) => (source && !disableSort ? [source] : []))
  const valuesOf = ({ props }: ReactElement): [string, unknown[] | undefined] => {
    const { source, choices } = props as Filter
    return [source, choices?.map(({ id }) => id)]
  }
  const known = new Map(filters.map(valuesOf))
  if (searchable) known.set('q', undefined)
  return {
    filters: known,
    sorts: new Set([...sources, sort.field]),
    sort,
    columns: columns.map(({ source, label }) => source ?? String(label ?? '')),
    hidden: rarely,
  }
}

/** The columns, with each record's link in the one that names it. */
function withLinks(columns: ReactNode, main: string | undefined): ReactNode {
  const isColumn = (column: ReactNode) => isValidElement<DataTableColumnProps>(column)
  const all = Children.toArray(columns)
  const named = main ?? all.find(isColumn)?.props.source
  return all.map((column) =>
    isColumn(column) && column.props.source === named ? <NamedColumn {...column.props} key={column.key} /> : column,
  )
}

/** The column that names the record. It is always shown, or the keyboard could not open a row. */
function NamedColumn({ children, source = '', ...column }: DataTableColumnProps) {
  if (useDataTableRenderContext() === 'columnsSelector') return null
  return (
    <DataTable.Col source={source} {...column}>
      <RowLink source={source}>{children}</RowLink>
    </DataTable.Col>
  )
}

interface ActionsProps {
  known: KnownList
  wide: boolean
  begins: ReactNode
  takeOut: ReactElement | undefined
}

/** On a phone what is seldom needed unfolds, so that the rows begin near the top. */
function Actions({ wide, known, begins, takeOut = <ExportMenu /> }: ActionsProps) {
  const { hasCreate } = useResourceDefinition()
  const [isUnfolded, setUnfolded] = useState(false)
  const showsAll = wide || isUnfolded
  const mayTakeOut = !isReader(useMe())
  return (
    <TopToolbar>
      {showsAll && mayTakeOut ? <SavedViewsMenu known={known} /> : null}
      {showsAll ? <FilterButton disableSaveQuery /> : null}
      {wide ? <ColumnsButton /> : null}
      {begins}
      {hasCreate ? <CreateButton /> : null}
      {showsAll && mayTakeOut ? takeOut : null}
      {wide ? null : (
        <Button startIcon={<TuneIcon />} aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? 'Lebih sedikit' : 'Lainnya'}
        </Button>
      )}
    </TopToolbar>
  )
}

const LOOK = { color: 'text.primary', fontWeight: 600, '&:focus-visible': { outlineOffset: -2 } }

/** The words by which a row of a list is known, as a link to its record where this person may open it. */
function RowLink({ source, children }: { source: string; children?: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const nameOf = useGetRecordRepresentation(resource)
  const pathOf = useCreatePath()
  const type = useRecordScreen()
  const words = children ?? (record?.[source] as ReactNode)
  if (!type || !record) return words
  return (
    // The row answers a click too, and would open the record in this tab beside the new one.
    <Link
      to={pathOf({ resource, id: record.id, type })}
      underline="hover"
      sx={LOOK}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {words ?? nameOf(record)}
    </Link>
  )
}

/** A list without any record says what it would hold, and how to begin. */
function Empty({ none, begins }: { none: string | undefined; begins: ReactNode }) {
  const { hasCreate } = useResourceDefinition()
  const resource = useResourceContext() ?? ''
  const label = useGetResourceLabel()
  return (
    <Box sx={{ textAlign: 'center', py: 8, px: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {none ?? `Belum ada ${label(resource, 1).toLowerCase()}`}
      </Typography>
      {begins}
      {hasCreate ? <CreateButton variant="contained" /> : null}
    </Box>
  )
}
