import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const Icon = copied ? Check : Copy
  return (
    <>
      <button type="button" className="btn btn-sm btn-outline" onClick={copy}>
        <Icon aria-hidden className="size-4" />
        {copied ? 'Disalin' : children}
      </button>
      {/* Not inside the button, which would take its name from it. */}
      <span role="status" className="sr-only">
        {copied && 'Disalin'}
      </span>
    </>
  )
}
