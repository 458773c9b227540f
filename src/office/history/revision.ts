import type { Fields } from './differences.ts'

export interface Revision {
  id: number
  at: string
  who: string
  ip: string
  action: string
  before: Fields | null
  after: Fields | null
}
