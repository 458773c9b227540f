declare module 'virtual:call-table' {
  import type { CallTable } from '../lib/client.ts'

  const table: CallTable
  export default table
}
