import { DateTimeInput, type DateTimeInputProps } from 'react-admin'

/** Returns the moment that was typed by the clock of the device, as the wire has it. */
const momentOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString())

/** Asks for a day and an hour; react-admin's own hands on what was typed without its zone. */
export const MomentInput = (props: Omit<DateTimeInputProps, 'parse'>) => <DateTimeInput parse={momentOf} {...props} />
