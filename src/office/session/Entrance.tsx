import { useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { otherTabs } from '../../lib/browser/other-tabs.ts'
import { ownVault } from '../../lib/browser/own-vault.ts'
import { officeTo } from '../../office-paths.ts'
import { own } from '../../own-paths.ts'
import { DoorFrame, sendUnsent } from '../DoorFrame.tsx'
import { Office } from '../Office.tsx'
import { toLogin } from './auth-provider.ts'
import { isAdministrator, type Me, whoAmI } from './me.ts'
import { officeVault } from './office-vault.ts'

const NO_SECOND_FACTOR = 409

type Who = { state: 'asking' } | { state: 'known'; me: Me } | { state: 'refused'; message: string; twoFactor: boolean }

const isAway = (error: unknown): boolean => error instanceof HttpError && error.status === 0

const isAtDoor = (): boolean => window.location.pathname === officeTo.door

/** Asks who is here before the office opens; without a second factor staff are shown the way to it. */
export function Entrance() {
  const [who, setWho] = useState<Who>({ state: 'asking' })
  useEffect(() => {
    whoAmI().then(
      (me) => {
        officeVault.enter(me.id)
        otherTabs.tellEntered(me.id)
        leadToSetup(me)
        if (!isAtDoor()) void sendUnsent().catch(() => undefined)
        setWho({ state: 'known', me })
      },
      async (error: unknown) => {
        if (error instanceof HttpError && error.status === 401) {
          ownVault.close()
          return toLogin()
        }
        const known = isAway(error) && isAtDoor() ? await officeVault.storedMe() : undefined
        if (known) return setWho({ state: 'known', me: known })
        const status = error instanceof HttpError ? error.status : 0
        setWho({ state: 'refused', message: String((error as Error).message), twoFactor: status === NO_SECOND_FACTOR })
      },
    )
  }, [])
  if (who.state === 'known') return isAtDoor() ? <DoorFrame me={who.me} /> : <Office me={who.me} />
  return (
    <main className="entrance">
      <h1>Kantor belakang</h1>
      {who.state === 'asking' ? <p role="status">Memuat …</p> : <Refused {...who} />}
    </main>
  )
}

/** Before the opening, administrators who come in by the front door go on with the set-up. */
function leadToSetup(me: Me): void {
  if (!isAdministrator(me) || me.opened_at !== null) return
  if (window.location.pathname.replace(/\/$/, '') !== officeTo.home) return
  window.history.replaceState(null, '', officeTo.list('penyiapan'))
}

function Refused({ message, twoFactor }: { message: string; twoFactor: boolean }) {
  return (
    <>
      <p role="alert">{message}</p>
      <p>
        {twoFactor ? (
          <a href={own.security}>Aktifkan verifikasi dua langkah di profil</a>
        ) : (
          <button type="button" onClick={() => window.location.reload()}>
            Coba lagi
          </button>
        )}
      </p>
    </>
  )
}
