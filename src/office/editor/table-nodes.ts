import { mergeAttributes, Node } from '@tiptap/core'

/** Tables that already stand in a text stay in it; their cells can be written in. */
const count = { default: null, parseHTML: (cell: HTMLElement) => cell.getAttribute('colspan') }
const rows = { default: null, parseHTML: (cell: HTMLElement) => cell.getAttribute('rowspan') }
const scope = { default: null, parseHTML: (cell: HTMLElement) => cell.getAttribute('scope') }

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const cellOf = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: count, rowspan: rows, ...(tag === 'th' ? { scope } : {}) }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

export const tableNodes = [Table, TableRow, cellOf('tableCell', 'td'), cellOf('tableHeader', 'th')]
