import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { StaffContext } from '#app/context.ts'
import { openClinic } from '#test/support/clinic.ts'
import { plantedRoom } from '#test/support/planted-room.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { call } from '../call.ts'
import { type ChangedSince, changedSince, versionSeen, versionShown } from '../edited.ts'
import { id, maybeText, text } from '../fields.ts'
import { noteWritings } from './edits.ts'

const asStaff = { owner: 'self', staff: true } as const
const leafRow = { row: 'leaf', by: 'leaf_id' } as const
const written = { title: text(20), words: maybeText(200) }
const leaf = z.object({ leaf_id: z.int() })

const calls = {
  leaves: call({
    method: 'GET',
    path: '/planted/leaves',
    summary: 'Lists leaves',
    ...asStaff,
    shows: [leafRow],
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ leaf_id: z.int(), title: z.string(), version: versionShown() })) }),
  }),
  slowLeaves: call({
    method: 'GET',
    path: '/planted/slow-leaves',
    summary: 'Lists leaves, and takes its time to say them',
    ...asStaff,
    shows: [leafRow],
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ leaf_id: z.int(), title: z.string(), version: versionShown() })) }),
  }),
  leafAdd: call({
    method: 'POST',
    path: '/planted/leaves/add',
    summary: 'Makes a leaf',
    ...asStaff,
    edits: leafRow,
    input: z.object({ ...written, code: maybeText(20) }),
    output: leaf,
  }),
  leafChange: call({
    method: 'POST',
    path: '/planted/leaves/change',
    summary: 'Writes a leaf over what it was',
    ...asStaff,
    edits: leafRow,
    input: z.object({ leaf_id: id(), ...written, version: versionSeen() }),
    output: leaf,
    refuses: { ...changedSince, 'not-found': '没有' },
  }),
}

/** That the slow list has read its rows, and that it may say them. */
const [isReading, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]

const listLeaves = async ({ db }: Pick<StaffContext, 'db'>) => {
  const { rows } = await db.execute<{ leaf_id: number; title: string }>(
    sql`select id::int as leaf_id, title from planted_leaves order by id`,
  )
  return { list: rows }
}

const room = plantedRoom(calls, {
  leaves: (_, ctx) => listLeaves(ctx),
  slowLeaves: async (_, ctx) => {
    const found = await listLeaves(ctx)
    isReading.resolve()
    await mayAnswer.promise
    return found
  },
  leafAdd: ({ title }, ctx: StaffContext) =>
    ctx.transact(async ({ db }) => {
      const { rows } = await db.execute<{ leaf_id: number }>(
        sql`insert into planted_leaves (title) values (${title}) returning id::int as leaf_id`,
      )
      return { leaf_id: rows[0]?.leaf_id ?? 0 }
    }),
  leafChange: async ({ leaf_id, title }, ctx) => {
    const { rows } = await ctx.db.execute(
      sql`update planted_leaves set title = ${title} where id = ${leaf_id} returning id`,
    )
    return rows.length > 0 ? { leaf_id } : ctx.refuse('not-found')
  },
})

let app: TestApp
let first: { staffKey: string }
let second: { staffKey: string }
beforeAll(async () => {
  app = await startTestApp({ more: [room] })
  await app.pool.query('create table planted_leaves (id bigint generated always as identity, title text not null)')
  const { hospitalId } = await openClinic(app)
  first = await signInStaff(app, hospitalId, 'planner')
  second = await signInStaff(app, hospitalId, 'planner')
}, 120_000)
afterAll(() => app.close())

const add = async (title: string) => (await app.callApi(calls.leafAdd, { title, words: '', code: 'A1' }, first)).leaf_id
const find = async (leafId: number) =>
  (await app.callApi(calls.leaves, {}, second)).list.find(({ leaf_id }) => leaf_id === leafId)
const change = async (input: Record<string, unknown>, as = second) => {
  const { body } = await app.rawRequest(calls.leafChange, { title: '叶', words: '', ...input }, as)
  return { reason: body.reason as string | undefined, data: body.data as ChangedSince }
}

test('who saw an older writing is refused, told who wrote which fields, and nothing of theirs stays', async () => {
  const leaf_id = await add('一片叶')
  expect(await find(leaf_id)).toMatchObject({ title: '一片叶', version: 1 })
  const long = '长'.repeat(100)
  expect(await change({ leaf_id, title: '两片叶', words: long, version: 1 }, first)).toMatchObject({
    reason: undefined,
  })
  const { reason, data } = await change({ leaf_id, title: '三片叶', version: 1 })
  expect(reason).toBe('changed')
  expect(data).toMatchObject({ version: 2, changes: [{ who: '某planner' }] })
  expect(data.changes[0]?.fields).toEqual([
    { name: 'title', before: '一片叶', after: '两片叶' },
    // What is long is named, not told.
    { name: 'words', before: '' },
  ])
  expect(await find(leaf_id)).toMatchObject({ title: '两片叶', version: 2 })
  expect(await change({ leaf_id, title: '三片叶', version: data.version })).toMatchObject({ reason: undefined })
  expect(await find(leaf_id)).toMatchObject({ title: '三片叶', version: 3 })
})

