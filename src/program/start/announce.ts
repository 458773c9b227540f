import { demoAccounts, demoReaders } from '../../../demo/content/accounts.ts'
import { DEMO_PASSWORD } from '../../../demo/password.ts'
import { mailFolder } from '../../documents/mail/mail.ts'
import { makeSetupLink } from '../../features/platform/portal/service.ts'
import type { Config } from '../../ground/config.ts'
import type { Db } from '../../ground/database/db.ts'
import { openFiles } from '../../ground/storage/open-files.ts'
import { limits } from '../../limits.ts'
import { tryFiles } from '../installation/proof.ts'
import { say } from './say.ts'

/** Tells the operator that the portal answers: where, and how the first people log in. */
export async function announce(config: Config, db: Db): Promise<void> {
  if (config.role === 'worker') return say(`\n  Siap mengerjakan antrean; keadaannya di /readyz, port ${config.port}\n`)
  say(`\n  Siap di ${config.appUrl}\n`)
  if (config.demo) introduce(config)
  await offerSetup(config, db)
  // A store that is away is reported elsewhere, and must not end a start.
  await sayMissingFiles(config, db).catch(() => {})
}

/** Tells the operator of missing files that the database lists, as after a copy that was interrupted. */
async function sayMissingFiles(config: Config, db: Db): Promise<void> {
  const files = openFiles(config)
  const { absent, sampled } = await tryFiles(db, files)
  if (absent === 0) return
  say(`  PERHATIAN: ${absent} dari ${sampled} berkas yang dicoba tercatat, tetapi tidak ada di ${files.place.label}.`)
  say('  Salinannya mungkin terputus: pulihkan dari cadangan. Pemeriksaan lengkap: npm run admin -- doctor --no-mail\n')
}

/** Shows the address by which the first administrator comes in, while there is none. */
async function offerSetup({ appUrl }: Config, db: Db): Promise<void> {
  const link = await makeSetupLink(db, { now: new Date(), appUrl })
  if (link === undefined) return
  say('  Portal ini belum disiapkan. Buka alamat ini di peramban, satu kali, untuk membuat administrator pertama:')
  say(`    ${link}`)
  say(`  Berlaku ${limits.setupCodeHours} jam; yang baru: npm run admin -- setup-link\n`)
}

/** Shows the accounts to log in with, and where mail goes. */
function introduce(config: Config): void {
  const all = [...demoAccounts, ...demoReaders]
  const width = Math.max(...all.map(({ email }) => email.length))
  say(`  Akun contoh, semuanya dengan password ${DEMO_PASSWORD}`)
  for (const { email, about } of all) say(`    ${email.padEnd(width)}  ${about}`)
  say(`\n  Surat elektronik: ${config.smtpUrl ? 'dikirim melalui SMTP_URL' : mailFolder(config)}\n`)
}
