import { type ReactNode, useState } from 'react'
import {
  Button,
  Confirm,
  type RaRecord,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from 'react-admin'
import { officeCall, type Values } from '../office-call.ts'

interface Props {
  label: string
  icon: ReactNode
  /** The step's name in the path: 'terbitkan'. */
  step: string
  /** What is asked before it happens. */
  question: string
  /** What is sent besides the version that was seen. */
  values?: Values
  done: string
  /** What happens with the answer; else the page is fetched anew. */
  then?: (answer: RaRecord) => void
}

/** A step of a record beyond writing its fields: asked first, told afterwards. */
export function StepButton({ label, icon, step, question, values, done, then }: Props) {
  const [open, setOpen] = useState(false)
  const record = useRecordContext()
  const resource = useResourceContext()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!record) return null

  async function take(): Promise<void> {
    setOpen(false)
    try {
      const sent = { version: record?.['version'], ...values }
      const answer = await officeCall<RaRecord>('POST', `${resource}/${record?.id}/${step}`, sent)
      notify(done, { type: 'success' })
      if (then) then(answer)
      else refresh()
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
  }

  return (
    <>
      <Button label={label} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      <Confirm
        isOpen={open}
        title={label}
        content={question}
        confirm={label}
        onConfirm={() => void take()}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
