import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, reaches, Skipped } from './bench.ts'
import { closeBenchApps } from './test-app.ts'

/**
 * Runs the benchmarks, or those whose names begin with the given words.
 * `npm run bench`, `npm run bench -- booking`, `npm run bench -- --json booking` (one JSON object a line).
 */
const args = process.argv.slice(2)
const json = args.includes('--json')
const wanted = args.filter((arg) => !arg.startsWith('--'))

interface BenchModule {
  benches: Bench[]
  close?: () => Promise<void>
}

const files = globSync('*.bench.ts', { cwd: import.meta.dirname }).sort()
const modules: BenchModule[] = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))))

const isWanted = ({ name }: Bench) => wanted.length === 0 || wanted.some((word) => name.startsWith(word))
if (!modules.some(({ benches }) => benches.some(isWanted)))
  throw new Error(`no benchmark begins with ${wanted.join(' or ')}`)

let missed = 0
try {
  for (const { benches, close } of modules) {
    for (const bench of benches.filter(isWanted)) report(bench, await measure(bench))
    await close?.()
  }
} finally {
  await closeBenchApps()
}
process.exitCode = missed > 0 ? 1 : 0

/** A bench that throws has missed its goal; the others go on. */
async function measure({ name, run }: Bench): Promise<number | Skipped | Error> {
  const emit = (line: string) => void process.stderr.write(`  ${name}: ${line}\n`)
  try {
    return await run(emit)
  } catch (error) {
    return error as Error
  }
}

function report({ name, unit, goal }: Bench, got: number | Skipped | Error) {
  const value = typeof got === 'number' ? Math.round(got * 1000) / 1000 : null
  const ok = got instanceof Skipped ? null : value !== null && reaches(goal, value)
  const line = { name, value, unit, goal, ok, ...(typeof got === 'number' ? {} : { why: whyOf(got) }) }
  if (ok === false) missed += 1
  process.stdout.write(`${json ? JSON.stringify(line) : spoken(line)}\n`)
}

function whyOf(got: Skipped | Error): string {
  return got instanceof Skipped ? `skipped: ${got.why}` : `failed: ${got.message.split('\n')[0]}`
}

function spoken(line: {
  name: string
  value: number | null
  unit: string
  goal: string
  ok: boolean | null
  why?: string
}) {
  const verdict = line.why ?? (line.ok ? 'ok' : 'MISSED')
  return `${line.name.padEnd(28)} ${String(line.value ?? '–').padStart(10)} ${line.unit.padEnd(20)} ${line.goal.padEnd(8)} ${verdict}`
}
