import { setTimeout as sleep } from 'node:timers/promises'
import { rssMbOf } from './processes.ts'

/** By this environment a process can be looked into at this port; until it is asked to, nothing listens there. */
export const mayBeLookedInto = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` })

/**
 * Resident MB of a process that may be looked into, without what waits to be collected: V8 keeps the room of a burst for the
 * next one, and how much of it says more about the burst than about what stayed.
 */
export const liveMbOf = async ({ pid, lookPort }: { pid: number; lookPort: number }): Promise<number> => {
  process.kill(pid, 'SIGUSR1')
  const inspector = new WebSocket(await addressAt(lookPort))
  await heard(inspector, 'open')
  inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await heard(inspector, 'message')
  inspector.close()
  return rssMbOf(pid)
}

const heard = (socket: WebSocket, what: 'open' | 'message') =>
  new Promise((resolve, reject) => {
    socket.addEventListener(what, resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })

/** A process takes a moment to open that door. */
const addressAt = async (port: number): Promise<string> => {
  for (let tries = 100; tries > 0; tries--) {
    try {
      const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
      return (targets as { webSocketDebuggerUrl: string }[])[0]?.webSocketDebuggerUrl ?? ''
    } catch {
      await sleep(50)
    }
  }
  throw new Error('the process cannot be looked into')
}
