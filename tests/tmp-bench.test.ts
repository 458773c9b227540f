import { test } from 'vitest'
import { fillOffice } from '../bench/office-rows.ts'
import { makePicture, makeSiteContent } from './content.ts'
import { staffIn } from './accounts.ts'
import { testApp } from './harness.ts'

test('speed', async () => {
  const site = await testApp()
  await makeSiteContent(site.db)
  await makePicture(site)
  const address = await site.app.server.listen({ port: 0, host: '127.0.0.1' })
  await fillOffice(address, site.database.url)
  const { browser } = await staffIn(site, ['keputusan', 'pengaduan'])
  for (const path of [
    'keputusan', 'keputusan?page=2000', 'keputusan?page=4000', 'keputusan?sort=id', 'keputusan?q=pe', 'keputusan?q=ing', 'keputusan?q=ing&page=400', 'keputusan?q=lingkungan&sort=id', 'keputusan?q=zqxj', 'keputusan?q=ab1',
    'banding', 'banding?page=2000', 'banding?sort=id&page=4000', 'banding?status=diajukan', 'banding?status=diajukan&page=1300', 'banding?q=pe', 'banding?q=ing', 'banding?q=ing&page=400', 'banding?q=lingkungan&sort=id', 'banding?q=zqxj', 'banding?q=bdg', 'banding?q=ab1', 'meja',
  ]) {
    const taken: number[] = []
    let total = 0
    for (let i = 0; i < 4; i += 1) {
      const begun = performance.now()
      const { body } = await browser.get(`/admin-api/${path}`)
      taken.push(performance.now() - begun)
      total = body.total
    }
    console.log(path, total, taken.map((ms) => ms.toFixed(0)).join(' '))
  }
}, 600_000)
