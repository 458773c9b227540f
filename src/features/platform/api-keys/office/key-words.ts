import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { KEY_STATE_NAMES, keyState } from '../rules.ts'

/** Returns the state of a key today in a word or two. */
export const keyStateInWords = (key: { berlaku_sampai: string; revoked_at: string | null }): string =>
  KEY_STATE_NAMES[keyState(key, dayIn(bodyZone(), new Date()))]
