import { test } from 'vitest'
import { withBrowser } from './browser.ts'
import { expectSentOnce } from './form-mishaps.ts'
import { HOLDER, PARTICIPANT, UNVERIFIED, withChannels } from './form-people.ts'
import { ANSWERED_HERE } from './form-rows/row.ts'
import { meetFormsOf } from './meet-forms.ts'

withBrowser()

const { site, guestOf } = meetFormsOf((who) => who !== 'stranger' && who !== HOLDER)

test.each([
  ['an action in a page', PARTICIPANT, withChannels, 'Hentikan WhatsApp'],
  ['a mail that is sent again', UNVERIFIED, async () => '/verify-email', 'Resend Verification Email'],
])('%s: a button without fields, pressed twice, acts once', async (_what, who, at, button) => {
  const { page, open, complaints } = await guestOf(who)
  await open(await at(site.db, who))
  await expectSentOnce(page, page.getByRole('button', { name: button, exact: true }), ANSWERED_HERE)
  complaints.splice(0)
})
