import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { lazyChunk } from '../../../../app/routing/lazy-chunk.ts'
import type { Posted } from '../../../../app/routing/page.ts'

export interface Posting {
  /** The outcome of the last form, whether the browser or this program sent it. */
  posted: Posted | null
  /** True when the server rendered this page as the answer to the form. */
  isWhole: boolean
  /** The last answer there was. */
  answer: unknown
  /** While a form is being sent: the share that has gone, 0 to 1. */
  share: number | null
  /** Why it was refused; takes the focus. */
  summary: RefObject<HTMLParagraphElement | null>
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

const loadSender = () => lazyChunk(() => import('./send-form.ts'))

/**
 * Keeps what is typed into the form and puts it back later; the code is loaded at the first focus, or at once if text
 * was kept.
 */
export function keepForm(form: HTMLFormElement | null): void {
  const keep = () => void loadSender().then((sender) => form && sender.keepTyped(form), String)
  if (document.documentElement.dataset['typed']) keep()
  else form?.addEventListener('focusin', keep, { once: true })
}

/** Forms that work without JavaScript and, where it runs, are sent by this program. */
export function usePosting(first: Posted | null, firstAnswer: unknown = first?.answer): Posting {
  const [posted, setPosted] = useState(first)
  const [answer, setAnswer] = useState(firstAnswer)
  const [share, setShare] = useState<number | null>(null)
  const isSending = useRef(false)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (posted !== first) summary.current?.focus()
  }, [posted, first])

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setShare(0)
    try {
      const { sendForm: send } = await loadSender()
      const next = await send(new FormData(form), setShare)
      setPosted(next)
      if (next.answer) setAnswer(next.answer)
    } catch {
      // If this program fails, the browser sends the form itself.
      form.submit()
    } finally {
      isSending.current = false
      setShare(null)
    }
  }

  return {
    posted,
    isWhole: posted === first,
    answer,
    share,
    summary,
    onSubmit(event) {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}
