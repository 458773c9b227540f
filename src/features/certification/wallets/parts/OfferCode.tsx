import { Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { qrDrawing } from '../../../../lib/graphics/qr-drawing.ts'
import type { WalletOffer } from '../contract.ts'

/** Shows the QR code for the wallet and the PIN for its owner, and how long both are valid. */
export function OfferCode({ offer: { tautan, pin, expires_at }, onOver }: { offer: WalletOffer; onOver: () => void }) {
  const { side, path } = qrDrawing(tautan)
  const left = useSecondsUntil(expires_at, onOver)
  return (
    <div className="flex w-full flex-wrap items-start gap-x-6 gap-y-4 rounded-box border border-line p-4">
      <svg
        role="img"
        aria-label="Kode QR tawaran untuk dompet digital"
        viewBox={`0 0 ${side} ${side}`}
        className="w-44 max-w-full shrink-0 rounded-box bg-white"
      >
        <path d={path} fill="black" />
      </svg>
      <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-3">
        <p>Pindai dengan aplikasi dompet, lalu ketik PIN ini di sana:</p>
        <p className="font-bold font-mono text-3xl tracking-[0.2em]">{pin}</p>
        <a href={tautan} className="btn btn-outline h-auto min-h-(--size) py-2 text-left">
          <Smartphone aria-hidden className="size-5" />
          Buka dompet di ponsel ini
        </a>
        <p className="text-muted text-sm tabular-nums">
          Berlaku {clock(left)} lagi dan hanya sekali. Jangan berikan PIN kepada siapa pun.
        </p>
      </div>
    </div>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}.${String(seconds % 60).padStart(2, '0')}`

/** Counts down; says once that nothing is left. */
function useSecondsUntil(moment: string, onOver: () => void): number {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000))
  const [left, setLeft] = useState(secondsLeft)
  const tick = useEffectEvent(() => {
    const now = secondsLeft()
    if (now === 0 && left > 0) onOver()
    setLeft(now)
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
