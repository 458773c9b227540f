import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { tableNodes } from './table-nodes.ts'

/** Nothing that the sanitiser (src/lib/text/rich-text.ts) would take out again can be written. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Image.configure({ inline: false, allowBase64: false }),
  ...tableNodes,
]
