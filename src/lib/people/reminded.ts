const HOUR_MS = 3_600_000
/** The hours within which nobody is reminded twice of one matter. */
export const REMINDER_REST_HOURS = 24

/** Why a reminder is not sent again. */
export const REMINDED_LATELY = `Sudah diingatkan dalam ${REMINDER_REST_HOURS} jam terakhir.`

/** The moment since which a reminder counts as recent. */
export const reminderRestSince = (now: Date): Date => new Date(now.getTime() - REMINDER_REST_HOURS * HOUR_MS)

/** Tells whether the last reminder of a matter is too recent for another one. */
export const wasRemindedLately = (last: Date | null, now: Date): boolean =>
  last !== null && last > reminderRestSince(now)
