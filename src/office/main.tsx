import './office.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { otherTabs } from '../lib/browser/other-tabs.ts'
import { ownVault } from '../lib/browser/own-vault.ts'
import { setBodyZone } from '../lib/day.ts'
import { body } from './body.ts'
import { Entrance } from './session/Entrance.tsx'

setBodyZone(body.zona_waktu)
otherTabs.whenLoggedOut(() => {
  const leave = () => window.location.replace('/')
  ownVault.empty().then(leave, leave)
})

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const cache = createCache({ key: 'office', ...(nonce ? { nonce } : {}) })
const root = document.getElementById('root')

if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <Entrance />
      </CacheProvider>
    </StrictMode>,
  )
}
