import { expect, test } from 'vitest'
import { LETTER_KINDS } from '../src/letters.ts'
import { OFFICE_GROUPS, SETTINGS_GROUPS } from '../src/office/office-resource.ts'
import { resources } from '../src/office/resources.ts'

const menu = [...OFFICE_GROUPS, ...SETTINGS_GROUPS].map((name) => {
  const leads = resources.filter(({ group, under }) => group === name && under === undefined)
  const lines = leads.map((lead) => {
    const tabs = resources.filter(
      ({ under, list, single }) => under === lead.name && (list !== undefined || single === true),
    )
    return `  ${[lead, ...tabs].map(({ label }) => label).join(' | ')}`
  })
  return [name, ...lines].join('\n')
})
const letters = [...Map.groupBy(LETTER_KINDS, ({ kelompok }) => kelompok)].map(([kelompok, kinds]) =>
  [kelompok, ...kinds.map(({ judul }) => `  ${judul}`)].join('\n'),
)

test('the menu and the letters of the office stand in the order in which people know them', async () => {
  await expect(`# Menu\n${menu.join('\n')}\n\n# Surat\n${letters.join('\n')}\n`).toMatchFileSnapshot(
    './office-order.txt',
  )
})
