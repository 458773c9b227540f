import { ListSubheader } from '@mui/material'
import { Fragment } from 'react'
import { Menu as RaMenu, useResourceDefinitions, useSidebarState, useTranslate } from 'react-admin'
import type { OfficeResource } from '../office-resource.ts'
import { resources } from '../resources.ts'

const GROUPS: OfficeResource['group'][] = ['Isi situs', 'Sertifikasi', 'Lembaga', 'Sistem']

/** Only what this person may see stands in the menu, under its group. */
export function Menu() {
  const known = useResourceDefinitions()
  return (
    <RaMenu aria-label="Menu kantor belakang">
      <RaMenu.DashboardItem />
      {GROUPS.map((group) => (
        <Group
          key={group}
          name={group}
          seen={resources.filter((entry) => entry.group === group && known[entry.name])}
        />
      ))}
    </RaMenu>
  )
}

function Group({ name, seen }: { name: string; seen: OfficeResource[] }) {
  const [open] = useSidebarState()
  const translate = useTranslate()
  if (seen.length === 0) return null
  return (
    <Fragment>
      {open && (
        <ListSubheader
          role="presentation"
          disableSticky
          sx={{ lineHeight: 2.5, background: 'none', color: 'text.secondary' }}
        >
          {name}
        </ListSubheader>
      )}
      {seen.map(({ name: resource, icon: Icon, single }) => (
        <RaMenu.Item
          key={resource}
          to={single ? `/${resource}/1` : `/${resource}`}
          primaryText={translate(`resources.${resource}.name`)}
          leftIcon={<Icon />}
        />
      ))}
    </Fragment>
  )
}
