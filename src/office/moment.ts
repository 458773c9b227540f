const FORMAT = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' })

/** '20 November 2026 pukul 14.30 WIB'. */
export const momentText = (at: string): string => `${FORMAT.format(new Date(at))} WIB`
