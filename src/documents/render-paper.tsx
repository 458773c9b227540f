import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import layoutDocument, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout'
import renderPages from '@react-pdf/render'
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer'
import PDFDocument from 'pdfkit'
import type { ReactElement } from 'react'
import { BUILT_IN } from '../lib/graphics/colour-scheme.ts'
import { heightsIn } from './sheet/measured.ts'
import { type PaperBranding, PaperContext, paperLookOf } from './sheet/style.ts'
import { type LaidOut, type TaggedDocument, tagPages } from './sheet/tags.ts'

/** As the library lays out itself, whose types leave out the typefaces. */
const layout = layoutDocument as (document: DocumentNode, typefaces: typeof Font) => Promise<SafeDocumentNode>

/** Returns the elements of a paper, which the library's types keep to itself. */
function elementsOf(paper: ReactElement<DocumentProps>): DocumentNode {
  const instance: object = pdf(paper)
  return (instance as { container: { document: DocumentNode } }).container.document
}

/** Begins the file with what the document's element says of itself. */
function beginFile({ title, author, subject, creator, language, conformance, ...dates }: DocumentNode['props']) {
  return new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    // The first version that may have tags, colour profile and metadata at once.
    pdfVersion: '1.7',
    subset: conformance,
    tagged: true,
    lang: language,
    info: {
      ...{ Title: title, Author: author, Subject: subject, Creator: creator, Producer: 'react-pdf' },
      ...{ CreationDate: dates.creationDate, ModificationDate: dates.modificationDate },
    },
  })
}

/**
 * A document as PDF in the body's colours and with its logo, tagged for those who hear it; built-in colours where none
 * are given. The renderer's own last step writes no tags (github.com/diegomura/react-pdf/issues/3179).
 */
export async function renderPaper(paper: ReactElement, branding: PaperBranding = BUILT_IN): Promise<Buffer> {
  const document = elementsOf(<PaperContext value={paperLookOf(branding)}>{paper}</PaperContext>)
  const file: object = beginFile(document.props)
  const written = buffer(file as Readable)
  const laidOut = await layout(document, Font)
  const pages: object[] = laidOut.children
  tagPages(file as TaggedDocument, pages as LaidOut[])
  renderPages(file as Parameters<typeof renderPages>[0], laidOut)
  return written
}

/** Lays a paper out without drawing it, and returns how tall its measured elements are, in points. */
export async function measurePaper(
  paper: ReactElement,
  branding: PaperBranding = BUILT_IN,
): Promise<ReadonlyMap<string, number>> {
  const laidOut = await layout(elementsOf(<PaperContext value={paperLookOf(branding)}>{paper}</PaperContext>), Font)
  return heightsIn(laidOut)
}
