import { DisconnectReason } from '@livekit/protocol'
import type { WebSocket } from 'ws'
import { systemClock } from '#kit/time/clock.ts'
import { type Grants, mayRequest } from './grants.ts'
import { openParticipant, type Participant, sendBack } from './participant.ts'

interface Asked {
  room?: string
  identity?: string
  revokeTokenTs?: string
}

/** Unless it is told otherwise, it revokes tokens that are still to be written. */
const LEEWAY_SECONDS = 60
const secondsNow = () => Math.floor(systemClock.now().getTime() / 1000)

/** Rooms by name, and who is in each by identity. A room is there while somebody is in it, or was since it was made. */
export const openRooms = () => {
  const rooms = new Map<string, Map<string, Participant>>()
  const revoked = new Map<string, number>()

  const letIn = (line: WebSocket, grants: Grants, comesBack: boolean) => {
    const [name, identity] = [grants.video?.room ?? '', grants.sub ?? '']
    // Nothing is taken up again here: who lost the line comes in anew.
    if (comesBack) return sendBack(line)
    const room = rooms.get(name) ?? new Map<string, Participant>()
    rooms.set(name, room)
    room.get(identity)?.leave(DisconnectReason.DUPLICATE_IDENTITY)
    openParticipant({ line, room, name, identity, grants: grants.video ?? {} })
  }

  const done = (body: object = {}) => ({ status: 200, body })
  const fault = (status: number, code: string) => ({ status, body: { code, msg: code } })

  const calls: Record<string, (asked: Asked) => { status: number; body: object }> = {
    ListRooms: () => done({ rooms: [...rooms.keys()].map((name) => ({ name })) }),
    ListParticipants: ({ room = '' }) => {
      const found = rooms.get(room)
      return done({ participants: [...(found?.values() ?? [])].map(({ info }) => info().toJson()) })
    },
    RemoveParticipant: ({ room = '', identity = '', revokeTokenTs }) => {
      const found = rooms.get(room)?.get(identity)
      if (!found) return fault(404, 'not_found')
      revoked.set(`${room} ${identity}`, Number(revokeTokenTs ?? 0) || secondsNow() + LEEWAY_SECONDS)
      found.leave(DisconnectReason.PARTICIPANT_REMOVED)
      return done()
    },
    DeleteRoom: ({ room = '' }) => {
      const found = rooms.get(room)
      if (!found) return fault(404, 'not_found')
      for (const one of found.values()) one.leave(DisconnectReason.ROOM_DELETED)
      rooms.delete(room)
      return done()
    },
  }

  return {
    letIn,
    answer: (method: string, asked: Asked, grants: Grants | undefined) => {
      const call = calls[method]
      if (!call) return fault(404, 'bad_route')
      if (!grants) return fault(401, 'unauthenticated')
      return mayRequest(grants, method, asked.room) ? call(asked) : fault(403, 'permission_denied')
    },
    /** Whether somebody was put out after this token was written. */
    isRevoked: ({ video, sub, nbf = 0 }: Grants) => nbf < (revoked.get(`${video?.room} ${sub}`) ?? 0),
    inside: (room: string) => {
      const found = rooms.get(room)
      return found && [...found.keys()].sort()
    },
    shows: (room: string, identity: string) => rooms.get(room)?.get(identity)?.shows(),
    clear: async () => {
      for (const room of rooms.values())
        for (const one of room.values()) await one.leave(DisconnectReason.SERVER_SHUTDOWN)
    },
  }
}
