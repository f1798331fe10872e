import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { findChromium } from './chromium.ts'
import {
  failedJourneys,
  failedTests,
  type JourneysReport,
  seenOnce,
  shakyJourneys,
  type TestsReport,
} from './failures.ts'

/** `npm test`: checks, then all tests on a real PostgreSQL, then the journeys in a real browser; one closing line. */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const reports = mkdtempSync(join(tmpdir(), 'yilu-test-'))
const counts = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const once: string[] = []
/** What is drawn by lot is drawn by the day: `SEED=20261127 npm test` draws the same again. */
const seed = process.env.SEED ?? dayOf(systemClock.now()).replaceAll('-', '')

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, SEED: seed, ...env },
    })
    child.once('exit', (code) => resolve(code === 0))
  })

const step = async (name: string, ok: Promise<boolean>) => {
  if (await ok) return
  counts.failed += 1
  failures.push(`${name} failed`)
}

await step('check', run('node', ['tools/check.ts']))
// The kill tests start the product as a newcomer does, and it would build what is missing while they count seconds.
await step('build', run('node', ['tools/build-pages.ts']))
await step('tests', testBelowTheBrowser())
await step('journeys', testInTheBrowser())
rmSync(reports, { recursive: true })

// Named once more at the end, where a log that was cut still has them.
for (const seen of once) process.stdout.write(`seen once: ${seen}\n`)
for (const failure of failures) process.stdout.write(`failed: ${failure}\n`)
if (counts.skipped > 0) process.stdout.write(`${counts.skipped} skipped: what they need is not on this machine\n`)
process.stdout.write(`seed ${seed}\n`)
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0

async function testBelowTheBrowser(): Promise<boolean> {
  const file = join(reports, 'vitest.json')
  const ok = await run(join(bin, 'vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  const report = read<TestsReport>(file)
  failures.push(...(report ? failedTests(report) : []))
  return add(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, report?.numPendingTests ?? 0, ok)
}

async function testInTheBrowser(): Promise<boolean> {
  const chromium = findChromium()
  if (!chromium) {
    process.stdout.write('No Chromium found; the journeys need one: apt-get install -y chromium fonts-noto-cjk\n')
    return process.env.CI === undefined
  }
  const file = join(reports, 'journeys.json')
  const ok = await run(join(bin, 'playwright'), ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    GATE: '1',
  })
  const report = read<JourneysReport>(file)
  failures.push(...(report ? [...failedJourneys(report), ...shakyJourneys(report)] : []))
  once.push(...(report ? seenOnce(report) : []))
  const stats = report?.stats
  return add(stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped ?? 0, ok)
}

/** Counts what a runner reports; a runner that failed without a failed test is a failure of its own. */
function add(passed: number, failed: number, skipped: number, ok: boolean): boolean {
  counts.passed += passed
  counts.failed += failed
  counts.skipped += skipped
  return ok || failed > 0
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
