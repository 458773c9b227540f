import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

/** Keys under which readers look for what a document does, and those by which they find files elsewhere. */
export const ACTION_KEYS = ['OpenAction', 'AA', 'A', 'PA', 'Next'] as const
export const FILE_KEYS = ['F', 'UF'] as const
/** A reader may take the first or the last of two; for these it would matter. */
export const DECISIVE_KEYS: ReadonlySet<string> = new Set([...ACTION_KEYS, ...FILE_KEYS, 'S', 'N', 'URI', 'Type'])

/** A value that a document holds under such a key. */
export interface Entry {
  key: string
  value: PDFObject
}

/** `command`: it would act; `elsewhere`: it leads to a file or a server other than pages of the web. */
export type ActionDanger = 'command' | 'elsewhere'

/** These turn pages, or change what is shown. */
const HARMLESS: ReadonlySet<string> = new Set(['GoTo', 'Hide', 'ResetForm', 'SetOCGState'])
const PAGE_TURNS: ReadonlySet<string> = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])
const WEB = /^(?:https?:\/\/|mailto:|tel:)/i

/** Every object that ever had a number, of all revisions. */
export type LookUp = (ref: PDFRef) => readonly PDFObject[]

const nameIn = (value: PDFObject | undefined): string => (value instanceof PDFName ? value.asString().slice(1) : '')
const entry = (dict: PDFDict, key: string): PDFObject | undefined => dict.get(PDFName.of(key))
const dictOf = (value: PDFObject): PDFDict | undefined =>
  value instanceof PDFRawStream ? value.dict : value instanceof PDFDict ? value : undefined
const isText = (value: PDFObject): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString

/** Looks through what a document does: whatever is not known as harmless is a danger. */
export function actionDanger(entries: readonly Entry[], lookUp: LookUp): ActionDanger | undefined {
  const seen = new Set<string>()
  const all = (value: PDFObject | undefined): readonly PDFObject[] =>
    value === undefined ? [] : value instanceof PDFRef ? lookUp(value) : [value]

  const first = <T>(values: readonly T[], look: (value: T) => ActionDanger | undefined) => {
    for (const value of values) {
      const danger = look(value)
      if (danger) return danger
    }
    return undefined
  }

  function judge(value: PDFObject, isClicked: boolean): ActionDanger | undefined {
    if (value instanceof PDFRef) {
      const known = `${value.objectNumber} ${isClicked}`
      if (seen.has(known)) return undefined
      seen.add(known)
      return first(lookUp(value), (each) => (each instanceof PDFRef ? 'command' : judge(each, isClicked)))
    }
    if (value instanceof PDFArray) return first(value.asArray(), (each) => judge(each, isClicked))
    const dict = dictOf(value)
    return dict && judgeAction(dict, isClicked)
  }

  function judgeAction(dict: PDFDict, isClicked: boolean): ActionDanger | undefined {
    const kinds = all(entry(dict, 'S')).map(nameIn)
    for (const kind of kinds) {
      if (HARMLESS.has(kind)) continue
      if (kind === 'Named' && all(entry(dict, 'N')).every((name) => PAGE_TURNS.has(nameIn(name)))) continue
      if (kind !== 'URI' || !isClicked) return 'command'
      if (!all(entry(dict, 'URI')).every((text) => isText(text) && WEB.test(text.decodeText()))) return 'elsewhere'
    }
    return undefined
  }

  const table = (value: PDFObject): ActionDanger | undefined =>
    first(all(value), (each) => first(dictOf(each)?.values() ?? [], (one) => judge(one, false)))

  const dangerOf = ({ key, value }: Entry): ActionDanger | undefined => {
    if (key === 'AA') return table(value)
    if (key === 'F' || key === 'UF') return first(all(value), (each) => (isText(each) ? 'elsewhere' : undefined))
    return judge(value, key === 'A' || key === 'PA' || key === 'Action')
  }
  return first(entries, dangerOf)
}
