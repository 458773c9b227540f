import { expect, test } from 'vitest'
import { typedPlace } from './typed-work.ts'

const work = (isTyped: boolean, isKept = true) => {
  const one = { typed: isTyped }
  return {
    isTyped: () => one.typed,
    isKept: () => isKept,
    discard() {
      one.typed = false
    },
  }
}

test('what is typed in a dialog is typed on its page, and not in another dialog', () => {
  const page = typedPlace()
  const [dialog, other] = [typedPlace(page), typedPlace(page)]
  dialog.add(work(true))
  expect([page.isTyped(), dialog.isTyped(), other.isTyped()]).toEqual([true, true, false])
})

test('a dialog that is gone leaves nothing typed behind', () => {
  const page = typedPlace()
  const leave = typedPlace(page).add(work(true))
  leave()
  expect(page.isTyped()).toBe(false)
})

test('only what is typed has to be kept, and to be discarded', () => {
  const page = typedPlace()
  page.add(work(false, false))
  page.add(work(true, true))
  expect(page.isKept()).toBe(true)
  page.add(work(true, false))
  expect(page.isKept()).toBe(false)
  page.discard()
  expect(page.isTyped()).toBe(false)
})
