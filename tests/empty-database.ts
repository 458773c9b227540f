import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** An empty database that belongs to a role without any rights beyond it. */
export async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const server = new pg.Client({ connectionString: inject('postgres') })
  await server.connect()
  await server.query(`create role ${name} login password 'rahasia'`)
  await server.query(`create database ${name} owner ${name}`)
  await server.end()
  const url = new URL(inject('postgres'))
  url.username = name
  url.password = 'rahasia'
  url.pathname = `/${name}`
  return url.href
}
