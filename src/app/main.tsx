import './style.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { client } from './browser-client.ts'
import { createRoutes, loadMatched } from './routes.tsx'

const read = (id: string): string => document.getElementById(id)?.textContent ?? '{}'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const routes = createRoutes(client)
  await loadMatched(routes, window.location.pathname)
  const router = createBrowserRouter(routes, { hydrationData: JSON.parse(read('hydration')) as HydrationState })
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void start()
