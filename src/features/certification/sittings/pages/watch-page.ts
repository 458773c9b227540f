import type { EntryKind } from '../entry-rules.ts'

/** Notes what happens around the exam's page, which people judge; returns how to stop. */
export function watchPage(report: (jenis: EntryKind) => void): () => void {
  let isOut = false
  const noteLeaving = () => {
    if (isOut) return
    isOut = true
    report('keluar_jendela')
  }
  const noteReturn = () => {
    if (!isOut || document.visibilityState === 'hidden') return
    isOut = false
    report('kembali')
  }
  const noteTurn = () => (document.visibilityState === 'hidden' ? noteLeaving() : noteReturn())
  const noteLoss = () => report('tanpa_jaringan')
  const noteJoin = () => report('tersambung')
  const paste = () => report('tempel')
  document.addEventListener('visibilitychange', noteTurn)
  document.addEventListener('paste', paste)
  window.addEventListener('blur', noteLeaving)
  window.addEventListener('focus', noteReturn)
  window.addEventListener('offline', noteLoss)
  window.addEventListener('online', noteJoin)
  return () => {
    document.removeEventListener('visibilitychange', noteTurn)
    document.removeEventListener('paste', paste)
    window.removeEventListener('blur', noteLeaving)
    window.removeEventListener('focus', noteReturn)
    window.removeEventListener('offline', noteLoss)
    window.removeEventListener('online', noteJoin)
  }
}
