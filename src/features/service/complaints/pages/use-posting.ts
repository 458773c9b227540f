import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { lazyChunk } from '../../../../app/lazy-chunk.ts'
import type { Posted } from '../../../../app/page.ts'

export interface Posting {
  /** What became of the last form, whoever sent it. */
  posted: Posted | null
  /** Whether the page itself came with it. */
  isWhole: boolean
  /** The last answer there was. */
  answer: unknown
  /** While a form is on its way: which share of it has gone. */
  share: number | null
  /** Why it was refused; takes the focus. */
  summary: RefObject<HTMLParagraphElement | null>
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** Forms that the browser sends by itself, or this program where it runs: both come to the same. */
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
      const { sendForm: send } = await lazyChunk(() => import('./send-form.ts'))
      const next = await send(new FormData(form), setShare)
      setPosted(next)
      if (next.answer) setAnswer(next.answer)
    } catch {
      // Where the program fails, the browser still knows how to send a form.
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
