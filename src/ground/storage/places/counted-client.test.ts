import { expect, test } from 'vitest'
import { startBucketServer } from '../../../../tests/bucket-server.ts'
import { outgoingFigures } from '../../http-client/outgoing.ts'
import { openBucketPlace } from './bucket-place.ts'

async function countedOf(operation: string): Promise<Record<string, number>> {
  const [figure] = await outgoingFigures.getMetricsAsJSON()
  const values = figure?.values as { labels: Record<string, string>; metricName?: string; value: number }[] | undefined
  const counts = (values ?? []).filter(
    ({ labels, metricName }) => metricName === 'outgoing_seconds_count' && labels['operation'] === operation,
  )
  return Object.fromEntries(counts.map(({ labels, value }) => [String(labels['result']), value]))
}

test('each request to a bucket is counted by operation and result; a file that is not there is no failure', async () => {
  const server = await startBucketServer()
  const place = openBucketPlace(server.bucket('hitung'))
  const before = await countedOf('getObjectRaw')
  await place.write('public/ada', Buffer.from('isi'))
  expect(await place.read('public/ada')).toEqual(Buffer.from('isi'))
  expect(await place.read('public/tiada')).toBeUndefined()
  server.trouble.push('503')
  expect(await place.read('public/ada')).toEqual(Buffer.from('isi'))
  const after = await countedOf('getObjectRaw')
  const grown = (result: string) => (after[result] ?? 0) - (before[result] ?? 0)
  expect([grown('ok'), grown('missing'), grown('failed')]).toEqual([2, 1, 1])
  expect((await countedOf('putObject'))['ok']).toBeGreaterThan(0)
  await server.close()
})
