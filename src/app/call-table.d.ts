declare module 'virtual:public-calls' {
  import type { CallTable } from '../lib/client.ts'

  const table: CallTable
  export default table
}

declare module 'virtual:member-calls' {
  import type { CallTable } from '../lib/client.ts'

  const table: CallTable
  export default table
}
