import type { PoolClient } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import type { Database } from './open.ts'

// Names are kept by each pool for itself: every test opens one.
let database: Database
let clients: PoolClient[] = []
const openClients = async (poolSize: number) => {
  database = await openTestDatabase({ poolSize })
  clients = await Promise.all(Array.from({ length: poolSize }, () => database.pool.connect()))
  return clients as [PoolClient, ...PoolClient[]]
}
afterEach(async () => {
  for (const client of clients) client.release()
  await database.close()
})

/** Statements that the connection has prepared under a name. */
const listNamed = async (client: PoolClient): Promise<Record<string, string>> => {
  const { rows } = await client.query('select name, statement from pg_prepared_statements')
  return Object.fromEntries(rows.map(({ name, statement }) => [name, statement]))
}
const callApi = async (client: PoolClient, text: string, times: number) => {
  for (let time = 1; time <= times; time++) expect((await client.query(text, [time])).rows).toEqual([{ n: time }])
}

test('a statement that comes for the fifth time is named, and answers as before', async () => {
  const [client] = await openClients(1)
  await callApi(client, 'select $1::int as n', 4)
  expect(await listNamed(client)).toEqual({})
  await callApi(client, 'select $1::int as n', 2)
  expect(await listNamed(client)).toEqual({ 'often 1': 'select $1::int as n' })
})

test('the connections of a pool share the names', async () => {
  const [one, other] = (await openClients(2)) as [PoolClient, PoolClient]
  await callApi(one, 'select $1::int as n', 5)
  await callApi(other, 'select 0 + $1::int as n', 5)
  await callApi(other, 'select $1::int as n', 1)
  expect(await listNamed(one)).toEqual({ 'often 1': 'select $1::int as n' })
  expect(await listNamed(other)).toEqual({ 'often 1': 'select $1::int as n', 'often 2': 'select 0 + $1::int as n' })
})

test('what has no parameters, and what has a name already, is left alone', async () => {
  const [client] = await openClients(1)
  for (let time = 1; time <= 6; time++) {
    await client.query('select 1')
    await client.query({ name: 'mine', text: 'select $1::int' }, [time])
  }
  expect(await listNamed(client)).toEqual({ mine: 'select $1::int' })
})

test('there is an end to the names, and who gets none is answered all the same', async () => {
  const [client] = await openClients(1)
  for (let kind = 1; kind <= 201; kind++) await callApi(client, `select $1::int as n -- ${kind}`, 5)
  const named = await listNamed(client)
  expect(Object.keys(named)).toHaveLength(200)
  expect(Object.values(named)).not.toContain('select $1::int as n -- 201')
})
