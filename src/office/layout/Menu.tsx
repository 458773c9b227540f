import SettingsIcon from '@mui/icons-material/Settings'
import { ListSubheader } from '@mui/material'
import { Fragment } from 'react'
import { MenuItemLinkClasses, Menu as RaMenu, useSidebarState, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import type { OfficeResource } from '../office-resource.ts'
import { prepareScreen } from '../screens/lazy-screen.tsx'
import { menuGroups, placeOfScreen, settingsGroups } from './menu-groups.ts'
import { pathOf } from './paths.ts'
import { SETTINGS_SCREEN } from './SettingsScreen.tsx'
import { useReadable } from './use-readable.ts'

/** The menu: only what this person may see, each place once, under its group. */
export function Menu() {
  const [, screen = ''] = useLocation().pathname.split('/')
  const [isWide] = useSidebarState()
  const [me, readable] = useReadable()
  const here = placeOfScreen(me, readable, screen)
  const isSettings = here?.isSettings || `/${screen}` === SETTINGS_SCREEN

  return (
    <RaMenu aria-label="Menu kantor belakang">
      <RaMenu.DashboardItem />
      {menuGroups(me, readable).map(({ name, entries }) => (
        <Fragment key={name}>
          {isWide ? <Head name={name} /> : null}
          {entries.map((entry) => (
            <Entry key={entry.name} entry={entry} isCurrent={here?.tabs.includes(entry) ?? false} />
          ))}
        </Fragment>
      ))}
      {settingsGroups(me, readable).length > 0 ? (
        <RaMenu.Item
          to={SETTINGS_SCREEN}
          primaryText="Semua pengaturan"
          leftIcon={<SettingsIcon />}
          {...currentIf(isSettings)}
        />
      ) : null}
    </RaMenu>
  )
}

const HEAD = { fontSize: '0.875rem', fontWeight: 600, lineHeight: 2.5, background: 'none', color: 'text.secondary' }

const Head = ({ name }: { name: string }) => (
  <ListSubheader role="presentation" disableSticky sx={HEAD}>
    {name}
  </ListSubheader>
)

/** Another tab of the place is open too, which react-admin, that compares addresses, does not see. */
const currentIf = (isCurrent: boolean) => (isCurrent ? { className: MenuItemLinkClasses.active } : {})

function Entry({ entry, isCurrent }: { entry: OfficeResource; isCurrent: boolean }) {
  const translate = useTranslate()
  const { name, icon: Icon, list, edit } = entry
  // By the time it is pressed, the screen is there.
  const prepare = () => prepareScreen(list ?? edit)
  return (
    <RaMenu.Item
      to={pathOf(entry)}
      primaryText={translate(`resources.${name}.name`)}
      leftIcon={<Icon />}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...currentIf(isCurrent)}
    />
  )
}
