import AddIcon from '@mui/icons-material/Add'
import type { ReactNode } from 'react'
import { ArrayInput, Button, SimpleFormIterator, useSimpleFormIterator } from 'react-admin'

interface Props {
  source: string
  children: ReactNode
  /** Fields of a row beside one another. */
  inline?: boolean
}

/** react-admin gives a button of one's own nothing to do. */
function AddRow() {
  const { add } = useSimpleFormIterator()
  return (
    <Button label="ra.action.add" onClick={() => add()}>
      <AddIcon />
    </Button>
  )
}

/** A list inside a record: rows are added, moved and taken out. */
export function Rows({ source, children, inline = true }: Props) {
  return (
    <ArrayInput source={source}>
      <SimpleFormIterator inline={inline} fullWidth disableClear addButton={<AddRow />}>
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}
