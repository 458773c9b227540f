import { Checkbox, ListItem, ListItemButton, ListItemText, List as MuiList } from '@mui/material'
import { type ReactElement, type ReactNode, useId } from 'react'
import {
  LinkBase,
  ListNoResults,
  type RaRecord,
  RecordsIterator,
  SimpleListLoading,
  useCreatePath,
  useListContext,
  useResourceContext,
  WithListContext,
} from 'react-admin'
import { CardSelection } from '../selection/CardSelection.tsx'
import { useRecordScreen } from './use-record-screen.ts'

interface Props<Record> {
  first: (row: Record) => ReactNode
  second?: (row: Record) => ReactNode
  /** Buttons over a selection; false: nothing is selected here. */
  bulk: ReactElement | false
}

/** The rows of a list on a narrow screen: each a card that opens, with a box that selects it. */
export const CardList = <Record extends RaRecord>({ first, second, bulk }: Props<Record>) => (
  <WithListContext<Record>
    loading={<SimpleListLoading hasSecondaryText />}
    empty={<ListNoResults />}
    render={({ data = [] }) => (
      <>
        {bulk ? <CardSelection>{bulk}</CardSelection> : null}
        <MuiList>
          <RecordsIterator<Record>
            data={data}
            render={(row) => (
              <Card
                key={row.id}
                row={row}
                first={first(row)}
                second={second?.(row) ?? null}
                isSelectable={bulk !== false}
              />
            )}
          />
        </MuiList>
      </>
    )}
  />
)

interface CardProps {
  row: RaRecord
  first: ReactNode
  second: ReactNode
  isSelectable: boolean
}

function Card({ row, first, second, isSelectable }: CardProps) {
  const { selectedIds, onToggleItem } = useListContext()
  const name = useId()
  const more = useId()
  const isSelected = selectedIds.includes(row.id)
  const words = (
    <ListItemText
      primary={first}
      secondary={second}
      slotProps={{ primary: { id: name }, secondary: { id: more, component: 'div' } }}
    />
  )
  return (
    <ListItem disablePadding alignItems="flex-start">
      {isSelectable ? (
        <Checkbox
          checked={isSelected}
          onChange={() => onToggleItem(row.id)}
          slotProps={{ input: { 'aria-labelledby': name, 'aria-describedby': more } }}
          sx={BOX}
        />
      ) : null}
      <Opens row={row} isSelected={isSelected}>
        {words}
      </Opens>
    </ListItem>
  )
}

/** As large as a finger needs. */
const BOX = { flex: 'none', width: 48, height: 48, my: 0.5 }

function Opens({ row, isSelected, children }: { row: RaRecord; isSelected: boolean; children: ReactNode }) {
  const resource = useResourceContext() ?? ''
  const pathOf = useCreatePath()
  const type = useRecordScreen()
  if (!type) return children
  return (
    <ListItemButton component={LinkBase} to={pathOf({ resource, id: row.id, type })} selected={isSelected}>
      {children}
    </ListItemButton>
  )
}
