import { client } from '../../../../../app/calls/browser-client.ts'
import { keepMemberFrame } from '../../../../../app/offline/worker-page.ts'
import { browserName } from '../../../../../lib/browser/browser-name.ts'
import type { ExamOnScreen } from '../../contract.ts'
import { clockOfServer, keptClock } from '../../device/clock-rules.ts'
import { newSigningKey } from '../../parts/device-keys.ts'
import { type StoredSitting, sittingPlace, sittingStore } from '../../parts/sitting-store.ts'
import { readClocks } from '../sitting-clock.ts'

/** Makes this browser a device of the exam, or of its rehearsal, which then opens without a network too. */
export async function prepareDevice(exam: ExamOnScreen, latihan: boolean): Promise<StoredSitting> {
  const id = exam.user_training_id
  const { tanda, kunci } = await newSigningKey()
  const asked = readClocks()
  const prepared = await client.prepareSitting({ id, latihan, nama: browserName(navigator.userAgent), kunci })
  const { pengerjaan_id, perangkat_id, kode, paket, kunci_akhir, ...now } = prepared
  const clock = clockOfServer(now.waktu_server, asked, readClocks())
  const sitting: StoredSitting = {
    ...{ place: sittingPlace(id, latihan), latihan, exam, pengerjaan_id, perangkat_id, kode },
    ...{ tanda, kunci_akhir, paket, naskah: null, diterima: now.diterima },
    ...{ clock: keptClock(clock, now.waktu_server), now },
  }
  await sittingStore.add(sitting)
  // Both are precautions: the exam goes on without them.
  await navigator.storage?.persist?.().catch(() => undefined)
  await keepMemberFrame().catch(() => undefined)
  return sitting
}
