import type { Head } from '../../../app/page.ts'

export const head = (): Head => ({ title: 'Pelaporan Kinerja', noindex: true })

export function Page() {
  return <h1 className="wrap py-8 text-3xl">Pelaporan Kinerja</h1>
}
