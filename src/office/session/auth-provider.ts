import type { AuthProvider } from 'react-admin'
import { otherTabs } from '../../lib/browser/other-tabs.ts'
import { ownVault } from '../../lib/browser/own-vault.ts'
import { officeTo } from '../../office-paths.ts'
import { to } from '../../paths.ts'
import { renewCsrf, writeHeaders } from '../calls/client.ts'
import type { OfficeResource } from '../office-resource.ts'
import { type Me, mayRead, mayWrite } from './me.ts'

/** To the login page and afterwards back to here. */
export const toLogin = (): void =>
  window.location.assign(
    `${to.login}?tujuan=${encodeURIComponent(window.location.pathname + window.location.search + window.location.hash)}`,
  )

/** To the page that sends what still waits, or says why it cannot. */
function goToDoor(): false {
  window.location.assign(officeTo.door)
  return false
}

const READING = ['list', 'show', 'export']

/** Logging in and out is the public site's affair; here it is only known who one is and what one may do. */
export function authProviderFor(me: Me, resources: OfficeResource[]): AuthProvider {
  const named = new Map(resources.map((resource) => [resource.name, resource]))
  return {
    login: async () => toLogin(),
    logout: async () => {
      if (await ownVault.isUnsent()) return goToDoor()
      await renewCsrf()
      await fetch('/logout', { method: 'POST', credentials: 'include', headers: writeHeaders() })
      await ownVault.empty().catch(() => undefined)
      otherTabs.tellLoggedOut()
      window.location.assign('/')
      return false
    },
    checkAuth: async () => undefined,
    // Who was to sign in again and did not stays on the page, with all that was typed.
    checkError: async () => undefined,
    getIdentity: async () => ({ id: me.id, fullName: me.name }),
    getPermissions: async () => me.permissions,
    canAccess: async ({ resource, action }) => {
      const asked = named.get(resource)
      if (!asked) return true
      return READING.includes(action) ? mayRead(me, asked) : mayWrite(me, asked)
    },
  }
}
