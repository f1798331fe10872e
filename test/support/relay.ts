import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './product.ts'

/** A real coturn, which carries what finds no direct way; where it is not installed there is none. */
export const hasRelay = (): boolean => spawnSync('turnserver', ['--version']).error === undefined

const PATIENCE_MS = 10_000

/** Starts one on this machine that lets in whoever has a password under this secret. */
export const openRelay = async (secret: string) => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'yilu-relay-'))
  const place = ['--listening-ip', '127.0.0.1', '--relay-ip', '127.0.0.1', '--listening-port', String(port)]
  const doors = ['--use-auth-secret', '--static-auth-secret', secret, '--realm', 'yilu', '--allow-loopback-peers']
  const files = ['--db', join(folder, 'turndb'), '--pidfile', join(folder, 'pid'), '--log-file', 'stdout']
  const child = spawn('turnserver', [...place, ...doors, ...files, '-n', '--no-tls', '--no-dtls', '--no-cli'], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await reached(port, child)
  return {
    url: `turn:127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** It listens by TCP and UDP on the same port. */
const reached = async (port: number, child: ChildProcess): Promise<void> => {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  while (!(await takesCalls(port))) {
    if (child.exitCode !== null || patience.aborted) throw new Error('the relay does not start')
    await sleep(20)
  }
}

const takesCalls = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
