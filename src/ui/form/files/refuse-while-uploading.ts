import { Refusal } from '../../../lib/calls/refusal.ts'

/** Throws a Refusal while a file is still on its way to the form around an element, which would be sent without it. */
export function refuseWhileUploading(element: Element): void {
  const isUploading = element.closest('form')?.querySelector('.file-field[aria-busy="true"]')
  if (isUploading) throw new Refusal(0, 'Berkas masih diunggah. Tunggu sampai selesai, lalu kirim lagi.')
}
