import { delimiter, join } from 'node:path'
import { type Check, type Outcome, runChecks } from './check/run.ts'

/**
 * One checker a program: by default there are four, and each works out anew what the others have found, which took twice the
 * time and the memory. What was found stays in `node_modules/.cache/types`, so that a second check looks at what changed.
 */
const types = (config: string) => ['tsc', '-p', config, '--checkers', '1'] as const

// `npm run check`: everything that can be judged without running the product. The longest checks come first.
const checks: Check[] = [
  { name: 'types of the server', commands: [types('tsconfig.server.json')] },
  {
    name: 'types of the pages',
    commands: [['react-router', 'typegen'], types('tsconfig.web.json'), types('tsconfig.mixed.json')],
  },
  { name: 'unused code (knip)', commands: [['knip', '--no-progress']] },
  { name: 'lint and format (biome)', commands: [['biome', 'check', '--error-on-warnings']] },
  { name: 'structure', commands: [[process.execPath, 'tools/structure.ts']] },
]

const root = join(import.meta.dirname, '..')
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

const tell = ({ name, passed, seconds }: Outcome): void =>
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s`)

const failed = (await runChecks(checks, root, tell)).filter(({ passed }) => !passed)
for (const { name, output } of failed) console.log(`\n── ${name}\n${output.trimEnd()}`)
process.exitCode = failed.length > 0 ? 1 : 0
