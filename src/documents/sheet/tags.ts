import type { Role, Tagged } from './roles.ts'

/** The part of pdfkit's document that is used here (https://pdfkit.org/docs/accessibility.html). */
export interface TaggedDocument {
  on(event: 'pageAdded', then: () => void): void
  struct(type: string, options?: { alt?: string; scope?: string }): StructureElement
  addStructure(element: StructureElement): void
  markStructureContent(tag: string): object
  markContent(tag: 'Artifact'): void
  endMarkedContent(): void
}

interface StructureElement {
  add(child: StructureElement | object): void
  end(): void
}

/** The part of a node of the drawing library that is used here, after it was laid out. */
export interface LaidOut {
  type: string
  props?: Tagged & { fixed?: boolean }
  value?: string
  /** The lines of a text that stand on this page; none where the text went on to another page whole. */
  lines?: unknown[]
  children?: LaidOut[]
}

const TEXT = 'TEXT'
/** The elements that are drawn as one: what lies within them is theirs. */
const WHOLE = new Set([TEXT, 'IMAGE', 'SVG'])

/** A node that draws nothing; the library calls `paint` when its turn comes. */
const paintHook = (paint: () => void): LaidOut =>
  ({
    type: 'CANVAS',
    style: {},
    box: { top: 0, left: 0, width: 1, height: 1 },
    props: { paint },
  }) as LaidOut

const textOf = ({ value, children = [] }: LaidOut): string => (value ?? '') + children.map(textOf).join('')

/** Where an element stands: within which structure, and the nearest node above it that has a role. */
interface Place {
  parent: StructureElement
  above: LaidOut | undefined
}

/** Returns the role of an element; undefined for what is not read aloud itself. */
function roleOf({ type, props }: LaidOut, above: LaidOut | undefined): Role | 'P' | undefined {
  if (props?.role) return props.role
  if (props?.fixed) return 'Artifact'
  if (type !== TEXT) return undefined
  return above?.props?.role === 'TR' ? 'TD' : 'P'
}

/** Tells those who hear a table what a head names: its column where the whole row is heads, else its row. */
const scopeOf = (row: LaidOut | undefined): 'Column' | 'Row' =>
  row?.children?.every(({ props }) => props?.role === 'TH') ? 'Column' : 'Row'

/**
 * Gives laid-out pages their tags, in the order in which they are read. While the pages are drawn everything counts as
 * decoration but what a role or its being text says otherwise (ISO 32000-1, 14.8.2.2).
 */
export function tagPages(document: TaggedDocument, pages: readonly LaidOut[]): void {
  document.on('pageAdded', () => document.markContent('Artifact'))
  const whole = document.struct('Document')
  document.addStructure(whole)
  for (const page of pages) tagChildren(document, page, { parent: whole, above: undefined })
}

function tagChildren(document: TaggedDocument, node: LaidOut, place: Place): void {
  // All children are tagged before any is replaced, as a head looks at its whole row.
  node.children = (node.children ?? []).flatMap((child) => tagElement(document, child, place))
}

function tagElement(document: TaggedDocument, child: LaidOut, { parent, above }: Place): LaidOut[] {
  const role = roleOf(child, above)
  if (role === 'Artifact') return [child]
  if (WHOLE.has(child.type)) return role ? markContent(document, child, { role, parent, above }) : [child]
  if (!role) {
    tagChildren(document, child, { parent, above })
    return [child]
  }
  const group = document.struct(role)
  parent.add(group)
  tagChildren(document, child, { parent: group, above: child })
  return [child]
}

/** Puts the hooks that begin and end an element's content before and after it. */
function markContent(
  document: TaggedDocument,
  child: LaidOut,
  { role, parent, above }: Place & { role: string },
): LaidOut[] {
  if (child.type === TEXT && (textOf(child).trim() === '' || child.lines?.length === 0)) return [child]
  const alt = child.props?.alt
  const element = document.struct(role, { ...(alt && { alt }), ...(role === 'TH' && { scope: scopeOf(above) }) })
  parent.add(element)
  const begin = paintHook(() => {
    document.endMarkedContent()
    element.add(document.markStructureContent(role))
  })
  const end = paintHook(() => {
    document.endMarkedContent()
    document.markContent('Artifact')
  })
  return [begin, child, end]
}
