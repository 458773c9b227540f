import { useRouteLoaderData } from 'react-router'
import type { SiteContent } from '../contract.ts'

/** The site's content as the root route loaded it; undefined only where that failed. */
export const useSiteContent = (): SiteContent | undefined => useRouteLoaderData<SiteContent>('root')
