import type { BridgeFault } from '../host-ways.ts'
import { answerTimeoutMs, type NativeMethod } from './native-methods.ts'

/** How a page writes to the app around it: on Android and Harmony an object of the window, on iOS a message handler. */
export interface NativePost {
  postMessage: (text: string) => void
}

declare global {
  interface Window {
    YiluBridge?: NativePost
    webkit?: { messageHandlers?: { YiluBridge?: NativePost } }
    /** What the app calls with its answer, as an object or as its JSON. */
    onYiluBridge?: (answer: unknown) => void
  }
}

/** The app did not do what it was asked. */
export class BridgeTrouble extends Error {
  override readonly name = 'BridgeTrouble'
  readonly fault: BridgeFault

  constructor(fault: BridgeFault, message = '') {
    super(message)
    this.fault = fault
  }
}

interface Waiting {
  resolve: (data: Readonly<Record<string, unknown>>) => void
  reject: (trouble: BridgeTrouble) => void
}

const waiting = new Map<number, Waiting>()
let asked = 0

/** Asks the app for something: the fields of its answer. Rejects with `BridgeTrouble`, in the method's time at the latest. */
export const callApp = (
  method: NativeMethod,
  params: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> => {
  const id = ++asked
  let timer: ReturnType<typeof setTimeout>
  const answer = new Promise<Readonly<Record<string, unknown>>>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    window.onYiluBridge = takeAnswer
    timer = setTimeout(() => reject(new BridgeTrouble('unanswered', method)), answerTimeoutMs[method])
    post(JSON.stringify({ id, method, params }), reject)
  })
  return answer.finally(() => {
    clearTimeout(timer)
    waiting.delete(id)
  })
}

const post = (text: string, reject: (trouble: BridgeTrouble) => void) => {
  try {
    const app = window.webkit?.messageHandlers?.YiluBridge ?? window.YiluBridge
    if (!app) return reject(new BridgeTrouble('missing', 'no bridge'))
    app.postMessage(text)
  } catch (error) {
    reject(new BridgeTrouble('missing', String(error)))
  }
}

/** `{ id, ok: true, data }`, or `{ id, ok: false, message }`; what fits nobody who waits is nobody's. */
const takeAnswer = (given: unknown) => {
  const { id, ok, data, message } = fieldsOf(given)
  const who = typeof id === 'number' ? waiting.get(id) : undefined
  if (!who) return
  if (ok === true && isFields(data ?? {})) who.resolve(fieldsOf(data))
  else who.reject(new BridgeTrouble(ok === false ? 'refused' : 'rubbish', String(message ?? '')))
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const fieldsOf = (given: unknown): Record<string, unknown> => {
  try {
    const value: unknown = typeof given === 'string' ? JSON.parse(given) : given
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}