test('of ten who write at once with the same version one does, and nine are told', async () => {
  const leaf_id = await add('争一片叶')
  const asked = Array.from({ length: 10 }, (_, at) => change({ leaf_id, title: `第${at}片`, version: 1 }))
  const reasons = (await Promise.all(asked)).map(({ reason }) => reason)
  expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1)
  expect(reasons.filter((reason) => reason === 'changed')).toHaveLength(9)
  expect((await find(leaf_id))?.version).toBe(2)
})

test('a program that says no version writes over what there is, and what the call refuses comes first', async () => {
  const leaf_id = await add('旧程序')
  expect(await change({ leaf_id })).toMatchObject({ reason: undefined })
  expect(await change({ leaf_id })).toMatchObject({ reason: undefined })
  await app.pool.query('delete from planted_leaves where id = $1', [leaf_id])
  expect(await change({ leaf_id, version: 1 })).toMatchObject({ reason: 'not-found' })
})

/** Asks for all leaves, and counts the rows that are read of who wrote what. */
const countRead = async () => {
  const asked = vi.spyOn(app.pool, 'query')
  try {
    const { list } = await app.callApi(calls.leaves, {}, second)
    const answers = (await Promise.all(asked.mock.results.map(({ value }) => value))) as { rows: unknown[] }[]
    const isOfEdits = (at: number) => JSON.stringify(asked.mock.calls[at]).includes('wire_edits')
    const rows = answers.flatMap((answer, at) => (isOfEdits(at) ? answer.rows : []))
    return { list, statements: answers.filter((_, at) => isOfEdits(at)).length, rows: rows.length }
  } finally {
    asked.mockRestore()
  }
}

test('a list reads who wrote the rows that it shows, not all that were ever written of their kind', async () => {
  const leaf_id = await add('一片里的一片')
  await change({ leaf_id, title: '又改过', version: 1 }, first)
  await app.pool.query(`insert into wire_edits (row, row_id, version, editor, at, fields)
    select 'leaf', (1000000 + row)::text, version, '从前的人', '2020-01-01', '{}'
    from generate_series(1, 2000) row, generate_series(1, 5) version`)
  app.clock.advance({ hours: 1 })
  const { list, statements, rows } = await countRead()
  expect(list.find((one) => one.leaf_id === leaf_id)).toMatchObject({ title: '又改过', version: 2 })
  expect(statements).toBe(2)
  expect(rows).toBe(list.filter(({ version }) => version > 0).length)
  expect(rows).toBeLessThan(20)
})

test('a row that is written while a list is being read has the version that was there before, so that nothing is lost', async () => {
  const leaf_id = await add('读的时候被改')
  const reading = app.callApi(calls.slowLeaves, {}, second)
  await isReading.promise
  await change({ leaf_id, title: '刚刚改的', version: 1 }, first)
  mayAnswer.resolve()
  const seen = (await reading).list.find((one) => one.leaf_id === leaf_id)
  expect(seen).toMatchObject({ title: '读的时候被改', version: 1 })
  expect(await change({ leaf_id, title: '我也改', version: seen?.version })).toMatchObject({ reason: 'changed' })
})

test('who opened a row before a file brought it anew is told of the file, and what it said is not made up', async () => {
  const leaf_id = await add('文件里的叶')
  const note = (editor: string) => noteWritings(app.db, { row: 'leaf', rowIds: [leaf_id], editor, at: app.clock.now() })
  await note('文件导入')
  const { reason, data } = await change({ leaf_id, title: '我改的', version: 1 })
  expect(reason).toBe('changed')
  expect(data).toMatchObject({ version: 2, changes: [{ who: '文件导入', fields: [] }] })
  // Nor is it known what the next writing changed of it.
  await change({ leaf_id, title: '又一改', version: 2 }, first)
  expect((await change({ leaf_id, title: '我改的', version: 2 })).data.changes).toMatchObject([{ fields: [] }])
})

test('writings of thousands of rows are written down by one statement, and each row keeps the newest', async () => {
  const rowIds = Array.from({ length: 2_000 }, (_, at) => 5_000_000 + at)
  const note = () => noteWritings(app.db, { row: 'leaf', rowIds, editor: '文件导入', at: app.clock.now() })
  const asked = vi.spyOn(app.pool, 'query')
  await note()
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
  for (let times = 1; times < 22; times++) await note()
  const { rows } = await app.pool.query(
    "select count(*)::int as n, min(version), max(version) from wire_edits where row_id = '5001999'",
  )
  expect(rows).toEqual([{ n: 20, min: 3, max: 22 }])
})

test('who waits for a row that a file is bringing is told of the file, though it was not there when they pressed', async () => {
  const leaf_id = await add('正在导入的叶')
  const file = await app.pool.connect()
  try {
    await file.query('begin')
    await file.query('update planted_leaves set title = $1 where id = $2', ['文件写的', leaf_id])
    const pressed = change({ leaf_id, title: '我改的', version: 1 })
    await vi.waitFor(async () => {
      const { rows } = await app.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%planted_leaves%'",
      )
      expect(rows).toHaveLength(1)
    })
    await file.query(
      "insert into wire_edits (row, row_id, version, editor, at, fields) values ('leaf', $1, 2, '文件导入', now(), '{}')",
      [String(leaf_id)],
    )
    await file.query('commit')
    expect(await pressed).toMatchObject({ reason: 'changed', data: { changes: [{ who: '文件导入' }] } })
  } finally {
    file.release()
  }
  expect(await find(leaf_id)).toMatchObject({ title: '文件写的', version: 2 })
})
