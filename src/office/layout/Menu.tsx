import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { ListSubheader, MenuItem } from '@mui/material'
import { Fragment } from 'react'
import { Menu as RaMenu, useResourceDefinitions, useSidebarState, useStore, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import type { OfficeResource } from '../office-resource.ts'
import { resources } from '../resources.ts'
import { useMe } from '../session/me-context.ts'
import { menuGroups } from './menu-groups.ts'

/** Only what this person may see stands in the menu, under its group; the browser remembers which are open. */
export function Menu() {
  const known = useResourceDefinitions()
  const [, screen] = useLocation().pathname.split('/')
  const [isWide] = useSidebarState()
  const [opened, setOpened] = useStore<Record<string, boolean>>('menu.groups', {})
  const me = useMe()
  const groups = menuGroups(
    me,
    resources.filter(({ name }) => known[name]),
  )

  return (
    <RaMenu aria-label="Menu kantor belakang">
      <RaMenu.DashboardItem />
      {groups.map(({ name, entries, startsOpen }) => {
        const isCurrent = entries.some((entry) => entry.name === screen)
        const isOpen = opened[name] ?? startsOpen
        const folds = isWide && groups.length > 1 && !isCurrent
        return (
          <Fragment key={name}>
            {folds ? (
              <FoldingHead name={name} isOpen={isOpen} toggle={() => setOpened({ ...opened, [name]: !isOpen })} />
            ) : null}
            {isWide && !folds ? <Head name={name} /> : null}
            {isOpen || !folds ? <Entries entries={entries} /> : null}
          </Fragment>
        )
      })}
    </RaMenu>
  )
}

const HEAD = { fontSize: '0.875rem', fontWeight: 600, lineHeight: 2.5, background: 'none', color: 'text.secondary' }

/** The group of the page that is open does not fold. */
const Head = ({ name }: { name: string }) => (
  <ListSubheader role="presentation" disableSticky sx={HEAD}>
    {name}
  </ListSubheader>
)

interface FoldingProps {
  name: string
  isOpen: boolean
  toggle: () => void
}

const FoldingHead = ({ name, isOpen, toggle }: FoldingProps) => (
  <MenuItem
    aria-expanded={isOpen}
    tabIndex={0}
    onClick={toggle}
    sx={{ ...HEAD, py: 0, justifyContent: 'space-between', borderRadius: 3 }}
  >
    {name}
    {isOpen ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
  </MenuItem>
)

function Entries({ entries }: { entries: OfficeResource[] }) {
  const translate = useTranslate()
  return entries.map(({ name, icon: Icon, single }) => (
    <RaMenu.Item
      key={name}
      to={single ? `/${name}/1` : `/${name}`}
      primaryText={translate(`resources.${name}.name`)}
      leftIcon={<Icon />}
    />
  ))
}
