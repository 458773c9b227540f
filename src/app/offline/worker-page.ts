import { keepFrame } from '../../lib/browser/kept-frame.ts'
import { to } from '../../paths.ts'

/** Lets the service worker of the member area keep its frame and the parts of the program that were fetched. */
export const keepMemberFrame = (): Promise<void> => keepFrame({ scope: `${to.memberArea}/`, cache: 'kerangka' })
