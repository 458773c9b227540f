import { Button, Dialog, type DialogProps } from '@mui/material'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { DiscardDialog } from './DiscardDialog.tsx'
import { TypedPlaceContext, typedPlace } from './typed-work.ts'

interface Props extends Omit<DialogProps, 'onClose'> {
  /** Closes it, once the person agrees where something is typed; left out where it stays until it is answered. */
  onClose?: () => void
}

const CloseContext = createContext<() => void>(() => undefined)

/** Marks a form, or what stands around its fields, that keeps what is typed into it. */
export const KEEPS = '[data-keeps-typed]'

const NEVER_TEXT = ['password', 'checkbox', 'radio', 'file', 'search']

/** Tells whether words are typed into an element that would be lost with it; a form that keeps them says so itself. */
function isLostWith(target: EventTarget): boolean {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return false
  if (target.autocomplete === 'one-time-code' || 'query' in target.dataset) return false
  if (NEVER_TEXT.includes(target.type) || target.closest(KEEPS)) return false
  return !target.closest('form')?.querySelector(KEEPS)
}

/** A dialog of the office: a click beside it, Esc and its own way back ask before they discard what was typed. */
export function OfficeDialog({ onClose, children, open, onInput, ...dialog }: Props) {
  const around = use(TypedPlaceContext)
  const [place] = useState(() => typedPlace(around))
  const [isAsked, setAsked] = useState(false)
  const hasWords = useRef(false)

  useEffect(() => {
    if (!open) hasWords.current = false
  }, [open])

  // Fields that keep nothing themselves: that somebody typed is all that is known.
  useEffect(
    () =>
      place.add({
        isTyped: () => hasWords.current,
        isKept: () => false,
        discard() {
          hasWords.current = false
        },
      }),
    [place],
  )

  const note: DialogProps['onInput'] = (event) => {
    if (isLostWith(event.target)) hasWords.current = true
    onInput?.(event)
  }

  function close(): void {
    if (place.isTyped()) setAsked(true)
    else onClose?.()
  }

  return (
    <Dialog {...dialog} open={open} onClose={close} onInput={note}>
      <TypedPlaceContext value={place}>
        <CloseContext value={close}>{children}</CloseContext>
      </TypedPlaceContext>
      {isAsked ? (
        <DiscardDialog
          place={place}
          onStay={() => setAsked(false)}
          onLeave={() => {
            setAsked(false)
            onClose?.()
          }}
        />
      ) : null}
    </Dialog>
  )
}

/** The way back out of a dialog. */
export const CloseButton = ({ children = 'Kembali' }: { children?: ReactNode }) => (
  <Button onClick={use(CloseContext)}>{children}</Button>
)
