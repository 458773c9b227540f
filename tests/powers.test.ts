import { expect, test } from 'vitest'
import { z } from 'zod'
import { isOffice } from '../src/access.ts'
import { api } from '../src/api.ts'
import { TWO_PERSON_RULES, type TwoPersonRule } from '../src/features/platform/staff/second-person-rules.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { limits } from '../src/limits.ts'

/** Calls that one person makes alone although they name an address, a key, an account or a right; and why. */
const ALONE: Record<string, readonly string[]> = {
  'A new right is written to all administrators, and confirms what others propose only after three days (decision 51).':
    ['createStaff', 'updateStaff', 'restoreStaff'],
  'It only opens and tries; nothing is kept.': [
    ...['examineSigningKey', 'examineTokenSigner', 'examineProviderSigner'],
    ...['sendSetupMail', 'testMailServer'],
  ],
  'What the site says of the body; no money, data or signatures go there.': [
    ...['updateSiteContent', 'restoreSiteContent', 'createPartner', 'updatePartner', 'restorePartner'],
    ...['createVenue', 'updateVenue', 'restoreVenue', 'decideAccounts'],
  ],
  'An examiner and the account; the role itself is given with the staff.': [
    ...['createExaminer', 'updateExaminer', 'restoreExaminer'],
  ],
  'A letter to whoever uses the mark: it gives no right and changes no account.': ['sendMarkLetter'],
  'The device that a candidate goes on with; who watches over the exam sees whose it is.': ['allowDevice'],
  'What a candidate gets at the exam, a device of their own among it; no account and no right.': ['grantAccommodation'],
  'Its key only lets an arrival be sent again without counting twice.': ['sendArrivals'],
  'A list is taken out with the password, and all administrators read of it.': [...['announceListExport']],
  'Money that came in is booked; what goes out or is cancelled takes two.': [
    ...['confirmPayment', 'receiveUnwantedPayment', 'bookStatement'],
  ],
}

const FIELDS =
  /alamat|url|e?mail|kunci|key|token|pin$|sandi|secret|rahasia$|rekening|akun|account|bucket|endpoint|folder|p12|role|peran|permission|izin|cakupan|penyedia|kredensial|sertifikat$|rantai|tsa|^tujuan|jumlah$/

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** Names of all fields, at any depth. */
const fieldsOf = ({ properties = {}, items, anyOf = [], allOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, one]) => [name, ...fieldsOf(one)]),
  ...[...(items ? [items] : []), ...anyOf, ...allOf].flatMap(fieldsOf),
]

const fieldsThatLead = ({ payload }: Call): string[] =>
  payload
    ? fieldsOf(z.toJSONSchema(payload, { io: 'input', unrepresentable: 'any' }) as Schema).filter((name) =>
        FIELDS.test(name),
      )
    : []

const writes = Object.entries(api as Record<string, Call>).filter(
  ([, { access, method }]) => isOffice(access) && method !== 'GET',
)
const asks = ({ asksPassword, problems }: Call): boolean =>
  asksPassword === true || problems.some((code) => code === 'CONFIRM_PASSWORD' || code.startsWith('SECOND_PERSON'))
const leads = (call: Call): boolean => fieldsThatLead(call).length > 0 || asks(call)
/** Bringing an older state back writes the same fields. */
const writer = (name: string): Call | undefined => (api as Record<string, Call>)[name.replace(/^restore/, 'update')]
const leading = writes.filter(([name, call]) => leads(call) || leads(writer(name) ?? call)).map(([name]) => name)

const rules = Object.entries(TWO_PERSON_RULES)
const byTwo = new Set<string>([
  ...rules.flatMap(([, { calls }]) => calls),
  ...['approvePendingChange', 'refusePendingChange'],
])
const alone = Object.values(ALONE).flat()

test('every call of the office that names where money, data or signatures go takes two people, or says why not', () => {
  expect(leading.filter((name) => !byTwo.has(name) && !alone.includes(name))).toEqual([])
})

test('a call is either made by two or by one, stands in the table once, exists, and needs its reason', () => {
  const listed = [...byTwo, ...alone]
  expect(listed.filter((name) => !writes.some(([known]) => known === name))).toEqual([])
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([])
  expect(alone.filter((name) => !leading.includes(name))).toEqual([])
})

const accessOf = (name: string): string => (api as Record<string, Call>)[name]?.access.replace('office:', '') ?? ''
const lines = (calls: readonly string[]): string => calls.map((name) => `\`${name}\` (${accessOf(name)})`).join(', ')
/** Kept as lists of their own, and confirmed no earlier. */
const LISTS: readonly TwoPersonRule[] = ['rekening']
const waits = (rule: TwoPersonRule): string =>
  'noun' in TWO_PERSON_RULES[rule] || LISTS.includes(rule) ? `${limits.changeWaitHours} hours` : 'no'

const POWERS = `# Powers: what takes two people

Written by tests/powers.test.ts out of the code (\`TWO_PERSON_RULES\` and the contract); the reasons stand in decisions
[51](decisions/0051-two-people-and-neither-made-by-the-other.md) and
[122](decisions/0122-powers-wait-for-two-people-and-a-day.md).

| Rule | Matter | Confirmed by | Waits | Calls (permission) |
|---|---|---|---|---|
${rules
  .map(
    ([name, { title, right, calls }]) =>
      `| ${name} | ${title} | ${right} | ${waits(name as TwoPersonRule)} | ${lines(calls)} |`,
  )
  .join('\n')}

What waits is confirmed by \`approvePendingChange\` and refused by \`refusePendingChange\`, with the right of its rule; where
only the proposer has it, with \`keputusan\`.

## One person alone

| Calls (permission) | Why |
|---|---|
${Object.entries(ALONE)
  .map(([why, calls]) => `| ${lines(calls)} | ${why} |`)
  .join('\n')}
`

test('docs/powers.md says the same', async () => {
  await expect(POWERS).toMatchFileSnapshot('../docs/powers.md')
})
