import { Box, MenuItem, Link as MuiLink, type Theme, useMediaQuery } from '@mui/material'
import { useEffect } from 'react'
import { AppBar, type LayoutProps, Logout, Layout as RaLayout, TitlePortal, UserMenu } from 'react-admin'
import { isReader } from '../../access.ts'
import { pictureUrl } from '../../lib/graphics/picture.ts'
import { own } from '../../own-paths.ts'
import { to } from '../../paths.ts'
import { body } from '../body.ts'
import { OfficeSearch } from '../search/OfficeSearch.tsx'
import { useMe } from '../session/me-context.ts'
import { Menu } from './Menu.tsx'

/** Keeps the page from scrolling sideways: wide content scrolls in its own place. */
const NARROWS = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .edit-page, & .create-page': { minWidth: 0 },
  // On a phone the buttons of a form, and the one for a new record, float over the end.
  '& .RaLayout-content': { p: 2, pb: { xs: 16, sm: 2 }, minWidth: 0 },
}

/** Bar in the body's colour with its logo and the page's title, menu by permission, the page. */
export function Layout({ children }: LayoutProps) {
  return (
    <RaLayout appBar={Bar} menu={Menu} appBarAlwaysOn sx={NARROWS}>
      <DocumentTitle />
      {children}
    </RaLayout>
  )
}

/** Hides the reload button on a phone, to leave its room to the title: the browser can reload as well. */
const ROOM = {
  '& .RaLoadingIndicator-loadedIcon, & .RaLoadingIndicator-loader': { display: { xs: 'none', sm: 'inline-flex' } },
}

/** On a phone the title takes two smaller lines before it is cut. */
const TITLE = {
  '& .RaConfigurable-root': { display: 'inline' },
  '&&': { fontSize: { xs: '0.9375rem', sm: '1.25rem' }, lineHeight: 1.25, whiteSpace: 'normal' },
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
}

const LOGO = {
  display: { xs: 'none', sm: 'block' },
  height: 32,
  maxWidth: 96,
  mr: 1.5,
  p: 0.25,
  bgcolor: '#ffffff',
  borderRadius: 1,
  objectFit: 'contain',
}

const Bar = () => (
  <AppBar userMenu={<Person />} sx={ROOM}>
    {body.logo === null ? null : (
      <Box component="img" src={pictureUrl(body.logo, 320)} alt={body.nama_singkat} sx={LOGO} />
    )}
    <TitlePortal component="h1" variant="h6" sx={TITLE} />
    <StaffSearch />
    <MuiLink
      href={to.home}
      color="inherit"
      variant="body2"
      sx={{ mx: 1, py: 1.5, display: { xs: 'none', md: 'inline' } }}
    >
      Lihat situs
    </MuiLink>
  </AppBar>
)

/** Readers from outside search within the lists that they see. */
const StaffSearch = () => (isReader(useMe()) ? null : <OfficeSearch />)

/** The menu of the person, labelled by the name or, on narrow screens, by an icon's words. */
function Person() {
  const me = useMe()
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  return (
    <UserMenu label={wide ? me.name : 'ra.auth.user_menu'}>
      <MenuItem component="a" href={own.profile}>
        Profil dan keamanan
      </MenuItem>
      {isReader(me) ? null : (
        <MenuItem component="a" href={to.dashboard}>
          Area anggota
        </MenuItem>
      )}
      <MenuItem component="a" href={to.home}>
        Lihat situs
      </MenuItem>
      <Logout />
    </UserMenu>
  )
}

/** Where react-admin puts the name of the page. */
const HEADING = 'react-admin-title'

/** The tab's title follows the page's heading. */
function DocumentTitle() {
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
