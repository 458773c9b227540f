import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, later, loggedIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { bareClient } from '../../../../tests/http.ts'
import { api } from '../../../api.ts'
import { type Call, pathNames } from '../../../lib/calls/call.ts'
import { limits } from '../../../limits.ts'
import { PROBLEMS } from '../../../problems.ts'
import { calendarFeedCalls } from '../../service/calendar-feed/contract.ts'
import { deletionCalls } from '../../service/retention/deletion/contract.ts'
import { calendarCalls } from '../calendar/contract.ts'
import { channelCalls } from '../channels/contract.ts'
import { notificationCalls } from '../notifications/contract.ts'
import { personalDataCalls } from '../personal-data/contract.ts'
import { securityLogCalls } from '../security-log/contract.ts'
import { accountCalls } from './contract.ts'
import { passkeyCalls } from './passkeys/contract.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const ACCOUNT_CALLS: Record<string, Call> = {
  ...accountCalls,
  ...passkeyCalls,
  ...securityLogCalls,
  ...calendarCalls,
  ...channelCalls,
  ...notificationCalls,
  ...personalDataCalls,
  ...deletionCalls,
  ...calendarFeedCalls,
  // Where the member's own money goes back to.
  giveRefundAccount: api.giveRefundAccount,
  giveActivityRefundAccount: api.giveActivityRefundAccount,
}

/** The calls that ask for the password once more, in an open session and with a token alone. */
const FRESH = [
  ...['startTwoFactor', 'stopTwoFactor', 'confirmTwoFactor', 'twoFactorQrCode', 'twoFactorSecretKey'],
  ...['recoveryCodes', 'renewRecoveryCodes', 'startPasskey', 'addPasskey', 'removePasskey'],
  ...['changeContact', 'downloadPersonalData', 'requestDeletion', 'giveRefundAccount', 'giveActivityRefundAccount'],
]

/** The calls that work without it, by the reason. */
const WITHOUT: Record<string, string[]> = {
  'nobody is logged in yet, or the way in is being proven': [
    ...['getCsrfCookie', 'login', 'register', 'twoFactorChallenge', 'forgotPassword', 'resetPassword'],
    ...['startPasskeyLogin', 'passkeyLogin', 'startPasskeyChallenge', 'passkeyChallenge'],
  ],
  'copies go to a number that proved itself, and say nothing that opens anything': ['startChannel', 'confirmChannel'],
  'the secret in the address is the right to read': ['readCalendarFeed'],
  'the link that went to the address is the proof': ['verifyEmail', 'undoEmailChange', 'getMailStop', 'stopMail'],
  'asks for the present password itself': ['confirmPassword', 'updatePassword'],
  'ends access and gives none': ['logout', 'endSession', 'endRememberedDevice', 'endToken'],
  'reads what each page of the member area shows': [
    ...[
      'me',
      'getVaultKey',
      'confirmedPasswordStatus',
      'listSessions',
      'listRememberedDevices',
      'listTokens',
      'listSecondFactors',
    ],
    ...['listOwnSecurityEvents', 'listNotifications', 'listMailChoices', 'getPersonalData', 'listDataChanges'],
    ...['getCalendarFeed', 'getDeletionObstacle', 'getUnverifiedAccount', 'listChannels'],
  ],
  'changes nothing by which somebody enters or is reached': [
    ...['renamePasskey', 'uploadProfilePhoto', 'removeProfilePhoto', 'readNotifications', 'chooseMail'],
    'changePublication',
    ...['makeCalendarFeed', 'removeCalendarFeed', 'endChannel'],
  ],
  'a link goes to the address that the account has': ['resendVerification'],
  'a form before it is sent, of an account without any data yet': ['savePersonalData', 'submitPersonalData'],
  'staff decide by evidence, and its owner reads of it': ['requestDataChange', 'replaceDocument'],
  'the name alone; another address needs it (see below)': ['updateProfile'],
}

const asksAgain = ({ access, asksPassword }: Call): boolean => access === 'confirmed' || asksPassword === true
const urlOf = ({ path }: Call): string => pathNames(path).reduce((url, name) => url.replace(`{${name}}`, '1'), path)
const LOCKED = PROBLEMS.CONFIRM_PASSWORD.message

test('every account call says whether it needs the password again, and the contract says the same', () => {
  const listed = [...FRESH, ...Object.values(WITHOUT).flat()]
  expect(listed.toSorted()).toEqual(Object.keys(ACCOUNT_CALLS).toSorted())
  const declared = Object.entries(ACCOUNT_CALLS).filter(([, call]) => asksAgain(call))
  expect(declared.map(([name]) => name).toSorted()).toEqual(FRESH.toSorted())
})

describe.each(Object.entries(ACCOUNT_CALLS))('%s', (name, call) => {
  const isFresh = FRESH.includes(name)

  test('in a session', async () => {
    const { browser } = await loggedIn(site)
    const before = await browser.copy().send(call.method, urlOf(call), {})
    expect([name, before.status === 423]).toEqual([name, isFresh])
    if (!isFresh) return
    expect(before.body.message).toBe(LOCKED)
    await confirmPassword(browser)
    expect((await browser.copy().send(call.method, urlOf(call), {})).status).not.toBe(423)
    later(site, limits.confirmedPasswordSeconds)
    expect((await browser.copy().send(call.method, urlOf(call), {})).status).toBe(423)
  })

  test('with a token alone', async () => {
    const { browser } = await loggedIn(site, { bound: false })
    // That a session of the same person confirmed the password opens nothing for a token.
    await confirmPassword(browser)
    const program = bareClient(site.app, browser.token)
    const methods = {
      GET: program.get,
      POST: program.post,
      PUT: program.put,
      PATCH: program.put,
      DELETE: program.delete,
    }
    const { status, body } = await methods[call.method](urlOf(call), call.method === 'GET' ? undefined : {})
    if (call.access === 'member') expect([name, status === 423]).toEqual([name, isFresh])
    else if (isFresh) expect([401, 419]).toContain(status)
    if (status === 423) expect(body.message).toBe(LOCKED)
  })
})

test('another address needs the password again, the name alone does not', async () => {
  const { browser, account } = await loggedIn(site)
  const change = (email: string) => browser.put('/user/profile-information', { name: 'Nama Lain', email })
  expect((await change(account.email)).status).toBe(200)
  expect((await change(`lain.${account.email}`)).body.message).toBe(LOCKED)
  await confirmPassword(browser)
  expect((await change(`lain.${account.email}`)).status).toBe(200)
})
