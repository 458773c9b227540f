const clock = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' })
const zone = new Intl.DateTimeFormat('id-ID', { timeZoneName: 'short' })

/** '20 November 2026 pukul 10.00 WIB' by the reader's own clock; abroad the zone reads 'GMT+1'. */
export function readerMoment(at: Date): string {
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${clock.format(at)} ${name}`.trim()
}
