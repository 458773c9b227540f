interface SafeBrowser {
  security?: { configKey?: string; updateKeys?: (done: () => void) => void }
}

/** The file by which the Safe Exam Browser opens an exam. */
export const safeBrowserLink = (application: number): string => `/ujian/${application}/ujian.seb`

/** Tells whether the page runs in the Safe Exam Browser, which is left by a link of ours alone. */
export const runsInSafeBrowser = (): boolean => 'SafeExamBrowser' in window

const LONGEST_MS = 2000

/** What the Safe Exam Browser says of this page; null in any other browser. */
export async function safeBrowserProof(): Promise<{ alamat: string; sidik: string } | null> {
  const { security } = (window as { SafeExamBrowser?: SafeBrowser }).SafeExamBrowser ?? {}
  if (!security) return null
  // The key is that of the address at hand once the browser has been asked for it.
  await new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS)
    if (security.updateKeys) security.updateKeys(resolve)
    else resolve()
  })
  const sidik = security.configKey
  return sidik ? { alamat: window.location.href.replace(/#.*$/, ''), sidik } : null
}
