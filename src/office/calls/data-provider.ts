import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { removeEach } from '../actions/removal.ts'
import type { Revision } from '../history/revision.ts'
import type { OfficeResource, ResourceCallNames } from '../office-resource.ts'
import { callOffice } from './client.ts'

interface Page {
  data: RaRecord[]
  total: number
  /** True where nothing contains the search, and the rows contain what is like it. */
  mirip?: true
}

interface Asked {
  page: number
  perPage: number
  sort?: { field: string; order: string } | undefined
  filter?: Record<string, unknown>
}

/** react-admin's provider, and the calls of a record's history. */
export interface OfficeDataProvider extends DataProvider {
  history: (resource: string, id: Identifier) => Promise<Revision[]>
  /** Writes the state before or after a change of the record again. */
  restore: (
    resource: string,
    revision: { id: Identifier; audit_id: number; keadaan: 'sebelum' | 'sesudah' },
  ) => Promise<RaRecord>
}

/** Empty filters are not sent. */
function payloadOf({ page, perPage, sort, filter }: Asked): object {
  const filled = Object.entries(filter ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return { page, perPage, ...(sort ? { sort: sort.field, order: sort.order } : {}), ...Object.fromEntries(filled) }
}

/** Many records change one by one: each is its own entry in the audit log, and each may be refused. */
async function eachOf(ids: Identifier[], change: (id: Identifier) => Promise<unknown>): Promise<Identifier[]> {
  for (const id of ids) await change(id)
  return ids
}

/** How react-admin reaches the resources: by the calls that each names. */
export function dataProviderFor(resources: OfficeResource[]): OfficeDataProvider {
  const named = new Map(resources.map(({ name, calls }) => [name, calls]))

  function ask<T>(resource: string, verb: keyof ResourceCallNames, payload: object): Promise<T> {
    const call = named.get(resource)?.[verb]
    if (!call) throw new Error(`${resource} has no call to ${verb}`)
    return callOffice(call, payload) as Promise<T>
  }
  const list = (resource: string, asked: Asked) => ask<Page>(resource, 'list', payloadOf(asked))
  const one = (resource: string, id: Identifier) => ask<RaRecord>(resource, 'get', { id })

  return {
    getList: async (resource, { pagination, sort, filter }) => {
      const asked = { page: pagination?.page ?? 1, perPage: pagination?.perPage ?? 25, sort, filter }
      const { mirip, ...page } = await list(resource, asked)
      return { ...page, meta: { mirip } }
    },

    getOne: async (resource, { id }) => ({ data: await one(resource, id) }),

    getMany: async (resource, { ids }) => {
      const { data } = await list(resource, { page: 1, perPage: ids.length, filter: { id: ids.join(',') } })
      return { data }
    },

    getManyReference: (resource, { target, id, pagination: { page, perPage }, sort, filter }) =>
      list(resource, { page, perPage, sort, filter: { ...filter, [target]: id } }),

    create: async (resource, { data }) => ({ data: await ask(resource, 'create', data) }),

    update: async (resource, { id, data, previousData }) => ({
      data: await ask(resource, 'update', { version: previousData?.version, ...data, id }),
    }),

    updateMany: async (resource, { ids, data }) => ({
      data: await eachOf(ids, async (id) => ask(resource, 'update', { ...(await one(resource, id)), ...data, id })),
    }),

    delete: async (resource, { id, previousData }) => {
      await ask(resource, 'remove', { id })
      return { data: previousData ?? { id } }
    },

    deleteMany: async (resource, { ids }) => ({
      data: await removeEach(ids, (id) => ask(resource, 'remove', { id })),
    }),

    history: (resource, id) => ask(resource, 'history', { id }),

    restore: (resource, revision) => ask(resource, 'restore', revision),
  } as OfficeDataProvider
}
