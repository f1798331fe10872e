import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { systemClock } from '#kit/time/clock.ts'

const HOUR_MS = 3_600_000

/** A product apart from the one of all other journeys, whose time its journey moves. */
interface Apart {
  baseURL: string
  /** Where its database is. */
  dataDir: string
  /** What its clock shows. */
  now: () => Date
  /** Lets so many hours go by at once. */
  moveHours: (hours: number) => void
  stop: () => Promise<void>
}

/** Starts it, with the demonstration world, in a process of its own. Where hours go by at once, nobody touches a page meanwhile. */
export const startApart = async (more: Record<string, string> = { IDLE_MINUTES: '720' }): Promise<Apart> => {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'yilu-e2e-apart-'))
  const product = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), {
    execArgv: [],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...more,
    },
  })
  let ahead = 0
  product.on('message', (millis: number) => {
    ahead = millis
  })
  const baseURL = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (product.exitCode === null) {
      product.kill('SIGTERM')
      await once(product, 'exit')
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await expect.poll(() => isUp(product, baseURL), { timeout: 180_000 }).toBe(true)
  } catch (error) {
    await stop()
    throw error
  }
  const now = () => new Date(systemClock.now().getTime() + ahead)
  return { baseURL, dataDir, now, moveHours: (hours) => void product.send(hours * HOUR_MS), stop }
}

const isUp = async (product: ChildProcess, baseURL: string): Promise<boolean> => {
  if (product.exitCode !== null) throw new Error(`the product apart ended with ${product.exitCode}`)
  return fetch(`${baseURL}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  await new Promise((closed) => server.close(closed))
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  return bound.port
}
