import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { officeCall, type Values } from './office-call.ts'

interface Page {
  data: RaRecord[]
  total: number
}

interface Asked {
  page: number
  perPage: number
  sort?: { field: string; order: string } | undefined
  filter?: Values
}

/** What the server adds to each filter by itself is not sent; empty ones neither. */
function query({ page, perPage, sort, filter }: Asked): string {
  const asked = new URLSearchParams({ page: String(page), perPage: String(perPage) })
  if (sort) {
    asked.set('sort', sort.field)
    asked.set('order', sort.order)
  }
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (value !== undefined && value !== null && value !== '') asked.set(name, String(value))
  }
  return asked.toString()
}

const listOf = (resource: string, asked: Asked): Promise<Page> => officeCall<Page>('GET', `${resource}?${query(asked)}`)

const one = (resource: string, id: Identifier): Promise<RaRecord> => officeCall('GET', `${resource}/${id}`)

const write = (method: string, path: string, values: object): Promise<RaRecord> =>
  officeCall(method, path, values as Values)

/** Many records change one by one: each is its own entry in the audit log, and each may be refused. */
async function eachOf(ids: Identifier[], change: (id: Identifier) => Promise<unknown>): Promise<Identifier[]> {
  for (const id of ids) await change(id)
  return ids
}

/** The office's resources by the one convention they all follow. */
export const dataProvider = {
  getList: (resource, { pagination, sort, filter }) =>
    listOf(resource, { page: pagination?.page ?? 1, perPage: pagination?.perPage ?? 25, sort, filter }),

  getOne: async (resource, { id }) => ({ data: await one(resource, id) }),

  getMany: async (resource, { ids }) => {
    const { data } = await listOf(resource, { page: 1, perPage: ids.length, filter: { id: ids.join(',') } })
    return { data }
  },

  getManyReference: (resource, { target, id, pagination, sort, filter }) =>
    listOf(resource, { page: pagination.page, perPage: pagination.perPage, sort, filter: { ...filter, [target]: id } }),

  create: async (resource, { data }) => ({ data: await write('POST', resource, data) }),

  update: async (resource, { id, data, previousData }) => ({
    data: await write('PUT', `${resource}/${id}`, { version: previousData?.version, ...data }),
  }),

  updateMany: async (resource, { ids, data }) => ({
    data: await eachOf(ids, async (id) => write('PUT', `${resource}/${id}`, { ...(await one(resource, id)), ...data })),
  }),

  delete: async (resource, { id, previousData }) => {
    await officeCall('DELETE', `${resource}/${id}`)
    return { data: previousData ?? { id } }
  },

  deleteMany: async (resource, { ids }) => ({
    data: await eachOf(ids, (id) => officeCall('DELETE', `${resource}/${id}`)),
  }),
} as DataProvider
