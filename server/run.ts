import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { systemClock } from '#kit/time/clock.ts'
import { type Config, readConfig } from './config.ts'
import { flushLog, openLog } from './log.ts'
import { start } from './start.ts'
import { isExpected, whyEnded } from './why-ended.ts'

/**
 * From the first line on, and however often one is told: process 1 of a container hears no signal that it does not listen to, a
 * start that is cut off would leave its database running, and one Ctrl-C under npm arrives as two signals.
 */
const ending = new AbortController()
const { signal: asked } = ending
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort())

let log: Logger | undefined

const end = async (code: number) => {
  if (log) await flushLog(log)
  process.exit(code)
}
const endBecauseOf = (error: unknown) => {
  if (!isExpected(error)) log?.fatal({ err: error }, 'the process ends')
  process.stderr.write(`${whyEnded(error)}\n`)
  return end(1)
}
// Node would print whatever an error carries, the values of a statement too.
process.on('uncaughtException', (error) => {
  // What breaks while all is taken down must not cut short what is still answered.
  if (asked.aborted) log?.error({ err: error }, 'unexpected, at the end')
  else void endBecauseOf(error)
})

try {
  const config = readConfig(process.env)
  log = openLog(config.logLevel)
  const dev = process.argv.includes('--dev')
  const running = await start({ config, log, clock: systemClock, dev, ending: asked })
  // Now, and not at the end: a process that is killed would leave nothing for the next.
  flushCompileCache()
  sayHello(config)
  if (!asked.aborted) await once(asked, 'abort')
  await running.stop()
  await end(0)
} catch (error) {
  await (asked.aborted && error === asked.reason ? end(0) : endBecauseOf(error))
}

function sayHello({ publicUrl, mode, databaseUrl, dataDir }: Config) {
  // Since the process began.
  const seconds = (performance.now() / 1000).toFixed(1)
  process.stdout.write(`Yilu serves at ${publicUrl} after ${seconds} s\n`)
  // As root it may lie elsewhere, and a copy of DATA_DIR would hold none.
  if (!databaseUrl)
    process.stdout.write(
      `Its database lies in ${realpathSync(join(dataDir, 'database'))}; \`npm run backup FILE\` takes all along\n`,
    )
  if (mode === 'demo') {
    process.stdout.write('Patients: 13800000001 to …10, the code is shown at /sandbox\n')
    process.stdout.write('Staff: /desk/login as nurse1 or planner1, password yilu-demo-2026\n')
    process.stdout.write('Doctors: /workbench/login as doctor1, password yilu-demo-2026\n')
  }
}
