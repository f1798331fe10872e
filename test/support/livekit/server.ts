import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'
import { type Grants, openTokens } from './grants.ts'
import { openRooms } from './rooms.ts'

interface Opening {
  key: string
  secret: string
  port?: number
}

/** `down`: nobody is there. `other-secret`: its secret was changed, so that it takes nobody's word any more. */
type Trouble = 'none' | 'down' | 'other-secret'

/**
 * A LiveKit server as far as calls ask: it checks tokens and grants as the real one does, keeps rooms and who is in them, answers
 * the RoomService calls over HTTP and the line of a browser at /rtc, and carries pictures and sound between browsers. It knows
 * no /rtc/v1, which newer servers have beside it.
 */
export const openLivekitServer = async ({ key, secret, port = 0 }: Opening) => {
  const state = { trouble: 'none' as Trouble, revokes: false, refused: 0 }
  const tokens = openTokens(key, secret)
  const rooms = openRooms()

  /** The status with which a browser is let in or not, as it hears it from /rtc/validate. */
  const judge = async ({ url, headers }: IncomingMessage): Promise<{ status: number; grants?: Grants }> => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://livekit')
    const grants = await tokens.read(searchParams.get('access_token') ?? bearerOf(headers))
    if (!grants?.sub || !grants.video?.roomJoin || !grants.video.room) return { status: 401 }
    if (state.trouble === 'other-secret' || (state.revokes && rooms.isRevoked(grants))) return { status: 401 }
    return pathname.startsWith('/rtc/v1') ? { status: 404 } : { status: 200, grants }
  }

  const server = createServer(async (request, response) => {
    if (state.trouble === 'down') return request.socket.destroy()
    if (request.url?.startsWith('/rtc')) {
      const { status } = await judge(request)
      return response.writeHead(status, { 'access-control-allow-origin': '*' }).end(status === 200 ? 'success' : 'no')
    }
    const method = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? '')?.[1] ?? ''
    const asked = JSON.parse((await text(request)) || '{}')
    const said = rooms.answer(method, asked, await tokens.read(bearerOf(request.headers)))
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body))
  })

  const lines = new WebSocketServer({ noServer: true })
  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (state.trouble === 'down') return socket.destroy()
    const { status, grants } = await judge(request)
    if (status === 401) state.refused++
    if (!grants) return socket.end(`HTTP/1.1 ${status} No\r\nconnection: close\r\n\r\n`)
    const comesBack = new URL(request.url ?? '', 'http://livekit').searchParams.get('reconnect') === '1'
    lines.handleUpgrade(request, socket, head, (line) => rooms.letIn(line, grants, comesBack))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: at } = server.address() as AddressInfo

  const close = async () => {
    await rooms.clear()
    for (const line of lines.clients) line.terminate()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    url: `ws://127.0.0.1:${at}`,
    /** The trouble that it makes, whether it revokes tokens as LiveKit Cloud does, and how many browsers were not let in. */
    state,
    /** Who is in a room now; undefined where there is no such room. */
    inside: (room: string) => rooms.inside(room),
    /** To whom somebody in a room shows themselves; undefined: to all. */
    shows: (room: string, identity: string) => rooms.shows(room, identity),
    /** The lines of all browsers break off. */
    cut: () => {
      for (const line of lines.clients) line.terminate()
    },
    close,
  }
}

const bearerOf = ({ authorization }: IncomingMessage['headers']) => authorization?.replace(/^Bearer /, '') ?? ''
