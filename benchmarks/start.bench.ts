import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#test/support/product.ts'
import { type Bench, median } from './bench.ts'
import { rssMbOf } from './processes.ts'

const root = join(import.meta.dirname, '..')

/** What a clone does not bring, and what is linked instead of copied. */
const notCopied = new Set([
  '.git',
  '.data',
  'build',
  'node_modules',
  '.react-router',
  'test-results',
  'benchmarks/vendure/node_modules',
])

/** A copy of the sources as they are after `npm ci`: nothing built, nothing planted. */
const copySources = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'yilu-start-'))
  cpSync(root, copy, { recursive: true, filter: (source) => !notCopied.has(relative(root, source)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

interface Starts {
  first: number
  again: number
  memoryMb: number
}

const AGAIN = 3
/** What the start left behind has gone by then, and what begins after it has begun. */
const SETTLED_MS = 5_000

/** The first start, those after it, and the memory of the last. */
const start = async (): Promise<Starts> => {
  const copy = copySources()
  const dataDir = makeDataDir()
  try {
    const open = () => startProduct({ dataDir, root: copy, script: 'tools/start.js', patienceMs: 180_000 })
    const first = await open()
    await first.end()
    const again: number[] = []
    let memoryMb = 0
    for (let round = 0; round < AGAIN; round++) {
      const product = await open()
      again.push(product.startSeconds)
      if (round === AGAIN - 1) memoryMb = await settledMemory(product)
      await product.end()
    }
    return { first: first.startSeconds, again: median(again), memoryMb }
  } finally {
    rmSync(copy, { recursive: true })
    removeDataDir(dataDir)
  }
}

const settledMemory = async ({ pid }: Product): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  return rssMbOf(pid)
}

let starting: Promise<Starts> | undefined

const figure = (what: keyof Starts, name: string, unit: string, goal: string): Bench => ({
  name,
  unit,
  goal,
  run: async () => {
    starting ??= start()
    return (await starting)[what]
  },
})

export const benches: Bench[] = [
  figure('first', 'start.first', 's', '<= 60'),
  figure('again', 'start.again', 's', '<= 3'),
  figure('memoryMb', 'memory.started', 'MB', '<= 200'),
]
