import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnswerSheet, answersOfSheet, EMPTY_SHEET, type EntryQueue } from '../device/queue-rules.ts'
import { countedAnswers, receivedUpTo, type SentEntry } from '../entry-rules.ts'
import { type EntryLog, openEntryLog } from './entry-log.ts'
import type { EntryStore } from './sitting-store.ts'

/** A disk whose last writes are lost when the browser is killed, as far as they were not done. */
class Disk {
  base: AnswerSheet = EMPTY_SHEET
  diterima = 0
  readonly entries = new Map<number, SentEntry>()
  /** Writes from here on never reach the disk: the page is dead. */
  #killed = { now: false }
  /** True for a disk that takes nothing more. */
  isFull = false

  kill(): void {
    this.#killed.now = true
    this.#killed = { now: false }
  }

  store(): EntryStore {
    const killed = this.#killed
    const write = (change: () => void) => async () => {
      await Promise.resolve()
      if (killed.now) return new Promise<void>(() => {})
      if (this.isFull) throw new Error('full')
      change()
    }
    return {
      load: async () => ({ base: this.base, diterima: this.diterima, entries: [...this.entries.values()] }),
      put: (entry) => write(() => void this.entries.set(entry.urutan, entry))(),
      settle: (base, diterima) =>
        write(() => {
          Object.assign(this, { base, diterima })
          for (const urutan of [...this.entries.keys()]) if (urutan <= diterima) this.entries.delete(urutan)
        })(),
      replace: ({ base, diterima, entries }: EntryQueue) =>
        write(() => {
          Object.assign(this, { base, diterima })
          this.entries.clear()
          for (const entry of entries) this.entries.set(entry.urutan, entry)
        })(),
    }
  }
}

/** The portal as the server's rules make it: each number once, as it came first. */
class Portal {
  readonly entries = new Map<number, SentEntry>()

  receive(batch: readonly SentEntry[]): number {
    for (const entry of batch) if (!this.entries.has(entry.urutan)) this.entries.set(entry.urutan, entry)
    return this.diterima
  }

  get diterima(): number {
    return receivedUpTo(0, [...this.entries.keys()])
  }

  answers() {
    const counted = [...this.entries.values()].filter(({ jenis }) => jenis === 'jawab')
    return countedAnswers(
      counted.map(({ urutan, nomor, teks }) => ({ perangkat_urutan: 1, urutan, nomor: nomor ?? 0, teks: teks ?? '' })),
    )
  }
}

const kinds = fc.constantFrom('jawab', 'jawab', 'jawab', 'ragu', 'keluar_jendela')
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ step: fc.constant('note' as const), jenis: kinds, nomor: fc.integer({ min: 1, max: 4 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        step: fc.constant('exchange' as const),
        outcome: fc.constantFrom('good', 'question lost', 'answer lost', 'twice', 'late'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('kill' as const), settled: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('late' as const) }) },
  ),
  { maxLength: 40 },
)
type Step = Parameters<
  Parameters<typeof fc.property<[typeof steps extends fc.Arbitrary<infer S> ? S : never]>>[1]
>[0][number]

/** One device, its disk and the portal, with a network that loses, doubles and delays. */
class World {
  readonly disk = new Disk()
  readonly portal = new Portal()
  readonly late: SentEntry[][] = []
  log!: EntryLog
  #at = 0

  async open(): Promise<void> {
    this.log = await openEntryLog(this.disk.store())
  }

  async exchange(outcome: string): Promise<void> {
    const batch = [...(await this.log.nextBatch())]
    if (outcome === 'question lost') return
    if (outcome === 'late') {
      this.late.push(batch)
      return
    }
    this.portal.receive(batch)
    if (outcome === 'twice') this.portal.receive(batch)
    if (outcome !== 'answer lost') this.log.receive(this.portal.diterima)
  }

