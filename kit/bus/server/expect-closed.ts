import { CannotStart } from '#kit/db/cannot-start.ts'

const PATIENCE_MS = 5_000

/**
 * Throws one clear line where a broker lets somebody in who shows nothing: they would read what is said in consultations. One that
 * does not answer is taken for closed: the bus itself says that it is away.
 */
export const expectClosedBroker = async (name: string, url: string): Promise<void> => {
  const { default: mqtt } = await import('mqtt')
  const stranger = new URL(url)
  stranger.username = ''
  stranger.password = ''
  const client = mqtt.connect(stranger.href, { reconnectPeriod: 0, connectTimeout: PATIENCE_MS })
  const isIn = await new Promise<boolean>((resolve) => {
    client.once('connect', () => resolve(true))
    client.on('error', () => resolve(false))
    client.once('close', () => resolve(false))
  })
  client.end(true)
  if (isIn)
    throw new CannotStart(
      `${name}: the broker there lets everybody in, who could read what patients and doctors write. Close it to strangers (docs/scaling.md).`,
    )
}
