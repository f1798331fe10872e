import { randomBytes } from 'node:crypto'
import {
  type AddTrackRequest,
  DisconnectReason,
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo,
  ParticipantInfo_State,
  ParticipantPermission,
  ParticipantUpdate,
  Pong,
  Room,
  ServerInfo,
  SignalRequest,
  SignalResponse,
  TrackInfo,
  TrackPublishedResponse,
} from '@livekit/protocol'
import type { VideoGrant } from 'livekit-server-sdk'
import type { WebSocket } from 'ws'
import { type Carrier, openCarrier } from './carrier.ts'

interface Opening {
  line: WebSocket
  room: Map<string, Participant>
  /** The room's. */
  name: string
  identity: string
  grants: VideoGrant
}

/** Somebody in a room: what they show, to whom, and the line on which they and the server talk. */
export interface Participant {
  sid: string
  identity: string
  carrier: Carrier
  say: (message: Saying) => void
  info: () => ParticipantInfo
  /** To whom they show themselves; undefined: to all. */
  shows: () => string[] | undefined
  leave: (reason: DisconnectReason) => Promise<void>
}

export type Saying = NonNullable<SignalResponse['message']>

const newSid = (kind: 'PA' | 'TR') => `${kind}_${randomBytes(6).toString('hex')}`
const write = (line: WebSocket, message: Saying) => line.send(new SignalResponse({ message }).toBinary())

/** Whoever lost their line is told to come in anew. */
export const sendBack = (line: WebSocket) => {
  write(line, { case: 'leave', value: new LeaveRequest({ action: LeaveRequest_Action.RECONNECT }) })
  line.close()
}

/** Lets somebody in. */
export const openParticipant = ({ line, room, name, identity, grants }: Opening) => {
  const sid = newSid('PA')
  const tracks = new Map<string, TrackInfo>()
  /** Whom they show themselves to; undefined: all. */
  let allowed: ReadonlySet<string> | undefined
  let [standing, isGone] = [ParticipantInfo_State.JOINED, false]

  const say = (message: Saying) => {
    if (line.readyState === line.OPEN) write(line, message)
  }
  const info = () =>
    new ParticipantInfo({
      sid,
      identity,
      state: standing,
      tracks: [...tracks.values()],
      permission: new ParticipantPermission({ canPublish: grants.canPublish ?? true, canSubscribe: true }),
    })
  const others = () => [...room.values()].filter((one) => one.sid !== sid)
  const tellOthers = () => {
    const value = new ParticipantUpdate({ participants: [info()] })
    for (const one of others()) one.say({ case: 'update', value })
  }
  const carrier = openCarrier({
    sid,
    say,
    isAllowed: (to) => !isGone && (allowed?.has(to) ?? true),
    trackOf: (kind) => [...tracks.values()].find(({ type }) => type === kind),
    others: () => others().map((one) => ({ identity: one.identity, carrier: one.carrier })),
    connected: () => {
      standing = ParticipantInfo_State.ACTIVE
      tellOthers()
    },
  })

  const leave = async (reason: DisconnectReason) => {
    if (isGone) return
    isGone = true
    say({ case: 'leave', value: new LeaveRequest({ reason, action: LeaveRequest_Action.DISCONNECT }) })
    standing = ParticipantInfo_State.DISCONNECTED
    tellOthers()
    if (room.get(identity)?.sid === sid) room.delete(identity)
    line.close()
    await carrier.close()
  }

  const addTrack = ({ cid, type, source, muted }: AddTrackRequest) => {
    const track = new TrackInfo({ sid: newSid('TR'), type, source, muted })
    tracks.set(track.sid, track)
    say({ case: 'trackPublished', value: new TrackPublishedResponse({ cid, track }) })
    tellOthers()
  }
  type Heard = Extract<SignalRequest['message'], { case: string }>
  const hears: { [Case in Heard['case']]?: (said: Extract<Heard, { case: Case }>['value']) => unknown } = {
    offer: (said) => carrier.takeOffer(said),
    answer: (said) => carrier.takeAnswer(said),
    trickle: (said) => carrier.takeCandidate(said),
    addTrack: (said) => addTrack(said),
    mute: (said) => mute(said),
    subscriptionPermission: (said) => allow(said),
    pingReq: ({ timestamp }) => say({ case: 'pongResp', value: new Pong({ lastPingTimestamp: timestamp }) }),
    leave: () => leave(DisconnectReason.CLIENT_INITIATED),
  }
  const hear = async ({ message }: SignalRequest) => {
    // Whatever else a browser says is of no use here, nor what was still on its way from one who has left.
    if (message.case && !isGone) await hears[message.case]?.(message.value as never)
  }
  const mute = ({ sid: of, muted }: { sid: string; muted: boolean }) => {
    const track = tracks.get(of)
    if (track) track.muted = muted
    tellOthers()
  }
  const allow = (to: { allParticipants: boolean; trackPermissions: { participantIdentity: string }[] }) => {
    allowed = to.allParticipants ? undefined : new Set(to.trackPermissions.map((one) => one.participantIdentity))
    carrier.offerAll()
  }

  // One after the other, as they came.
  let last: Promise<unknown> = Promise.resolve()
  line.on('message', (data: Buffer) => {
    last = last.then(() => hear(SignalRequest.fromBinary(data)))
  })
  line.on('close', () => void leave(DisconnectReason.SIGNAL_CLOSE))

  const shows = () => allowed && [...allowed].sort()
  const self: Participant = { sid, identity, say, info, shows, leave, carrier }
  const otherParticipants = others().map((one) => one.info())
  room.set(identity, self)
  const join = new JoinResponse({
    room: new Room({ name }),
    participant: info(),
    otherParticipants,
    serverVersion: '1.8.4',
    serverInfo: new ServerInfo({ version: '1.8.4', protocol: 15 }),
    subscriberPrimary: false,
    pingInterval: 5,
    pingTimeout: 15,
  })
  say({ case: 'join', value: join })
  tellOthers()
  for (const one of others()) one.carrier.offerAll()
}
