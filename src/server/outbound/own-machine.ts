import type { Context } from '../context.ts'

/** A developer's own machine may talk to itself; a portal for others never does. */
export const mayStayHere = ({ appUrl }: Pick<Context, 'appUrl'>): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(appUrl).hostname)
