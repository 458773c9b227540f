import { fetchReply, headers } from '../../../../../app/calls/browser-client.ts'
import { own } from '../../../../../own-paths.ts'
import { canKeepKeys } from '../../parts/device-keys.ts'
import { sittingStore } from '../../parts/sitting-store.ts'

/** What a look at one part of the device found. */
export interface DeviceFinding {
  name: string
  words: string
  /** `bad`: the exam cannot be taken on this device. */
  result: 'good' | 'weak' | 'bad'
}

const SLOW_MS = 2000
const MOST_CLOCK_MS = 60_000
const WIDTHS = { least: 320, comfortable: 768 }

const checkSealing = (): DeviceFinding => ({
  name: 'Peramban',
  ...(canKeepKeys()
    ? { result: 'good', words: 'Peramban ini dapat menyegel naskah dan jawaban.' }
    : {
        result: 'bad',
        words:
          'Peramban ini tidak dapat menyegel naskah. Perbarui peramban, atau pakai Chrome, Edge, Firefox, atau Safari.',
      }),
})

async function checkStorage(): Promise<DeviceFinding> {
  const isKept = canKeepKeys() && (await sittingStore.probe().catch(() => false))
  return {
    name: 'Penyimpanan',
    ...(isKept
      ? { result: 'good', words: 'Jawaban dapat disimpan di perangkat ini selama tidak ada jaringan.' }
      : {
          result: 'bad',
          words: 'Peramban ini tidak menyimpan apa pun. Keluar dari jendela privat, atau kosongkan ruang penyimpanan.',
        }),
  }
}

/** Returns the way to the portal and back in milliseconds, and how far the device's clock is ahead of its. */
async function askPortal(application: number): Promise<{ way: number; ahead: number } | undefined> {
  const begun = performance.now()
  const reply = await fetchReply(own.examOnScreenData(application), { headers: headers() }).catch(() => undefined)
  const date = Date.parse(reply?.headers?.get('Date') ?? '')
  if (!reply || Number.isNaN(date)) return undefined
  return { way: Math.round(performance.now() - begun), ahead: Date.now() - date }
}

function checkNetwork(answer: { way: number; ahead: number } | undefined): DeviceFinding[] {
  if (!answer) {
    const words = 'Portal tidak menjawab. Periksa jaringan; untuk menyiapkan dan memulai ujian jaringan diperlukan.'
    return [{ name: 'Jaringan', result: 'weak', words }]
  }
  const { way, ahead } = answer
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  const isWrong = Math.abs(ahead) > MOST_CLOCK_MS
  return [
    {
      name: 'Jaringan',
      result: way > SLOW_MS ? 'weak' : 'good',
      words: `Portal menjawab dalam ${way.toLocaleString('id-ID')} milidetik${way > SLOW_MS ? '; lambat, tetapi jawaban tidak hilang' : ''}.`,
    },
    {
      name: 'Jam',
      result: isWrong ? 'weak' : 'good',
      words: isWrong
        ? `Jam perangkat ini ${ahead > 0 ? 'lebih cepat' : 'lebih lambat'} ${minutes} menit. Sisa waktu mengikuti jam portal.`
        : 'Jam perangkat ini cocok dengan jam portal.',
    },
  ]
}

function checkScreen(): DeviceFinding {
  const width = window.innerWidth
  const name = 'Layar'
  if (width < WIDTHS.least)
    return {
      name,
      result: 'weak',
      words: `Lebar layar ${width} piksel terlalu sempit; perbesar jendela atau putar layar.`,
    }
  if (width < WIDTHS.comfortable)
    return {
      name,
      result: 'good',
      words: 'Layar cukup; pada layar yang lebih lebar bahan dan soal tampil berdampingan.',
    }
  return { name, result: 'good', words: 'Lebar layar cukup.' }
}

/** Looks at all that an exam needs of a device. */
export async function checkDevice(application: number): Promise<DeviceFinding[]> {
  const [storage, answer] = await Promise.all([checkStorage(), askPortal(application)])
  return [checkSealing(), storage, ...checkNetwork(answer), checkScreen()]
}
