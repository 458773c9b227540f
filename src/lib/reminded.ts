const HOUR_MS = 3_600_000
/** Nobody is reminded of one matter twice within so many hours. */
export const REMINDER_REST_HOURS = 24

/** Why a reminder is not sent again. */
export const REMINDED_LATELY = `Sudah diingatkan dalam ${REMINDER_REST_HOURS} jam terakhir.`

/** The moment since which a reminder counts as recent. */
export const reminderRestSince = (now: Date): Date => new Date(now.getTime() - REMINDER_REST_HOURS * HOUR_MS)

/** Whether the last reminder of a matter, if any, is too recent for another one. */
export const wasRemindedLately = (last: Date | null, now: Date): boolean =>
  last !== null && last > reminderRestSince(now)
