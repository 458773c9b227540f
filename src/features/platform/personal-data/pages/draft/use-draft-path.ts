import { useSearchParams } from 'react-router'
import { own } from '../../../../../own-paths.ts'
import type { DraftPage } from './draft-pages.ts'

/** The addresses of the form's pages; each says where one came from, so that loading one again does not lose it. */
export function useDraftPath(): (page: DraftPage) => string {
  const from = useSearchParams()[0].get('dari')
  return (page) => own.personalDataPage(page, from)
}
