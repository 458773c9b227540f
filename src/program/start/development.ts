import type { IncomingMessage, ServerResponse } from 'node:http'
import { readConfig } from '../../ground/config.ts'
import type { App } from '../http/app.ts'
import type { Assets } from '../pages/assets.ts'
import { type Stop, stopAll } from './running.ts'
import { start } from './start.ts'
import { startDatabase } from './start-database.ts'

type Middlewares = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const assets: Assets = {
  fromSource: true,
  theme: '/src/app/theme.ts',
  begin: '/src/app/begin.ts',
  main: '/src/app/development.ts',
  english: '/src/english/program.ts',
  styles: ['/src/app/style.css?direct'],
  fonts: [],
  ground: undefined,
  preloads: () => [],
  office: { main: '/src/office/development.ts', styles: [], preloads: () => [] },
}

/** Starts the server with the browser program straight from the sources. */
export async function startDevelopment(middlewares: Middlewares): Promise<() => Promise<void>> {
  const attach = async ({ server, setListening }: App) => {
    server.addHook('onRequest', (request, reply, next) => middlewares(request.raw, reply.raw, next))
    setListening(false)
  }
  const running: Stop[] = []
  const giveUp = (message: string) => {
    process.stderr.write(`\n${message}\n`)
    process.exit(1)
  }
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const { own } = await startDatabase(config, running)
  await start(config, running, { own, assets, attach, giveUp })
  return () => stopAll(running)
}
