import { isFrameKept, keepFrame } from '../../../../../lib/browser/kept-frame.ts'
import { vault } from '../../../../../lib/browser/vault.ts'
import { office } from '../../../../../office/calls/client.ts'
import type { Me } from '../../../../../office/session/me.ts'
import { officeVault } from '../../../../../office/session/office-vault.ts'
import { officeTo } from '../../../../../office-paths.ts'
import { doorStore } from './door-store.ts'

const AREA = { scope: officeTo.door, cache: 'kerangka-pintu' }
const IMPOSSIBLE =
  'Peramban ini tidak dapat menyimpan daftar dengan aman. Buka halaman ini di peramban lain, melalui https.'
const PAGE_IS_MISSING =
  'Daftarnya tersimpan, tetapi halaman ini belum dapat dibuka lagi tanpa jaringan. Biarkan tab ini terbuka, atau tekan sekali lagi.'

/** Puts the list of an exam onto this device, sealed, with all that the page needs without a network. */
export async function prepareDoor(schedule: number, me: Me): Promise<void> {
  if (!vault.isOpen()) throw new Error(IMPOSSIBLE)
  const asked = Date.now()
  const list = await office.takeDoorList({ id: schedule })
  const earlier = doorStore.state().lists.find(({ schedule_id }) => schedule_id === schedule)
  // The portal stamps the list about half-way between question and answer.
  const ahead = (asked + Date.now()) / 2 - Date.parse(list.taken_at)
  await officeVault.keepMe(me)
  await doorStore.keepList({ ...list, ahead, received: earlier?.received ?? [] })
  // The code that reads cards is fetched ahead, like all that this page has fetched.
  await import('qr/dom.js')
  await keepFrame(AREA)
  if (!(await isFrameKept(AREA))) throw new Error(PAGE_IS_MISSING)
}
