import { namedChoices } from '../../../../office/display/choices.ts'
import { queueOf } from '../../../../office/queue/next-in-queue.ts'
import { FORM_STATES } from '../state-rules.ts'

export const STATES = namedChoices(FORM_STATES)

/** The colours of states: whose turn it is, or that it is in force. */
export const TONES = { diajukan: 'warning', dirilis: 'success', rancangan: 'info' } as const

export const formTone = (status: string) => TONES[status as keyof typeof TONES] ?? 'default'

/** Forms that lack the reader's agreement. */
export const FORM_QUEUE = queueOf({
  resource: 'naskah',
  call: 'listExamForm',
  what: 'naskah yang menunggu rilis Anda',
  turns: [{ menunggu: 'true' }],
})

/** Writes a number as people do: '3,33'. */
export const shownNumber = (value: number, most = 2): string =>
  value.toLocaleString('id-ID', { maximumFractionDigits: most })

/** Says where an exam takes place. */
export const examPlace = ({ tuk, metode }: { tuk: string | null; metode: string }): string => tuk ?? metode
