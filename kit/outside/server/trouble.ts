import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { beginSpan } from '#kit/trace/spans.ts'

/** An answer of an outside service that is no success, by the service's own code or the status of its answer. */
export class OutsideError extends Error {
  readonly code: string
  constructor(service: string, code: unknown) {
    super(`${service} answers ${code}`)
    this.code = String(code)
  }
}

/** An outside service that did not do what it was asked: it refused, or is away. Nothing in it is about a person. */
export interface Trouble {
  /** `sms`, `alipay`, `storage` … */
  service: string
  /** What it was asked: `send`, `refund`, `bill` … */
  action: string
  /** Its own code, that of the network (`ECONNREFUSED`), or `TIMEOUT`. */
  code: string
}

const troubles = channel('yilu:outside-trouble')

/** Has every trouble with an outside service told, until the returned function is called. */
export const onTrouble = (hear: (trouble: Trouble) => void): (() => void) => {
  const listener = (message: unknown) => hear(message as Trouble)
  subscribe(troubles.name, listener)
  return () => void unsubscribe(troubles.name, listener)
}

/** Tells of what a service said by itself, and nobody could take. */
export const reportTrouble = (trouble: Trouble): void => troubles.publish(trouble)

/** The same service; what fails or is refused is told to whoever listens (`onTrouble`), and goes on to the caller as before. */
export const watched = <T extends object>(service: string, methods: T): T => {
  const all = Object.entries(methods).map(([action, method]) => [
    action,
    typeof method === 'function' ? watchedCall(service, action, method as (...input: never[]) => unknown) : method,
  ])
  return Object.fromEntries(all) as T
}

/** One call of a service, watched likewise. */
export const watchedCall = <Call extends (...input: never[]) => unknown>(
  service: string,
  action: string,
  call: Call,
): Call => {
  const watching = (...input: never[]) => {
    const end = beginSpan(() => ({ name: `${service} ${action}`, kind: 'client', facts: { 'peer.service': service } }))
    const said = call(...input)
    if (said instanceof Promise)
      said.then(
        (answer) => {
          end?.()
          const code = refusalIn(answer)
          if (code !== undefined) troubles.publish({ service, action, code: plain(code) })
        },
        (error) => {
          const code = codeOf(error)
          end?.({ code })
          troubles.publish({ service, action, code })
        },
      )
    else end?.()
    return said
  }
  return watching as Call
}

const refusalIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'refused' in answer ? answer.refused : undefined

interface Failed {
  name?: string
  answer?: unknown
  code?: unknown
  status?: unknown
  cause?: unknown
}

/** The code of a service that threw, as services have them: nothing about a person is in it. */
export const codeOf = (error: unknown): string => {
  const { name, answer, code, status, cause } = (error ?? {}) as Failed
  if (name === 'TimeoutError') return 'TIMEOUT'
  // What `fetch` throws says why in its cause alone.
  return plain(answer ?? code ?? (cause as Failed | undefined)?.code ?? status ?? name)
}

/** A code as services have them. Words, or a long number, may be about a person, and stay away. */
const plain = (code: unknown): string => {
  const text = String(code)
  return /^[\w.:/-]+( [\w.:/-]+){0,3}$/.test(text) && text.length <= 80 && !/\d{8}/.test(text) ? text : 'UNNAMED'
}
