import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Client } from 'aedes'
import type { BaseLogger } from 'pino'
import type { Clock } from '#kit/time/clock.ts'
import { type Bus, topicOf } from '../bus.ts'
import { type Pass, readPass } from './pass.ts'

/** What the broker in the process needs. */
export interface Embedding {
  secret: string
  clock: Clock
  log: BaseLogger
  /** Whether the session that a pass lives with still lives. */
  isAlive: (session: string) => Promise<boolean>
  /** Where pages live beside the address that a device comes to; others are not let in from a browser. */
  origins?: readonly string[]
}

/** A bus whose broker runs in this process. */
export interface EmbeddedBus extends Bus {
  /** Takes over connections that want to speak MQTT at `path`; others are closed. */
  attach: (server: Server, path: string) => void
  close: () => Promise<void>
}

/** Devices listen and say nothing: what they send is connecting, listening and being alive. */
const MOST_BYTES = 4_096
const CONNECT_MS = 5_000
/** Of one user; the one that has been there longest makes room. */
const MOST_DEVICES = 20
const LOOK_EVERY_MS = 1_000
const REFUSED = { name: 'Refused', message: 'refused', returnCode: 4 } as const

type Broker = Awaited<ReturnType<typeof openBroker>>

/** The broker is loaded when the first device comes; until then nobody listens. */
export const embeddedBus = (embedding: Embedding): EmbeddedBus => {
  let opening: Promise<Broker> | undefined
  let broker: Broker | undefined
  const open = async () => {
    opening ??= openBroker(embedding)
    broker = await opening
    return broker
  }
  return {
    publish: (userId, message) => broker?.publish(userId, message),
    cutOff: (session) => broker?.cutWhere((pass) => pass.session === session),
    changePages: () => {},
    onPagesChanged: () => {},
    attach: (server, path) => {
      server.on('upgrade', (request, socket: Duplex, head) => {
        // Without a listener an error of a socket would end the process.
        socket.on('error', () => socket.destroy())
        if (request.url?.split('?')[0] === path) {
          if (!isOwn(request, embedding.origins ?? [])) return turnAway(socket)
          void open().then((opened) => opened.take(request, socket, head))
        } else if (server.listenerCount('upgrade') === 1) socket.destroy()
      })
    },
    close: async () => (await opening)?.close(),
  }
}

/**
 * Whether a page of ours asks. A browser says of which one it is; a device that is none says nothing, and needs its pass as all do.
 */
const isOwn = ({ headers }: IncomingMessage, origins: readonly string[]): boolean => {
  const { origin, host } = headers
  return origin === undefined || origins.includes(origin) || origin === `https://${host}` || origin === `http://${host}`
}

const turnAway = (socket: Duplex): void => {
  socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
}

/** CONNACK of MQTT 5 with a reason string (0x1f) as its only property: all lengths in it are below 128. */
const connackOfFive = (code: number, reason: string): Buffer => {
  const said = Buffer.from(reason)
  const property = [0x1f, 0, said.length, ...said]
  return Buffer.from([0x20, property.length + 3, 0, code, property.length, ...property])
}
/** What MQTT 5 calls "unsupported protocol version". */
const NOT_SPOKEN = connackOfFive(0x84, 'MQTT 3.1.1 is spoken here')

const openBroker = async ({ secret, clock, log, isAlive }: Embedding) => {
  const [{ Aedes }, { createWebSocketStream, WebSocketServer }] = await Promise.all([import('aedes'), import('ws')])
  const passes = new Map<Client, Pass>()
  const refuse = (client: Client, what: string, topic: string) =>
    log.warn({ user: passes.get(client)?.userId, topic: topic.slice(0, 100) }, `bus: ${what} refused`)

  const passOf = async (client: Client, token: string): Promise<Pass | undefined> => {
    const pass = await readPass(token, secret, clock.now())
    return pass?.clientId === client.id && (await isAlive(pass.session)) ? pass : undefined
  }
  const broker = await Aedes.createBroker({
    connectTimeout: CONNECT_MS,
    // Nothing is kept for who is away, and nobody speaks when they go: what counts is stored elsewhere.
    preConnect: (client, { protocolVersion, clean, will }, done) => {
      // In the words of 3.1.1, as the broker would say it, no version 5 could read why.
      if (protocolVersion === 5) {
        client.conn.write(NOT_SPOKEN, () => client.close())
        return done(null, false)
      }
      const isPlain = clean === true && will === undefined
      if (!isPlain) client.close()
      done(null, isPlain)
    },
    authenticate: (client, _, password, done) => {
      passOf(client, password?.toString() ?? '').then(
        (pass) => {
          if (!pass) return done(REFUSED, false)
          makeRoom(pass.userId)
          passes.set(client, pass)
          done(null, true)
        },
        (err) => {
          log.error({ err }, 'bus: a pass could not be looked at')
          done({ ...REFUSED, returnCode: 3 }, false)
        },
      )
    },
    authorizeSubscribe: (client, subscription, done) => {
      const pass = passes.get(client)
      if (pass && subscription.topic === topicOf(pass.userId)) return done(null, subscription)
      refuse(client, 'listening', subscription.topic)
      done(null, null)
    },
    authorizePublish: (client, packet, done) => {
      if (client) refuse(client, 'speaking', packet.topic)
      done(new Error('refused'))
    },
  })
  broker.on('clientDisconnect', (client) => passes.delete(client))
  for (const event of ['clientError', 'connectionError'] as const)
    broker.on(event, (client, err) => {
      passes.delete(client)
      log.info({ err: err.message }, 'bus: a connection ended')
    })

  const cutWhere = (isMeant: (pass: Pass) => boolean) => {
    for (const [client, pass] of passes) if (isMeant(pass)) client.close()
  }
  const makeRoom = (userId: number) => {
    const theirs = [...passes].filter(([, pass]) => pass.userId === userId)
    for (const [client] of theirs.slice(0, theirs.length - MOST_DEVICES + 1)) client.close()
  }
  const looking = setInterval(() => cutWhere(({ untilMs }) => untilMs <= clock.now().getTime()), LOOK_EVERY_MS).unref()

  const doors = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  })
  return {
    cutWhere,
    take: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      doors.handleUpgrade(request, socket, head, (webSocket) =>
        broker.handle(createWebSocketStream(webSocket), request),
      ),
    publish: (userId: number, message: object) =>
      broker.publish(
        {
          cmd: 'publish',
          qos: 0,
          retain: false,
          dup: false,
          topic: topicOf(userId),
          payload: JSON.stringify(message),
        },
        (err) => {
          if (err) log.warn({ err }, 'bus: not published')
        },
      ),
    close: async () => {
      clearInterval(looking)
      await new Promise<void>((resolve) => broker.close(resolve))
    },
  }
}
