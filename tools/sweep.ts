import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm run sweep`: the generated checks, the faults and the looks of every page at full length, which takes an hour or more.
 * `npm run sweep -- malformed` runs those files alone, `--seed N` repeats a run, `--inputs N` gives each call so many.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, inputs: { type: 'string', default: '10000' } },
})
const seed = values.seed ?? String(randomInt(2 ** 31))
const root = join(import.meta.dirname, '..')
const files = positionals.length > 0 ? positionals : ['server/checks', 'server/faults']

const env = { ...process.env, SEED: seed, SWEEP: values.inputs, FAULT_ROUNDS: '30', FREEZE_SECONDS: '30' }
const run = (tool: string, args: string[]) =>
  spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'inherit', env }).status ?? 1

process.stdout.write(`seed ${seed}\n`)
const status = run('vitest', ['run', ...files])
// Every page in every look: contrast, names, targets, words.
const looks = positionals.length > 0 ? 0 : run('playwright', ['test', 'pages.e2e'])
process.stdout.write(`again: npm run sweep -- --seed ${seed} ${positionals.join(' ')}\n`)
process.exitCode = status || looks
