import type { RefusalBody } from './envelope.ts'

/** A question that was not answered; `words` are for people. */
export abstract class WireError extends Error {
  abstract readonly words: string
}

/** An expected refusal, named in the contract. */
export class RefusedError extends WireError implements RefusalBody {
  override readonly name = 'RefusedError'
  readonly reason: string
  readonly words: string
  readonly code: number | string | undefined
  readonly data: unknown

  constructor({ reason, words, code, data }: RefusalBody) {
    super(reason)
    this.reason = reason
    this.words = words
    this.code = code
    this.data = data
  }
}

/** Nobody is signed in, or the key that was sent is dead. */
export class NotSignedIn extends WireError {
  override readonly name = 'NotSignedIn'
  readonly words = '请先登录！'
}

/** The key is locked: nobody was there for long. Nothing was done; the page asks for the password, and stays as it is. */
export class ScreenLocked extends WireError {
  override readonly name = 'ScreenLocked'
  readonly words = '刚才已经锁定，这一步没有做。解锁后请再点一次'
}

/** What was sent does not fit the contract; `field` names the parameter, '' where none is to blame. */
export class BadInput extends WireError {
  override readonly name = 'BadInput'
  readonly field: string
  readonly words: string

  constructor(field: string, words: string) {
    super(field)
    this.field = field
    this.words = words
  }
}

/** Asked too often; `retryAfter` in seconds. */
export class TooMany extends WireError {
  override readonly name = 'TooMany'
  readonly words: string
  readonly retryAfter: number

  constructor(retryAfter: number, words = '') {
    super()
    this.retryAfter = retryAfter
    this.words = words || '操作太频繁，请稍后再试'
  }
}

/** No answer came: whether the question arrived is not known. */
export class NetworkDown extends WireError {
  override readonly name = 'NetworkDown'
  readonly words = '网络连接不上，请检查后再试'
}

/** The server failed: whether it acted is not known. `traceid` is what support asks for. */
export class ServerTrouble extends WireError {
  override readonly name = 'ServerTrouble'
  readonly words: string
  readonly traceid: string

  constructor(traceid: string, words = '') {
    super(traceid)
    this.traceid = traceid
    this.words = words || '系统正忙，请稍后再试'
  }
}
