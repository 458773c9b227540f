import { useEffect } from 'react'
import { body } from '../body.ts'

/** Where react-admin puts the name of the page. */
const HEADING = 'react-admin-title'

/** The tab's title follows the page's heading. */
export function DocumentTitle() {
  useEffect(() => {
    const heading = document.getElementById(HEADING)
    if (!heading) return
    const follow = () => {
      const name = heading.textContent
      const office = `Kantor belakang · ${body.nama_lembaga}`
      document.title = name ? `${name} · ${office}` : office
    }
    const watch = new MutationObserver(follow)
    watch.observe(heading, { childList: true, characterData: true, subtree: true })
    follow()
    return () => watch.disconnect()
  }, [])
  return null
}
