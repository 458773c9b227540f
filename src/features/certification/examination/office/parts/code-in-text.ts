import { officeTo } from '../../../../../office-paths.ts'

/** The code in what a camera read or somebody typed: the link to that page of the office, the code alone, or a number. */
export function codeInText(text: string, page: string): string {
  const link = `${officeTo.list(page)}/`
  const at = text.indexOf(link)
  return at < 0 ? text.trim() : text.slice(at + link.length).trim()
}
