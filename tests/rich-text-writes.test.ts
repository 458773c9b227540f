import { expect, test } from 'vitest'
import type { z } from 'zod'
import { api } from '../src/api.ts'
import { SCHEME_TEMPLATES } from '../src/features/catalogue/schemes/template-rules.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { cleanRichText } from '../src/lib/text/rich-text.ts'

/** Fields that pages show as markup (src/ui/RichText.tsx). */
const SHOWN = ['content', 'description', 'deskripsi', 'isi', 'tentang_tentangkami', 'tentang_visi', 'tentang_misi']
/** Where a field of that name holds plain words, which pages and letters show as text, or no text at all. */
const PLAIN =
  /^\w*(Complaint|Contact|DataRequest|Envelope|ExamRecord|Item|Letter|LetterExample|Message|MinistryColumn|PersonalData|ReasonTemplate|Report|TutorialSection)\.isi$/

const writing = Object.entries(api as Record<string, Call>).flatMap(([name, call]) =>
  call.method === 'GET'
    ? []
    : SHOWN.flatMap((field) => {
        const type = call.payload?.shape[field]
        return type && !PLAIN.test(`${name}.${field}`) ? [[`${name}.${field}`, type] as const] : []
      }),
)

test('every call that writes rich text cleans it', () => {
  const cleaned = writing.map(([name, type]) => [
    name,
    (type as z.ZodType).safeParse('<p onclick=x>a</p><b>b</b>').data,
  ])
  expect(cleaned).toEqual(writing.map(([name]) => [name, '<p>a</p><strong>b</strong>']))
  expect(writing.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'updateOfficeArticle.content',
      'createSchemeVersion.description',
      'updateSiteContent.tentang_visi',
    ]),
  )
})

test('texts that the program brings along are clean as they stand', () => {
  for (const { description } of Object.values(SCHEME_TEMPLATES)) expect(cleanRichText(description)).toBe(description)
})
