import { expect, test } from 'vitest'
import { type Access, mayCall, PERMISSIONS } from './access.ts'

const who = {
  guest: undefined,
  member: { role: 'user', permissions: [] },
  'member with permissions': { role: 'user', permissions: PERMISSIONS },
  examiner: { role: 'penguji', permissions: [] },
  'examiner with permissions': { role: 'penguji', permissions: PERMISSIONS },
  administrator: { role: 'administrator', permissions: [] },
  assessor: { role: 'asesor', permissions: [] },
  ministry: { role: 'kementerian', permissions: PERMISSIONS },
  clerk: { role: 'administrator', permissions: ['keuangan'] },
  editor: { role: 'administrator', permissions: ['konten'] },
}

const ALL = Object.keys(who)
/** Readers from outside reach what their scope names, and nothing by an access. */
const LOGGED_IN = ALL.slice(1).filter((name) => name !== 'assessor' && name !== 'ministry')

test.each<[Access, string[]]>([
  ['public', ALL],
  ['any', ALL],
  ['guest', ['guest']],
  ['session', LOGGED_IN],
  ['member', LOGGED_IN],
  ['confirmed', LOGGED_IN],
  ['office', ['examiner', 'examiner with permissions', 'administrator', 'clerk', 'editor']],
  ['office:panel', ['administrator', 'clerk', 'editor']],
  ['office:administrator', ['clerk', 'editor']],
  ['office:konten', ['editor']],
  ['office:pengguna', []],
  ['office:orang', ['clerk']],
  ['office:uji', []],
  ['office:kementerian', ['ministry']],
])('%s is for %j', (access, admitted) => {
  expect(Object.entries(who).flatMap(([name, caller]) => (mayCall(access, caller) ? [name] : []))).toEqual(admitted)
})
