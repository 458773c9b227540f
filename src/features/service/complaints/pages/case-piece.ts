import { lazyPiece } from '../../../../app/routing/lazy-piece.ts'

/** A case on the screen: part of the browser's program only once one is opened. */
export const caseView = lazyPiece(async () => (await import('./CaseView.tsx')).CaseView)
