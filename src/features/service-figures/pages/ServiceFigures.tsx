import type { Head } from '../../../app/page.ts'

export const head = (): Head => ({ title: 'Kinerja layanan', noindex: true })

export function Page() {
  return <h1 className="wrap py-8 text-3xl">Kinerja layanan</h1>
}
