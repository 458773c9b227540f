import type { Page } from 'playwright-core'
import { type FormRow, FREE_WORDS, sentences, stops, without } from './row.ts'
import { answers, typedInto } from './searches.ts'
import { openEnglishCase } from './service.ts'

const AWAY = 'You are not connected.'
const NOBODY = 'No holder matches'
const NOT_ISSUED = 'The certificate may not be genuine.'
const NO_NUMBERS = 'Please enter the certificate numbers of the team members.'
const NO_HASH = 'A fingerprint has 64 digits'
const NO_PIN = 'The PIN has 8 digits.'
const SHORT = 'Please write at least 30 characters.'
const NUMBERS = 'Certificate numbers of the team members'

const holders = 'src/features/certification/holders/pages'
const complaints = 'src/features/service/complaints/pages'

/** A field that asks for a number, or a name. */
const ASKS_NUMBER: Omit<FormRow, 'at'> = {
  ...{ who: 'stranger', button: 'Check certificate', asks: 'Name or number' },
  given: typedInto('Check a certificate', 'PALSU/1'),
  said: answers(
    NOT_ISSUED,
    {
      ...{ empty: 'As printed on the certificate', rubbish: NOBODY, emoji: NOBODY },
      tooLong: stops('Check a certificate'),
    },
    AWAY,
  ),
}

const GOOD = {
  ...{ Subject: 'layanan', 'E-mail address': 'reporter.forms@example.com', 'Your name': 'Reporter Contoh' },
  'What happened': 'I have been waiting for an answer to my letter for two months.',
  'I declare': 'yes',
}
const FILE_SAID = {
  wrongFile: 'Please send a PDF, JPG, PNG or WebP file.',
  tooLarge: 'A file may have at most 2 MB.',
}

export const ENGLISH_FORMS: Record<string, FormRow> = {
  'src/features/catalogue/home/pages/home/Hero.tsx#English': { ...ASKS_NUMBER, at: '/en' },
  'src/english/shell/EnglishError.tsx': { ...ASKS_NUMBER, at: '/en/nowhere' },
  [`${holders}/HolderSearch.tsx#English`]: {
    ...{ who: 'stranger', at: '/en/certificate-holders', button: 'Search', asks: '' },
    given: typedInto('Name or number', 'tidakadayangcocok'),
    said: answers(NOBODY, { tooLong: stops('Name or number') }, AWAY),
  },
  [`${holders}/TeamCheck.tsx#English`]: {
    ...{ who: 'stranger', at: '/en/certificate-holders?bagian=tim', button: 'Check team', asks: '' },
    given: typedInto(NUMBERS, 'PALSU/1'),
    said: answers(
      'The team is not complete',
      { empty: NO_NUMBERS, rubbish: NO_NUMBERS, emoji: NO_NUMBERS, tooLong: stops(NUMBERS) },
      AWAY,
    ),
  },
  'src/english/pages/FileCheck.tsx': {
    ...{ who: 'stranger', at: '/en/certificate-holders?bagian=berkas', button: 'Check fingerprint', asks: '' },
    given: typedInto('Or enter its fingerprint', 'a'.repeat(64)),
    said: answers(
      'Not an original file',
      {
        ...{ empty: NO_HASH, rubbish: NO_HASH, emoji: NO_HASH, tooLong: stops('Or enter its fingerprint') },
        wrongFile: without('the file stands beside the form: e2e/english.long.test.ts'),
        tooLarge: without('a larger one is refused before it is read: file-check.test.ts'),
      },
      AWAY,
    ),
  },
  [`${complaints}/ComplaintForm.tsx#English`]: {
    ...{ who: 'stranger', at: '/en/complaints', button: 'Send complaint', posted: true },
    file: /^Files/,
    sendsFile: true,
    given: {
      good: GOOD,
      rubbish: { 'E-mail address': 'no address', 'Your name': 'x', 'What happened': 'x' },
      emoji: { 'What happened': '🌿🦜' },
    },
    said: sentences({
      ...{ empty: 'Please enter your e-mail address.', rubbish: SHORT, emoji: SHORT, doubleClick: SHORT },
      ...{ tooLong: stops('What happened'), ...FILE_SAID, offline: AWAY },
    }),
  },
  [`${complaints}/TrackPart.tsx#English`]: {
    ...{ who: 'stranger', at: '/en/complaints?tab=lacak', button: 'Show complaint', posted: true, secret: 'PIN' },
    given: {
      good: { 'Ticket number': 'ADU-2026-99999999', PIN: '12345678' },
      rubbish: { 'Ticket number': 'abc', PIN: 'x' },
      emoji: { 'Ticket number': '🌿', PIN: '🌿' },
    },
    said: sentences({
      ...{ empty: NO_PIN, rubbish: NO_PIN, emoji: NO_PIN, doubleClick: NO_PIN },
      ...{ tooLong: stops('Ticket number'), offline: AWAY },
      back: without('no browser keeps what opens a case'),
    }),
  },
  [`${complaints}/CaseView.tsx#English`]: {
    ...{ who: 'stranger', at: '/en/complaints?tab=lacak', button: 'Send reply', posted: true },
    reach: (page: Page) => openEnglishCase(page),
    file: /^Files/,
    sendsFile: true,
    given: { good: { 'Message to our staff': 'Is there any news?' } },
    said: sentences({
      ...{ empty: 'Please write a message.', rubbish: FREE_WORDS, emoji: FREE_WORDS },
      ...{ tooLong: stops('Message to our staff'), ...FILE_SAID },
      ...{ doubleClick: 'Please write a message.', offline: AWAY },
      back: without('answers a ticket and its PIN, which nobody keeps: one comes back to the form that asks for them'),
    }),
  },
}
