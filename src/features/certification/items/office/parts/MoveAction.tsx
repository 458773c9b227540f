import type { ReactElement } from 'react'
import type { Payload } from '../../../../../office/calls/client.ts'
import { inputOf } from '../../../../../office/calls/fields.ts'
import { LongText } from '../../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'
import type { Weight } from '../../../../../office/screens/weights.ts'

const input = inputOf<'moveItem'>()

/** A transition of an item or a form, as it is offered. */
export interface Move {
  label: string
  icon: ReactElement
  /** What it does, before it is done. */
  question: string
  done: string
  weight?: Weight
  /** It says why. */
  why?: true
  /** It takes the record out of the queue of the person who does it. */
  passesOn?: true
}

interface Props {
  call: 'moveItem' | 'moveForm'
  langkah: Payload<'moveItem' | 'moveForm'>['langkah']
  move: Move
}

/** Offers a transition; one that says why asks for the reason first. */
export function MoveAction({ call, langkah, move }: Props) {
  const { label, icon, question, done, weight = 'other', why, passesOn = false } = move
  const transition = { label, icon, done, weight, passesOn, call, values: { langkah } } as const
  if (!why) return <TransitionButton {...transition} question={question} />
  return (
    <TransitionForm {...transition} note={question}>
      <LongText source={input('alasan')} isRequired autoFocus />
    </TransitionForm>
  )
}
