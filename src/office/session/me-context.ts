import { createContext, use } from 'react'
import type { Me } from './me.ts'

export const MeContext = createContext<Me | undefined>(undefined)

export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('MeContext is missing')
  return me
}
