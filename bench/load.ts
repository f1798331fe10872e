import { connect, type Socket } from 'node:net'

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

/** Sends requests over kept connections, each waiting for its answer; a client thin enough not to be what is measured. */
export const load = async ({ port, connections, total, shot, seen }: Load): Promise<Loaded> => {
  const latenciesMs: number[] = []
  let next = 0
  let failed = 0
  const began = performance.now()
  const runOne = async () => {
    const wire = await openWire(port)
    for (let index = next++; index < total; index = next++) {
      const sent = performance.now()
      const answer = await wire.send(shot(index))
      latenciesMs.push(performance.now() - sent)
      if (answer.status >= 500) failed += 1
      seen?.({ status: answer.status, body: answer.body.toString(), index })
    }
    wire.end()
  }
  await Promise.all(Array.from({ length: connections }, runOne))
  return { seconds: (performance.now() - began) / 1000, latenciesMs, failed }
}

interface Answer {
  status: number
  /** The status line and the headers as they came. */
  head: string
  /** Not decoded: who only counts answers does not pay for reading them. */
  body: Buffer
}

/** One kept HTTP/1.1 connection that carries one request at a time. */
export const openWire = async (port: number) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let settle: ((answer: Answer) => void) | undefined
  let fail: ((error: Error) => void) | undefined
  readAnswers(socket, (answer) => settle?.(answer))
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

const bytesOf = ({ method = 'GET', path, body, headers = {} }: Shot): string => {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1']
  const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  for (const [name, value] of Object.entries({ ...type, ...headers })) lines.push(`${name}: ${value}`)
  if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

const readAnswers = (socket: Socket, told: (answer: Answer) => void) => {
  let buffer = Buffer.alloc(0)
  let whole = 0
  socket.on('data', (chunk) => {
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk])
    if (buffer.length < whole) return
    const end = buffer.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = buffer.toString('latin1', 0, end)
    whole = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (buffer.length < whole) return
    const body = buffer.subarray(end + 4, whole)
    buffer = buffer.subarray(whole)
    whole = 0
    told({ status: Number(head.slice(9, 12)), head, body })
  })
}
