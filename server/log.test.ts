import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#test/support/database.ts'
import { openLog } from './log.ts'
import { whyEnded } from './why-ended.ts'

/** Writes so many lines to its output and ends as it means to. */
const program = (lines: number) => `
  import { flushLog, openLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
  import { setTimeout as sleep } from 'node:timers/promises'
  const log = openLog('info')
  for (let line = 1; line <= ${lines}; line++) {
    log.info({ line }, 'line')
    if (line % 100 === 0) await sleep(1)
  }
  await flushLog(log)
  process.exit(0)
`

const run = (lines: number) =>
  spawn(process.execPath, ['--input-type=module', '-e', program(lines)], { stdio: ['ignore', 'pipe', 'ignore'] })

test('every line that was written before the end is there', async () => {
  const child = run(1_234)
  let said = ''
  child.stdout.on('data', (data) => {
    said += data
  })
  await once(child, 'close')
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).line),
  ).toEqual(Array.from({ length: 1_234 }, (_, at) => at + 1))
})

test('a reader of the log who goes away takes nothing with them', async () => {
  const child = run(2_000)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('an error of a statement is told by its kind, code and place, in the log and as last words, never with its values', async () => {
  const database = await openTestDatabase()
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const canary = 'a canary\n    at the window'
  const error = await database.db.execute(sql`select ${canary}::integer`).catch((caught) => caught)
  expect(String(error)).toContain(canary)
  log.error({ err: error }, 'unexpected')
  log.warn(error, 'unexpected')
  const words = whyEnded(error)
  expect([...lines, words].filter((line) => line.includes('the window') || line.includes('canary'))).toEqual([])
  expect(JSON.parse(lines[0] as string).err).toMatchObject({ kind: 'DrizzleQueryError', code: '22P02' })
  expect(words).toMatch(/^Unexpected: error 22P02/)
  await database.close()
})

test('who ends a process at once leaves out no line either, nor one before a crash', async () => {
  for (const last of ['process.exit(3)', 'throw new Error("crash")']) {
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { openLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
         const log = openLog('info')
         for (let line = 1; line <= 10; line++) log.info({ line }, 'line')
         ${last}`,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
    })
    await once(child, 'close')
    expect(said.trim().split('\n')).toHaveLength(10)
  }
})
