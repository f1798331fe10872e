import type { MqttClient } from 'mqtt'

/** What lets this device in, once. */
export interface Ticket {
  client_id: string
  /** An address, or a path of this server. */
  broker: string
  user: { topic: string; password: string }
}

interface LineOptions {
  /** Asked anew before each connection: a ticket is short-lived. */
  ticket: () => Promise<Ticket>
  /** What a path of the broker is relative to. */
  base: string
  hear: (message: unknown) => void
  /** The line is open: what was missed is to be asked for now; or it is down, and will come back by itself. */
  changed: (isOpen: boolean) => void
}

/** A line that comes back by itself until it is closed. */
export interface Line {
  /** Tries at once, where it waits to try again. */
  hurry: () => void
  close: () => void
}

const WAIT_MS = { least: 500, most: 15_000 }
const CONNECT_MS = 10_000
const KEEPALIVE_SECONDS = 30

/** Opens a line to the bus. The library is fetched here, so that only pages with a line have it. */
export const openLine = ({ ticket, base, hear, changed }: LineOptions): Line => {
  let isClosed = false
  let failed = 0
  let client: MqttClient | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = async () => {
    timer = undefined
    try {
      const [{ default: mqtt }, { client_id, broker, user }] = await Promise.all([import('mqtt'), ticket()])
      if (isClosed) return
      client = mqtt.connect(addressOf(broker, base), {
        clientId: client_id,
        username: client_id,
        password: user.password,
        clean: true,
        reconnectPeriod: 0,
        connectTimeout: CONNECT_MS,
        keepalive: KEEPALIVE_SECONDS,
        // The other way is a worker from a blob, which the policy of our pages does not let in.
        timerVariant: 'native',
      })
      listen(client, user.topic)
    } catch {
      again()
    }
  }
  const listen = (mine: MqttClient, topic: string) => {
    // What is wrong ends the connection, and that is heard.
    mine.on('error', () => mine.end(true))
    mine.on('message', (_, payload) => hear(JSON.parse(payload.toString())))
    mine.once('close', () => {
      if (client !== mine) return
      client = undefined
      changed(false)
      again()
    })
    mine.once('connect', () =>
      mine.subscribe(topic, { qos: 1 }, (error) => {
        if (error) return void mine.end(true)
        failed = 0
        changed(true)
      }),
    )
  }
  const again = () => {
    if (isClosed || timer) return
    const longest = Math.min(WAIT_MS.most, WAIT_MS.least * 2 ** failed++)
    // Whoever was cut off together does not come back together.
    timer = setTimeout(connect, longest * (0.5 + Math.random() / 2))
  }
  void connect()
  return {
    hurry: () => {
      if (!timer) return
      clearTimeout(timer)
      void connect()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      client?.end(true)
    },
  }
}

const addressOf = (broker: string, base: string): string => new URL(broker, base).href.replace(/^http/, 'ws')
