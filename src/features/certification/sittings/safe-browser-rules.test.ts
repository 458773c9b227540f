import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { configText, propertyList, type SafeBrowserSettings, safeBrowserSettings } from './safe-browser-rules.ts'

const keyOf = (settings: SafeBrowserSettings): string => createHash('sha256').update(configText(settings)).digest('hex')

/** Settings for which Moodle publishes the Config Key (mod/quiz/accessrule/seb, quiz_settings_test). */
const KNOWN = {
  ...{ showTaskBar: true, allowWlan: false, showReloadButton: true, showTime: false, showInputLanguage: true },
  ...{ allowQuit: true, quitURLConfirm: true, audioControlEnabled: true, audioMute: false, allowSpellCheck: false },
  ...{ browserWindowAllowReload: true, URLFilterEnable: true, URLFilterEnableContentFilter: false },
  hashedQuitPassword: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  URLFilterRules: [{ action: 1, active: true, expression: 'test.com', regex: false }],
  startURL: 'https://www.example.com/moodle/mod/quiz/view.php?id=1',
  ...{ sendBrowserExamKey: true, examSessionClearCookiesOnStart: false, allowPreferencesWindow: false },
}

describe('the Config Key', () => {
  test('of settings that others published is the one that they published', () => {
    expect(keyOf(KNOWN)).toBe('b35510bd754f9d106ff88b9d2dc1bb297cddc9fc7b4bdde2dbda4e7d9e4b50d8')
    expect(keyOf({ ...KNOWN, URLFilterEnableContentFilter: true })).toBe(
      '58010792504cccc18f7b0e5c9680fe60b567e8c1b5fb9798654cc9bad9ddf30c',
    )
  })

  test('follows from names in order at every level, without spaces, escapes and empty dictionaries', () => {
    const settings = { originatorVersion: 'SEB', b: 'a\\"b', A: [{ d: 1, C: true }, {}], empty: {}, list: [] }
    expect(configText(settings)).toBe('{"A":[{"C":true,"d":1},{}],"b":"a\\"b","list":[]}')
  })

  test('does not depend on which version wrote the file', () => {
    expect(keyOf({ ...KNOWN, originatorVersion: 'SEB_Win_3.10' })).toBe(keyOf(KNOWN))
  })
})

describe('the file', () => {
  const settings = safeBrowserSettings({ appUrl: 'https://portal.example', host: 'portal.example' })

  test('leads to the portal, stays on it, and lets nobody quit before the end', () => {
    expect(settings).toMatchObject({
      ...{ startURL: 'https://portal.example/user', allowQuit: false, sendBrowserExamKey: true },
      quitURL: 'https://portal.example/user/ujian/keluar',
      URLFilterRules: [{ action: 1, active: true, expression: 'portal.example/*', regex: false }],
    })
  })

  test('is a property list in XML', () => {
    const file = propertyList({ a: 'x<&>y', n: 3, yes: true, list: [{ k: false }] })
    expect(file).toContain(
      '<plist version="1.0"><dict><key>a</key><string>x&lt;&amp;&gt;y</string><key>n</key><integer>3</integer>' +
        '<key>yes</key><true/><key>list</key><array><dict><key>k</key><false/></dict></array></dict></plist>',
    )
  })
})
