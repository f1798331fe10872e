import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/product.ts'

/** A proxy before several processes. */
export interface RunningProxy {
  url: string
  stop: () => Promise<void>
}

const configuration = join(import.meta.dirname, '../../deploy/caddy/Caddyfile')

/** Whether Caddy is on this machine. */
export const hasCaddy = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'caddy')))

/** Caddy by the configuration that ships, on this machine alone and without a certificate. */
export const openCaddy = async (ports: readonly number[]): Promise<RunningProxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'yilu-caddy-'))
  const port = await freePort()
  const file = join(folder, 'Caddyfile')
  // The log and the address for its operator are left out: several tests may run it at a time.
  writeFileSync(file, readFileSync(configuration, 'utf8').replace('{\n', '{\n\tadmin off\n\tauto_https off\n'))
  const child: ChildProcess = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE: `http://127.0.0.1:${port}`,
      UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
    },
  })
  const url = `http://127.0.0.1:${port}`
  const isThere = () =>
    fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isThere()); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error('Caddy does not serve')
    await sleep(50)
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  return { url, stop }
}