  async take(step: Step): Promise<void> {
    switch (step.step) {
      case 'note': {
        this.#at += 1
        const nomor = step.jenis === 'keluar_jendela' ? null : step.nomor
        const teks = step.jenis === 'jawab' ? `jawaban ${this.#at}` : null
        return this.log.add({ jenis: step.jenis as SentEntry['jenis'], nomor, teks, at: this.#at })
      }
      case 'exchange':
        return this.exchange(step.outcome)
      case 'late': {
        const batch = this.late.shift()
        if (batch) this.log.receive(this.portal.receive(batch))
        return
      }
      case 'kill':
        if (step.settled) await this.log.flush()
        this.disk.kill()
        return this.open()
    }
  }

  /** The network is well again: all that is kept comes in. */
  async heal(): Promise<void> {
    for (let round = 0; round < 60; round += 1) await this.exchange('good')
    await this.log.flush()
  }
}

test('whatever the network does and whenever the browser dies, the portal ends with the answers of the device', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = new World()
      await world.open()
      for (const step of taken) await world.take(step)
      // What was kept before the browser died is there again; what is on the screen now is what has to come in.
      await world.log.flush()
      const shown = answersOfSheet(world.log.sheet())
      await world.heal()
      expect(world.portal.answers()).toEqual(shown)
      const numbers = [...world.portal.entries.keys()].toSorted((one, other) => one - other)
      expect(numbers).toEqual(numbers.map((_number, at) => at + 1))
      expect(world.log.queue().entries).toEqual([])
    }),
    { numRuns: 600 },
  )
})

test('what was written before the browser died is on the page again', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = new World()
      await world.open()
      for (const step of taken.filter(({ step }) => step !== 'kill')) await world.take(step)
      await world.log.flush()
      const before = world.log.sheet()
      world.disk.kill()
      await world.open()
      expect(answersOfSheet(world.log.sheet())).toEqual(answersOfSheet(before))
      expect(world.log.sheet().ragu).toEqual(before.ragu)
    }),
    { numRuns: 300 },
  )
})

test('a full browser keeps what is new in the page, says so and sends it', async () => {
  const world = new World()
  await world.open()
  await world.exchange('good')
  world.disk.isFull = true
  world.log.add({ jenis: 'jawab', nomor: 1, teks: 'A', at: 1 })
  await world.log.flush()
  expect(world.log.isFull()).toBe(true)
  await world.exchange('good')
  expect(world.portal.answers()).toEqual([{ nomor: 1, teks: 'A' }])
})

test('a disk that lost its last writes does not cost what is written after them', async () => {
  const world = new World()
  await world.open()
  await world.exchange('good')
  for (const teks of ['A', 'B']) {
    world.log.add({ jenis: 'jawab', nomor: teks === 'A' ? 1 : 2, teks, at: 1 })
    await world.exchange('answer lost')
  }
  world.disk.entries.delete(2)
  world.disk.kill()
  await world.open()
  world.log.add({ jenis: 'jawab', nomor: 3, teks: 'C', at: 2 })
  world.log.add({ jenis: 'jawab', nomor: 4, teks: 'D', at: 2 })
  await world.heal()
  expect([...world.portal.entries.values()].map(({ teks }) => teks)).toEqual(['A', 'B', 'C', 'D'])
})

test('a gap that a full disk left in the numbers is closed, and costs nothing that was kept', async () => {
  const world = new World()
  await world.open()
  const add = async (nomor: number, isFull: boolean) => {
    world.disk.isFull = isFull
    world.log.add({ jenis: 'jawab', nomor, teks: 'A', at: 1 })
    await world.log.flush()
  }
  await add(1, true)
  await add(2, false)
  for (const nomor of [3, 4]) {
    world.disk.kill()
    await world.open()
    await add(nomor, false)
  }
  world.disk.kill()
  await world.open()
  await world.heal()
  expect(world.portal.answers().map(({ nomor }) => nomor)).toEqual([2, 3, 4])
})

test('typing without a network is kept as one entry for each answer', async () => {
  const world = new World()
  await world.open()
  await world.exchange('good')
  for (const teks of ['B', 'Ba', 'Ban']) world.log.add({ jenis: 'jawab', nomor: 1, teks, at: 1 })
  expect(world.log.queue().entries.map(({ teks }) => teks)).toEqual(['Ban'])
  await world.exchange('answer lost')
  world.log.add({ jenis: 'jawab', nomor: 1, teks: 'Bandung', at: 2 })
  await world.heal()
  expect(world.portal.answers()).toEqual([{ nomor: 1, teks: 'Bandung' }])
})
