import type { PageModule } from './page.ts'
import type { Audience } from './route-entry.ts'

/** What a matched route says of itself; shells and the document's head read it. */
export interface RouteHandle {
  name: string
  audience: Audience
  head: PageModule<unknown>['head']
}
