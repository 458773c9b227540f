import { signWith, signWithOwn } from '../src/features/platform/signing/signer-service.ts'
import { readPdfSignature } from '../src/lib/signing/pdf-signature.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { demand } from './demand.ts'
import { enqueue, nextPayer, type Outside, type Work } from './outside-services.ts'

const PROVIDER = {
  ...{ versi: 'v1', cara_masuk: 'oauth2', alamat_token: '', nama_masuk: 'lsk', kata_kunci: 'kata-kunci' },
  ...{ kredensial: 'kredensial-1', pin: '135790' },
}
const PROVIDER_NAME = 'LSK Contoh Daring'
/** How the DER of a signature names the time stamp in it, as a PDF writes it. */
const STAMP = /060b2a864886f70d010910020e/i

/** The key lies at a provider, which is asked for each signature. */
export async function signByProvider(world: Outside): Promise<Work> {
  const { db, keys, services } = world
  const [certificate = '', chain = ''] = services.signing.pem
  const place = { ...PROVIDER, alamat: `http://127.0.0.1:${services.lines['penanda tangan'].port}/csc/v1` }
  const key = Buffer.from(JSON.stringify(place))
  await signWith(db, { keys, now: new Date() }, 'penyedia', { certificate, chain, key })
  await db.updateTable('signing_plan').set({ tingkat: 'B-B' }).execute()
  return askForLetter(world, ({ nama }) => nama === PROVIDER_NAME)
}

/** The portal signs with its own key, and an authority says when. */
export async function stampByAuthority(world: Outside): Promise<Work> {
  const { db, keys, services } = world
  await signWithOwn(db, { keys, now: new Date() })
  const alamat_tsa = `http://127.0.0.1:${services.lines['stempel waktu'].port}/`
  await db
    .updateTable('signing_plan')
    .set({ tingkat: 'B-T', alamat_tsa, sertifikat_tsa: services.stamps.pem })
    .execute()
  return askForLetter(world, ({ text }) => STAMP.test(text))
}

/**
 * A letter is written all the same; its PDF waits, with the reason, and is signed by a job when that can be done.
 * @param fits what else has to be so of what was signed
 */
async function askForLetter(world: Outside, fits: (signed: { nama: string; text: string }) => boolean): Promise<Work> {
  const { db, url } = world
  const { user: user_id, token } = nextPayer(world)
  const { id: certificate } = await makeCertificate(db, { user_id })
  const ask = (method: string, path: string) =>
    fetch(url + path, { method, headers: { accept: 'application/json', authorization: `Bearer ${token}` } })
  const written = await ask('POST', `/sertifikat-saya/${certificate}/surat-status`)
  demand(written.status === 201, `surat tetap tercatat (ada ${written.status})`)
  const { id } = (await written.json()) as { id: number }
  const askForPdf = () => ask('GET', `/surat-status/${id}/surat.pdf`)
  const reason = async () =>
    (
      await db
        .selectFrom('waiting_papers')
        .select('sebab')
        .where('jenis', '=', 'surat_status')
        .where('noun_id', '=', id)
        .executeTakeFirst()
    )?.sebab
  const isSigned = async () =>
    (await db.selectFrom('status_letters').select('file_id').where('id', '=', id).executeTakeFirst())?.file_id != null
  let waited = ''
  let isTriedAgain = false
  return {
    async isFelt() {
      waited = (await reason()) ?? ''
      if (waited === '') return false
      const { status, headers } = await askForPdf()
      demand(status === 503 && headers.has('retry-after'), `PDF-nya dijawab 503 dan kapan lagi (ada ${status})`)
      return true
    },
    async outcome() {
      if (!isTriedAgain) await enqueue(world, 'deadlines', {})
      isTriedAgain = true
      if (!(await isSigned())) return undefined
      demand((await reason()) === undefined, 'tidak ada lagi yang menunggu')
      const answer = await askForPdf()
      demand(answer.status === 200, `PDF-nya dijawab (ada ${answer.status})`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const signature = await readPdfSignature(bytes)
      const text = Buffer.from(bytes).toString('latin1')
      demand(
        signature.state === 'intact' && fits({ nama: signature.nama, text }),
        'PDF-nya ditandatangani seperti diatur',
      )
      return `menunggu (${waited}), lalu ditandatangani`
    },
  }
}
