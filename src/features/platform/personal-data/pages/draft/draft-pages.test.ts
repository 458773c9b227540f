import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { own } from '../../../../../own-paths.ts'
import type { PersonalState } from '../../contract.ts'
import { SECTION_NAMES, type Section } from '../../rules.ts'
import { draftPageAt, draftPageItems, pageAfter, pageBefore, sentencesOf } from './draft-pages.ts'
import { useDraftPath } from './use-draft-path.ts'

const withComplete = (...complete: Section[]) =>
  ({
    bagian: SECTION_NAMES.map((bagian) => ({ bagian, lengkap: complete.includes(bagian), mulai: true })),
  }) as PersonalState

describe('one begins', () => {
  test.each<[string, Section[], string]>([
    ['at the first section', [], 'identitas'],
    ['at the first section that still needs something', ['identitas', 'alamat', 'berkas'], 'pendidikan'],
    ['at the answers when nothing is missing', [...SECTION_NAMES], 'periksa'],
  ])('%s', (_name, complete, page) => {
    expect(draftPageAt(null, withComplete(...complete))).toBe(page)
  })

  test('at the page that the address names, if there is such a page', () => {
    expect(draftPageAt('pekerjaan', withComplete())).toBe('pekerjaan')
    expect(draftPageAt('rekening', withComplete())).toBe('identitas')
  })
})

test('after the last section comes the look at the answers, before the first nothing', () => {
  expect(pageAfter('berkas')).toBe('periksa')
  expect(pageBefore('periksa')).toBe('berkas')
  expect(pageBefore('identitas')).toBeUndefined()
})

test('sentences on rows belong to the section of the rows', () => {
  const sentences = { nik: ['a'], 'pendidikan.1.jenjang': ['b'], foto: ['c'] }
  expect(sentencesOf('pendidikan', sentences)).toEqual({ 'pendidikan.1.jenjang': ['b'] })
  expect(sentencesOf('identitas', sentences)).toEqual({ nik: ['a'] })
})

test('an incomplete section draws attention only once the person wanted to go on from it', () => {
  const judged = new Set<Section>(['identitas', 'alamat'])
  const items = draftPageItems('alamat', withComplete('identitas'), judged, own.personalDataPage)
  expect(items.map(({ state }) => state)).toEqual(['done', 'attention', 'open', 'open', 'open', 'open'])
  expect(items.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Alamat & kontak'])
})

test('the address of each page says where one came from, as long as it is known', () => {
  const Path = () => useDraftPath()('periksa')
  const pathAt = (location: string) =>
    renderToStaticMarkup(createElement(StaticRouter, { location }, createElement(Path))).replaceAll('&amp;', '&')
  expect(pathAt('/user/data-diri')).toBe('/user/data-diri?bagian=periksa')
  const from = '/user/sertifikasi/daftar?q=1&bulan=2'
  const path = pathAt(`/user/data-diri?dari=${encodeURIComponent(from)}`)
  expect(path).toBe('/user/data-diri?bagian=periksa&dari=/user/sertifikasi/daftar%3Fq%3D1%26bulan%3D2')
  expect(pathAt(path)).toBe(path)
})
