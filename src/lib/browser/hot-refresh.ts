/** In development: React's refresh must be hooked in before a program loads. */
export async function hookRefresh(): Promise<void> {
  const source = '/@react-refresh'
  const { default: refresh } = (await import(/* @vite-ignore */ source)) as {
    default: { injectIntoGlobalHook: (target: Window) => void }
  }
  refresh.injectIntoGlobalHook(window)
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}
