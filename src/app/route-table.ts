import { ownRoutes } from './own-routes.ts'
import { publicRoutes } from './public-routes.ts'

/** The route table of spec section 2, whole. */
export const routeTable = [...publicRoutes, ...ownRoutes]
