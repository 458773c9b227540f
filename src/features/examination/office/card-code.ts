const LINK = '/admin/kehadiran/'

/** The code in what a camera read or somebody typed: the link on a card, the code alone, or an application's number. */
export function codeInText(text: string): string {
  const at = text.indexOf(LINK)
  return at < 0 ? text.trim() : text.slice(at + LINK.length).trim()
}
