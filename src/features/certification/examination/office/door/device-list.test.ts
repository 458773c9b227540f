import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byCode,
  byWords,
  hasWrongClock,
  isListOver,
  isPresent,
  type KeptList,
  mayNote,
  portalTime,
  type Received,
  stateOf,
  type UnsentArrival,
  withAnswer,
} from './device-list.ts'

const person = (id: number, nama: string) => ({
  user_training_id: id,
  nomor: `PMH/2026/11/000${id}`,
  nama,
  kursi: '',
  kode: `${id}-tanda`,
  foto: null,
  attended_at: null,
  tidak_hadir: false,
})
const LIST: KeptList = {
  id: 3,
  schedule_id: 7,
  skema: 'Skema',
  tuk: null,
  metode: 'Luring',
  ruang: null,
  start_date: '2026-12-10',
  end_date: '2026-12-10',
  jam_mulai: '08.00',
  jam_selesai: '16.00',
  zona_waktu: 'WIB',
  sejak: '2026-12-10T00:00:00.000Z',
  sampai: '2026-12-10T16:59:59.000Z',
  taken_at: '2026-12-08T00:00:00.000Z',
  peserta: [person(1, 'Nyoman Śrī Wahyuni'), person(2, 'Budi Wahyudi')],
  ahead: 0,
  received: [],
}
const AT = '2026-12-10T01:05:00.000Z'
const unsent = (id: number, kunci = `k${id}`): UnsentArrival => ({
  kunci,
  list_id: 3,
  user_training_id: id,
  nomor: null,
  cara: 'ketik',
  jam_perangkat: AT,
})
const received = (id: number, hasil: Received['hasil'] = 'dicatat', kunci = `k${id}`): Received => ({
  kunci,
  user_training_id: id,
  hasil,
  jam_perangkat: AT,
  datang_pada: AT,
  received_at: AT,
  recorder_name: null,
  tercatat_pada: null,
})

describe('somebody on the list', () => {
  const [first, second] = LIST.peserta as [KeptList['peserta'][number], KeptList['peserta'][number]]

  test('is found by the code on the card, by the number, and by words of it or of the name', () => {
    expect(byCode(LIST, '2-tanda')).toBe(second)
    expect(byCode(LIST, 'pmh/2026/11/0001')).toBe(first)
    expect(byCode(LIST, '3-tanda')).toBeUndefined()
    expect(byWords(LIST, 'wahyu')).toEqual([first, second])
    expect(byWords(LIST, 'sri wahyu')).toEqual([first])
    expect(byWords(LIST, '0002')).toEqual([second])
    expect(byWords(LIST, '')).toEqual([first, second])
  })

  test('is recorded once: not while an arrival waits, was refused or received, or the portal has one', () => {
    const states = [
      stateOf(first, LIST, []),
      stateOf({ ...first, tidak_hadir: true }, LIST, []),
      stateOf({ ...first, attended_at: AT }, LIST, []),
      stateOf(first, LIST, [unsent(1)]),
      stateOf(first, LIST, [{ ...unsent(1), alasan: 'Terlalu awal.' }]),
      stateOf(first, { ...LIST, received: [received(1)] }, []),
      stateOf(first, { ...LIST, received: [received(1, 'tidak_hadir')] }, []),
    ]
    expect(states.map(mayNote)).toEqual([true, true, false, false, false, false, false])
    expect(states.map(isPresent)).toEqual([false, false, true, true, false, true, false])
  })
})

test('a list is over after its last day by the portal’s clock, however wrong the device’s is', () => {
  const end = Date.parse(LIST.sampai)
  const hour = 3_600_000
  expect([isListOver(LIST, end), isListOver(LIST, end + 1)]).toEqual([false, true])
  const fast = { ...LIST, ahead: hour }
  expect([isListOver(fast, end + hour), isListOver(fast, end + hour + 1)]).toEqual([false, true])
  expect(portalTime(fast, end + hour)).toEqual(new Date(end))
  expect([-300_001, -300_000, 0, 300_000, 300_001].map((ahead) => hasWrongClock({ ahead }))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})

test('whatever part of what was sent is answered, in any order and repeated, nothing is lost and nothing is twice', () => {
  const answered = fc.constantFrom('taken', 'refused', 'nothing', 'twice')
  fc.assert(
    fc.property(fc.array(answered, { maxLength: 12 }), fc.array(fc.nat(11)), (outcomes, known) => {
      const sent = outcomes.map((_, at) => unsent(at))
      const before = [...new Set(known)].filter((at) => outcomes[at] === 'taken').map((at) => received(at))
      const which = (...wanted: string[]) => outcomes.flatMap((one, at) => (wanted.includes(one) ? [at] : []))
      const diterima = [...which('taken', 'twice'), ...which('twice')].map((at) => received(at))
      const ditolak = which('refused').map((at) => ({ kunci: `k${at}`, alasan: 'Tidak dapat.' }))
      const after = withAnswer(before, sent, { diterima, ditolak })
      const keys = [...after.received, ...after.unsent].map(({ kunci }) => kunci)
      expect(keys.toSorted()).toEqual(sent.map(({ kunci }) => kunci).toSorted())
      expect(after.unsent.filter(({ alasan }) => alasan !== undefined).length).toBe(ditolak.length)
      expect(withAnswer(after.received, after.unsent, { diterima, ditolak })).toEqual(after)
    }),
  )
})
