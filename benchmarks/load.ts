import { connect } from 'node:net'

/** One request as it travels; the target is on loopback. */
export interface Shot {
  method?: string
  path: string
  body?: string
  headers?: Record<string, string>
}

export interface Load {
  port: number
  connections: number
  /** How many requests in all. */
  total: number
  shot: (index: number) => Shot
  /** Sees each answer. */
  seen?: (answer: { status: number; body: string; index: number }) => void
}

/** What a load brought: seconds it took and milliseconds of each answer. */
export interface Loaded {
  seconds: number
  latenciesMs: number[]
  failed: number
}

/**
 * Sends requests over kept connections, each waiting for its answer; a client thin enough not to be what is measured. As with
 * pgbench the time begins when all connections are open.
 */
export const load = async ({ port, connections, total, shot, seen }: Load): Promise<Loaded> => {
  const latenciesMs: number[] = []
  let next = 0
  let failed = 0
  const wires = await openWires(port, connections)
  const began = performance.now()
  const runOne = async (wire: Wire) => {
    for (let index = next++; index < total; index = next++) {
      const sent = performance.now()
      const answer = await wire.send(shot(index))
      latenciesMs.push(performance.now() - sent)
      if (answer.status >= 500) failed += 1
      seen?.({ status: answer.status, body: answer.body.toString(), index })
    }
  }
  try {
    await Promise.all(wires.map(runOne))
    return { seconds: (performance.now() - began) / 1000, latenciesMs, failed }
  } finally {
    for (const wire of wires) wire.end()
  }
}

/** What came back; it lies where the next answer of its connection will lie, so it is read before anything more is sent. */
interface Answer {
  status: number
  /** The status line and the headers as they came. */
  head: Buffer
  /** Not decoded: who only counts answers does not pay for reading them. */
  body: Buffer
}

/** Where a connection's answers arrive, one after the other: a new room for each would be most of what a client costs. */
const ROOM_BYTES = 64 * 1024

/** One kept HTTP/1.1 connection that carries one request at a time. */
export const openWire = async (port: number) => {
  let settle: ((answer: Answer) => void) | undefined
  let fail: ((error: Error) => void) | undefined
  const take = answerReader((answer) => settle?.(answer))
  const room = Buffer.allocUnsafe(ROOM_BYTES)
  const callback = (bytes: number) => {
    take(room.subarray(0, bytes))
    return true
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: room, callback } })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.on('error', (error) => fail?.(error))
  socket.on('close', () => fail?.(new Error('connection closed')))
  const send = (shot: Shot) =>
    new Promise<Answer>((resolve, reject) => {
      settle = resolve
      fail = reject
      socket.write(bytesOf(shot))
    })
  return { send, end: () => socket.destroy() }
}

type Wire = Awaited<ReturnType<typeof openWire>>

/** So many of them, opened one after the other. */
export const openWires = async (port: number, count: number): Promise<Wire[]> => {
  const wires: Wire[] = []
  while (wires.length < count) wires.push(await openWire(port))
  return wires
}

const bytesOf = ({ method = 'GET', path, body, headers = {} }: Shot): string => {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1']
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  for (const [name, value] of Object.entries({ ...type, ...headers })) lines.push(`${name}: ${value}`)
  if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

const HEAD_ENDS = '\r\n\r\n'

/** Puts answers together from what arrives, however it is cut. */
const answerReader = (told: (answer: Answer) => void) => {
  let before = Buffer.alloc(0)
  return (arrived: Buffer) => {
    let buffer = before.length === 0 ? arrived : Buffer.concat([before, arrived])
    for (let size = sizeOf(buffer); size !== undefined && buffer.length >= size.whole; size = sizeOf(buffer)) {
      const [head, body] = [buffer.subarray(0, size.head), buffer.subarray(size.head, size.whole)]
      buffer = buffer.subarray(size.whole)
      told({ status: Number(head.toString('latin1', 9, 12)), head, body })
    }
    // A copy: what arrives next comes to the same place.
    before = Buffer.from(buffer)
  }
}

/** Bytes of the head and of the whole answer; undefined while the head has not come. */
const sizeOf = (buffer: Buffer): { head: number; whole: number } | undefined => {
  const end = buffer.indexOf(HEAD_ENDS)
  if (end < 0) return undefined
  const head = end + HEAD_ENDS.length
  return { head, whole: head + lengthIn(buffer.subarray(0, end)) }
}

/** Servers write the name one way or the other. */
const lengthNames = ['content-length: ', 'Content-Length: ']
const MOST_DIGITS = 10

const lengthIn = (head: Buffer): number => {
  for (const name of lengthNames) {
    const at = head.indexOf(name)
    if (at >= 0) return Number.parseInt(head.toString('latin1', at + name.length, at + name.length + MOST_DIGITS), 10)
  }
  return 0
}
