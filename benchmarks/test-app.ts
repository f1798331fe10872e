import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort, makeDataDir, type Product, removeDataDir, startProduct } from '#test/support/product.ts'
import { isBuilt } from '#tools/build-pages.ts'
import { mayBeLookedInto } from './live-memory.ts'

/** A world is planted first: half a minute where nothing else runs. */
const FIRST_START_MS = 300_000

/** A product that may be looked into at a port of its own (`live-memory.ts`). */
export interface BenchApp extends Product {
  lookPort: number
}

const apps = new Map<number, Promise<BenchApp>>()
const dataDirs: string[] = []

/**
 * The product over a demonstration world of this scale, everything on but the limits per address; the same for all
 * benches of a run. Its database is new, and goes with it.
 */
export const startBenchApp = (scale = 1): Promise<BenchApp> => {
  const app = apps.get(scale) ?? startApp(scale)
  apps.set(scale, app)
  return app
}

/** Ends all products of this run, and removes what they held. */
export const closeBenchApps = async (): Promise<void> => {
  for (const starting of apps.values()) await starting.then((app) => app.end()).catch(() => undefined)
  for (const dataDir of dataDirs.splice(0)) removeDataDir(dataDir)
  apps.clear()
}

const startApp = async (scale: number): Promise<BenchApp> => {
  if (!isBuilt()) runTool('build-pages')
  const dataDir = makeDataDir()
  dataDirs.push(dataDir)
  if (scale !== 1) runTool('seed', ['--scale', String(scale)], { DATA_DIR: dataDir })
  const lookPort = await freePort()
  const app = await startProduct({
    dataDir,
    patienceMs: FIRST_START_MS,
    env: { LOG_LEVEL: 'info', ...mayBeLookedInto(lookPort) },
  })
  return Object.assign(app, { lookPort })
}

/** What tools say goes to stderr: stdout holds figures alone. */
const runTool = (name: string, args: string[] = [], env: Record<string, string> = {}) => {
  const file = join(import.meta.dirname, `../tools/${name}.ts`)
  const { status } = spawnSync(process.execPath, [file, ...args], {
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`tools/${name}.ts ${args.join(' ')} failed`)
}
