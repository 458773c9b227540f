import { createRequire } from 'node:module'
import { ChevronDown, IdCard, type LucideIcon, Mail, Search, Sun } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

/** As the library draws them itself: no plugin of the build reaches what is required. */
const library: Record<string, LucideIcon> = createRequire(import.meta.url)('lucide-react')

/** Each element with its attributes in alphabetical order; a picture within a page needs no namespace. */
const elementsOf = (markup: string): string[] =>
  [...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, name, attributes = '']) =>
    [name, ...[...attributes.matchAll(/[\w-]+="[^"]*"/g)].map(String).sort()]
      .filter((word) => !word?.startsWith('xmlns='))
      .join(' '),
  )

test.each(Object.entries({ ChevronDown, IdCard, Mail, Search, Sun }))(
  '%s is drawn as its library draws it',
  (name, Icon) => {
    const Own = library[name]
    if (!Own) throw new Error(`the library has no ${name}`)
    expect(renderToStaticMarkup(<Icon />), 'the one of the build').not.toContain('xmlns')
    for (const props of [{}, { className: 'size-4 text-muted' }, { strokeWidth: 3 }])
      expect(elementsOf(renderToStaticMarkup(<Icon {...props} />))).toEqual(
        elementsOf(renderToStaticMarkup(<Own {...props} />)),
      )
  },
)
