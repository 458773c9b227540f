import { type BadgeFacts, statusBadge } from './badge-rules.ts'
import type { BadgeLanguage, BadgeTheme } from './rules.ts'

const LINK = { id: 'Periksa di situs lembaga', en: 'Check on the body’s site' }

const inMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Returns a page for frames on other sites: the badge and a link, without script, form, cookie or visitor data. */
export function framePage(facts: BadgeFacts & { tema: BadgeTheme; bahasa: BadgeLanguage; tautan: string }): string {
  const { tema, bahasa, tautan, word, no_sertifikasi } = facts
  const title = inMarkup(`${word}: ${no_sertifikasi}`)
  return [
    `<!doctype html><html lang="${bahasa}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="stylesheet" href="/bingkai.css"></head><body class="${tema}"><main>`,
    `<a href="${inMarkup(tautan)}" target="_blank" rel="noopener">${statusBadge(facts)}<span>${LINK[bahasa]}</span></a>`,
    '</main></body></html>',
  ].join('')
}
