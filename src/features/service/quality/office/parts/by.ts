import { momentText } from '../../../../../office/display/moment.ts'

/** A moment and the person, in words; nothing before it has happened. */
export const doneWords = (at: string | null, name: string | null): string | null =>
  at === null ? null : `${momentText(at)}, oleh ${name ?? '-'}`
