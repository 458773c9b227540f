import { type PDFDict, PDFName, PDFNumber, type PDFObject, PDFParser, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import { ACTION_KEYS, type ActionDanger, actionDanger, DECISIVE_KEYS, type Entry, FILE_KEYS } from './actions.ts'
import { placesOf, unpack } from './streams.ts'

/** Values of a document, with those in its object streams; and how deep one may lie in others. */
const MOST_VALUES = 1_000_000
const MOST_DEPTH = 200
/** Unpacked bytes of all object streams together; a small file can unfold to gigabytes. */
const MOST_UNPACKED = 40_000_000
const MOST_BLANKS = 4
/** The parser writes a line to the log for each larger number. */
const MOST_DIGITS = 15

const word = (text: string): number[] => [...Buffer.from(text, 'latin1')]
const WORDS = {
  obj: word('obj'),
  endobj: word('endobj'),
  xref: word('xref'),
  trailer: word('trailer'),
  startxref: word('startxref'),
}
const ACTION = PDFName.of('Action')
/** The unsafe actions of ISO 32000-2, wherever they stand and whatever refers to them. */
const OTHER_ACTIONS: ReadonlySet<unknown> = new Set(
  ['GoToR', 'GoToE', 'Launch', 'Thread', 'Sound', 'Movie', 'SubmitForm', 'ImportData', 'JavaScript', 'Rendition']
    .concat(['Trans', 'GoTo3DView', 'RichMediaExecute'])
    .map((name) => PDFName.of(name)),
)
const IN_USE = 'n'.charCodeAt(0)
const FREE = 'f'.charCodeAt(0)
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57
const isBlank = (byte: number | undefined): boolean => byte !== undefined && byte <= 32

/** The contents of a document, of every revision and whether or not anything refers to them. */
export interface Contents {
  /** Every name, with its slash, escapes undone: /JavaScript. */
  names: ReadonlySet<string>
  /** The texts of its object streams. */
  unpacked: readonly Buffer[]
  /** The unsafe action that the document contains. */
  action: ActionDanger | undefined
  /** True when a program that follows its cross-references meets nothing but what was read here. */
  isWhole: boolean
}

const entry = (dict: PDFDict, key: string): PDFObject | undefined => dict.get(PDFName.of(key))

/** Tells whether a stream holds packed objects, whether or not its type says so. */
const holdsObjects = ({ dict }: PDFRawStream): boolean =>
  entry(dict, 'Type') === PDFName.of('ObjStm') || (entry(dict, 'First') !== undefined && entry(dict, 'N') !== undefined)

interface Found {
  names: Set<string>
  values: number
  unpacked: Buffer[]
  left: number
  entries: Entry[]
  /** The places of each object number, of all revisions. */
  places: Map<number, [PdfReader, at: number][]>
  /** True when a key that decides about an action stands twice in one dictionary. */
  isAmbiguous: boolean
}

/** Reads from the first byte to the last, without the repairs of the library's own readers. */
class PdfReader extends PDFParser {
  readonly found: Found
  /** The offsets of objects, tables and object streams; `told` are those that the document claims. */
  private readonly objects = new Set<number>()
  private readonly tables = new Set<number>()
  private readonly objectStreams = new Set<number>()
  private readonly told = { objects: new Set<number>(), tables: new Set<number>(), objectStreams: new Set<number>() }
  private start = -1
  private startsAt = -1
  private isUnpacked = true
  private depth = 0
  /** Dictionaries that are being read, and their keys so far. */
  private readonly dicts: { depth: number; keys: Set<string> }[] = []

  constructor(bytes: Uint8Array, found?: PdfReader['found']) {
    super(bytes)
    const none = { values: 0, unpacked: [], left: MOST_UNPACKED, entries: [], isAmbiguous: false }
    this.found = found ?? { ...none, names: new Set(), places: new Map() }
  }

  protected override parseName(): PDFName {
    const name = super.parseName()
    this.found.names.add(name.asString())
    const around = this.dicts.at(-1)
    if (around?.depth === this.depth) {
      const key = name.asString().slice(1)
      if (DECISIVE_KEYS.has(key) && around.keys.has(key)) this.found.isAmbiguous = true
      around.keys.add(key)
    }
    return name
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    this.dicts.push({ depth: this.depth, keys: new Set() })
    const dict = super.parseDict(ref)
    this.dicts.pop()
    for (const key of [...ACTION_KEYS, ...FILE_KEYS]) {
      const value = entry(dict, key)
      if (value !== undefined) this.found.entries.push({ key, value })
    }
    if (entry(dict, 'Type') === ACTION || OTHER_ACTIONS.has(entry(dict, 'S')))
      this.found.entries.push({ key: 'Action', value: dict })
    return dict
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.found.values += 1
    this.depth += 1
    if (this.found.values > MOST_VALUES || this.depth > MOST_DEPTH) throw new Error('too many values, or too deep')
    const object = super.parseObject(ref)
    this.depth -= 1
    return object
  }

  protected override parseRawNumber(): number {
    let digits = 0
    while (digits <= MOST_DIGITS && isDigit(this.bytes.peekAhead(digits + 1))) digits += 1
    if (digits > MOST_DIGITS) throw new Error('too large a number')
    return super.parseRawNumber()
  }

  private readInteger(): number {
    this.skipWhitespaceAndComments()
    return this.parseRawInt()
  }

  /** Throws where anything stands that is neither an object, nor a table of cross-references, nor a trailer. */
  readDocument(): void {
    for (;;) {
      this.skipWhitespaceAndComments()
      if (this.bytes.done()) return
      const at = this.bytes.offset()
      if (this.matchKeyword(WORDS.xref)) this.readTable(at)
      else if (this.matchKeyword(WORDS.trailer)) this.readTrailer()
      else if (this.matchKeyword(WORDS.startxref)) {
        this.startsAt = at
        this.start = this.readInteger()
      } else this.readIndirectObject(at)
      if (this.bytes.offset() <= at) throw new Error('a stream that ends before it begins')
    }
  }

  private readIndirectObject(at: number): void {
    const number = this.readInteger()
    this.readInteger()
    this.skipWhitespaceAndComments()
    if (!this.matchKeyword(WORDS.obj)) throw new Error('no object')
    this.objects.add(at)
    this.skipWhitespaceAndComments()
    if (this.matchKeyword(WORDS.endobj)) return
    this.note(number, this, this.bytes.offset())
    const object = this.parseObject()
    this.skipWhitespaceAndComments()
    this.matchKeyword(WORDS.endobj)
    if (!(object instanceof PDFRawStream)) return
    // The streams of an encrypted document cannot be unpacked, and its trailer, which says so, comes later.
    try {
      if (holdsObjects(object)) this.readPacked(object, number)
      if (entry(object.dict, 'Type') === PDFName.of('XRef')) this.readReferences(object, at)
    } catch {
      this.isUnpacked = false
    }
  }

  private note(number: number, reader: PdfReader, at: number): void {
    const known = this.found.places.get(number)
    if (known) known.push([reader, at])
    else this.found.places.set(number, [[reader, at]])
  }

  /** Reads the objects of a number again. */
  objectsOf(number: number): PDFObject[] {
    return (this.found.places.get(number) ?? []).map(([reader, at]) => {
      reader.bytes.moveTo(at)
      return reader.parseObject()
    })
  }

  private readPacked(stream: PDFRawStream, number: number): void {
    const [first, count] = [entry(stream.dict, 'First'), entry(stream.dict, 'N')]
    if (!(first instanceof PDFNumber) || !(count instanceof PDFNumber)) throw new Error('a stream without its measures')
    const text = unpack(stream, this.found.left)
    this.found.left -= text.length
    this.found.unpacked.push(text)
    const packed = new PdfReader(text, this.found)
    const places: [number: number, at: number][] = []
    for (let at = 0; at < count.asNumber(); at += 1)
      places.push([packed.readInteger(), first.asNumber() + packed.readInteger()])
    for (const [number, place] of places) {
      if (place < packed.bytes.offset()) throw new Error('objects over each other')
      this.note(number, packed, place)
      packed.bytes.moveTo(place)
      packed.parseObject()
    }
    this.objectStreams.add(number)
  }

  private readReferences(stream: PDFRawStream, at: number): void {
    const { objects, objectStreams } = placesOf(stream, this.found.left)
    for (const place of objects) this.told.objects.add(place)
    for (const number of objectStreams) this.told.objectStreams.add(number)
    this.tables.add(at)
    this.noteOlder(stream.dict)
  }

  private readTable(at: number): void {
    this.tables.add(at)
    this.skipWhitespaceAndComments()
    while (isDigit(this.bytes.peek())) {
      this.readInteger()
      for (let left = this.readInteger(); left > 0; left -= 1) {
        const place = this.readInteger()
        this.readInteger()
        this.skipWhitespaceAndComments()
        const kind = this.bytes.next()
        if (kind === IN_USE) this.told.objects.add(place)
        else if (kind !== FREE) throw new Error('neither in use nor free')
      }
      this.skipWhitespaceAndComments()
    }
  }

  private readTrailer(): void {
    this.skipWhitespaceAndComments()
    this.noteOlder(this.parseDict())
  }

  private noteOlder(dict: PDFDict): void {
    for (const key of ['Prev', 'XRefStm']) {
      const place = entry(dict, key)
      if (place instanceof PDFNumber) this.told.tables.add(place.asNumber())
    }
  }

  /**
   * Tells whether an offset, or the place after a few blanks, is among these; many programs write 0 for a missing
   * object.
   */
  private stands(place: number, among: ReadonlySet<number>): boolean {
    let at = place
    while (at < place + MOST_BLANKS && !among.has(at) && isBlank(this.bytes.peekAt(at))) at += 1
    return place === 0 || among.has(at)
  }

  isWhole(lastStart: number): boolean {
    return (
      this.isUnpacked &&
      this.start > 0 &&
      this.startsAt === lastStart &&
      this.stands(this.start, this.tables) &&
      [...this.told.tables].every((place) => this.stands(place, this.tables)) &&
      [...this.told.objects].every((place) => this.stands(place, this.objects)) &&
      [...this.told.objectStreams].every((number) => this.objectStreams.has(number))
    )
  }
}

/** Reads all of a PDF that can be read. For workers only: the library is large, and the file a stranger's. */
export function readPdf(pdf: Buffer): Contents {
  const reader = new PdfReader(pdf)
  let isWhole = false
  let action: ActionDanger | undefined
  try {
    reader.readDocument()
    // Readers look for the last such word, be it in a comment.
    isWhole = reader.isWhole(pdf.lastIndexOf('startxref'))
  } catch {
    // The part read so far may still say why it is refused.
  }
  try {
    action = actionDanger([...reader.found.entries], ({ objectNumber }) => reader.objectsOf(objectNumber))
  } catch {
    isWhole = false
  }
  const { names, unpacked, isAmbiguous } = reader.found
  return { names, unpacked, action, isWhole: isWhole && !isAmbiguous }
}
