import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run sweep`: the generated checks and the faults at full length, every journey, and every page in every look, which takes some hours.
 * `npm run sweep -- malformed` runs those files alone, `--seed N` repeats a run, `--inputs N` gives each call so many.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, inputs: { type: 'string', default: '10000' } },
})
const seed = values.seed ?? String(randomInt(2 ** 31))
const root = join(import.meta.dirname, '..')
const usual = [
  'test/generated',
  'test/faults',
  'test/production',
  'app/areas/pay',
  'app/areas/orders/checkout',
  // 100,000 histories of vaccines.
  'app/areas/records/vaccines/rules.test.ts',
  // 100,000 log lines about health records.
  'app/areas/records/papers/server/commands/privacy.test.ts',
]
const files = positionals.length > 0 ? positionals : usual

const env = { ...process.env, SEED: seed, SWEEP: values.inputs, FAULT_ROUNDS: '30', FREEZE_SECONDS: '30' }
process.stdout.write(`seed ${seed}\n`)
const run = (command: string, ...args: string[]) =>
  spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit', env }).status ?? 1
const found = run('vitest', 'run', ...files)
const seen = positionals.length > 0 ? 0 : run('playwright', 'test')
process.stdout.write(`again: npm run sweep -- --seed ${seed} ${positionals.join(' ')}\n`)
process.exitCode = found || seen
