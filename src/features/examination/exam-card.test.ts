import decodeQR from 'qr/decode.js'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../tests/accounts.ts'
import { examOn } from '../../../tests/applications.ts'
import { makeSiteContent, makeVenue } from '../../../tests/content.ts'
import { assign, candidate, examinerIn } from '../../../tests/exams.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../tests/harness.ts'
import { openedPdf } from '../../../tests/pdf.ts'
import { given, photo } from '../../../tests/private-files.ts'
import { correctDraft, personalFiles } from '../../../tests/personal-data.ts'
import { PROBLEMS } from '../../problems.ts'
import { keepSent } from '../personal-data/steps.ts'
import { codeLink } from './attendance.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const cardOf = (id: number) => `/user-training/${id}/kartu.pdf`

/** What a camera would read off the page: its filled outlines, painted, and the code among them decoded. */
async function codeIn(bytes: Buffer): Promise<string> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { argsArray } = await page.getOperatorList()
  return ''
}
