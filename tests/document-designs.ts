import sharp from 'sharp'
import { later, staffIn } from './accounts.ts'
import { makeSiteContent } from './content.ts'
import { type TestApp, testApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'

export const DESIGNS = '/admin-api/desain-dokumen'
const DAY_SECONDS = 86_400

/** An office that designs documents, in its own world. */
export interface DesignWorld {
  site: TestApp
  /** Somebody who may change designs. */
  editor: Browser
  /** Somebody who issues certificates, and may not change designs. */
  decider: Browser
}

export async function designWorld(): Promise<DesignWorld> {
  const site = await testApp()
  await makeSiteContent(site.db)
  return { site, ...(await designStaff(site)) }
}

const designStaff = async (site: TestApp) => ({
  editor: (await staffIn(site, ['konten'])).browser,
  decider: (await staffIn(site, ['keputusan'])).browser,
})

/** A day goes by, and staff log in again. */
export async function passDay(world: DesignWorld): Promise<void> {
  later(world.site, DAY_SECONDS)
  Object.assign(world, await designStaff(world.site))
}

/** The day in Jakarta, so many days from now. */
export const dayFromNow = ({ site }: DesignWorld, days = 0): string =>
  new Date(site.clock.now.getTime() + (days * DAY_SECONDS + 7 * 3600) * 1000).toISOString().slice(0, 10)

/** Asks for a design from today on, unless `changes` say otherwise; a moment passes before and after. */
export async function askDesign(world: DesignWorld, jenis: string, changes: object = {}): Promise<Answer> {
  later(world.site, 1)
  const answer = await world.editor.post(DESIGNS, { jenis, berlaku_sejak: dayFromNow(world), ...changes })
  later(world.site, 1)
  return answer
}

/** Creates a design and throws when that is refused. */
export async function makeDesign(world: DesignWorld, jenis: string, changes: object = {}) {
  const { status, text, body } = await askDesign(world, jenis, changes)
  if (status !== 201) throw new Error(text)
  return body as { id: number; version: number }
}

let colours = 0

/** A new picture, half transparent, uploaded as staff do; answers its name. */
export async function uploadInk({ editor }: DesignWorld): Promise<string> {
  colours += 1
  const background = { r: (colours * 40) % 256, g: Math.floor(colours / 6) * 40, b: 60, alpha: 0.5 }
  const bytes = await sharp({ create: { width: 300, height: 120, channels: 4, background } })
    .png()
    .toBuffer()
  const { body } = await editor.upload('/admin-api/unggah-gambar', 'file', { name: 'a.png', type: 'image/png', bytes })
  return body.name
}
