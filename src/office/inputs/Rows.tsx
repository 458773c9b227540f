import AddIcon from '@mui/icons-material/Add'
import type { ReactNode } from 'react'
import { ArrayInput, Button, SimpleFormIterator } from 'react-admin'

interface Props {
  source: string
  children: ReactNode
  /** Fields of a row beside one another. */
  inline?: boolean
}

const ADD = (
  <Button label="ra.action.add">
    <AddIcon />
  </Button>
)

/** A list inside a record: rows are added, moved and taken out. */
export function Rows({ source, children, inline = true }: Props) {
  return (
    <ArrayInput source={source}>
      <SimpleFormIterator inline={inline} fullWidth disableClear addButton={ADD}>
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}
