import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  title: string
  open: boolean
  /** Escape, or a click beside it. */
  onClose: () => void
  children: ReactNode
}

/** The browser's own modal dialog: keeps the focus inside and gives it back. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    if (open && !shown?.open) shown?.showModal()
    else if (!open) shown?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      className="panel m-auto w-[min(28rem,calc(100vw-2rem))] p-0 text-base-content"
    >
      {open && (
        <div className="p-6">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  )
}
