import { hookRefresh } from '../lib/hot-refresh.ts'

await hookRefresh()
await import('./main.tsx')
