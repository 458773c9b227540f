/**
 * Returns the text whose SHA-256 the Safe Exam Browser gives to a page: its address without a fragment, then the Config Key
 * in hexadecimal (safeexambrowser.org, developer documentation, "Config Key").
 */
export const configKeyText = (address: string, key: string): string => `${address.replace(/#.*$/, '')}${key}`

/** A value of a file for the Safe Exam Browser, as its property list writes it. */
export type SafeBrowserValue = string | number | boolean | readonly SafeBrowserValue[] | SafeBrowserSettings
export interface SafeBrowserSettings {
  readonly [name: string]: SafeBrowserValue
}

const ALLOW = 1
const FULL_SCREEN = 1
const MODERN_BROWSER = 3
const IN_THE_SAME_WINDOW = 1
const TO_SIT_AN_EXAM = 0

/** The address at which the Safe Exam Browser quits, below that of the portal; the exam's page leads there after the end. */
export const QUIT_PATH = '/user/ujian/keluar'

/**
 * Returns the settings of the Safe Exam Browser for exams of a portal. It opens the member area, where candidates log in and
 * find their exam, stays on the portal, and quits at the link that the page shows after the end.
 */
export function safeBrowserSettings(portal: { appUrl: string; host: string }): SafeBrowserSettings {
  return {
    ...{ sebConfigPurpose: TO_SIT_AN_EXAM, startURL: `${portal.appUrl}/user`, sendBrowserExamKey: true },
    ...{ allowQuit: false, quitURL: `${portal.appUrl}${QUIT_PATH}`, quitURLConfirm: true },
    ...{ browserViewMode: FULL_SCREEN, browserWindowWebView: MODERN_BROWSER, browserWindowAllowReload: true },
    ...{ newBrowserWindowByLinkPolicy: IN_THE_SAME_WINDOW, allowBrowsingBackForward: false, showReloadButton: true },
    ...{ showTaskBar: true, showTime: true, showInputLanguage: true, allowWlan: true },
    ...{ enableZoomPage: true, enableZoomText: true, enableRightMouse: false, enablePrivateClipboard: true },
    ...{ allowDownUploads: false, allowPrint: false, allowSpellCheck: false, allowDictionaryLookup: false },
    ...{ allowScreenSharing: false, allowVirtualMachine: false, examSessionClearCookiesOnEnd: true },
    URLFilterEnable: true,
    URLFilterRules: [{ action: ALLOW, active: true, expression: `${portal.host}/*`, regex: false }],
  }
}

const isList = (value: SafeBrowserValue): value is readonly SafeBrowserValue[] => Array.isArray(value)

/** Orders names without regard to case, whatever the language of the machine. */
const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  return first < second ? -1 : first > second ? 1 : 0
}

const isEmpty = (value: SafeBrowserValue): boolean =>
  typeof value === 'object' && !isList(value) && Object.keys(value).length === 0

/**
 * Returns the settings as the text whose SHA-256 is the Config Key: names in order at every level, no empty dictionaries,
 * no space, nothing escapeXml, and without originatorVersion (same documentation, "How the Config Key is generated").
 */
export function configText(value: SafeBrowserValue): string {
  if (typeof value === 'string') return `"${value}"`
  if (typeof value !== 'object') return String(value)
  if (isList(value)) return `[${value.map(configText).join(',')}]`
  const entries = Object.entries(value)
    .filter(([name, one]) => name !== 'originatorVersion' && !isEmpty(one))
    .toSorted(byName)
  return `{${entries.map(([name, one]) => `"${name}":${configText(one)}`).join(',')}}`
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function element(value: SafeBrowserValue): string {
  if (typeof value === 'string') return `<string>${escapeXml(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (isList(value)) return `<array>${value.map(element).join('')}</array>`
  const entries = Object.entries(value).map(([name, one]) => `<key>${escapeXml(name)}</key>${element(one)}`)
  return `<dict>${entries.join('')}</dict>`
}

/** Returns the file of those settings: a property list in XML, as the Safe Exam Browser reads it without a password. */
export const propertyList = (settings: SafeBrowserSettings): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    `<plist version="1.0">${element(settings)}</plist>`,
    '',
  ].join('\n')
