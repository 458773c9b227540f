import type { Drill } from './drill.ts'

/** Each drill by the name that it is asked for; another one is a row. */
export const DRILLS: Record<string, () => Promise<Drill>> = {
  crash: () => import('./crash.ts'),
  'database-away': () => import('./database-away.ts'),
  'disk-full': () => import('./disk-full.ts'),
  outside: () => import('./outside.ts'),
  'wrong-parts': () => import('./wrong-parts.ts'),
  restore: () => import('./restore.ts'),
  payments: () => import('./payments.ts'),
  pooler: () => import('./pooler.ts'),
  failover: () => import('./failover.ts'),
  patroni: () => import('./patroni.ts'),
  upgrade: () => import('./upgrade.ts'),
  'old-folders': () => import('./old-folders.ts'),
  sitting: () => import('./sitting.ts'),
  chaos: () => import('./chaos.ts'),
  capacity: () => import('./capacity.ts'),
}
