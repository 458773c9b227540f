declare module 'virtual:public-calls' {
  import type { CallTable } from '../../lib/calls/client.ts'

  const table: CallTable
  export default table
}

declare module 'virtual:guest-calls' {
  import type { CallTable } from '../../lib/calls/client.ts'

  const table: CallTable
  export default table
}

declare module 'virtual:member-calls' {
  import type { CallTable } from '../../lib/calls/client.ts'

  const table: CallTable
  export default table
}

declare module 'virtual:office-calls' {
  import type { OfficeApi } from '../../api.ts'
  import type { Method } from '../../lib/calls/call.ts'

  const table: Record<keyof OfficeApi, readonly [Method, string, boolean?]>
  export default table
}
