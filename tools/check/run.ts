import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** A check: commands that run one after the other until one fails. */
export interface Check {
  name: string
  commands: readonly (readonly [program: string, ...args: string[]])[]
}

/** How a check ended. */
export interface Outcome {
  name: string
  passed: boolean
  seconds: number
  output: string
}

/** Runs a command in `folder`; what it says on both channels, in order. */
const runCommand = (
  [program, ...args]: Check['commands'][number],
  folder: string,
): Promise<{ passed: boolean; output: string }> =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    const hear = (chunk: Buffer): void => {
      output += chunk
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => resolve({ passed: false, output: `${program}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })

const runCheck = async ({ name, commands }: Check, folder: string): Promise<Outcome> => {
  const startMs = performance.now()
  let output = ''
  let passed = commands.length > 0
  for (const command of commands) {
    if (!passed) break
    const result = await runCommand(command, folder)
    passed = result.passed
    output += result.output
  }
  return { name, passed, seconds: (performance.now() - startMs) / 1000, output }
}

/** Runs checks in `folder`, as many at a time as there are processors, and tells each outcome as it comes. */
export async function runChecks(
  checks: readonly Check[],
  folder: string,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const waiting = [...checks]
  const outcomes: Outcome[] = []
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await runCheck(check, folder)
      tell(outcome)
      outcomes.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return outcomes
}
