import { type ReactNode, useState } from 'react'
import { Button, Confirm } from 'react-admin'
import { type Step, useStep } from './use-step.ts'

interface Props extends Step {
  label: string
  icon: ReactNode
  /** What is asked before it happens. */
  question: string
}

/** A step of a record beyond writing its fields: asked first, told afterwards. */
export function StepButton({ label, icon, question, ...step }: Props) {
  const [open, setOpen] = useState(false)
  const take = useStep(step)

  function agree(): void {
    setOpen(false)
    void take()
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
        onConfirm={agree}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
