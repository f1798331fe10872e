import { flushCompileCache } from 'node:module'
import { systemClock } from '#kit/time/clock.ts'
import { readConfig } from './config.ts'
import { lastWords, openLog } from './log.ts'
import { ConfigError } from './settings.ts'
import { start } from './start.ts'

const endBecauseOf = (error: unknown): never => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : lastWords(error)}\n`)
  process.exit(1)
}
// Node would print whatever an error carries, the values of a statement too.
process.on('uncaughtException', endBecauseOf)

try {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const running = await start({ config, log, clock: systemClock, dev: process.argv.includes('--dev') })
  // Now, and not at the end: a process that is killed would leave nothing for the next.
  flushCompileCache()
  const end = () => void running.stop().then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  // Since the process began.
  const seconds = (performance.now() / 1000).toFixed(1)
  process.stdout.write(`Yilu serves at ${config.publicUrl} after ${seconds} s\n`)
  if (config.mode === 'demo') {
    process.stdout.write('Patients: 13800000001 to …10, the code is shown at /sandbox\n')
    process.stdout.write('Staff: /desk/login as nurse1 or planner1, password yilu-demo-2026\n')
    process.stdout.write('Doctors: /workbench/login as doctor1, password yilu-demo-2026\n')
  }
} catch (error) {
  endBecauseOf(error)
}
