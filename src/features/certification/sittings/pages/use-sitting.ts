import { useEffect, useState, useSyncExternalStore } from 'react'
import type { StoredSitting } from '../parts/sitting-store.ts'
import { SittingEngine } from './sitting-engine.ts'
import type { SittingView } from './sitting-view.ts'

/** Starts a sitting with the page and stops it with the page; undefined for the moment before. */
export function useSittingEngine(sitting: StoredSitting): SittingEngine | undefined {
  const [engine, setEngine] = useState<SittingEngine>()
  useEffect(() => {
    const started = new SittingEngine(sitting)
    setEngine(started)
    started.start()
    return () => started.stop()
  }, [sitting])
  return engine
}

export const useSittingView = (engine: SittingEngine): SittingView =>
  useSyncExternalStore(engine.subscribe, engine.view)
