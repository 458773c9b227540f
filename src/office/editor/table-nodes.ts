import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

const SPAN = /^[1-9]\d{0,2}$/

/** As the sanitiser (src/lib/text/rich-text.ts) leaves them: spans and the scope of a heading, no widths and no styles. */
const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => (SPAN.test(cell.getAttribute(name) ?? '') ? Number(cell.getAttribute(name)) : 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const spans = { colspan: spanOf('colspan'), rowspan: spanOf('rowspan') }
const scope = { default: null, parseHTML: (cell: HTMLElement) => cell.getAttribute('scope') }

export const tableNodes = [
  Table.extend({
    addNodeView: () => null,
    // Tab leaves the text, in a table too: nobody is caught in it who has a keyboard only.
    addKeyboardShortcuts() {
      const { Tab: _next, 'Shift-Tab': _former, ...others } = this.parent?.() ?? {}
      return others
    },
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope }) }),
]
