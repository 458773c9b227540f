import type { EntryKind } from '../entry-rules.ts'

/** Notes what happens around the exam's page, which people judge; returns how to stop. */
export function watchPage(note: (jenis: EntryKind) => void): () => void {
  let isOut = false
  const leave = () => {
    if (isOut) return
    isOut = true
    note('keluar_jendela')
  }
  const come = () => {
    if (!isOut || document.visibilityState === 'hidden') return
    isOut = false
    note('kembali')
  }
  const turn = () => (document.visibilityState === 'hidden' ? leave() : come())
  const lose = () => note('tanpa_jaringan')
  const join = () => note('tersambung')
  const paste = () => note('tempel')
  document.addEventListener('visibilitychange', turn)
  document.addEventListener('paste', paste)
  window.addEventListener('blur', leave)
  window.addEventListener('focus', come)
  window.addEventListener('offline', lose)
  window.addEventListener('online', join)
  return () => {
    document.removeEventListener('visibilitychange', turn)
    document.removeEventListener('paste', paste)
    window.removeEventListener('blur', leave)
    window.removeEventListener('focus', come)
    window.removeEventListener('offline', lose)
    window.removeEventListener('online', join)
  }
}
