import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run sweep`: the generated checks and the faults at full length, which takes an hour or more.
 * `npm run sweep -- malformed` runs those files alone, `--seed N` repeats a run, `--inputs N` gives each call so many.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, inputs: { type: 'string', default: '10000' } },
})
const seed = values.seed ?? String(randomInt(2 ** 31))
const root = join(import.meta.dirname, '..')
const files = positionals.length > 0 ? positionals : ['server/checks', 'server/faults', 'app/areas/pay']

const env = { ...process.env, SEED: seed, SWEEP: values.inputs, FAULT_ROUNDS: '30', FREEZE_SECONDS: '30' }
process.stdout.write(`seed ${seed}\n`)
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', ...files], {
  cwd: root,
  stdio: 'inherit',
  env,
})
process.stdout.write(`again: npm run sweep -- --seed ${seed} ${positionals.join(' ')}\n`)
process.exitCode = status ?? 1
