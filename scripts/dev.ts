import { createServer } from 'vite'

/** The server from source: each change to it restarts it, each change to a page shows at once. */
process.env['NODE_ENV'] = 'development'
const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  // Packages of both programs are made ready at once; found one by one, each would reload the page.
  optimizeDeps: { entries: ['src/app/main.tsx', 'src/office/main.tsx'] },
})
type Main = { startDevelopment: (middlewares: typeof vite.middlewares) => Promise<() => Promise<void>> }

const startNow = async (): Promise<() => Promise<void>> => {
  const main = (await vite.ssrLoadModule('/src/program/start/development.ts')) as Main
  return main.startDevelopment(vite.middlewares)
}

let stop = await startNow()
let turn = Promise.resolve()
vite.watcher.on('change', (file) => {
  if (!/\/(src|migrations|demo)\/.*\.(ts|tsx|sql)$/.test(file)) return
  turn = turn.then(async () => {
    await stop()
    stop = await startNow().catch((error: unknown) => {
      console.error(error)
      return async () => {}
    })
  })
})
