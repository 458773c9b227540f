import type { OfficeResource } from '../office-resource.ts'

/** Returns where a resource is opened within the office: its list, or its only record. */
export const pathOf = ({ name, single }: Pick<OfficeResource, 'name' | 'single'>): string =>
  single ? `/${name}/1` : `/${name}`
