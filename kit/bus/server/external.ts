import type { BaseLogger } from 'pino'
import { type Bus, topicOf } from '../bus.ts'

/** A bus whose broker runs elsewhere, shared by all processes. */
export interface ExternalBus extends Bus {
  close: () => Promise<void>
}

/** What waits while the broker is away; who comes back asks for what they missed, so the oldest may go. */
const MOST_WAITING = 10_000

/** Publishes to the broker at `url`; passes end there by time alone. The client is loaded when something is first said. */
export const externalBus = (url: string, log: BaseLogger): ExternalBus => {
  let opening: ReturnType<typeof connect> | undefined
  return {
    publish: (userId, message) => {
      opening ??= connect(url, log)
      void opening.then((client) => {
        if (!client.connected && client.queue.length >= MOST_WAITING) return
        client.publish(topicOf(userId), JSON.stringify(message), { qos: 1 }, (err) => {
          if (err) log.warn({ err }, 'bus: not published')
        })
      })
    },
    cutOff: () => {},
    // Its topics are those of devices alone: the processes do not hear each other.
    changePages: () => {},
    onPagesChanged: () => {},
    close: async () => {
      const client = await opening
      // What the broker has not taken by now is asked for by those who missed it.
      await client?.endAsync(!client.connected)
    },
  }
}

/** A connection to a broker that comes back by itself; the client is loaded with it. */
export const connect = async (url: string, log: BaseLogger) => {
  const { default: mqtt } = await import('mqtt')
  const client = mqtt.connect(url, { reconnectPeriod: 1_000 })
  client.on('error', (err) => log.warn({ err }, 'bus: the broker'))
  client.on('offline', () => log.warn('bus: the broker is away'))
  return client
}
