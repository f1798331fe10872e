/** Where two browsers find the way to each other, and who carries what they say where there is no way. */
export interface IceSettings {
  /** Addresses that tell a browser how it is seen from outside: `stun:stun.example:3478`. */
  stun: readonly string[]
  /** Addresses that carry it: `turn:turn.example:3478`, `turns:…?transport=tcp`. */
  turn: readonly string[]
  /** Shared with them: coturn's `static-auth-secret`. */
  secret: string
}

/** A server as a browser wants to hear of it. */
export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}
