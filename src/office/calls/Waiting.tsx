import type { ReactNode } from 'react'
import { AnswerState } from './AnswerState.tsx'
import type { Answer, OfficeCall, Payload } from './client.ts'
import { useAnswer } from './use-answer.ts'

interface Props<Name extends OfficeCall> {
  call: Name
  payload: Payload<Name>
  children: (answer: Answer<Name>, again: () => void) => ReactNode
}

/** Shows what a call answers, with its loading state and an error that can be tried again. */
export function Waiting<Name extends OfficeCall>({ call, payload, children }: Props<Name>) {
  const { asked, again } = useAnswer(call, payload)
  return (
    <AnswerState asked={asked} again={again}>
      {(answer) => children(answer, again)}
    </AnswerState>
  )
}
