import { namedChoices } from '../../../../office/display/choices.ts'
import { queueOf } from '../../../../office/queue/next-in-queue.ts'
import { LEVEL_NAMES } from '../../../catalogue/schemes/level-rules.ts'
import { ITEM_KINDS } from '../content-rules.ts'
import { ITEM_STATES } from '../state-rules.ts'

export const KINDS = namedChoices(ITEM_KINDS)
export const STATES = namedChoices(ITEM_STATES)
export const LEVEL_CHOICES = namedChoices(LEVEL_NAMES)

/** The colours of states: whose turn it is, or that it is in force. */
export const TONES = { disetujui: 'warning', dirilis: 'success', dipakai: 'success', rancangan: 'info' } as const

/** What waits for this person: what only lacks a release first. */
export const ITEM_QUEUE = queueOf({
  resource: 'soal',
  call: 'listItem',
  what: 'soal yang menunggu Anda',
  turns: [{ menunggu: 'rilis' }, { menunggu: 'telaah' }],
})
