import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Aedes } from 'aedes'
import mqtt from 'mqtt'
import { vi } from 'vitest'
import { freePort } from './product.ts'

/** A broker between processes. */
export interface Broker {
  url: string
  stop: () => Promise<unknown> | unknown
}

/** A broker that wants a password, by a library. */
export const openAedes = async (): Promise<Broker> => {
  const broker = await Aedes.createBroker({
    authenticate: (_, name, password, done) => done(null, name === 'yilu' && password?.toString() === 'between us'),
  })
  const server: Server = createServer(broker.handle)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => broker.close(() => server.close(() => resolve())))
  return { url: `mqtt://yilu:between%20us@127.0.0.1:${port}`, stop }
}

/** Whether Mosquitto is on this machine. */
export const hasMosquitto = existsSync('/usr/sbin/mosquitto')

const configuration = join(import.meta.dirname, '../../deploy/mosquitto')

/** Mosquitto with the configuration that ships, at another port and place. */
export const openMosquitto = async (change = (text: string) => text): Promise<Broker> => {
  const folder = mkdtempSync(join(tmpdir(), 'yilu-broker-'))
  const port = await freePort()
  const text = readFileSync(join(configuration, 'mosquitto.conf'), 'utf8')
    .replace('listener 1883', `listener ${port} 127.0.0.1`)
    .replaceAll('/etc/mosquitto', folder)
  writeFileSync(join(folder, 'mosquitto.conf'), `${change(text)}\nuser root\n`)
  writeFileSync(join(folder, 'topics'), readFileSync(join(configuration, 'topics')))
  spawnSync('mosquitto_passwd', ['-b', '-c', join(folder, 'passwords'), 'yilu', 'between us'])
  const child = spawn('mosquitto', ['-c', join(folder, 'mosquitto.conf')], { stdio: 'ignore' })
  const url = `mqtt://yilu:between%20us@127.0.0.1:${port}`
  await vi.waitFor(
    async () => {
      const client = await mqtt.connectAsync(url, { reconnectPeriod: 0, connectTimeout: 500 })
      client.end(true)
    },
    { timeout: 20_000, interval: 50 },
  )
  const stop = async () => {
    await new Promise((resolve) => child.once('exit', resolve) && child.kill())
    rmSync(folder, { recursive: true })
  }
  return { url, stop }
}
