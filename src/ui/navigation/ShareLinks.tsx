import { Check, Link2, MessageCircle, Share2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'

const look = 'btn btn-sm btn-outline'

/** Ways of passing a page on: WhatsApp for everyone, copying and the device's own sharing where the browser has them. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const canCopy = useBrowserHas('clipboard')
  const canShare = useBrowserHas('share')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  // A visitor who closes the device's dialog has not met an error.
  const share = () => navigator.share({ title, url: address }).catch(() => undefined)
  const CopyIcon = copied ? Check : Link2
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <span className="mr-1 font-semibold text-sm">Bagikan</span>
      <a
        className={look}
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle aria-hidden className="size-4" />
        WhatsApp
      </a>
      {canCopy && (
        <button type="button" className={look} onClick={copy}>
          <CopyIcon aria-hidden className="size-4" />
          {copied ? 'Tautan disalin' : 'Salin tautan'}
        </button>
      )}
      {canShare && (
        <button type="button" className={look} onClick={share}>
          <Share2 aria-hidden className="size-4" />
          Lainnya
        </button>
      )}
      <span role="status" className="sr-only">
        {copied ? 'Tautan disalin' : ''}
      </span>
    </div>
  )
}

const never = () => () => {}

/** Tells whether the browser can do this; false on the server and in the first render. */
const useBrowserHas = (name: 'clipboard' | 'share'): boolean =>
  useSyncExternalStore(
    never,
    () => name in navigator,
    () => false,
  )
