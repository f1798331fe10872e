import { randomBytes } from 'node:crypto'
import type { BaseLogger } from 'pino'
import type { EmbeddedBus } from './embedded.ts'
import { connect } from './external.ts'

/** What processes say to each other: `yilu/<process>/u/<user>`, `yilu/<process>/cut` and `yilu/<process>/pages`. */
const ROOT = 'yilu'

/**
 * The buses of several processes as one: each has the devices that came to it, and what is told in one is told in all, over a broker
 * that only the processes know. While that is away each tells its own devices; the others ask for what they missed.
 */
export const relayedBus = (own: EmbeddedBus, url: string, log: BaseLogger): EmbeddedBus => {
  const me = randomBytes(8).toString('hex')
  const opening = connect(url, log)
  let pagesChanged = () => {}
  const tell = (userId: number, text: string) => {
    try {
      own.publish(userId, JSON.parse(text))
    } catch (err) {
      log.warn({ err }, 'bus: what another process told is no message')
    }
  }
  void opening.then((client) => {
    client.on('message', (topic, payload) => {
      const [, from, kind, userId] = topic.split('/')
      if (from === me) return
      if (kind === 'cut') own.cutOff(payload.toString())
      else if (kind === 'pages') pagesChanged()
      else tell(Number(userId), payload.toString())
    })
    client.subscribe([`${ROOT}/+/u/+`, `${ROOT}/+/cut`, `${ROOT}/+/pages`], { qos: 1 }, (err) => {
      if (err) log.warn({ err }, 'bus: the broker lets nobody listen')
    })
  })
  const say = (topic: string, text: string) =>
    void opening.then((client) => {
      // What waited would be told late, and has been asked for by then.
      if (!client.connected) return
      client.publish(`${ROOT}/${me}/${topic}`, text, { qos: 1 }, (err) => {
        if (err) log.warn({ err }, 'bus: not told to the other processes')
      })
    })
  return {
    publish: (userId, message) => {
      own.publish(userId, message)
      say(`u/${userId}`, JSON.stringify(message))
    },
    cutOff: (session) => {
      own.cutOff(session)
      say('cut', session)
    },
    changePages: () => say('pages', ''),
    onPagesChanged: (heard) => {
      pagesChanged = heard
    },
    attach: own.attach,
    close: async () => {
      await own.close()
      const client = await opening
      await client.endAsync(!client.connected)
    },
  }
}
