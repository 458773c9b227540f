import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { vault } from '../../lib/browser/vault.ts'
import { own } from '../../own-paths.ts'
import { Link } from '../../ui/navigation/Link.tsx'
import { reach } from '../offline/reach.ts'

/** Says that nothing can be sent now, and what becomes of what is written meanwhile. */
export function OfflineLine() {
  const isAway = useSyncExternalStore(reach.subscribe, reach.isAway, () => false)
  return (
    <div role="status" className="no-print">
      {isAway && (
        <div className="border-line border-b bg-base-200 text-sm">
          <p className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            <span>Anda sedang luring{vault.isOpen() && ' — yang Anda tulis disimpan di peramban ini'}.</span>
            {vault.isOpen() && (
              <Link to={own.offline} className="py-1 underline underline-offset-4">
                Yang dapat dibuka tanpa jaringan
              </Link>
            )}
          </p>
        </div>
      )}
    </div>
  )
}
