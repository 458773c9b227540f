import { staffIn } from './accounts.ts'
import type { TestApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'

/** What a proposal to publish says besides the version. */
export const PROPOSAL = { tinjau_pada: '2029-01-31', dasar_hukum: 'Peraturan Contoh Nomor 1.' }

const VERSIONS = '/admin-api/versi-skema'

/** Proposes a version by one person and publishes it by another; answers the refusal of whoever is refused first. */
export async function publishVersion(
  site: TestApp,
  editor: Browser,
  { id, version }: { id: number; version: number },
): Promise<Answer> {
  const proposed = await editor.post(`${VERSIONS}/${id}/usulkan`, { version, ...PROPOSAL })
  if (proposed.status !== 200) return proposed
  const { browser: second } = await staffIn(site, ['konten'])
  return second.post(`${VERSIONS}/${id}/terbitkan`, { version: proposed.body.version })
}
