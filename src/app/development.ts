import { hookRefresh } from '../lib/browser/hot-refresh.ts'

await hookRefresh()
await import('./main.tsx')
