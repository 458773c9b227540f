import { type Config, readConfig } from './config.ts'
import { builtAssets } from './pages/assets.ts'
import { type Stop, start, stopAll } from './start.ts'

function explain(error: unknown, config: Config | undefined): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${config?.port} sudah dipakai program lain. Hentikan program itu, atau jalankan dengan PORT lain, misalnya: PORT=3001 npm start`
  }
  return message ?? String(error)
}

const running: Stop[] = []
let config: Config | undefined
let stopping = false

const end = (code: number): void => {
  if (stopping) return
  stopping = true
  void stopAll(running).then(
    () => process.exit(code),
    () => process.exit(1),
  )
}

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
try {
  config = readConfig(process.env)
  await start(config, running, { assets: await builtAssets() })
} catch (error) {
  process.stderr.write(`\n${explain(error, config)}\n`)
  end(1)
}
