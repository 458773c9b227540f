import { type ReactElement, useState } from 'react'
import { Button, Confirm, useListContext, useRefresh } from 'react-admin'
import { type SelectionAct, useSelectionRun } from './selection-context.ts'

interface Props<Done extends { id: number }> extends SelectionAct<Done> {
  label: string
  icon: ReactElement
  /** The question before an act that cannot be undone: 'Pengingat pembayaran dikirim melalui email.' */
  question?: string
}

/** Does something to the rows selected in a list. */
export function SelectionButton<Done extends { id: number }>({ label, icon, question, ...act }: Props<Done>) {
  const [isAsking, setAsking] = useState(false)
  const { selectedIds, onUnselectItems } = useListContext()
  const refresh = useRefresh()
  const run = useSelectionRun()

  function begin(): void {
    setAsking(false)
    run(selectedIds.map(Number), act, () => {
      onUnselectItems()
      refresh()
    })
  }

  return (
    <>
      <Button label={label} onClick={() => (question ? setAsking(true) : begin())}>
        {icon}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`${label}: ${selectedIds.length} baris`}
        content={question}
        confirm={label}
        onConfirm={begin}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
