const DAY_MS = 86_400_000

/** 'sejak hari ini', '1 hari', '12 hari': how long it has stood in its stage. */
export function waitedText(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS)
  return days < 1 ? 'sejak hari ini' : `${days} hari`
}
