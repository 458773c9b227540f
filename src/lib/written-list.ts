/** Separators of a written list, besides a line break; the first is the one that is written. */
export type Separators = readonly [string, ...string[]]

const ESCAPE = '\\'

/** The items of a list in one cell, parted by line breaks or the separators; a backslash before one makes it a letter. */
export function readWrittenList(text: string, separators: Separators): string[] {
  const marks = new Set([...separators, '\n'])
  const items: string[] = []
  let item = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const next = text[at + 1] ?? ''
    if (letter === ESCAPE && (next === ESCAPE || marks.has(next))) {
      item += next
      at += 1
    } else if (marks.has(letter)) {
      items.push(item)
      item = ''
    } else item += letter
  }
  return [...items, item].map((each) => each.trim()).filter((each) => each !== '')
}

/** Writes a list so that readWrittenList reads the same items. */
export function writeList(items: readonly string[], separators: Separators): string {
  const marks = new Set([...separators, '\n', ESCAPE])
  const escaped = items.map((item) =>
    [...item].map((letter) => (marks.has(letter) ? ESCAPE + letter : letter)).join(''),
  )
  const [separator] = separators
  return escaped.join(separator === '\n' ? '\n' : `${separator} `)
}
