import { expect, test } from 'vitest'
import { DESK, withBrowser } from './browser.ts'
import { asMember } from './login.ts'
import { visitKeeping } from './offline.ts'

withBrowser()

const HOLDER = 'pemegang@example.com'

test('what the browser ends in the middle of a read is no complaint of the page', async () => {
  await visitKeeping({ viewport: DESK, storageState: await asMember(HOLDER) }, async ({ page, open, complaints }) => {
    await page.addInitScript(() => {
      const begin = IDBDatabase.prototype.transaction
      IDBDatabase.prototype.transaction = function (stores, mode, options) {
        const transaction = begin.call(this, stores, mode, options)
        // As when a logout clears the site's data: whatever was asked meanwhile is ended.
        if (transaction.mode === 'readonly') queueMicrotask(() => transaction.abort())
        return transaction
      }
    })
    await open('/user/dashboard')
    await page.getByRole('heading', { name: 'Sertifikasi Saya' }).waitFor()
    expect(complaints).toEqual([])
  })
})
