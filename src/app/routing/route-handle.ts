import type { PageModule } from './page.ts'
import type { Audience } from './route-entry.ts'

/** The facts of a matched route; shells and the document's head read them. */
export interface RouteHandle {
  name: string
  audience: Audience
  head: PageModule<unknown>['head']
}
