import { canHash, readFile } from '../features/certification/holders/pages/file-check.ts'

// What an English page has besides its markup: printing, and reading a file without sending it.
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => window.print())

/** The page asks the register by what the browser has read in the file. */
async function lookUp(file: File, certificate: string): Promise<void> {
  const query = new URLSearchParams({ bagian: 'berkas' })
  if (certificate !== '') query.set('no_sertifikasi', certificate)
  const reading = await readFile(file)
  if (reading.kind !== 'file') query.set('berkas', reading.kind)
  else {
    query.set('sha256', reading.sha256)
    if (reading.nomor !== null) query.set('di_berkas', reading.nomor)
    if (reading.isCredential) query.set('kredensial', '1')
  }
  window.location.assign(`${window.location.pathname}?${query}`)
}

const place = document.querySelector<HTMLElement>('[data-file-check]')
const failure = place?.querySelector<HTMLElement>('[data-file-failed]')
const input = place?.querySelector('input')

function look(): void {
  const file = input?.files?.[0]
  if (!place || !file || !failure) return
  const fail = () => {
    failure.hidden = false
  }
  if (canHash()) lookUp(file, place.dataset['fileCheck'] ?? '').catch(fail)
  else fail()
}

input?.addEventListener('change', look)

// Chosen before the program was there. Who comes back finds the file chosen too, and must not be led on again.
const [arrival] = performance.getEntriesByType('navigation')
if (arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate') look()

/** After this long one may send again: somebody may have stopped the page. */
const RESEND_AFTER_MS = 10_000
const onTheirWay = new Set<EventTarget>()
const away = document.querySelector<HTMLElement>('[data-away]')

// A second press would send a second complaint, and one without a network would lose what was typed.
document.addEventListener('submit', (event) => {
  const { target: form } = event
  if (!(form instanceof HTMLFormElement)) return
  if (!navigator.onLine) form.append(away ?? '')
  if (away) away.hidden = navigator.onLine
  if (!navigator.onLine || onTheirWay.has(form)) return event.preventDefault()
  onTheirWay.add(form)
  setTimeout(() => onTheirWay.delete(form), RESEND_AFTER_MS)
})
window.addEventListener('pageshow', () => onTheirWay.clear())
