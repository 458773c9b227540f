// While developing: React's refresh must be hooked in before the program loads.
const source = '/@react-refresh'
const { default: refresh } = (await import(/* @vite-ignore */ source)) as {
  default: { injectIntoGlobalHook: (target: Window) => void }
}
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
await import('./main.tsx')

export {}
