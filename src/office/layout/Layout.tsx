import { Link as MuiLink } from '@mui/material'
import { AppBar, type LayoutProps, Logout, Layout as RaLayout, TitlePortal, UserMenu } from 'react-admin'
import { useMe } from '../me-context.ts'
import { DocumentTitle } from './DocumentTitle.tsx'
import { Menu } from './Menu.tsx'

/** What is wide scrolls in its own place; the page never does. */
const NARROWS = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .edit-page, & .create-page': { minWidth: 0 },
  '& .RaLayout-content': { p: 2, minWidth: 0 },
}

/** Green bar with the page's title, menu by permission, the page. */
export function Layout({ children }: LayoutProps) {
  return (
    <RaLayout appBar={Bar} menu={Menu} appBarAlwaysOn sx={NARROWS}>
      <DocumentTitle />
      {children}
    </RaLayout>
  )
}

const Bar = () => (
  <AppBar userMenu={<Person />}>
    <TitlePortal component="h1" variant="h6" />
    <MuiLink href="/" color="inherit" variant="body2" sx={{ mx: 1, display: { xs: 'none', sm: 'inline' } }}>
      Lihat situs
    </MuiLink>
  </AppBar>
)

const Person = () => (
  <UserMenu label={useMe().name}>
    <MuiLink href="/user/profile" color="inherit" underline="none" sx={{ display: 'block', px: 2, py: 1 }}>
      Profil dan keamanan
    </MuiLink>
    <Logout />
  </UserMenu>
)
