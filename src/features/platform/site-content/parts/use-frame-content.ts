import { useRouteLoaderData } from 'react-router'
import type { FrameContent } from '../contract.ts'

/** Returns what stands around the page, as the root route loaded it; undefined only where that failed. */
export const useFrameContent = (): FrameContent | undefined => useRouteLoaderData<FrameContent>('root')
