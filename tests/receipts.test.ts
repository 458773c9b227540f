import { describe, expect, test } from 'vitest'
import { letterRefusals, textsOfWords } from '../src/features/platform/letters/rules.ts'
import { exampleLetter, LETTER_KINDS, letterBody } from '../src/letters.ts'

const SITE = { appUrl: 'http://localhost:3000' }

/** What each receipt is a receipt of; all other letters say something else than that something has come in. */
const RECEIPTS = {
  applicationReceived: 'an application',
  correctionReceived: 'a corrected application',
  appealReceived: 'an appeal against a decision',
  sanctionAppealReceived: 'an appeal against a sanction',
  sanctionRequested: 'a wish for a sanction of one’s own',
  sanctionAnswered: 'an answer to a planned sanction',
  dataChangeAsked: 'a wish to change data',
  documentReplaced: 'a new document',
  deletionAsked: 'a wish to be deleted',
  activityReceived: 'an activity done elsewhere',
  complaintReceived: 'a complaint',
} as const

/** Letters that grant what somebody asked for. */
const GRANTED = {
  appealGranted: 'dikabulkan',
  sanctionAppealGranted: 'dikabulkan',
  dataChangeApproved: 'disetujui',
  reportAccepted: 'disetujui',
  activityRecognised: 'diakui',
} as const

/** A word that is read both as "has come in" and as "was granted". */
const AMBIGUOUS = /diterima|menerima (permohonan|perbaikan|banding|pengaduan|pengajuan|permintaan|jawaban)/i
const OPENS_A_RECEIPT = /^(Tanda terima |Permohonan Anda sudah masuk: )/
const VERDICT = /dikabulkan|mengabulkan|disetujui|diakui|ditolak/i
const DAY = /\d{1,2} \p{Lu}\p{L}+ \d{4}/u

const spoken = LETTER_KINDS.flatMap(({ id, judul, variants }) =>
  [undefined, ...variants].map((variant) => {
    const { subject, paragraphs } = letterBody(exampleLetter(id, 'Nama Contoh', variant), SITE)
    return { id, judul, variant, subject, paragraphs }
  }),
)
const isReceipt = (id: string): boolean => id in RECEIPTS

test.each(spoken.filter(({ variant }) => variant === undefined))(
  '$id: its subject and title do not say of something that it was "diterima"',
  ({ judul, subject }) => {
    expect([judul, subject].filter((words) => AMBIGUOUS.test(words))).toEqual([])
  },
)

describe.each(Object.keys(RECEIPTS))('the receipt %s', (id) => {
  const ofKind = spoken.filter((one) => one.id === id)

  test('opens as a receipt and speaks of no verdict', () => {
    expect(ofKind.length).toBeGreaterThan(0)
    for (const { judul, subject, paragraphs } of ofKind) {
      expect([judul, subject]).toEqual([
        expect.stringMatching(/^Tanda terima /),
        expect.stringMatching(OPENS_A_RECEIPT),
      ])
      expect(paragraphs.filter((text) => AMBIGUOUS.test(text) || VERDICT.test(text))).toEqual([])
    }
  })

  test('leaves words in force that the office wrote before a day was promised', () => {
    const kind = LETTER_KINDS.find((one) => one.id === id)
    if (!kind) throw new Error(`no letter ${id}`)
    const paragraphs = kind.words.paragraphs.filter((text) => !/\{target\}/.test(text))
    const earlier = { ...kind.words, paragraphs: paragraphs.length > 0 ? paragraphs : ['Sudah masuk.'] }
    expect(letterRefusals(textsOfWords(earlier), kind)).toEqual({})
  })

  test('names the day by which somebody answers', () => {
    const [{ paragraphs } = { paragraphs: [] as string[] }] = ofKind
    expect(paragraphs.filter((text) => /paling lambat|sebelum/.test(text) && DAY.test(text))).toHaveLength(1)
  })
})

test('no other letter opens as a receipt', () => {
  expect(spoken.filter(({ id, subject }) => OPENS_A_RECEIPT.test(subject) && !isReceipt(id))).toEqual([])
})

test.each(Object.entries(GRANTED))('the verdict %s says "%s" in its subject', (id, word) => {
  const subjects = spoken.filter((one) => one.id === id).map(({ subject }) => subject)
  expect(subjects.length).toBeGreaterThan(0)
  for (const subject of subjects) expect(subject).toContain(word)
})
