import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { configText, propertyList, safeBrowserSettings } from './safe-browser-rules.ts'

const settingsOf = ({ appUrl }: Pick<Context, 'appUrl'>) => safeBrowserSettings({ appUrl, host: new URL(appUrl).host })

/** Returns the Config Key of this portal's file for the Safe Exam Browser, in hexadecimal. */
export const configKey = (ctx: Pick<Context, 'appUrl'>): string =>
  createHash('sha256')
    .update(configText(settingsOf(ctx)))
    .digest('hex')

/** Returns the file with which the Safe Exam Browser opens this portal. */
export const safeBrowserFile = (ctx: Pick<Context, 'appUrl'>) => ({
  type: 'application/seb',
  bytes: propertyList({ originatorVersion: 'SEB_Portal', ...settingsOf(ctx) }),
  filename: 'ujian.seb',
})
