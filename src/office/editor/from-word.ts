/** Matches the HTML that Microsoft's word processors put on the clipboard. */
const WORD = /class="?Mso|urn:schemas-microsoft-com|mso-/i
const LEVEL = /mso-list:\s*l\d+ level(\d+)/i
const NUMBERED = /^\s*(\d+|[a-z]|[ivxlc]+)[.)]/i

const isListItem = (node: Element): boolean => node.tagName === 'P' && LEVEL.test(node.getAttribute('data-style') ?? '')
const levelOf = (item: Element): number => Number(LEVEL.exec(item.getAttribute('data-style') ?? '')?.[1] ?? 1)

/** The bullet or number that Word writes out before an item, taken off it. */
function takeMarker(item: Element): string {
  const marker = item.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]')
  const text = marker?.textContent ?? ''
  marker?.remove()
  return text
}

/** Word writes each item as a paragraph of its own with a level; a run of them becomes one list, with lists in it. */
function listOf(items: [Element, ...Element[]]): Element {
  const open: { level: number; list: Element }[] = []
  const top = document.createElement('div')
  for (const item of items) {
    const level = levelOf(item)
    const tag = NUMBERED.test(takeMarker(item)) ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = document.createElement(tag)
      const inside = open.at(-1)?.list.lastElementChild ?? top
      inside.append(list)
      open.push({ level, list })
    }
    const entry = document.createElement('li')
    const words = document.createElement('p')
    words.append(...item.childNodes)
    entry.append(words)
    open.at(-1)?.list.append(entry)
  }
  return top
}

/** Comments, styles, and the empty paragraphs that stand for a distance. */
function dropWordsOwn(content: DocumentFragment): void {
  const comments = document.createTreeWalker(content, NodeFilter.SHOW_COMMENT)
  const gone: Node[] = [...content.querySelectorAll('style, meta, link, xml, title')]
  while (comments.nextNode()) gone.push(comments.currentNode)
  for (const line of content.querySelectorAll('p'))
    if (!line.querySelector('img') && line.textContent?.trim() === '' && !line.closest('td, th')) gone.push(line)
  for (const node of gone) node.parentNode?.removeChild(node)
}

/**
 * Returns HTML pasted from Word as plain paragraphs, lists, tables and an article's headings, without what is only
 * Word's own (comments, empty lines, styles). Other HTML comes back unchanged.
 */
export function fromWord(html: string): string {
  if (!WORD.test(html)) return html
  const holder = document.createElement('template')
  // The page's policy forbids styles and complains of each; they are only read here.
  holder.innerHTML = html.replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/\sstyle=/gi, ' data-style='))
  const { content } = holder
  dropWordsOwn(content)
  for (const item of [...content.querySelectorAll('p')].filter(isListItem)) {
    if (!content.contains(item)) continue
    const run: [Element, ...Element[]] = [item]
    for (let next = item.nextElementSibling; next && isListItem(next); next = next.nextElementSibling) run.push(next)
    const place = document.createComment('')
    item.before(place)
    for (const one of run) one.remove()
    place.replaceWith(...listOf(run).childNodes)
  }
  for (const heading of content.querySelectorAll('h1, h4, h5, h6')) {
    const level = document.createElement(heading.tagName === 'H1' ? 'h2' : 'h3')
    level.append(...heading.childNodes)
    heading.replaceWith(level)
  }
  return holder.innerHTML
}
